import { type SQL, sql } from 'drizzle-orm';

/** A test's own clock; without one the database's decides, which all processes share. */
export type WorkClock = (() => Date) | undefined;

/** The present, as SQL. No process's own clock decides what is due. */
export const presentOf = (clock: WorkClock): SQL =>
  clock === undefined ? sql`now()` : sql`${clock().toISOString()}::timestamptz`;
