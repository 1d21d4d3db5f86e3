import { DEPOSIT_STATUSES, type DepositStatus } from '@palpite/contract/deposit.ts';
import { decimalText } from '@palpite/domain';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { account } from '../database/schema/account.ts';
import { depositOrder, depositPayment, depositStep } from '../database/schema/deposit.ts';
import { bringOn, lockOrder, type OrderRow } from '../deposit/deposit-orders.ts';
import type { DepositEvent } from '../deposit/deposit-state.ts';
import { depositOrderNumber, readDepositOrder } from '../record/order-number.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  merchantCode,
  oneOf,
  table,
  textOption,
  word,
} from './command.ts';

const LISTED = 100;
/** Where an order waits for somebody. */
const AT_HAND: readonly DepositStatus[] = ['awaiting-review', 'processing'];

/** The id of the order that is named first. */
function orderId(call: CommandCall): number {
  const number = word(call, 0, 'deposit: its number, such as D1042');
  const id = readDepositOrder(number);
  if (id === undefined) throw new CommandError(`"${number}" is no number of a deposit.`);
  return id;
}

/** Brings the order that is named first on, by the operator. @throws CommandError where its status does not allow it */
async function decideOrder(
  call: CommandCall,
  event: DepositEvent,
  note: string,
  amountOf: (order: OrderRow) => bigint | undefined = () => undefined,
): Promise<OrderRow> {
  const { services } = call;
  const id = orderId(call);
  return call.inTransaction(async ({ tx, client }) => {
    const work = { tx, client, services, now: services.now() };
    const order = await lockOrder(tx, id);
    if (order === undefined) throw new CommandError(`There is no deposit D${id}.`);
    const by = { actor: 'operator', note: note.slice(0, 500) } as const;
    const { verdict, order: changed } = await bringOn(work, order, event, by, amountOf(order));
    if (verdict.to === 'denied') {
      throw new CommandError(`D${id} is ${order.status}: that can no longer be decided.`);
    }
    return changed;
  });
}

/** What is to be credited: never more than the provider says came. */
function approvedAmount(call: CommandCall, order: OrderRow): bigint | undefined {
  const given = textOption(call, 'amount');
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(given)) {
    throw new CommandError(`--amount is in minor units of ${order.currency}, such as 5000.`);
  }
  const amount = BigInt(given);
  if (order.paidMinor !== null && amount > order.paidMinor) {
    throw new CommandError(`No more than ${money(order, order.paidMinor)} was paid.`);
  }
  return amount;
}

const money = ({ currency }: Pick<OrderRow, 'currency'>, minor: bigint | null) =>
  minor === null ? '-' : `${decimalText(minor, currency)} ${currency}`;

async function listOrders(call: CommandCall): Promise<void> {
  const { services, say, words } = call;
  const merchant = words.length > 0 ? await merchantCode(call) : undefined;
  const status = textOption(call, 'status');
  const statuses = status ? [oneOf(status, DEPOSIT_STATUSES, 'status')] : AT_HAND;
  const rows = await services.database
    .select({ order: depositOrder, username: account.username })
    .from(depositOrder)
    .innerJoin(account, eq(account.id, depositOrder.accountId))
    .where(
      and(
        inArray(depositOrder.status, [...statuses]),
        merchant === undefined ? undefined : eq(depositOrder.merchant, merchant),
      ),
    )
    .orderBy(desc(depositOrder.id))
    .limit(LISTED);
  if (rows.length === 0) say('No deposit is there.');
  const heads = ['order', 'brand', 'account', 'channel', 'asked', 'paid', 'status', 'since'];
  const lines = rows.map(({ order, username }) => [
    depositOrderNumber(order.id),
    order.merchant,
    username,
    order.channel,
    money(order, order.amountMinor),
    money(order, order.paidMinor),
    [order.status, order.reviewReason ?? order.failure].filter(Boolean).join(': '),
    order.createdAt.toISOString(),
  ]);
  if (rows.length > 0) for (const line of table([heads, ...lines])) say(line);
}

/** Payments that belong to no order, for as long as nobody has said what became of them. */
async function listNobodys({ services, say }: CommandCall): Promise<void> {
  const rows = await services.database
    .select()
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
  say('Payments that belong to no deposit ("deposit resolve" closes them):');
  const lines = rows.map((each) => [
    `${each.provider}/${each.paymentId}`,
    each.reference,
    `${each.amountMinor} minor units of ${each.currency}`,
    each.firstToldAt.toISOString(),
  ]);
  for (const line of table([['payment', 'reference', 'amount', 'since'], ...lines])) say(line);
}

async function showOrder(call: CommandCall): Promise<void> {
  const { services, say } = call;
  const id = orderId(call);
  const { database } = services;
  const [order] = await database.select().from(depositOrder).where(eq(depositOrder.id, id));
  if (order === undefined) throw new CommandError(`There is no deposit D${id}.`);
  const rows = [
    ['order', depositOrderNumber(id)],
    ['account', `${order.merchant}, number ${order.accountId}`],
    ['channel', `${order.channel}, ${order.terms.providerName}`],
    ['asked for', money(order, order.amountMinor)],
    ['paid', money(order, order.paidMinor)],
    ['credited', money(order, order.creditedMinor)],
    ['fee', money(order, order.feeMinor)],
    ['payment', order.paymentId ?? '-'],
    ['the member says', order.paymentReference ?? '-'],
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

export const depositCommands: readonly Command[] = [
  {
    name: 'deposit list',
    usage: '[<brand>] [--status <status>]',
    summary: 'Deposits that wait for somebody, or those of a status; payments that belong to none',
    options: { status: { type: 'string' } },
    async run(call) {
      await listOrders(call);
      await listNobodys(call);
    },
  },
  {
    name: 'deposit show',
    usage: '<order>',
    summary: 'A deposit with its steps and the notes on them',
    run: showOrder,
  },
  {
    name: 'deposit approve',
    usage: '<order> [--amount <minor units>] [--note <text>]',
    summary: 'Credit a deposit: with what was paid, else with what was asked for',
    options: { amount: { type: 'string' }, note: { type: 'string' } },
    async run(call) {
      const note = textOption(call, 'note') ?? '';
      const order = await decideOrder(call, { kind: 'approved' }, note, (found) =>
        approvedAmount(call, found),
      );
      const number = depositOrderNumber(order.id);
      call.say(`Deposit ${number} is credited with ${money(order, order.creditedMinor)}.`);
    },
  },
  {
    name: 'deposit refuse',
    usage: '<order> <why>',
    summary: 'Refuse a deposit that waits for review; the member is told that it failed',
    async run(call) {
      const note = call.words.slice(1).join(' ').trim();
      if (note.length < 5) throw new CommandError('Say why, in a few words.');
      const order = await decideOrder(call, { kind: 'refused' }, note);
      call.say(`Deposit ${depositOrderNumber(order.id)} is refused.`);
    },
  },
  {
    name: 'deposit resolve',
    usage: '<provider>/<payment> <what became of it>',
    summary: 'Close a payment that belongs to no deposit with a note; no money is moved',
    async run(call) {
      const [, provider = '', paymentId = ''] =
        /^([^/]+)\/(.+)$/.exec(word(call, 0, 'payment')) ?? [];
      const resolution = call.words.slice(1).join(' ').trim().slice(0, 500);
      if (resolution.length < 5) throw new CommandError('Say what became of it, in a few words.');
      const closed = await call.inTransaction(({ tx }) =>
        tx
          .update(depositPayment)
          .set({ resolution, resolvedAt: call.services.now() })
          .where(
            and(
              eq(depositPayment.provider, provider),
              eq(depositPayment.paymentId, paymentId),
              isNull(depositPayment.orderId),
              isNull(depositPayment.resolvedAt),
            ),
          )
          .returning({ paymentId: depositPayment.paymentId }),
      );
      if (closed.length === 0)
        throw new CommandError('No payment without a deposit has that name.');
      call.say(`Payment ${paymentId} is closed.`);
    },
  },
];
