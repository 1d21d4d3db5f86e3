import * as v from 'valibot';
import { defineWork, type Owed } from '@palpite/work/work-kind.ts';
import type { OrderRow } from './order.ts';

/** The work that deposit orders owe. */

export const timeOutDeposit = defineWork({
  name: 'deposit.time-out',
  payload: v.object({ orderId: v.number() }),
});

export const askRefund = defineWork({
  name: 'deposit.ask-refund',
  payload: v.object({ orderId: v.number(), attempt: v.number() }),
});

/** An unpaid order ends at its time. */
export const timeOutOf = ({
  id,
  expiresAt,
}: Pick<OrderRow, 'id' | 'expiresAt'>): Owed<typeof timeOutDeposit.payload> => ({
  kind: timeOutDeposit,
  key: `deposit:${id}:time-out`,
  payload: { orderId: id },
  dueAt: expiresAt,
});

/** Its provider is asked for each refund once. */
export const refundOf = ({
  id,
  refundAttempt: attempt,
}: Pick<OrderRow, 'id' | 'refundAttempt'>): Owed<typeof askRefund.payload> => ({
  kind: askRefund,
  key: `deposit:${id}:refund:${attempt}`,
  payload: { orderId: id, attempt },
});
