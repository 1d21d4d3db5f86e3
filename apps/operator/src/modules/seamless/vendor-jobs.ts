import type { Job } from '@palpite/work/job.ts';
import type { Services } from '#kernel/services.ts';
import { reportStaleRounds } from './stale-rounds.ts';

/** The sweep of vendors' rounds: a run that is lost finds the same rounds later. */
export const vendorJobs = ({ now }: Pick<Services, 'now'>): readonly Job[] => [
  {
    name: 'report-stale-rounds',
    everySeconds: 300,
    run: async ({ tx }) => ({ found: await reportStaleRounds(tx, now()) }),
  },
];
