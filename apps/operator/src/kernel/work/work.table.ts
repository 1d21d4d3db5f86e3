import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorSchema } from '../database/schema.ts';

export type WorkState = 'open' | 'done' | 'failed' | 'dropped';

/** Owed work: what must happen once, whichever process does it. Rows that have ended are swept after some weeks. */
export const work = operatorSchema.table(
  'work',
  {
    /** In a lane, the order. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Names the thing and its step, so that the same step is owed once. */
    key: text().notNull().unique(),
    /** Work of one lane is done in order, one after the other; null for work that waits for no other. */
    lane: text(),
    /** Of a sealed kind `{ sealed }`, and nothing once it is done. */
    payload: jsonb().notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    state: text().$type<WorkState>().notNull().default('open'),
    /** Counted when an attempt begins, so that work which kills its process counts too. */
    attempts: integer().notNull().default(0),
    /** The number of the last claim: only the process that has this one may finish the work. */
    lease: integer().notNull().default(0),
    leaseUntil: timestamp({ withTimezone: true }),
    lastError: text(),
    owedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('work_due').on(table.dueAt, table.id).where(sql`${table.state} = 'open'`),
    index('work_lane')
      .on(table.lane, table.id)
      .where(sql`${table.state} in ('open', 'failed') and ${table.lane} is not null`),
    index('work_failed').on(table.id).where(sql`${table.state} = 'failed'`),
    index('work_ended').on(table.endedAt).where(sql`${table.state} in ('done', 'dropped')`),
    check('work_state_known', sql`${table.state} in ('open', 'done', 'failed', 'dropped')`),
    check('work_ended_once', sql`(${table.state} = 'open') = (${table.endedAt} is null)`),
  ],
);

/** Up to which instant a calendar has made its work. */
export const workCalendar = operatorSchema.table('work_calendar', {
  name: text().primaryKey(),
  madeTo: timestamp({ withTimezone: true }).notNull(),
});
