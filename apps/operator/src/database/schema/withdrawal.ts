import type {
  WithdrawalDestination,
  WithdrawalEvent,
  WithdrawalStatus,
  WithdrawalWait,
} from '@palpite/contract/withdrawal.ts';
import type { WithdrawalReceiptAnswer } from '@palpite/contract/withdrawal-receipt.ts';
import type { Currency } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { bytea, operatorSchema } from './schema.ts';

/** Why the operator held a withdrawal without staff typing a reason. */
export type HoldReason = 'account-locked' | 'payee-name-changed' | 'payout-account-removed';

/** What was said of a payout; `counted` where nobody said anything in time. */
export type ReceiptAnswer = WithdrawalReceiptAnswer['answer'] | 'counted';

/** How long its member was promised to wait for each step: what the brand changes afterwards changes none of it. */
export interface WithdrawalPromise {
  readonly reviewMinutes: number;
  readonly payoutMinutes: number;
  readonly receiptMinutes: number;
  readonly settlementMinutes: number;
}

/**
 * Money that was asked to go out. The ledger holds amount and fee under `holdId` until it is paid, refused or cancelled;
 * this row says which of them it was, and what became of the payout.
 */
export const withdrawal = operatorSchema.table(
  'withdrawal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brandCode: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    currency: text().$type<Currency>().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    feeMinor: bigint({ mode: 'bigint' }).notNull(),
    /** As it was shown then: an account may be removed while its withdrawal is under way. */
    destination: jsonb().$type<WithdrawalDestination>().notNull(),
    /** The real name as it stood then: whose the account must be. Null where it was asked for before names were kept. */
    payeeName: text(),
    /** Null for the moment between the row and its hold, which one transaction makes. */
    holdId: text(),
    terms: jsonb().$type<WithdrawalPromise>().notNull(),
    status: text().$type<WithdrawalStatus>().notNull(),
    /** Why it waits; empty once nothing more is to come. */
    waits: jsonb().$type<readonly WithdrawalWait[]>().notNull(),
    /** The words of staff to its member: why it is held, or why it was refused. */
    note: text(),
    /** Why it is held, where staff typed no reason. */
    holdReason: text().$type<HoldReason>(),
    /** What its member is promised, or when the payout counts as received. */
    promisedAt: timestamp({ withTimezone: true }),
    /** When the clock takes it on by itself; null where somebody must. */
    dueAt: timestamp({ withTimezone: true }),
    /** The day of the brand's time zone that it counts for. */
    day: date({ mode: 'string' }).notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** What the last payout sent: all of it, later what was missing. */
    payoutMinor: bigint({ mode: 'bigint' }),
    /** How many payouts there were. */
    payouts: bigint({ mode: 'number' }).notNull().default(0),
    /** What was said of the last payout, and what of it is missing. */
    receipt: text().$type<ReceiptAnswer>(),
    missingMinor: bigint({ mode: 'bigint' }),
  },
  (table) => [
    index('withdrawal_account').on(table.accountId, table.id.desc()),
    index('withdrawal_account_day').on(table.accountId, table.day),
    index('withdrawal_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('withdrawal_open')
      .on(table.brandCode, table.id)
      .where(
        sql`${table.status} in ('awaiting-review', 'awaiting-payout', 'partly-received', 'disputed')`,
      ),
    check('withdrawal_amounts', sql`${table.amountMinor} > 0 and ${table.feeMinor} >= 0`),
    check('withdrawal_reason', sql`${table.holdReason} is null or ${table.note} is null`),
    check(
      'withdrawal_status_known',
      sql`${table.status} in ('awaiting-review', 'awaiting-payout', 'paid', 'confirmed', 'partly-received', 'disputed', 'refused', 'cancelled')`,
    ),
    check(
      'withdrawal_paid',
      sql`(${table.status} in ('paid', 'confirmed', 'partly-received', 'disputed')) = (${table.payoutMinor} is not null)`,
    ),
    check(
      'withdrawal_missing',
      sql`${table.missingMinor} is null or (${table.missingMinor} >= 0 and ${table.missingMinor} <= ${table.payoutMinor})`,
    ),
  ],
);

/** What happened to a withdrawal, as its member is shown it. Rows are written once and stay. */
export const withdrawalEvent = operatorSchema.table(
  'withdrawal_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: bigint({ mode: 'number' })
      .notNull()
      .references(() => withdrawal.id),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().$type<WithdrawalEvent>().notNull(),
    by: text().$type<'member' | 'operator' | 'automatic'>().notNull(),
    note: text(),
    holdReason: text().$type<HoldReason>(),
    amountMinor: bigint({ mode: 'bigint' }),
    promisedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('withdrawal_event_of').on(table.withdrawalId, table.id),
    check('withdrawal_event_reason', sql`${table.holdReason} is null or ${table.note} is null`),
  ],
);

/** A picture that shows what came of a payout: drawn anew from what was sent, so that nothing hides in it. */
export const withdrawalImage = operatorSchema.table(
  'withdrawal_image',
  {
    /** 128 random bits. */
    id: text().primaryKey(),
    withdrawalId: bigint({ mode: 'number' })
      .notNull()
      .references(() => withdrawal.id),
    /** The payout that it was named for (`payouts`, counted from 1); null while no receipt has named it. */
    payout: bigint({ mode: 'number' }),
    /** A JPEG. */
    bytes: bytea().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('withdrawal_image_of').on(table.withdrawalId, table.sentAt),
    index('withdrawal_image_unnamed').on(table.sentAt).where(sql`${table.payout} is null`),
  ],
);
