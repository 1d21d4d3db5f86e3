import { decimalText, depositOrderNumber } from '@palpite/domain';
import {
  type moneyStaff,
  type OrderRow,
  refundIdOf,
  statusText,
  TAKEN_BACK,
} from '#modules/money/index.ts';
import { type Printer, printTable } from './command.ts';

/** How deposits are printed, and payments without an order. */

type Listed = Awaited<ReturnType<typeof moneyStaff.listDeposits.run>>;
type Shown = Awaited<ReturnType<typeof moneyStaff.showDeposit.run>>;

/** An amount in the order's currency; a dash when there is none. */
export const money = ({ currency }: Pick<OrderRow, 'currency'>, minor: bigint | null) =>
  minor === null ? '-' : `${decimalText(minor, currency)} ${currency}`;

const HEADS = ['order', 'brand', 'account', 'channel', 'asked', 'paid', 'status', 'since'];

export function printDeposits(orders: Listed['orders'], printer: Printer): void {
  if (orders.length === 0) printer.say('There are no deposits.');
  const lines = orders.map(({ order, username, takenBackAt }) => [
    depositOrderNumber(order.id),
    order.brandCode,
    username,
    order.channel,
    money(order, order.amountMinor),
    money(order, order.paidMinor),
    statusText(order, takenBackAt),
    order.createdAt.toISOString(),
  ]);
  if (orders.length > 0) printTable(printer, [HEADS, ...lines]);
  sayMore(printer, orders);
}

/** Prints how many rows there are besides the listed ones. */
function sayMore({ say }: Printer, rows: readonly { readonly all: number }[]): void {
  const more = (rows[0]?.all ?? 0) - rows.length;
  if (more > 0) say(`… and ${more} more.`);
}

export function printPayments(payments: Listed['payments'], printer: Printer): void {
  if (payments.length === 0) return;
  printer.say('Payments without a deposit ("deposit resolve" closes them):');
  const lines = payments.map((each) => [
    `${each.provider}/${each.paymentId}`,
    each.reference,
    `${each.amountMinor} minor units of ${each.currency}`,
    [each.firstToldAt.toISOString(), each.takenBackAt && TAKEN_BACK].filter(Boolean).join(': '),
  ]);
  printTable(printer, [['payment', 'reference', 'amount', 'since'], ...lines]);
  sayMore(printer, payments);
}

function paymentText(paymentId: string | null, payment: Shown['payment']): string {
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

export function printDeposit({ order, payment, steps }: Shown, printer: Printer): void {
  printTable(printer, [
    ['order', depositOrderNumber(order.id)],
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
  ]);
  printer.say('');
  const history = steps.map(({ at, status, actor, note }) => [
    at.toISOString(),
    status,
    actor,
    note,
  ]);
  printTable(printer, [['when', 'status', 'by', 'note'], ...history]);
}
