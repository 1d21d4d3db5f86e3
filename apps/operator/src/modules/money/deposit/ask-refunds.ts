import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { depositOrder } from '../tables/deposit.table.ts';
import type { Job } from '#kernel/work/job.ts';
import type { Services } from '#kernel/services.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { refundIdOf } from './refund-deposit.ts';

/** The most refunds in one run. */
const AT_ONCE = 50;

/**
 * Asks providers to send the ordered refunds. After a crash between the request and its record, the next run asks
 * again under the same name, which is sent once. When the provider cannot refund, or does not answer, the refund stays
 * in progress: staff send it, or the next run asks again.
 */
export const askRefunds = (
  { log, now }: Pick<Services, 'log' | 'now'>,
  paymentProviders: PaymentProviders,
): Job => ({
  name: 'ask-refunds',
  everySeconds: 10,
  async run({ tx }) {
    const able = [...paymentProviders].flatMap(([code, { refund }]) => (refund ? [code] : []));
    const due = await tx
      .select()
      .from(depositOrder)
      .where(
        and(
          eq(depositOrder.refundState, 'under-way'),
          isNull(depositOrder.refundAskedAt),
          inArray(depositOrder.provider, able),
        ),
      )
      .orderBy(asc(depositOrder.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    let asked = 0;
    for (const order of due) {
      const { provider, paymentId, refundMinor, currency } = order;
      const adapter = paymentProviders.get(provider);
      if (adapter?.refund === undefined || paymentId === null || refundMinor === null) continue;
      const refundId = refundIdOf(order);
      try {
        await adapter.refund({ refundId, paymentId, amountMinor: refundMinor, currency });
      } catch (error) {
        log.error({ err: error, provider, refundId }, 'payment provider did not accept a refund');
        continue;
      }
      await tx
        .update(depositOrder)
        .set({ refundAskedAt: now() })
        .where(eq(depositOrder.id, order.id));
      asked += 1;
    }
    return { asked };
  },
});
