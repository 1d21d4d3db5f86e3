import { bigint, index, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/** The one valid code for a purpose and a number or address; the next one replaces it. */
export const verificationCode = operatorSchema.table(
  'verification_code',
  {
    /** HMAC-SHA-256 of brand, purpose and recipient, under the master key. */
    targetHash: bytea().primaryKey(),
    /** HMAC-SHA-256 of the target and the code: a million codes could be tried on a plain hash. */
    codeHash: bytea().notNull(),
    /** The account that it opens; null for a code to register with, and for one without an account. */
    accountId: bigint({ mode: 'number' }).references(() => account.id, { onDelete: 'cascade' }),
    triesLeft: smallint().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('verification_code_expires_at').on(table.expiresAt)],
);

/** A verified number, and the one account of the brand that it opens. */
export const provedMobile = operatorSchema.table(
  'proved_mobile',
  {
    brandCode: text().notNull(),
    /** E.164, with the plus. */
    number: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    provedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandCode, table.number] }),
    index('proved_mobile_account').on(table.accountId),
  ],
);
