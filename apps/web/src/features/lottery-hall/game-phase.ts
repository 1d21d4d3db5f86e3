import type { LotteryGame } from '@palpite/contract/game.ts';
import { secondsUntil, useAsTimePasses } from '../../lib/ticking.ts';
import { isVietnamAccount } from '../../parts/lottery/lottery-queries.ts';
import { useHallOffset } from './hall-offset.tsx';

/** Where a game of a menu is, by the operator's clock. */
export type GamePhase = 'loading' | 'rest' | 'open' | 'closing' | 'closed' | 'none';

/** How long before its close a sale is closing, in seconds: of a draw a day two minutes, else ten seconds. */
const closingOf = ({ accountTypeName }: Pick<LotteryGame, 'accountTypeName'>) =>
  isVietnamAccount(accountTypeName) ? 120 : 10;

type Watched = Pick<LotteryGame, 'accountTypeName' | 'nextDraw' | 'maintenance'>;

/** Renders when the phase changes. */
export function useGamePhase(game: Watched): GamePhase {
  const serverOffset = useHallOffset();
  const { nextDraw, maintenance } = game;
  const end = nextDraw && Date.parse(nextDraw.closesAt) - (serverOffset ?? 0);
  return useAsTimePasses(() => {
    if (maintenance) return 'rest';
    if (serverOffset === null) return 'loading';
    if (end === null) return 'none';
    const left = secondsUntil(end);
    // The menu is asked for again with the draw; until then what it had on sale is closed.
    if (left === 0) return 'closed';
    return left <= closingOf(game) ? 'closing' : 'open';
  });
}
