import type { PaymentNotification } from '@palpite/contract/payment-notification.ts';
import { addStep, advance, lockOrder } from './deposit-orders.ts';
import type { OrderWork } from './order.ts';
import { readRefundId } from './refund-deposit.ts';
import type { PaymentRow } from './taken-back.ts';

/**
 * Applies a provider's notification of a refund's outcome. One that does not match the refund in progress changes
 * nothing: it is added to the order's log and logged, since money may have moved that the ledger does not know of.
 * @param known the payment that is refunded
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
