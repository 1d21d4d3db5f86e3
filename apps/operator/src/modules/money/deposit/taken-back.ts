import type { PaymentNotification } from '@palpite/contract/payment-notification.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq } from 'drizzle-orm';
import { depositPayment } from '../tables/deposit.table.ts';
import { addStep, lockOrder } from './deposit-orders.ts';
import type { OrderRow, OrderWork } from './order.ts';

/** Money that a provider reports as gone again. Nothing is undone automatically: staff must find out what it means. */

export type PaymentRow = typeof depositPayment.$inferSelect;

/**
 * Records, once, that a provider withdraws a settlement: refuses the payment after all, or settles another amount. Its
 * order is locked in the meantime, so that it is not approved at the same moment. Any further notification of such a
 * payment counts as a repetition.
 */
export async function noteTakenBack(
  work: OrderWork,
  { provider, paymentId, orderId, amountMinor, takenBackAt }: PaymentRow,
  told: Pick<PaymentNotification, 'event' | 'amountMinor'>,
): Promise<void> {
  const { tx, services, now } = work;
  const isOther = told.event === 'settled' && BigInt(told.amountMinor) !== amountMinor;
  if (takenBackAt !== null || (told.event !== 'refused' && !isOther)) return;
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  await tx
    .update(depositPayment)
    .set({ takenBackAt: now })
    .where(and(eq(depositPayment.provider, provider), eq(depositPayment.paymentId, paymentId)));
  const how = isOther ? `it now settles ${told.amountMinor} minor units` : 'it now refuses it';
  const note = `The provider takes back payment ${paymentId}: ${how}.`;
  if (order) await addStep(work, order, { actor: 'provider', note });
  const { event } = told;
  services.log.error(
    { provider, paymentId, event, orderId, status: order?.status },
    'provider reversed a settled payment',
  );
}

/**
 * Records that a provider refuses a payment whose order was credited by hand before the provider had settled anything.
 * @param order as it was before, locked
 */
export async function noteRefusalOfCredited(
  work: OrderWork,
  order: OrderRow,
  paymentId: string,
): Promise<void> {
  const isItsOwn = order.paymentId === null || order.paymentId === paymentId;
  if (order.status !== 'success' || order.paidMinor !== null || !isItsOwn) return;
  const note = `The provider refuses payment ${paymentId}, which was credited by hand.`;
  await addStep(work, order, { actor: 'provider', note });
  work.services.log.error(
    { provider: order.provider, paymentId, orderId: order.id },
    'provider refused a payment that staff had credited',
  );
}

/** Whether the payment of an order was withdrawn. Read it with the order locked. */
export async function isTakenBack(
  tx: Database,
  { provider, paymentId }: Pick<OrderRow, 'provider' | 'paymentId'>,
): Promise<boolean> {
  if (paymentId === null) return false;
  const [payment] = await tx
    .select({ takenBackAt: depositPayment.takenBackAt })
    .from(depositPayment)
    .where(and(eq(depositPayment.provider, provider), eq(depositPayment.paymentId, paymentId)));
  return payment !== undefined && payment.takenBackAt !== null;
}
