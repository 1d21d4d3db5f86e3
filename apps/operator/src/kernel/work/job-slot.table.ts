import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { operatorSchema } from '../database/schema.ts';

/** Scheduled work: one row per name and slot, claimed in the transaction of the work itself. */
export const jobSlot = operatorSchema.table(
  'job_slot',
  {
    name: text().notNull(),
    /** Start of the interval that the run is for. */
    slot: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.slot] })],
);
