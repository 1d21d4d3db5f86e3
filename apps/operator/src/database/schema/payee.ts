import { bigint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { operatorSchema } from './schema.ts';

/** Who an account's money is paid to, and what guards it. An account that the operator made may have no row yet. */
export const payee = operatorSchema.table('payee', {
  accountId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  /** The account holder's real name. */
  payeeName: text(),
  /** PHC string of argon2id. */
  paymentPasswordHash: text(),
  /** Since when only staff move the account's withdrawals on; null while the clock does too. */
  frozenAt: timestamp({ withTimezone: true }),
});
