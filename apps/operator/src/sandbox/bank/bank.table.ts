import type { PaymentNotification } from '@palpite/contract/payment-notification.ts';
import type { Currency } from '@palpite/domain';
import { sql } from 'drizzle-orm';
import { bigint, index, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { operatorSchema } from '#kernel/database/schema.ts';

/**
 * A payment that the sandbox bank was asked to expect. These three tables are the bank's own records.
 */
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

/** Refunds that the sandbox bank was asked to send. */
export const sandboxBankRefund = operatorSchema.table(
  'sandbox_bank_refund',
  {
    /** The operator's name for it: a repeated request has no effect. */
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

/** The sandbox bank's notifications of a payment, and whether they were accepted. */
export const sandboxBankNotice = operatorSchema.table(
  'sandbox_bank_notice',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text()
      .notNull()
      .references(() => sandboxBankPayment.reference),
    paymentId: text().notNull(),
    event: text().$type<PaymentNotification['event']>().notNull(),
    /** The refund that it is about; empty when it is about the payment. */
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
