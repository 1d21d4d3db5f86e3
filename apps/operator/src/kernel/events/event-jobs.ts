import type { Job } from '@palpite/work/job.ts';
import { keepDays } from './operator-log.ts';

/** Makes the log's partitions ahead and drops what every consumer has read, days after it. */
export const keepEventLog: Job = {
  name: 'keep-event-log',
  everySeconds: 3_600,
  run: ({ tx }) => keepDays(tx),
};
