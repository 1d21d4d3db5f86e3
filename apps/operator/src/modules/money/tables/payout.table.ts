import type { PayoutAccount, PixKeyType } from '@palpite/contract/payout.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/** A destination of an account's withdrawals. A removed one stays, because earlier withdrawals name it. */
export const payoutAccount = operatorSchema.table(
  'payout_account',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    kind: text().$type<PayoutAccount['kind']>().notNull(),
    /** Of a PIX key. */
    keyType: text().$type<PixKeyType>(),
    /** Of a bank account: the bank among the brand's. */
    bankCode: text(),
    /** The full key or numbers, sealed with the master key: only the payout of a withdrawal reads it. */
    sealed: text().notNull(),
    /** HMAC-SHA-256 of them under the master key, so that the same one is not added twice. */
    fingerprint: bytea().notNull(),
    /** The part that is shown. */
    masked: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** From when on withdrawals can be paid to it. */
    usableAt: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('payout_account_owner').on(table.accountId, table.id),
    uniqueIndex('payout_account_once')
      .on(table.accountId, table.fingerprint)
      .where(sql`${table.removedAt} is null`),
    check('payout_account_kind', sql`${table.kind} in ('pix', 'bank')`),
    check(
      'payout_account_parts',
      sql`(${table.kind} = 'pix') = (${table.keyType} is not null) and (${table.kind} = 'bank') = (${table.bankCode} is not null)`,
    ),
  ],
);
