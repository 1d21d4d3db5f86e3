import {
  PAYMENT_NOTIFICATION_PATH,
  type PaymentNotification,
  signPaymentNotification,
} from '@palpite/contract/payment-notification.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { sandboxBankNotice, sandboxBankPayment } from './bank.table.ts';
import type { Services } from '#kernel/services.ts';
import { defineWork, handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { SANDBOX_BANK, sandboxBankSecret } from './sandbox-bank.ts';

/** Sends a request to the operator. */
export type SendToOperator = (request: Request) => Response | Promise<Response>;

const notifyOperator = defineWork({
  name: 'sandbox-bank.notify',
  payload: v.object({ noticeId: v.number() }),
});

/** Stores a notification of the bank and owes the operator its delivery: those of one payment in order. */
export async function writeNotice(
  tx: Database,
  { work }: Pick<Services, 'work'>,
  values: typeof sandboxBankNotice.$inferInsert,
): Promise<void> {
  const [notice] = await tx
    .insert(sandboxBankNotice)
    .values(values)
    .returning({ id: sandboxBankNotice.id });
  if (notice === undefined) throw new Error('a notification of the sandbox bank was not written');
  await work.owe(tx, {
    kind: notifyOperator,
    key: `sandbox-bank:${notice.id}`,
    lane: `sandbox-bank:${values.reference}`,
    payload: { noticeId: notice.id },
  });
}

/**
 * Repeats each notification until the operator accepts it, as a payment provider does. A crash before the mark sends
 * one twice: the operator applies it once.
 */
export const sandboxBankWork = (services: Services, send: SendToOperator): WorkHandler =>
  handleWork(notifyOperator, {
    async outside({ noticeId }) {
      const request = await requestOf(services, noticeId);
      const { status } = await send(request);
      if (status !== 200) throw new Error(`the operator answered ${status}`);
    },
    async inside({ tx }, { noticeId }) {
      await tx
        .update(sandboxBankNotice)
        .set({ toldAt: services.now() })
        .where(eq(sandboxBankNotice.id, noticeId));
    },
  });

async function requestOf({ database, secrets, now }: Services, noticeId: number): Promise<Request> {
  const [found] = await database
    .select({ notice: sandboxBankNotice, currency: sandboxBankPayment.currency })
    .from(sandboxBankNotice)
    .innerJoin(sandboxBankPayment, eq(sandboxBankPayment.reference, sandboxBankNotice.reference))
    .where(eq(sandboxBankNotice.id, noticeId));
  if (found === undefined) throw new Error(`the sandbox bank has no notification ${noticeId}`);
  const { paymentId, reference, event, amountMinor, refundId, at } = found.notice;
  const body = JSON.stringify({
    notificationId: String(noticeId),
    paymentId,
    reference,
    event,
    currency: found.currency,
    amountMinor: amountMinor.toString(),
    at: at.toISOString(),
    ...(refundId !== '' && {
      refundId,
      refundReference: `SB${String(noticeId).padStart(8, '0')}`,
    }),
  } satisfies PaymentNotification);
  const secret = sandboxBankSecret(secrets);
  return new Request(new URL(PAYMENT_NOTIFICATION_PATH, 'http://localhost'), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...signPaymentNotification(secret, SANDBOX_BANK, now().getTime(), body),
    },
    body,
  });
}
