import { daysBefore, type Job } from '@palpite/work/job.ts';
import { sweepOutbox } from './outbox.ts';

export const sweepOldMail: Job = {
  name: 'sweep-outbox',
  everySeconds: 3_600,
  run: async ({ tx }, slot) => ({ removed: await sweepOutbox(tx, daysBefore(slot, 1)) }),
};
