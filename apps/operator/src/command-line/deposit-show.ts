import { DEPOSIT_STATUSES, type DepositStatus } from '@palpite/contract/deposit.ts';
import { decimalText } from '@palpite/domain';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { depositOrder, depositPayment, depositStep } from '../database/schema/deposit.ts';
import type { OrderRow } from '../deposit/order.ts';
import { isOpen } from '../deposit/deposit-state.ts';
import { refundIdOf } from '../deposit/refund-deposit.ts';
import { depositOrderNumber, readDepositOrder } from '../record/order-number.ts';
import {
  type CommandCall,
  CommandError,
  readBrandCode,
  oneOf,
  table,
  textOption,
  word,
} from './command.ts';

/** What the commands print of deposits and of payments that belong to none. */

const LISTED = 100;
/** How many there are, however few are read. */
const ALL = sql<number>`count(*) over ()`.mapWith(Number);
/** Money that has come before what may never come, and in each whoever has waited longest. */
const LONGEST_WAITING = [sql`${depositOrder.paidMinor} is null`, asc(depositOrder.id)];
const TAKEN_BACK = 'reversed by its provider';
/** Where an order waits for somebody. */
const AT_HAND: readonly DepositStatus[] = ['awaiting-review', 'processing'];

/** The id of the order that is named first. */
export function orderId(call: CommandCall): number {
  const number = word(call, 0, 'deposit number, such as D1042');
  const id = readDepositOrder(number);
  if (id === undefined) throw new CommandError(`Invalid deposit number "${number}".`);
  return id;
}

/** An amount in the order's currency; a dash where there is none. */
export const money = ({ currency }: Pick<OrderRow, 'currency'>, minor: bigint | null) =>
  minor === null ? '-' : `${decimalText(minor, currency)} ${currency}`;

/** The payment that an order goes by. */
const isItsPayment = and(
  eq(depositPayment.provider, depositOrder.provider),
  eq(depositPayment.paymentId, depositOrder.paymentId),
);

/** How an order stands, in the words of the books: its status and why, and how its refund stands. */
export const statusText = (order: OrderRow, takenBackAt: Date | null = null): string => {
  const { status, reviewReason, failure, refundState, paidMinor } = order;
  const isOwed = failure === 'review-refused' && paidMinor !== null && takenBackAt === null;
  const refund = refundState === null ? isOwed && 'refund owed' : `refund ${refundState}`;
  return [status, reviewReason ?? failure, refund, takenBackAt && TAKEN_BACK]
    .filter(Boolean)
    .join(': ');
};

/** Money that came, was refused, and has not gone back; what its provider has taken back itself is none. */
const IS_OWED = and(
  eq(depositOrder.status, 'failed'),
  gt(depositOrder.paidMinor, 0n),
  sql`${depositOrder.refundState} is distinct from 'refunded'`,
  isNull(depositPayment.takenBackAt),
);

export async function listOrders(call: CommandCall): Promise<void> {
  const { services, say, words } = call;
  const brandCode = words.length > 0 ? await readBrandCode(call) : undefined;
  const status = textOption(call, 'status');
  const statuses = status ? [oneOf(status, DEPOSIT_STATUSES, 'status')] : AT_HAND;
  const rows = await services.database
    .select({
      order: depositOrder,
      username: account.username,
      takenBackAt: depositPayment.takenBackAt,
      all: ALL,
    })
    .from(depositOrder)
    .innerJoin(account, eq(account.id, depositOrder.accountId))
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
  if (rows.length === 0) say('There are no deposits.');
  const heads = ['order', 'brand', 'account', 'channel', 'asked', 'paid', 'status', 'since'];
  const lines = rows.map(({ order, username, takenBackAt }) => [
    depositOrderNumber(order.id),
    order.brandCode,
    username,
    order.channel,
    money(order, order.amountMinor),
    money(order, order.paidMinor),
    statusText(order, takenBackAt),
    order.createdAt.toISOString(),
  ]);
  if (rows.length > 0) for (const line of table([heads, ...lines])) say(line);
  sayMore(say, rows);
}

/** Says how many rows are beside those that are listed. */
function sayMore(say: CommandCall['say'], rows: readonly { readonly all: number }[]): void {
  const more = (rows[0]?.all ?? 0) - rows.length;
  if (more > 0) say(`… and ${more} more.`);
}

/** Payments that belong to no order, for as long as nobody has said what became of them. */
export async function listNobodys({ services, say }: CommandCall): Promise<void> {
  const rows = await services.database
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
  if (rows.length === 0) return;
  say('Payments without a deposit ("deposit resolve" closes them):');
  const lines = rows.map((each) => [
    `${each.provider}/${each.paymentId}`,
    each.reference,
    `${each.amountMinor} minor units of ${each.currency}`,
    [each.firstToldAt.toISOString(), each.takenBackAt && TAKEN_BACK].filter(Boolean).join(': '),
  ]);
  for (const line of table([['payment', 'reference', 'amount', 'since'], ...lines])) say(line);
  sayMore(say, rows);
}

function paymentText(
  paymentId: string | null,
  payment: Pick<typeof depositPayment.$inferSelect, 'state' | 'takenBackAt'> | null,
): string {
  const { state, takenBackAt } = payment ?? {};
  const back = takenBackAt && `${TAKEN_BACK} at ${takenBackAt.toISOString()}`;
  return [paymentId ?? '-', state, back].filter(Boolean).join(', ');
}

function refundText(order: OrderRow): string {
  const { refundState, refundMinor, refundReason, refundReference } = order;
  if (refundState === null) return '-';
  const about = [refundReason, refundReference].filter((each) => each !== null);
  return [`${refundState}, ${money(order, refundMinor)}`, refundIdOf(order), ...about].join(', ');
}

export async function showOrder(call: CommandCall): Promise<void> {
  const { services, say } = call;
  const id = orderId(call);
  const { database } = services;
  const [found] = await database
    .select({ order: depositOrder, payment: depositPayment })
    .from(depositOrder)
    .leftJoin(depositPayment, isItsPayment)
    .where(eq(depositOrder.id, id));
  if (found === undefined) throw new CommandError(`Deposit D${id} not found.`);
  const { order, payment } = found;
  const rows = [
    ['order', depositOrderNumber(id)],
    ['account', `${order.brandCode}, number ${order.accountId}`],
    ['channel', `${order.channel}, ${order.terms.providerName}`],
    ['requested', money(order, order.amountMinor)],
    ['paid', money(order, order.paidMinor)],
    ['credited', money(order, order.creditedMinor)],
    ['fee', money(order, order.feeMinor)],
    ['payment', paymentText(order.paymentId, payment)],
    ['member’s reference', order.paymentReference ?? '-'],
    ['decided by', order.promisedAt?.toISOString() ?? '-'],
    ['refusal reason', order.refusalReason ?? '-'],
    ['refund', refundText(order)],
  ];
  for (const line of table(rows)) say(line);
  const steps = await database
    .select()
    .from(depositStep)
    .where(eq(depositStep.orderId, id))
    .orderBy(asc(depositStep.id));
  say('');
  const history = steps.map(({ at, status, actor, note }) => [
    at.toISOString(),
    status,
    actor,
    note,
  ]);
  for (const line of table([['when', 'status', 'by', 'note'], ...history])) say(line);
}
