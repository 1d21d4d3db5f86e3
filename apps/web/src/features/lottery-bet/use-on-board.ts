import { useMemo } from 'react';
import type { LotteryOffer, OfferedPlay } from './board/offer.ts';
import type { Slip } from './slip/slip.ts';
import { useLevel } from './use-level.ts';
import { useOffer } from './use-offer.ts';
import type { Sale } from './use-sale.ts';

/** The game with the levels and stations that are in use, and its play as the board has it. */
export function useOnBoard(
  asked: LotteryOffer,
  askedPlay: OfferedPlay,
  { slip, sale }: { slip: Slip; sale: Sale },
) {
  const { wanted, choose } = useLevel(asked);
  const game = useOffer(asked, { slip, wanted, numero: sale.issue?.numero });
  return useMemo(() => {
    const plays = wanted === game.prizeLevel ? game.plays : game.levels?.get(wanted);
    const play = plays?.find(({ row }) => row.code === askedPlay.row.code);
    const isKnown = plays !== undefined && play !== undefined;
    return {
      game,
      onLevel: choose,
      // The board keeps the highest level until the odds of the wanted one are known.
      play: isKnown ? play : askedPlay,
      level: isKnown ? wanted : game.prizeLevel,
      /** The game with all its plays at that level. */
      onBoard: isKnown ? { ...game, plays: [...plays] } : game,
    };
  }, [game, askedPlay, wanted, choose]);
}
