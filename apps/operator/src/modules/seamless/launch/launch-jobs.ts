import { lt } from 'drizzle-orm';
import { launch } from '../tables/vendor-session.table.ts';
import type { Job } from '@palpite/work/job.ts';

/** Removes the launch addresses that have expired. */
export const sweepLaunches: Job = {
  name: 'sweep-launches',
  everySeconds: 600,
  async run({ tx }, slot) {
    const { rowCount } = await tx.delete(launch).where(lt(launch.expiresAt, slot));
    return { removed: rowCount ?? 0 };
  },
};
