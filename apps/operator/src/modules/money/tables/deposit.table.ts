import type {
  DepositFailure,
  DepositFee,
  DepositKind,
  DepositStatus,
  PaymentInstructions,
  RefundState,
  ReviewReason,
} from '@palpite/contract/deposit.ts';
import type { LocalizedText } from '@palpite/brands/words.ts';
import type { Currency } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { account } from '#modules/identity/tables/account.table.ts';
import { bytea, operatorSchema } from '#kernel/database/schema.ts';

/** The terms of an order: later changes of its brand's channels do not affect it. */
export interface DepositTerms {
  readonly methodName: LocalizedText;
  readonly channelName: LocalizedText;
  /** The payment provider, by its public name. */
  readonly providerName: string;
  readonly fee: DepositFee;
  readonly expectedMinutes: number;
  readonly reviewed: boolean;
  readonly turnoverPercent: number;
  /** The promised time of a review. */
  readonly reviewMinutes: number;
}

/** Who made a transition of an order. */
export type DepositActor = 'member' | 'provider' | 'operator' | 'time';

/** A deposit: the ordered amount, its status, and once it has succeeded the credited amount. Never removed. */
export const depositOrder = operatorSchema.table(
  'deposit_order',
  {
    /** Drawn before the order is inserted, because the provider receives its number as the reference. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    brandCode: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    kind: text().$type<DepositKind>().notNull(),
    /** The brand's code of the channel. */
    channel: text().notNull(),
    /** The adapter of the payment. */
    provider: text().notNull(),
    terms: jsonb().$type<DepositTerms>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    instructions: jsonb().$type<PaymentInstructions>(),
    status: text().$type<DepositStatus>().notNull(),
    failure: text().$type<DepositFailure>(),
    reviewReason: text().$type<ReviewReason>(),
    /** The payment's reference from the member. */
    paymentReference: text(),
    /** The provider's id of the order's payment. */
    paymentId: text(),
    /** The amount of that payment; null until the provider has settled it. */
    paidMinor: bigint({ mode: 'bigint' }),
    /** The amount credited to the wallet, and the fee taken off: together the amount paid. */
    creditedMinor: bigint({ mode: 'bigint' }),
    feeMinor: bigint({ mode: 'bigint' }),
    /** Why a review refused it, in the operator's words: its member reads them. */
    refusalReason: text(),
    /** When a pending review is promised to be over; otherwise null. */
    promisedAt: timestamp({ withTimezone: true }),
    /** The state of the refund; null while none has been ordered. */
    refundState: text().$type<RefundState>(),
    /** The refunded amount, at most the amount paid. */
    refundMinor: bigint({ mode: 'bigint' }),
    /** Why, or why it failed, in the operator's words: its member reads them. */
    refundReason: text(),
    /** The bank's reference. */
    refundReference: text(),
    /** When it entered that state. */
    refundAt: timestamp({ withTimezone: true }),
    /** Counts the refunds of this order, so that a late notification about a failed one does not end a later one. */
    refundAttempt: integer().notNull().default(0),
    /** When the provider was asked for the current one; null until then. */
    refundAskedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('deposit_order_account').on(table.accountId, table.id.desc()),
    index('deposit_order_waiting')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'awaiting-payment'`),
    index('deposit_order_at_hand')
      .on(table.brandCode, table.id)
      .where(sql`${table.status} in ('awaiting-review', 'processing')`),
    check(
      'deposit_order_status_known',
      sql`${table.status} in ('awaiting-payment', 'awaiting-review', 'processing', 'success', 'failed', 'timed-out')`,
    ),
    check(
      'deposit_order_amounts',
      sql`${table.amountMinor} > 0 and ${table.paidMinor} >= 0 and ${table.creditedMinor} >= 0 and ${table.feeMinor} >= 0`,
    ),
    check(
      'deposit_order_credited',
      sql`(${table.status} = 'success') = (${table.creditedMinor} is not null)
        and (${table.creditedMinor} is null) = (${table.feeMinor} is null)`,
    ),
    check(
      'deposit_order_reasons',
      sql`(${table.status} = 'failed') = (${table.failure} is not null)
        and (${table.status} = 'awaiting-review') = (${table.reviewReason} is not null)`,
    ),
    check(
      'deposit_order_promised',
      sql`${table.promisedAt} is null or ${table.status} = 'awaiting-review'`,
    ),
    index('deposit_order_refund_untold')
      .on(table.id)
      .where(sql`${table.refundState} = 'under-way' and ${table.refundAskedAt} is null`),
    index('deposit_order_refund_owed')
      .on(table.brandCode, table.id)
      .where(
        sql`${table.status} = 'failed' and ${table.paidMinor} > 0 and ${table.refundState} is distinct from 'refunded'`,
      ),
    // A credited amount is not refunded this way, and a refund is never more than the amount paid.
    check(
      'deposit_order_refund',
      sql`${table.refundState} is null or (
        ${table.refundState} in ('under-way', 'refunded', 'failed') and ${table.status} = 'failed'
        and ${table.failure} = 'review-refused' and ${table.refundAt} is not null and ${table.refundAttempt} > 0
        and ${table.paidMinor} is not null and ${table.refundMinor} is not null
        and ${table.refundMinor} > 0 and ${table.refundMinor} <= ${table.paidMinor})`,
    ),
    check(
      'deposit_order_ended',
      sql`(${table.status} in ('success', 'failed', 'timed-out')) = (${table.endedAt} is not null)`,
    ),
  ],
);

/** The log of an order: each status that it entered or had a notification in, with the actor and the note. */
export const depositStep = operatorSchema.table(
  'deposit_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => depositOrder.id),
    status: text().$type<DepositStatus>().notNull(),
    /** For a step of its refund: the new state, and the amount. */
    refund: text().$type<RefundState>(),
    refundMinor: bigint({ mode: 'bigint' }),
    actor: text().$type<DepositActor>().notNull(),
    /** For staff, mostly in their own words; never shown to the member. */
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('deposit_step_order').on(table.orderId, table.id)],
);

/** A payment as its provider reports it, with or without an order. Never removed. */
export const depositPayment = operatorSchema.table(
  'deposit_payment',
  {
    provider: text().notNull(),
    /** The provider's own id. */
    paymentId: text().notNull(),
    /** The order that the payment was applied to; null for one without an order. */
    orderId: bigint({ mode: 'number' }).references(() => depositOrder.id),
    /** The order number that the payer gave. */
    reference: text().notNull(),
    state: text().$type<'seen' | 'settled' | 'refused'>().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    firstToldAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider withdrew its settlement: by refusing the payment after all, or settling another amount. */
    takenBackAt: timestamp({ withTimezone: true }),
    /** The outcome of a payment without an order, in the operator's words. */
    resolution: text(),
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.paymentId] }),
    index('deposit_payment_order').on(table.orderId),
    index('deposit_payment_nobodys')
      .on(table.firstToldAt)
      .where(
        sql`${table.orderId} is null and ${table.state} = 'settled' and ${table.resolvedAt} is null`,
      ),
    check('deposit_payment_state', sql`${table.state} in ('seen', 'settled', 'refused')`),
    check('deposit_payment_amount', sql`${table.amountMinor} >= 0`),
  ],
);

/** Each notification of a provider, applied once. Never removed: a provider may repeat one at any time. */
export const paymentNotification = operatorSchema.table(
  'payment_notification',
  {
    provider: text().notNull(),
    notificationId: text().notNull(),
    /** SHA-256 of the body: the same id with another body is not a repetition. */
    bodyHash: bytea().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.notificationId] })],
);
