/**
 * The result of counting all spins of `reels.ts` under `paytable.ts` (see `exact-return.ts`; a test counts again).
 * Stored because counting takes seconds and the figures are needed at once.
 */
import type { WaysCounts } from './exact-return.ts';

export const WAYS_COUNTS: WaysCounts = {
  spins: 6982800,
  unitsByStep: [43288371, 11532069, 4936291, 2031274, 485021, 16460],
  spinsByScatters: [2895233, 3027992, 971541, 88034, 0, 0],
  winningSpins: 2815890,
  mostPaid: [1882, 3124, 3469, 1346, 0, 0],
  mostFree: [5646, 9372, 10407, 4038, 0, 0],
};
