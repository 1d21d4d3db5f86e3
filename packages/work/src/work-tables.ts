import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export type WorkState = 'open' | 'done' | 'failed' | 'dropped';

/** The tables of work in one schema: each program that owes work has its own. */
export interface WorkTables {
  readonly work: ReturnType<typeof workTable>;
  readonly workCalendar: ReturnType<typeof workCalendarTable>;
  readonly jobSlot: ReturnType<typeof jobSlotTable>;
}

/** Whose tables: a queue, or all that a program shares about its work. */
export interface HasWorkTables {
  readonly tables: WorkTables;
}

export const workTables = (schema: string): WorkTables => ({
  work: workTable(schema),
  workCalendar: workCalendarTable(schema),
  jobSlot: jobSlotTable(schema),
});

/** Owed work: what must happen once, whichever process does it. Rows that have ended are swept after some weeks. */
const workTable = (schema: string) =>
  pgSchema(schema).table(
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
const workCalendarTable = (schema: string) =>
  pgSchema(schema).table('work_calendar', {
    name: text().primaryKey(),
    madeTo: timestamp({ withTimezone: true }).notNull(),
  });

/** Scheduled work: one row per name and slot, claimed in the transaction of the work itself. */
const jobSlotTable = (schema: string) =>
  pgSchema(schema).table(
    'job_slot',
    {
      name: text().notNull(),
      /** Start of the interval that the run is for. */
      slot: timestamp({ withTimezone: true }).notNull(),
      doneAt: timestamp({ withTimezone: true }).notNull(),
    },
    (table) => [primaryKey({ columns: [table.name, table.slot] })],
  );
