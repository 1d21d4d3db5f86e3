import { type Database, inTransaction } from '@palpite/server/database/transaction.ts';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { presentOf, type WorkClock } from './work-clock.ts';
import type { Owed } from './work-kind.ts';
import type { WorkQueue } from './work-queue.ts';
import type { HasWorkTables } from './work-tables.ts';

/**
 * Work that time itself owes: draws, periods, comparisons. Its rows are made ahead, in order, from where the last ones
 * end; after an outage the list is longer and nothing is missing from it.
 */
export interface Calendar {
  readonly name: string;
  /** How far ahead rows are made. */
  readonly horizonSeconds: number;
  /**
   * The work that is due after `from` and no later than `to`, in the order in which it is to be done. The same span
   * gives the same keys.
   */
  entries(tx: Database, span: CalendarSpan): Promise<readonly Owed[]>;
}

export interface CalendarSpan {
  readonly from: Date;
  readonly to: Date;
  /** What lies between `from` and this was missed by an outage. */
  readonly now: Date;
}

interface CalendarNeeds {
  readonly pool: Pool;
  readonly queue: Pick<WorkQueue, 'oweAll' | 'tables'>;
  readonly clock: WorkClock;
}

/**
 * Makes a calendar's work up to its horizon, once half of what was made is used up. One process at a time: the others
 * leave it to that one. A new calendar begins now.
 * @returns how many pieces are new
 */
export function makeAhead(
  { pool, queue, clock }: CalendarNeeds,
  { name, horizonSeconds, entries }: Calendar,
): Promise<number> {
  const { workCalendar } = queue.tables;
  return inTransaction(pool, async ({ tx }) => {
    const present = presentOf(clock);
    await tx.insert(workCalendar).values({ name, madeTo: present }).onConflictDoNothing();
    const [calendar] = await tx
      .select({ from: workCalendar.madeTo, now: sql`${present}`.mapWith(workCalendar.madeTo) })
      .from(workCalendar)
      .where(eq(workCalendar.name, name))
      .for('update', { skipLocked: true });
    if (calendar === undefined) return 0;
    const { from, now } = calendar;
    if (from.getTime() > now.getTime() + horizonSeconds * 500) return 0;
    const to = new Date(now.getTime() + horizonSeconds * 1_000);
    const added = await queue.oweAll(tx, await entries(tx, { from, to, now }));
    await tx.update(workCalendar).set({ madeTo: to }).where(eq(workCalendar.name, name));
    return added;
  });
}

/**
 * Keeps a calendar from making anything until the transaction ends, for one that changes what it has made.
 * @returns up to when it has made its work; undefined before its first time
 */
export async function holdCalendar(
  { tables: { workCalendar } }: HasWorkTables,
  tx: Database,
  name: string,
): Promise<Date | undefined> {
  const [held] = await tx
    .select({ madeTo: workCalendar.madeTo })
    .from(workCalendar)
    .where(eq(workCalendar.name, name))
    .for('update');
  return held?.madeTo;
}

/** The instants that are whole multiples of a period, after `from` and no later than `to`. */
export function instantsBetween(from: Date, to: Date, periodSeconds: number): readonly Date[] {
  const period = periodSeconds * 1_000;
  const first = Math.floor(from.getTime() / period) + 1;
  const last = Math.floor(to.getTime() / period);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, nth) => new Date((first + nth) * period),
  );
}
