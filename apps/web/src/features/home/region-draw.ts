import type { LotteryGame } from '@palpite/contract/game.ts';

/** A region of Vietnam with the station that it draws next. */
export interface RegionDraw {
  readonly code: string;
  readonly name: string;
  readonly next: LotteryGame;
}
