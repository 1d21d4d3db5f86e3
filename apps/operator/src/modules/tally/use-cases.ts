import { rebuildTally } from './staff/rebuild-tally.ts';

/** What staff do in this module, in the order of the registry. */
export const tallyStaff = { rebuildTally } as const;
