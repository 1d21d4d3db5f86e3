import { DEPOSIT_STATUSES, type DepositStatus } from '@palpite/contract/deposit.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { depositOrder, depositPayment, depositStep } from '../../tables/deposit.table.ts';
import { accountsById } from '#modules/identity/index.ts';
import { depositOrderNumber } from '@palpite/domain';
import { liveBrand, word } from '#kernel/staff/inputs.ts';
import { notFound, oneOf } from '#kernel/staff/staff-error.ts';
import { staffUseCases } from '#kernel/staff/use-case.ts';
import { isOpen } from '../deposit-state.ts';
import { readOrder } from './decide-deposit.ts';

const { look } = staffUseCases();

const LISTED = 100;
/** The total number, however few are read. */
const ALL = sql<number>`count(*) over ()`.mapWith(Number);
/** Paid orders before unpaid ones; within each the longest wait first. */
const LONGEST_WAITING = [sql`${depositOrder.paidMinor} is null`, asc(depositOrder.id)];
/** Orders that wait for staff. */
const AT_HAND: readonly DepositStatus[] = ['awaiting-review', 'processing'];

/** The order's payment. */
const isItsPayment = and(
  eq(depositPayment.provider, depositOrder.provider),
  eq(depositPayment.paymentId, depositOrder.paymentId),
);

/** Money that came, was refused, and has not gone back; not if its provider has withdrawn it. */
const IS_OWED = and(
  eq(depositOrder.status, 'failed'),
  gt(depositOrder.paidMinor, 0n),
  sql`${depositOrder.refundState} is distinct from 'refunded'`,
  isNull(depositPayment.takenBackAt),
);

export const listDeposits = look({
  name: 'deposit.list',
  roles: ['cashier', 'risk', 'support'],
  input: v.strictObject({ brand: v.optional(word), status: v.optional(word) }),
  async run({ tx, services }, { brand, status }) {
    const brandCode = brand === undefined ? undefined : (await liveBrand(services, brand)).code;
    const statuses = status ? [oneOf(status, DEPOSIT_STATUSES, 'status')] : AT_HAND;
    const rows = await tx
      .select({
        order: depositOrder,
        takenBackAt: depositPayment.takenBackAt,
        all: ALL,
      })
      .from(depositOrder)
      .leftJoin(depositPayment, isItsPayment)
      .where(
        and(
          status
            ? inArray(depositOrder.status, [...statuses])
            : or(inArray(depositOrder.status, [...statuses]), IS_OWED),
          brandCode === undefined ? undefined : eq(depositOrder.brandCode, brandCode),
        ),
      )
      .orderBy(...(statuses.every(isOpen) ? LONGEST_WAITING : [desc(depositOrder.id)]))
      .limit(LISTED);
    const accounts = await accountsById(
      tx,
      rows.map(({ order }) => order.accountId),
    );
    const orders = rows.map((row) => ({
      ...row,
      username: accounts.get(row.order.accountId)?.username ?? '',
    }));
    return { orders, payments: await paymentsWithoutOrder(tx) };
  },
});

/** Payments without an order, until staff close them. */
function paymentsWithoutOrder(tx: Database) {
  return tx
    .select({ ...getTableColumns(depositPayment), all: ALL })
    .from(depositPayment)
    .where(
      and(
        isNull(depositPayment.orderId),
        eq(depositPayment.state, 'settled'),
        isNull(depositPayment.resolvedAt),
      ),
    )
    .orderBy(asc(depositPayment.firstToldAt))
    .limit(LISTED);
}

export const showDeposit = look({
  name: 'deposit.show',
  roles: ['cashier', 'risk', 'support'],
  input: v.strictObject({ order: word }),
  async run({ tx, about }, { order: typed }) {
    const orderId = readOrder(typed);
    const [shown] = await tx
      .select({ order: depositOrder, payment: depositPayment })
      .from(depositOrder)
      .leftJoin(depositPayment, isItsPayment)
      .where(eq(depositOrder.id, orderId));
    if (shown === undefined) throw notFound(`Deposit D${orderId} not found.`);
    about({ subject: depositOrderNumber(orderId), accountId: shown.order.accountId });
    const steps = await tx
      .select()
      .from(depositStep)
      .where(eq(depositStep.orderId, orderId))
      .orderBy(asc(depositStep.id));
    return { ...shown, steps };
  },
});
