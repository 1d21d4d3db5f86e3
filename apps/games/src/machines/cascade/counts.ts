/**
 * The result of counting all rounds of `reels.ts` under `paytable.ts` (see `exact-return.ts`; a test counts again).
 * Stored because counting takes seconds and the figures are needed at once.
 */
import type { CascadeCounts } from './exact-return.ts';

export const CASCADE_COUNTS: CascadeCounts = {
  rounds: 2743600,
  units: 52533424,
  winningRounds: 833366,
  sweptRounds: 48761,
  mostUnits: 15654,
  mostFalls: 13,
};
