import {
  PAYMENT_NOTIFICATION_PATH,
  type PaymentNotification,
  signPaymentNotification,
} from '@palpite/contract/payment-notification.ts';
import { asc, eq, isNull } from 'drizzle-orm';
import { sandboxBankNotice, sandboxBankPayment } from './bank.table.ts';
import type { Job } from '#kernel/work/job.ts';
import type { Services } from '#kernel/services.ts';
import { SANDBOX_BANK, sandboxBankSecret } from './sandbox-bank.ts';

/** Sends a request to the operator. */
export type SendToOperator = (request: Request) => Response | Promise<Response>;

/** How many one run sends. */
const AT_ONCE = 100;

/**
 * Sends the bank's pending notifications to the operator, oldest first, and marks those that were accepted. Two runs
 * at once, or a crash before the mark, send one twice: the operator applies it once.
 * @returns how many notifications were accepted
 */
export async function sendNotifications(services: Services, send: SendToOperator): Promise<number> {
  const { database, secrets, log, now } = services;
  const secret = sandboxBankSecret(secrets);
  const untold = await database
    .select({ notice: sandboxBankNotice, currency: sandboxBankPayment.currency })
    .from(sandboxBankNotice)
    .innerJoin(sandboxBankPayment, eq(sandboxBankPayment.reference, sandboxBankNotice.reference))
    .where(isNull(sandboxBankNotice.toldAt))
    .orderBy(asc(sandboxBankNotice.id))
    .limit(AT_ONCE);
  let heard = 0;
  for (const { notice, currency } of untold) {
    const { id, paymentId, reference, event, amountMinor, refundId, at } = notice;
    const body = JSON.stringify({
      notificationId: String(id),
      paymentId,
      reference,
      event,
      currency,
      amountMinor: amountMinor.toString(),
      at: at.toISOString(),
      ...(refundId !== '' && { refundId, refundReference: `SB${String(id).padStart(8, '0')}` }),
    } satisfies PaymentNotification);
    const { status } = await send(
      new Request(new URL(PAYMENT_NOTIFICATION_PATH, 'http://localhost'), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...signPaymentNotification(secret, SANDBOX_BANK, now().getTime(), body),
        },
        body,
      }),
    );
    if (status !== 200) {
      log.warn({ notice: id, status }, 'notification not accepted');
      continue;
    }
    await database
      .update(sandboxBankNotice)
      .set({ toldAt: now() })
      .where(eq(sandboxBankNotice.id, id));
    heard += 1;
  }
  return heard;
}

/** Repeats notifications that were not accepted, as a payment provider does. */
export const sandboxBankJob = (services: Services, send: SendToOperator): Job => ({
  name: 'sandbox-bank-tell',
  everySeconds: 5,
  work: async () => ({ heard: await sendNotifications(services, send) }),
});
