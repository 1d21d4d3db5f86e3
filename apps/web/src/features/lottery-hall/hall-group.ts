import type { LotteryGame } from '@palpite/contract/game.ts';

/** A group of the hall's menu. */
export interface HallGroup {
  readonly gameGroupCode: string;
  readonly labelName: string;
  readonly gameMenus: readonly LotteryGame[];
}

/** Milliseconds that the operator's clock is ahead of this device's; null until it is known, so never on the server. */
export type ServerOffset = number | null;
