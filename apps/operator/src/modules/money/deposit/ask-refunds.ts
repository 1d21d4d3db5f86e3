import type { Services } from '#kernel/services.ts';
import { handleWork, type WorkHandler } from '@palpite/work/work-kind.ts';
import { findOrder } from './deposit-orders.ts';
import { askRefund } from './deposit-work.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { refundIdOf } from './refund-deposit.ts';

/**
 * Asks a provider to send an ordered refund. After a crash between the request and its record it is asked again under
 * the same name, which is sent once. A provider that cannot refund is not asked: staff send it. One that does not
 * answer, or refuses, is asked again; the refund stays in progress, and staff may send it at any time.
 */
export const refundWork = (
  { database }: Pick<Services, 'database'>,
  paymentProviders: PaymentProviders,
): WorkHandler =>
  handleWork(askRefund, {
    async outside({ orderId, attempt }) {
      const order = await findOrder(database, orderId);
      if (order?.refundState !== 'under-way' || order.refundAttempt !== attempt) return;
      const { provider, paymentId, refundMinor, currency } = order;
      if (paymentId === null || refundMinor === null) return;
      await paymentProviders
        .get(provider)
        ?.refund?.({ refundId: refundIdOf(order), paymentId, amountMinor: refundMinor, currency });
    },
  });
