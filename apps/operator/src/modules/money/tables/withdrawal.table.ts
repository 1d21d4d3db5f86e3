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
import { account } from '#modules/identity/tables/account.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/** Why the operator put a withdrawal on hold without a reason typed by staff. */
export type HoldReason = 'account-locked' | 'payee-name-changed' | 'payout-account-removed';

/** The answer about a payout; `counted` when there was none in time. */
export type ReceiptAnswer = WithdrawalReceiptAnswer['answer'] | 'counted';

/** The promised time of each step: later changes of the brand do not affect it. */
export interface WithdrawalPromise {
  readonly reviewMinutes: number;
  readonly payoutMinutes: number;
  readonly receiptMinutes: number;
  readonly settlementMinutes: number;
}

/**
 * Money on its way out. The ledger holds amount and fee under `holdId` until it is paid, refused or cancelled; this
 * row records which, and the outcome of the payout.
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
    /** As shown at the time: an account may be removed while its withdrawal is in progress. */
    destination: jsonb().$type<WithdrawalDestination>().notNull(),
    /**
     * The real name at the time: the payout account must be in this name. Null when requested before names were kept.
     */
    payeeName: text(),
    /** Null only between the row and its hold, which one transaction makes. */
    holdId: text(),
    terms: jsonb().$type<WithdrawalPromise>().notNull(),
    status: text().$type<WithdrawalStatus>().notNull(),
    /** Why it waits; empty once it is final. */
    waits: jsonb().$type<readonly WithdrawalWait[]>().notNull(),
    /** Staff's text to its member: why it is on hold, or why it was refused. */
    note: text(),
    /** Why it is on hold, when staff typed no reason. */
    holdReason: text().$type<HoldReason>(),
    /** The time promised to its member, or when the payout counts as received. */
    promisedAt: timestamp({ withTimezone: true }),
    /** When the clock advances it; null when staff must. */
    dueAt: timestamp({ withTimezone: true }),
    /** The day of the brand's time zone that it counts for. */
    day: date({ mode: 'string' }).notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** The amount of the last payout: all of it, later only what was missing. */
    payoutMinor: bigint({ mode: 'bigint' }),
    /** The number of payouts. */
    payouts: bigint({ mode: 'number' }).notNull().default(0),
    /** The answer about the last payout, and the missing amount. */
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

/** An event of a withdrawal, as its member sees it. Rows are written once and stay. */
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

/** A picture about the outcome of a payout: re-encoded from the upload, so that nothing is hidden in it. */
export const withdrawalImage = operatorSchema.table(
  'withdrawal_image',
  {
    /** 128 random bits. */
    id: text().primaryKey(),
    withdrawalId: bigint({ mode: 'number' })
      .notNull()
      .references(() => withdrawal.id),
    /** The payout whose receipt names it (`payouts`, counted from 1); null while no receipt does. */
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
