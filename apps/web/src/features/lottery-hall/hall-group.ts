import type { LotteryGame } from '@palpite/contract/game.ts';

/** A group of the hall's menu. */
export interface HallGroup {
  readonly gameGroupCode: string;
  readonly labelName: string;
  readonly gameMenus: readonly LotteryGame[];
}
