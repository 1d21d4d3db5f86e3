import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm';
import { type DepositActor, depositOrder, depositStep } from '../database/schema/deposit.ts';
import type { RefundState } from '@palpite/contract/deposit.ts';
import { creditDeposit } from './credit-deposit.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';
import {
  type DepositEvent,
  type DepositState,
  decide,
  mostOf,
  type Verdict,
} from './deposit-state.ts';
import type { OrderRow, OrderWork } from './order.ts';
import { moveRefund, refundOf } from './refund-deposit.ts';

/** Deposit orders in the database: how they are written, held and brought on. Nothing else changes one. */

/** Who brings it on, and what the operator says of it. */
export interface By {
  readonly actor: DepositActor;
  readonly note?: string;
}

/** Writes an order with its first step. */
export async function insertOrder(
  { tx }: Pick<OrderWork, 'tx'>,
  values: typeof depositOrder.$inferInsert,
  { actor }: By,
): Promise<OrderRow> {
  const [order] = await tx.insert(depositOrder).values(values).returning();
  if (order === undefined) throw new Error('a deposit order was not written');
  await addStep({ tx, now: order.createdAt }, order, { actor });
  return order;
}

/** Writes a step of an order, in the status that it is in. */
export async function addStep(
  { tx, now: at }: Pick<OrderWork, 'tx' | 'now'>,
  { id: orderId, status }: Pick<OrderRow, 'id' | 'status'>,
  { actor, note = '' }: By,
  refund: Pick<typeof depositStep.$inferInsert, 'refund' | 'refundMinor'> = {},
): Promise<void> {
  await tx.insert(depositStep).values({ orderId, status, actor, note, at, ...refund });
}

/** The order of that id, held until the transaction ends; undefined where there is none. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(depositOrder).where(eq(depositOrder.id, id)).for('update');
  return order;
}

/**
 * How many orders count against what an account may have open. One whose time has run out does not, though the job has
 * yet to say so; nor does a second payment of an order, which nobody ordered.
 */
export async function countOpenOrders(tx: Database, accountId: number, now: Date): Promise<number> {
  const [found] = await tx
    .select({ open: count() })
    .from(depositOrder)
    .where(
      and(
        eq(depositOrder.accountId, accountId),
        or(
          eq(depositOrder.status, 'processing'),
          and(
            eq(depositOrder.status, 'awaiting-review'),
            ne(depositOrder.reviewReason, 'paid-twice'),
          ),
          and(eq(depositOrder.status, 'awaiting-payment'), gt(depositOrder.expiresAt, now)),
        ),
      ),
    );
  return found?.open ?? 0;
}

/**
 * Brings an order on by what has happened, as the rule says. The caller holds the row.
 * @returns the verdict, and the order as it stands now
 */
export async function bringOn(
  work: OrderWork,
  order: OrderRow,
  event: DepositEvent,
  by: By,
): Promise<{ verdict: Verdict; order: OrderRow }> {
  const verdict = decide(stateOf(order), event);
  if (verdict.to === 'denied' || verdict.to === 'another-order') return { verdict, order };
  if (verdict.to === 'refund') {
    return { verdict, order: await bringRefundOn(work, order, event, by, verdict.state) };
  }
  const payment = paymentOf(order, event, verdict);
  if (verdict.to === 'stay') return { verdict, order: await noteSameMoney(work, order, payment) };
  const paid = { ...order, ...payment };
  const creditMinor = event.kind === 'approved' ? event.amountMinor : mostOf(paid);
  const success = verdict.to === 'success' ? await creditDeposit(work, paid, creditMinor) : {};
  const { now: at } = work;
  const isEnd = ['success', 'failed', 'timed-out'].includes(verdict.to);
  const isReviewed = verdict.to === 'awaiting-review';
  const changed = await update(work.tx, order, {
    ...payment,
    ...success,
    status: verdict.to,
    failure: verdict.to === 'failed' ? verdict.failure : null,
    reviewReason: isReviewed ? verdict.reason : null,
    promisedAt: isReviewed ? await reviewPromise(work, order) : null,
    refusalReason: event.kind === 'refused' ? event.reason : null,
    endedAt: isEnd ? at : null,
  });
  await addStep(work, changed, by);
  await notifyOfDeposit(work, changed);
  return { verdict, order: changed };
}

/** Sends back what came, or notes what became of that: the books, the order, its step, and its member's message. */
async function bringRefundOn(
  work: OrderWork,
  order: OrderRow,
  event: DepositEvent,
  by: By,
  state: RefundState,
): Promise<OrderRow> {
  const { now: at } = work;
  const refund = refundOf(order, event, state, at);
  const changed = await update(work.tx, order, {
    ...refund,
    status: 'failed',
    failure: 'review-refused',
    reviewReason: null,
    promisedAt: null,
    refusalReason: order.refusalReason ?? refund.refundReason ?? null,
    endedAt: order.endedAt ?? at,
  });
  await moveRefund(work, changed, state);
  await addStep(work, changed, by, { refund: state, refundMinor: changed.refundMinor });
  await notifyOfDeposit(work, changed);
  return changed;
}

/** By when somebody has decided about an order that comes to review now, as its brand promises. */
export async function reviewPromise(
  { services, now }: Pick<OrderWork, 'services' | 'now'>,
  { brandCode }: Pick<OrderRow, 'brandCode'>,
): Promise<Date> {
  const { settings } = await services.brands.brand(brandCode);
  return new Date(now.getTime() + settings.depositReviewMinutes * 60_000);
}

export function stateOf(order: OrderRow): DepositState {
  const { creditedMinor, feeMinor } = order;
  return {
    ...order,
    reviewed: order.terms.reviewed,
    successMinor: creditedMinor === null ? null : creditedMinor + (feeMinor ?? 0n),
  };
}

/** What an event says of the payment that an order goes by: the first that is settled, until then one on its way. */
function paymentOf(order: OrderRow, event: DepositEvent, verdict: Verdict): Partial<OrderRow> {
  if (event.kind === 'seen' && verdict.to === 'processing') return { paymentId: event.paymentId };
  if (event.kind !== 'settled' || order.paidMinor !== null) return {};
  return { paymentId: event.paymentId, paidMinor: event.amountMinor };
}

/** Where people credited an order before the provider's word came, that word is noted: whoever doubts it can compare. */
async function noteSameMoney(
  work: OrderWork,
  order: OrderRow,
  payment: Partial<OrderRow>,
): Promise<OrderRow> {
  const changed = await update(work.tx, order, payment);
  if (changed !== order) {
    const note = `Payment ${changed.paymentId} is taken for the money that was credited by hand.`;
    await addStep(work, changed, { actor: 'provider', note });
  }
  return changed;
}

async function update(tx: Database, order: OrderRow, values: Partial<OrderRow>): Promise<OrderRow> {
  if (Object.keys(values).length === 0) return order;
  await tx.update(depositOrder).set(values).where(eq(depositOrder.id, order.id));
  return { ...order, ...values };
}

/** The number of the next order: what its payment will be called, before there is an order. */
export async function drawOrderId(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('operator.deposit_order', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}
