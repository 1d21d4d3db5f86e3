import type { Database } from '@palpite/server/database/transaction.ts';
import { and, count, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { emit } from '#kernel/events/operator-log.ts';
import { depositChanged, depositCredited } from './topics.ts';
import { type OrderKind, type Outcome, transition } from '#kernel/orders/transition.ts';
import { type DepositActor, depositOrder, depositStep } from '../tables/deposit.table.ts';
import { creditDeposit } from './credit-deposit.ts';
import {
  type DepositMoney,
  type DepositRefusal,
  type DepositStep,
  decideChange,
} from './deposit-change.ts';
import type { DepositNotice } from './deposit-notices.ts';
import type { DepositEvent } from './deposit-state.ts';
import { refundOf } from './deposit-work.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';
import type { OrderRow, OrderWork } from './order.ts';
import { moveRefund } from './refund-deposit.ts';

/** Deposit orders in the database: inserting, locking and transitions. Nothing else changes one. */

/** The actor of a transition, and the operator's note. */
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
  await emitChange({ tx }, order, null);
  return order;
}

/** Emits a change of an order. It is credited once. @param money what the change moved */
function emitChange(
  { tx }: Pick<OrderWork, 'tx'>,
  { id: orderId, brandCode, accountId, status, creditedMinor }: OrderRow,
  money: DepositMoney | null,
): Promise<void> {
  const about = { brandCode, accountId };
  return money?.kind === 'credit'
    ? emit(tx, depositCredited, about, { orderId, creditedMinor: creditedMinor ?? 0n })
    : emit(tx, depositChanged, about, { orderId, status });
}

/** Adds a step to an order's log, in its current status. */
export async function addStep(
  { tx, now: at }: Pick<OrderWork, 'tx' | 'now'>,
  { id: orderId, status }: Pick<OrderRow, 'id' | 'status'>,
  { actor, note = '' }: By,
  step: DepositStep = {},
): Promise<void> {
  await tx.insert(depositStep).values({ orderId, status, actor, note, at, ...step });
}

/** The order of that id; undefined when there is none. */
export async function findOrder(database: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await database.select().from(depositOrder).where(eq(depositOrder.id, id));
  return order;
}

/** The order of that id, locked until the transaction ends; undefined when there is none. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(depositOrder).where(eq(depositOrder.id, id)).for('update');
  return order;
}

/**
 * How many orders count towards an account's limit. One whose time is over does not, even before it is marked
 * it; nor does a second payment of an order, which the member did not order.
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

/** The channel of an account's latest order; null before the first. */
export async function lastChannelOf(tx: Database, accountId: number): Promise<string | null> {
  const [found] = await tx
    .select({ channel: depositOrder.channel })
    .from(depositOrder)
    .where(eq(depositOrder.accountId, accountId))
    .orderBy(desc(depositOrder.id))
    .limit(1);
  return found?.channel ?? null;
}

/** Makes the transition for an event, by the rule. The caller holds the row's lock. */
export function advance(
  work: OrderWork,
  order: OrderRow,
  event: DepositEvent,
  by: By,
): Promise<Outcome<OrderRow, DepositRefusal>> {
  return transition(DEPOSITS, { ...work, by }, order, event);
}

const DEPOSITS: OrderKind<
  OrderWork & { readonly by: By },
  OrderRow,
  DepositEvent,
  DepositMoney,
  DepositStep,
  DepositNotice,
  DepositRefusal
> = {
  decide: decideChange,
  async post(work, order, money) {
    if (money.kind === 'credit') return creditDeposit(work, order, money);
    await moveRefund(work, order, money.state);
    if (money.state === 'under-way') await work.services.work.owe(work.tx, refundOf(order));
  },
  async write({ tx }, { id }, values) {
    await tx.update(depositOrder).set(values).where(eq(depositOrder.id, id));
  },
  log: (work, order, step) => addStep(work, order, work.by, step),
  notify: notifyOfDeposit,
  announce: emitChange,
};

/** The number of the next order: the payment's reference, before there is an order. */
export async function drawOrderId(database: Database): Promise<number> {
  const { rows } = await database.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('operator.deposit_order', 'id')) as id`,
  );
  return Number(rows[0]?.id);
}
