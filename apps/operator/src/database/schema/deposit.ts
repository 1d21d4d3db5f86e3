import type {
  DepositFailure,
  DepositFee,
  DepositKind,
  DepositStatus,
  PaymentInstructions,
  RefundState,
  ReviewReason,
} from '@palpite/contract/deposit.ts';
import type { PaymentNotification } from '@palpite/contract/payment-notification.ts';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { bytea, operatorSchema } from './schema.ts';

/** What an order was made under: a brand that changes its channels afterwards changes no order. */
export interface DepositTerms {
  readonly methodName: LocalizedText;
  readonly channelName: LocalizedText;
  /** Who takes the payment, as people know them. */
  readonly providerName: string;
  readonly fee: DepositFee;
  readonly expectedMinutes: number;
  readonly reviewed: boolean;
  readonly turnoverPercent: number;
  /** How long its member was promised that a review takes. */
  readonly reviewMinutes: number;
}

type PaymentEvent = PaymentNotification['event'];

/** Who brought an order from one status to another. */
export type DepositActor = 'member' | 'provider' | 'operator' | 'time';

/** A deposit: what was asked for, how it stands, and once it has succeeded what was credited. Never removed. */
export const depositOrder = operatorSchema.table(
  'deposit_order',
  {
    /** Drawn before the order is written: its number is the reference that the provider is given. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    brandCode: text().notNull(),
    accountId: bigint({ mode: 'number' })
      .notNull()
      .references(() => account.id),
    kind: text().$type<DepositKind>().notNull(),
    /** The brand's code of the channel. */
    channel: text().notNull(),
    /** The adapter that the payment goes by. */
    provider: text().notNull(),
    terms: jsonb().$type<DepositTerms>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    instructions: jsonb().$type<PaymentInstructions>(),
    status: text().$type<DepositStatus>().notNull(),
    failure: text().$type<DepositFailure>(),
    reviewReason: text().$type<ReviewReason>(),
    /** What the member says that the payment is called. */
    paymentReference: text(),
    /** The provider's id of the payment that the order goes by. */
    paymentId: text(),
    /** What that payment brought; null until the provider has settled it. */
    paidMinor: bigint({ mode: 'bigint' }),
    /** What came to the wallet, and what was taken off for the fee: together what was paid. */
    creditedMinor: bigint({ mode: 'bigint' }),
    feeMinor: bigint({ mode: 'bigint' }),
    /** Why a review refused it, in the operator's words: its member reads them. */
    refusalReason: text(),
    /** When a review that is awaited is promised to be over; null else. */
    promisedAt: timestamp({ withTimezone: true }),
    /** How sending back what came stands; null while nobody has ordered that. */
    refundState: text().$type<RefundState>(),
    /** What is sent back, at most what came. */
    refundMinor: bigint({ mode: 'bigint' }),
    /** Why, or why it failed, in the operator's words: its member reads them. */
    refundReason: text(),
    /** What the bank calls it. */
    refundReference: text(),
    /** When it came to that state. */
    refundAt: timestamp({ withTimezone: true }),
    /** Counts the refunds of this order: a late word about one that failed ends no later one. */
    refundAttempt: integer().notNull().default(0),
    /** When the provider was asked for the present one; null until then. */
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
    // Nothing that was credited goes back this way, and never more than came.
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

/** Each status that an order came to or was told something in, by whom, and what was said of it. */
export const depositStep = operatorSchema.table(
  'deposit_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => depositOrder.id),
    status: text().$type<DepositStatus>().notNull(),
    /** Of a step of its refund: what that came to, and how much is sent back. */
    refund: text().$type<RefundState>(),
    refundMinor: bigint({ mode: 'bigint' }),
    actor: text().$type<DepositActor>().notNull(),
    /** For the operator's people, mostly in their own words; no member is shown it. */
    note: text().notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('deposit_step_order').on(table.orderId, table.id)],
);

/** A payment as its provider tells of it, whether or not it belongs to an order. Never removed. */
export const depositPayment = operatorSchema.table(
  'deposit_payment',
  {
    provider: text().notNull(),
    /** The provider's own id. */
    paymentId: text().notNull(),
    /** The order that it was taken for; null for one that belongs to none. */
    orderId: bigint({ mode: 'number' }).references(() => depositOrder.id),
    /** What the payer gave as the order's number. */
    reference: text().notNull(),
    state: text().$type<'seen' | 'settled' | 'refused'>().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    firstToldAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider took back what it had settled: that it refused it after all, or settled another amount. */
    takenBackAt: timestamp({ withTimezone: true }),
    /** What became of one that belongs to no order, in the operator's words. */
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

/** Each notification of a provider, taken once. Never removed: a provider may repeat one however late. */
export const paymentNotification = operatorSchema.table(
  'payment_notification',
  {
    provider: text().notNull(),
    notificationId: text().notNull(),
    /** SHA-256 of the body: the same id with another body is no repetition. */
    bodyHash: bytea().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.notificationId] })],
);

/** A payment that the sandbox bank was asked to expect. These three tables are the bank's own book: no other part reads them. */
export const sandboxBankPayment = operatorSchema.table(
  'sandbox_bank_payment',
  {
    reference: text().primaryKey(),
    holder: text().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().$type<Currency>().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_bank_payment_opened').on(table.openedAt.desc())],
);

/** What the sandbox bank was asked to send back. */
export const sandboxBankRefund = operatorSchema.table(
  'sandbox_bank_refund',
  {
    /** The operator's name for it: the same asked twice is asked once. */
    refundId: text().primaryKey(),
    reference: text()
      .notNull()
      .references(() => sandboxBankPayment.reference),
    paymentId: text().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_bank_refund_reference').on(table.reference)],
);

/** What the sandbox bank has to tell of a payment, and whether it was heard. */
export const sandboxBankNotice = operatorSchema.table(
  'sandbox_bank_notice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .notNull()
      .references(() => sandboxBankPayment.reference),
    paymentId: text().notNull(),
    event: text().$type<PaymentEvent>().notNull(),
    /** The refund that it is about; empty for what is about the payment. */
    refundId: text().notNull().default(''),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('sandbox_bank_notice_once').on(table.paymentId, table.event, table.refundId),
    index('sandbox_bank_notice_reference').on(table.reference, table.id),
    index('sandbox_bank_notice_untold').on(table.id).where(sql`${table.toldAt} is null`),
  ],
);
