import type { PaymentNotification } from '@palpite/contract/payment-notification.ts';
import { addStep, advance, lockOrder } from './deposit-orders.ts';
import type { OrderWork } from './order.ts';
import { readRefundId } from './refund-deposit.ts';
import type { PaymentRow } from './taken-back.ts';

/**
 * Takes what a provider says became of a refund. What does not fit the refund that is under way changes nothing: it is noted
 * among the order's steps and logged, since money may have gone that the books know nothing of.
 * @param known the payment that is sent back
 */
export async function applyRefundNotification(
  work: OrderWork,
  provider: string,
  { event, paymentId, refundId = '', refundReference, amountMinor }: PaymentNotification,
  known: PaymentRow | undefined,
): Promise<void> {
  const { log } = work.services;
  const orderId = known?.orderId ?? undefined;
  const order = orderId === undefined ? undefined : await lockOrder(work.tx, orderId);
  if (order === undefined) {
    log.error({ provider, paymentId, event }, 'refund notification without a deposit order');
    return;
  }
  const attempt = readRefundId(order, refundId);
  const isWhole = event !== 'refunded' || order.refundMinor === BigInt(amountMinor);
  if (attempt !== undefined && isWhole) {
    const happened =
      event === 'refunded'
        ? ({ kind: 'refund-paid', attempt, reference: refundReference ?? refundId } as const)
        : ({ kind: 'refund-failed', attempt, reason: null } as const);
    const { decision } = await advance(work, order, happened, { actor: 'provider' });
    if (decision.kind === 'change') return;
  }
  const note = `The provider reported ${event} for refund ${refundId} of ${amountMinor} minor units.`;
  await addStep(work, order, { actor: 'provider', note });
  const { refundState } = order;
  log.error(
    { provider, paymentId, orderId, refundId, event, refundState },
    'refund notification does not match the refund',
  );
}
