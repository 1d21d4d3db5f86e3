import { and, eq, isNull } from 'drizzle-orm';
import { depositPayment } from '../database/schema/deposit.ts';
import { bringOn, lockOrder, type OrderRow } from '../deposit/deposit-orders.ts';
import type { DepositEvent } from '../deposit/deposit-state.ts';
import { isTakenBack } from '../deposit/taken-back.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import { type Command, type CommandCall, CommandError, textOption, word } from './command.ts';
import { listNobodys, listOrders, money, orderId, showOrder } from './deposit-show.ts';

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
    if (event.kind === 'approved' && (await isTakenBack(tx, order))) {
      throw new CommandError(
        `D${id} cannot be credited: its provider has taken payment ${order.paymentId} back.`,
      );
    }
    const by = { actor: 'operator', note: note.slice(0, 500) } as const;
    const { verdict, order: changed } = await bringOn(work, order, event, by, amountOf(order));
    if (verdict.to === 'denied') {
      throw new CommandError(`D${id} is ${order.status}: that can no longer be decided.`);
    }
    return changed;
  });
}

/** What is to be credited: never more than the provider says came, or than was asked for while it has said nothing. */
function approvedAmount(call: CommandCall, order: OrderRow): bigint | undefined {
  const given = textOption(call, 'amount');
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(given)) {
    throw new CommandError(`--amount is in minor units of ${order.currency}, such as 5000.`);
  }
  const amount = BigInt(given);
  const most = order.paidMinor ?? order.amountMinor;
  if (amount > most) {
    const what = order.paidMinor === null ? 'asked for' : 'paid';
    throw new CommandError(`No more than ${money(order, most)} was ${what}.`);
  }
  return amount;
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
              eq(depositPayment.state, 'settled'),
              isNull(depositPayment.resolvedAt),
            ),
          )
          .returning({ paymentId: depositPayment.paymentId }),
      );
      if (closed.length === 0)
        throw new CommandError('No settled payment without a deposit waits under that name.');
      call.say(`Payment ${paymentId} is closed.`);
    },
  },
];
