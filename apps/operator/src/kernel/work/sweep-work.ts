import { and, inArray, lt } from 'drizzle-orm';
import { daysBefore, type Job } from './job.ts';
import { work } from './work.table.ts';

/** For how long work that has ended can be looked up. */
const KEPT_DAYS = 30;

export const sweepWork: Job = {
  name: 'sweep-work',
  everySeconds: 3_600,
  async run({ tx }, slot) {
    const { rowCount } = await tx
      .delete(work)
      .where(
        and(
          inArray(work.state, ['done', 'dropped']),
          lt(work.endedAt, daysBefore(slot, KEPT_DAYS)),
        ),
      );
    return { removed: rowCount ?? 0 };
  },
};
