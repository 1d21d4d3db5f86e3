import { useMemo } from 'react';
import type { Slip } from './lines/slip.ts';
import { useNeeds } from './lines/use-needs.ts';
import type { LotteryOffer, OfferedPlay } from './offer/offer.ts';
import { useOffers } from './offer/use-offers.ts';
import { useSales } from './offer/use-sale.ts';
import { useLevel } from './use-level.ts';

/** The lotteries with the levels and stations that are in use, and the board's play as the board has it. */
export function useOnBoard(asked: LotteryOffer, askedPlay: OfferedPlay, slip: Slip) {
  const { gameCode } = asked;
  const { wanted, choose } = useLevel(asked);
  const needs = useNeeds(slip, gameCode, wanted);
  const sales = useSales(useMemo(() => [...needs.keys()], [needs]));
  const offers = useOffers(asked, needs, sales);
  const board = useMemo(() => {
    const game = offers.get(gameCode) ?? asked;
    const plays = wanted === game.prizeLevel ? game.plays : game.levels?.get(wanted);
    const play = plays?.find(({ row }) => row.code === askedPlay.row.code);
    const isKnown = plays !== undefined && play !== undefined;
    return {
      game,
      // The board keeps the highest level until the odds of the wanted one are known.
      play: isKnown ? play : askedPlay,
      level: isKnown ? wanted : game.prizeLevel,
      /** The game with all its plays at that level. */
      onBoard: isKnown ? { ...game, plays: [...plays] } : game,
    };
  }, [offers, gameCode, asked, askedPlay, wanted]);
  return { ...board, offers, sales, onLevel: choose };
}
