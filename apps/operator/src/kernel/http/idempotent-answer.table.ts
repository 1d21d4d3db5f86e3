import { jsonb, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, operatorSchema } from '../database/schema.ts';

/** Answers given under an Idempotency-Key. Rows are never removed: a key never expires. */
export const idempotentAnswer = operatorSchema.table(
  'idempotent_answer',
  {
    /** `account:<id>` or `brand:<code>`: keys of two callers never collide. */
    scope: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    /** HMAC-SHA-256 of query and body under the master key: bodies contain passwords. */
    inputHash: bytea().notNull(),
    /** Null only inside the transaction that is still working on the answer. */
    status: smallint(),
    /** The envelope, sealed with the master key: answers contain session tokens. */
    answer: text(),
    /** The answer's value, where it holds no secret and the act's own call of the database keeps it. */
    value: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.operation, table.key] })],
);
