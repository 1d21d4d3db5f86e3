import { endpoints } from '@palpite/contract';
import { DEPOSITS_PER_PAGE } from '@palpite/contract/deposit.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq } from 'drizzle-orm';
import { depositOrder } from '../tables/deposit.table.ts';
import { type CallContext, handler, handlerOf } from '#kernel/http/handler.ts';
import { readDepositOrder } from '@palpite/domain';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import type { Caller } from '#kernel/http/caller.ts';
import { type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { advance, lockOrder } from './deposit-orders.ts';
import type { OrderRow, OrderWork } from './order.ts';
import type { DepositEvent } from './deposit-state.ts';
import { orderView, summaryOf } from './order-view.ts';

/** Members' own orders. Another member's order is not found. */

const NEWEST_FIRST: Keyset = {
  name: 'deposits',
  columns: [{ by: depositOrder.id, type: 'number' }],
  direction: 'desc',
};

/** The caller's orders, newest first. */
export const depositList = handler(endpoints.deposit.list, async ({ query, ...call }) => {
  const { tx, session, brand } = call;
  const { status } = query;
  const page = keysetPage(NEWEST_FIRST, query, DEPOSITS_PER_PAGE);
  const wanted = and(
    eq(depositOrder.accountId, session.accountId),
    status && eq(depositOrder.status, status),
  );
  const found = await tx
    .select({ order: depositOrder, key: page.key })
    .from(depositOrder)
    .where(and(wanted, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows, pages } = page.answer(found);
  return {
    currency: brand.currency,
    list: rows.map(({ order }) => summaryOf(order, call)),
    pages,
  };
});

/** One of the caller's orders. */
export const depositGet = handler(endpoints.deposit.get, async ({ query, ...call }) => {
  const { tx, session } = call;
  const id = readDepositOrder(query.order);
  const [order] =
    id === undefined ? [] : await tx.select().from(depositOrder).where(eq(depositOrder.id, id));
  if (order?.accountId !== session.accountId) throw new ContractError('not_found');
  return orderView(tx, order, call);
});

/** Cancels an order that awaits its payment. Money that still arrives goes on review. */
export const depositCancel = handlerOf<TurnoverNeeds>()(
  endpoints.deposit.cancel,
  async ({ query, ...call }) => {
    const order = await lockOwn(call, query.order);
    const changed = await act(call, order, { kind: 'cancelled' });
    return orderView(call.tx, changed, call);
  },
);

/** Stores the member's reference of the payment for the review; the first one stays. */
export const depositMarkPaid = handlerOf<TurnoverNeeds>()(
  endpoints.deposit.markPaid,
  async ({ body, ...call }) => {
    const order = await lockOwn(call, body.order);
    const changed = await act(call, order, { kind: 'said-paid' });
    if (changed.paymentReference !== null) {
      return orderView(call.tx, changed, call);
    }
    const { paymentReference } = body;
    await call.tx
      .update(depositOrder)
      .set({ paymentReference })
      .where(eq(depositOrder.id, order.id));
    return orderView(call.tx, { ...changed, paymentReference }, call);
  },
);

type OwnCall = OrderWork & CallContext & { readonly session: Caller };

/** @throws ContractError `not_found` for an unknown order or another member's */
async function lockOwn({ tx, session }: OwnCall, number: string): Promise<OrderRow> {
  const id = readDepositOrder(number);
  const order = id === undefined ? undefined : await lockOrder(tx, id);
  if (order?.accountId !== session.accountId) throw new ContractError('not_found');
  return order;
}

/** @throws ContractError `deposit_state` when the order has changed in the meantime */
async function act(call: OwnCall, order: OrderRow, event: DepositEvent): Promise<OrderRow> {
  const { decision, order: changed } = await advance(call, order, event, { actor: 'member' });
  if (decision.kind === 'refused') throw new ContractError('deposit_state');
  return changed;
}
