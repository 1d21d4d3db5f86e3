import {
  bigint,
  boolean,
  date,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { operatorSchema } from '../database/schema.ts';

const told = {
  brand: text().notNull(),
  /** Null: it is about the brand as a whole. */
  accountId: bigint({ mode: 'number' }),
  topic: text().notNull(),
  /** Identifiers and amounts, as `topics.ts` has them; no personal data. */
  facts: jsonb().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
};

/** Events that wait for their place in the log. */
export const eventNew = operatorSchema.table('event_new', {
  seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...told,
});

/** The log, in partitions of a day: places rise in the order in which the relay handed them out. */
export const event = operatorSchema.table(
  'event',
  {
    pos: bigint({ mode: 'number' }).notNull(),
    handedOn: date().notNull(),
    ...told,
  },
  (table) => [primaryKey({ columns: [table.pos, table.handedOn] })],
);

/** The last place that was handed out; one row. */
export const eventHead = operatorSchema.table('event_head', {
  isOnly: boolean().primaryKey().default(true),
  pos: bigint({ mode: 'number' }).notNull().default(0),
  /** Tells the places of this database from those of another. */
  epoch: uuid().notNull().defaultRandom(),
});

/** How far a lane of a consumer has come. */
export const consumer = operatorSchema.table(
  'consumer',
  {
    name: text().notNull(),
    lane: smallint().notNull(),
    pos: bigint({ mode: 'number' }).notNull(),
    /** How often the event after `pos` has failed in a row. */
    failures: smallint().notNull().default(0),
    lastError: text(),
    /** Set: it does nothing until staff start it again. */
    stoppedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.name, table.lane] })],
);
