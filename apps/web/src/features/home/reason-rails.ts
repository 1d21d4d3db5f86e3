import type { HomeRail } from '@palpite/contract/face.ts';

/** Rows whose games have one thing in common. */
const REASON_RAILS = ['freeSpins', 'lowStake', 'highReturn', 'thisWeek'] as const;
export type ReasonRailName = (typeof REASON_RAILS)[number];

export const isReasonRail = (rail: HomeRail): rail is ReasonRailName =>
  REASON_RAILS.some((each) => each === rail);
