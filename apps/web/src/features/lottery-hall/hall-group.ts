import type { LotteryGroup } from '@palpite/contract/game.ts';

/** A group of the hall's menu. */
export type HallGroup = Readonly<LotteryGroup>;
