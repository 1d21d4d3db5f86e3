import {
  bigint,
  boolean,
  date,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const of = {
  brand: text().notNull(),
  /** Null: it is about the brand as a whole. */
  accountId: bigint({ mode: 'number' }),
  topic: text().notNull(),
  /** Identifiers and amounts, as topics have them; no personal data. */
  facts: jsonb().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
};

/** The tables of the log in one schema. */
export interface EventTables {
  readonly eventNew: ReturnType<typeof eventNewTable>;
  readonly event: ReturnType<typeof eventTable>;
  readonly eventHead: ReturnType<typeof eventHeadTable>;
  readonly consumer: ReturnType<typeof consumerTable>;
}

export const eventTables = (schema: string): EventTables => ({
  eventNew: eventNewTable(schema),
  event: eventTable(schema),
  eventHead: eventHeadTable(schema),
  consumer: consumerTable(schema),
});

/** Events that wait for their place in the log. */
const eventNewTable = (schema: string) =>
  pgSchema(schema).table('event_new', {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...of,
  });

/** The log, in partitions of a day: places rise in the order in which the relay handed them out. */
const eventTable = (schema: string) =>
  pgSchema(schema).table(
    'event',
    {
      pos: bigint({ mode: 'number' }).notNull(),
      handedOn: date().notNull(),
      ...of,
    },
    (table) => [primaryKey({ columns: [table.pos, table.handedOn] })],
  );

/** The last place that was handed out; one row. */
const eventHeadTable = (schema: string) =>
  pgSchema(schema).table('event_head', {
    isOnly: boolean().primaryKey().default(true),
    pos: bigint({ mode: 'number' }).notNull().default(0),
    /** Tells the places of this database from those of another. */
    epoch: uuid().notNull().defaultRandom(),
  });

/** How far a lane of a consumer has come. */
const consumerTable = (schema: string) =>
  pgSchema(schema).table(
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
