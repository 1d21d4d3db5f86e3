import {
  bigint,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytea, operatorSchema } from './schema.ts';

/** Answers given under an Idempotency-Key. Rows are never removed: a key never expires. */
export const idempotentAnswer = operatorSchema.table(
  'idempotent_answer',
  {
    /** `account:<id>` or `brand:<code>`: keys of two callers never meet. */
    scope: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** HMAC-SHA-256 of query and body under the master key: bodies hold passwords. */
    inputHash: bytea().notNull(),
    /** Null only inside the transaction that is still working on the answer. */
    status: smallint(),
    /** The envelope, sealed with the master key: answers hold session tokens. */
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.operation, table.key] })],
);

/** The operator's ECDH-ES keys for encrypted payloads; each is sealed with the master key. */
export const payloadKey = operatorSchema.table('payload_key', {
  kid: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** From this instant it opens nothing; null for the one that clients are given. */
  retiresAt: timestamp({ withTimezone: true }),
});

/** One-time values that have been used (payload ids, captchas), until they would expire anyway. */
export const spentOnce = operatorSchema.table(
  'spent_once',
  {
    /** SHA-256 of what the value is for and the value. */
    valueHash: bytea().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('spent_once_expires_at').on(table.expiresAt)],
);

/** Scheduled work: one row per name and slot, claimed in the transaction of the work itself. */
export const jobSlot = operatorSchema.table(
  'job_slot',
  {
    name: text().notNull(),
    /** Start of the interval that the run stands for. */
    slot: timestamp({ withTimezone: true }).notNull(),
    doneAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.slot] })],
);

/** Counters of rate-limiter-flexible (its columns, its types); made UNLOGGED by the migration: a crash may forget them. */
export const rateLimit = operatorSchema.table('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
