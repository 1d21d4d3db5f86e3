import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Slip } from './lines/slip.ts';
import { needsOf } from './lines/slip-line.ts';
import type { LotteryOffer, OfferedPlay } from './offer/offer.ts';
import { useOffers } from './offer/use-offers.ts';
import { type Sales, useSales } from './offer/use-sale.ts';
import { useLevel } from './use-level.ts';

/** What the lines of a slip, and those on their way, need to be known. */
export function useNeeds(slip: Slip): string {
  const inSlip = useStore(slip.state.store, ({ lines }) => needsOf(lines));
  const inSent = useStore(slip.sent.store, (sent) => needsOf(sent?.lines ?? []));
  return `${inSlip} ${inSent}`;
}

/** The sales of the board's lottery and of those in the slip. */
export function useSlipSales(gameCode: string, needs: string): Sales {
  const codes = useMemo(() => {
    const inSlip = needs.split(' ').map((need) => need.split(':')[0] ?? '');
    return [...new Set([gameCode, ...inSlip])].filter((code) => code !== '');
  }, [gameCode, needs]);
  return useSales(codes);
}

/** The lotteries with the levels and stations that are in use, and the board's play as the board has it. */
export function useOnBoard(
  asked: LotteryOffer,
  askedPlay: OfferedPlay,
  { needs, sales }: { needs: string; sales: Sales },
) {
  const { wanted, choose } = useLevel(asked);
  const offers = useOffers(asked, `${needs} ${asked.gameCode}:${wanted}`, sales);
  return useMemo(() => {
    const game = offers.get(asked.gameCode) ?? asked;
    const plays = wanted === game.prizeLevel ? game.plays : game.levels?.get(wanted);
    const play = plays?.find(({ row }) => row.code === askedPlay.row.code);
    const isKnown = plays !== undefined && play !== undefined;
    return {
      game,
      offers,
      onLevel: choose,
      // The board keeps the highest level until the odds of the wanted one are known.
      play: isKnown ? play : askedPlay,
      level: isKnown ? wanted : game.prizeLevel,
      /** The game with all its plays at that level. */
      onBoard: isKnown ? { ...game, plays: [...plays] } : game,
    };
  }, [offers, asked, askedPlay, wanted, choose]);
}
