import { daysBefore, type Job } from '@palpite/work/job.ts';
import { sweepCodes } from './verification-code.ts';

/**
 * Codes are kept a day past their end, so that a late try gets the answer that the code is over, not that it is wrong.
 */
export const sweepOldCodes: Job = {
  name: 'sweep-codes',
  everySeconds: 3_600,
  run: async ({ tx }, slot) => ({ removed: await sweepCodes(tx, daysBefore(slot, 1)) }),
};
