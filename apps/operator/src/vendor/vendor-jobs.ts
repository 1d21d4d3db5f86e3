import type { Job } from '../jobs/job.ts';
import { sweepLaunches } from '../launch/launch-game.ts';
import { reconcile } from './reconcile.ts';

/** What launches and vendors leave to be done by the clock. */
export const vendorJobs: readonly Job[] = [
  {
    name: 'reconcile-vendors',
    everySeconds: 300,
    work: (services) => reconcile(services),
  },
  {
    name: 'sweep-launches',
    everySeconds: 600,
    run: async ({ tx }, _services, slot) => ({ removed: await sweepLaunches(tx, slot) }),
  },
];
