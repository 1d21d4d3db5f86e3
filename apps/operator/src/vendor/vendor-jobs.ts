import type { Job } from '../jobs/job.ts';
import { sweepLaunches } from '../launch/launch-game.ts';
import { reconcile } from './reconcile.ts';

/** What launches and vendors leave to be done by the clock. */
export const vendorJobs: readonly Job[] = [
  {
    name: 'reconcile-vendors',
    everySeconds: 300,
    run: ({ tx }, services) => reconcile(tx, services),
  },
  {
    name: 'sweep-launches',
    everySeconds: 600,
    run: async ({ tx }, _services, slot) => ({ removed: await sweepLaunches(tx, slot) }),
  },
];
