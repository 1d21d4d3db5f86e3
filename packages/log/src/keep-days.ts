import type { Database } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import type { LogHome } from './log-home.ts';

/** How many days of the log are there ahead, and how many stay past the slowest consumer. */
const AHEAD_DAYS = 3;
const KEPT_DAYS = 2;

/** Makes the log's partitions ahead and drops what every consumer has read, days after it. */
export async function keepDays({ schema, clock }: LogHome, tx: Database) {
  const [home, now] = [sql.raw(schema), sql.raw(clock)];
  // A partition that is dropped waits for readers of the whole log, and others behind it: never for long.
  await tx.execute(sql`set local lock_timeout = '2s'`);
  const { rows } = await tx.execute<{ made: number; dropped: number }>(sql`
    with day as (select (${now} at time zone 'UTC')::date as today)
    select ${home}.make_event_days(today, today + ${AHEAD_DAYS}::int) as made,
      ${home}.drop_event_days(today - ${KEPT_DAYS}::int) as dropped from day`);
  return { made: rows[0]?.made ?? 0, dropped: rows[0]?.dropped ?? 0 };
}
