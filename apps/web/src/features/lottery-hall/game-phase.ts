import type { LotteryGame } from '@palpite/contract/game.ts';
import { useSecondsLeft } from '../../lib/use-seconds-left.ts';
import { isVietnamAccount } from '../../parts/lottery/lottery-queries.ts';
import type { ServerOffset } from '../../parts/lottery/server-offset.ts';

/** Where a game of a menu is, by the operator's clock. */
export interface GamePhase {
  readonly phase: 'loading' | 'rest' | 'open' | 'closing' | 'closed' | 'none';
  /** Until the sale closes. */
  readonly left: number;
}

/** How long before its close a sale is closing, in seconds: of a draw a day two minutes, else ten seconds. */
const closingOf = ({ accountTypeName }: Pick<LotteryGame, 'accountTypeName'>) =>
  isVietnamAccount(accountTypeName) ? 120 : 10;

type Watched = Pick<LotteryGame, 'accountTypeName' | 'nextDraw' | 'maintenance'>;

/** Counts down. Renders each second, so it belongs into small components. */
export function useGamePhase(game: Watched, serverOffset: ServerOffset): GamePhase {
  const { nextDraw, maintenance } = game;
  const left = useSecondsLeft(nextDraw ? Date.parse(nextDraw.closesAt) - (serverOffset ?? 0) : 0);
  if (maintenance) return { phase: 'rest', left };
  if (serverOffset === null) return { phase: 'loading', left };
  if (!nextDraw) return { phase: 'none', left };
  // The menu is asked for again with the draw; until then what it had on sale is closed.
  if (left === 0) return { phase: 'closed', left };
  return { phase: left <= closingOf(game) ? 'closing' : 'open', left };
}
