import { bigint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { operatorSchema } from '#kernel/database/schema.ts';

/**
 * The payee of an account's withdrawals, and what protects them. An account that the operator made may have no row
 * yet.
 */
export const payee = operatorSchema.table('payee', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  /** The account holder's real name. */
  payeeName: text(),
  /** PHC string of argon2id. */
  paymentPasswordHash: text(),
  /** Since when only staff advance the account's withdrawals; null while the clock does too. */
  frozenAt: timestamp({ withTimezone: true }),
});
