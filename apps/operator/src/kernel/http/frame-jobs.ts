import type { Job } from '@palpite/work/job.ts';
import { sweepSpent } from '../secrets/spent-once.ts';
import type { Services } from '../services.ts';

/** Removes expired data of the frame. */
export const frameJobs = ({
  throttles,
  payloadKeys,
}: Pick<Services, 'throttles' | 'payloadKeys'>): readonly Job[] => [
  {
    name: 'sweep-spent-values',
    everySeconds: 300,
    run: async ({ tx }, slot) => ({ removed: await sweepSpent(tx, slot) }),
  },
  {
    name: 'sweep-rate-limits',
    everySeconds: 300,
    run: async (_transaction, slot) => ({ removed: await throttles.sweep(slot) }),
  },
  {
    name: 'sweep-payload-keys',
    everySeconds: 3_600,
    run: async ({ tx }, slot) => ({ removed: await payloadKeys.sweep(tx, slot) }),
  },
];
