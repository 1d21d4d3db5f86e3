/**
 * What counting all rounds of `reels.ts` under `paytable.ts` gives (see `exact-return.ts`; a test counts
 * again). Written down because counting takes seconds and the figures are wanted at once.
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
