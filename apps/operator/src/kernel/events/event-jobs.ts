import { sql } from 'drizzle-orm';
import type { Job } from '../work/job.ts';

/** How many days of the log are there ahead, and how many stay past the slowest consumer. */
const AHEAD_DAYS = 3;
const KEPT_DAYS = 2;

/** Makes the log's partitions ahead and drops what every consumer has read, days after it. */
export const keepEventLog: Job = {
  name: 'keep-event-log',
  everySeconds: 3_600,
  async run({ tx }) {
    // A partition that is dropped waits for readers of the whole log, and others behind it: never for long.
    await tx.execute(sql`set local lock_timeout = '2s'`);
    const { rows } = await tx.execute<{ made: number; dropped: number }>(sql`
      with day as (select (ledger.now() at time zone 'UTC')::date as today)
      select operator.make_event_days(today, today + ${AHEAD_DAYS}::int) as made,
        operator.drop_event_days(today - ${KEPT_DAYS}::int) as dropped from day`);
    return { made: rows[0]?.made ?? 0, dropped: rows[0]?.dropped ?? 0 };
  },
};
