import { bigint, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/** The authenticator app that an account signs in with, in addition to its password (TOTP, RFC 6238). */
export const authenticator = operatorSchema.table('authenticator', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** The shared secret, sealed with the master key. */
  sealedSecret: text().notNull(),
  /** The time step of the last accepted code: it and the ones before it are no longer valid. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** When its owner confirmed it; null until then, and it is not required. */
  confirmedAt: timestamp({ withTimezone: true }),
});

/** Codes that let the owner of a lost phone in, each once. */
export const recoveryCode = operatorSchema.table(
  'recovery_code',
  {
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => authenticator.accountId, { onDelete: 'cascade' }),
    /** HMAC-SHA-256 of account and code under the master key. */
    codeHash: bytea().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
