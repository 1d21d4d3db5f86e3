import { index, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea, operatorSchema } from '../database/schema.ts';

/** The operator's ECDH-ES keys for encrypted payloads; each is sealed with the master key. */
export const payloadKey = operatorSchema.table('payload_key', {
  kid: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** From this instant it opens nothing; null for the one that clients receive. */
  retiresAt: timestamp({ withTimezone: true }),
});

/** One-time values that have been used (payload ids, captchas), until they would expire anyway. */
export const spentOnce = operatorSchema.table(
  'spent_once',
  {
    /** SHA-256 of the value's purpose and the value. */
    valueHash: bytea().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('spent_once_expires_at').on(table.expiresAt)],
);
