import { and, inArray, lt, notInArray, type SQL } from 'drizzle-orm';
import { daysBefore, type Job } from './job.ts';
import type { WorkKind } from './work-kind.ts';
import type { HasWorkTables } from './work-tables.ts';

/** For how long work that has ended can be looked up, where its kind says nothing else. */
const KEPT_DAYS = 30;

/** @param kinds all that there are; those that are owed by the thousand keep theirs for less time */
export const sweepWork = (
  { tables: { work } }: HasWorkTables,
  kinds: readonly WorkKind[],
): Job => ({
  name: 'sweep-work',
  everySeconds: 3_600,
  async run({ tx }, slot) {
    const remove = async (days: number, which: SQL | undefined) => {
      const isOver = and(
        inArray(work.state, ['done', 'dropped']),
        lt(work.endedAt, daysBefore(slot, days)),
        which,
      );
      const { rowCount } = await tx.delete(work).where(isOver);
      return rowCount ?? 0;
    };
    const brief = kinds.filter(({ keptDays = KEPT_DAYS }) => keptDays < KEPT_DAYS);
    const names = brief.map(({ name }) => name);
    let removed = await remove(
      KEPT_DAYS,
      names.length > 0 ? notInArray(work.kind, names) : undefined,
    );
    for (const { name, keptDays = KEPT_DAYS } of brief) {
      removed += await remove(keptDays, inArray(work.kind, [name]));
    }
    return { removed };
  },
});
