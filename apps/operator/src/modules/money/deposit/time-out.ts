import { and, asc, eq, lte } from 'drizzle-orm';
import { depositOrder } from '../tables/deposit.table.ts';
import type { Job } from '#kernel/work/job.ts';
import type { Services } from '#kernel/services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import { advance } from './deposit-orders.ts';

/** The most orders in one run, whose transaction stays open for them. */
const AT_ONCE = 500;

/**
 * Times out unpaid orders. A locked order is being paid or cancelled at this moment: it is left to that transaction,
 * and to the next run.
 */
export const timeOutDeposits = (services: Services, own: TurnoverNeeds): Job => ({
  name: 'time-out-deposits',
  everySeconds: 10,
  async run({ tx, client }) {
    const now = services.now();
    const due = await tx
      .select()
      .from(depositOrder)
      .where(and(eq(depositOrder.status, 'awaiting-payment'), lte(depositOrder.expiresAt, now)))
      .orderBy(asc(depositOrder.expiresAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const order of due) {
      await advance(
        { tx, client, services, now, own },
        order,
        { kind: 'timed-out' },
        { actor: 'time' },
      );
    }
    return { timedOut: due.length };
  },
});
