import { and, eq, isNull } from 'drizzle-orm';
import { depositPayment } from '../database/schema/deposit.ts';
import { feeOf } from '../deposit/deposit-change.ts';
import type { OrderRow } from '../deposit/order.ts';
import { type DepositEvent, mostOf } from '../deposit/deposit-state.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import {
  type Command,
  type CommandCall,
  CommandError,
  reasonFrom,
  textOption,
  word,
} from './command.ts';
import { amountOption, decideDeposit } from './decide-deposit.ts';
import { listNobodys, listOrders, money, showOrder } from './deposit-show.ts';

/**
 * What is credited: never more than the provider says came, or than was asked for while it has said nothing, and never
 * so little that the fee takes all of it.
 */
function approvalOf(call: CommandCall, order: OrderRow): DepositEvent {
  const most = mostOf(order);
  const amountMinor = amountOption(call, order) ?? most;
  if (amountMinor > most) {
    const what = order.paidMinor === null ? 'requested' : 'paid';
    throw new CommandError(`No more than ${money(order, most)} was ${what}.`);
  }
  const feeMinor = feeOf(order, amountMinor);
  if (feeMinor >= amountMinor) {
    throw new CommandError(
      `The fee would take all of ${money(order, amountMinor)}: nothing would be credited. Use "deposit refund" to return the money.`,
    );
  }
  return { kind: 'approved', amountMinor, feeMinor };
}

export const depositCommands: readonly Command[] = [
  {
    name: 'deposit list',
    usage: '[<brand>] [--status <status>]',
    summary:
      'Deposits waiting for staff or with money to refund, or those with a status; payments without a deposit',
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
    summary: 'Credit a deposit with the amount paid or, if none is known, the amount requested',
    options: { amount: { type: 'string' }, note: { type: 'string' } },
    async run(call) {
      const note = textOption(call, 'note') ?? '';
      const order = await decideDeposit(call, (found) => [approvalOf(call, found)], note);
      const number = depositOrderNumber(order.id);
      call.say(`Deposit ${number} is credited with ${money(order, order.creditedMinor)}.`);
    },
  },
  {
    name: 'deposit refuse',
    usage: '<order> <reason> [--note <text>]',
    summary: 'Refuse a deposit in review; the member sees the reason, only staff see the note',
    options: { note: { type: 'string' } },
    async run(call) {
      const reason = reasonFrom(call, 1);
      const note = textOption(call, 'note') ?? '';
      const order = await decideDeposit(call, () => [{ kind: 'refused', reason }], note);
      call.say(`Deposit ${depositOrderNumber(order.id)} is refused.`);
      if (order.paidMinor !== null) {
        call.say(
          `${money(order, order.paidMinor)} was received: use "deposit refund" to return it.`,
        );
      }
    },
  },
  {
    name: 'deposit resolve',
    usage: '<provider>/<payment> <outcome>',
    summary: 'Close a payment without a deposit, with a note; no money is moved',
    async run(call) {
      const [, provider = '', paymentId = ''] =
        /^([^/]+)\/(.+)$/.exec(word(call, 0, 'payment')) ?? [];
      const resolution = call.words.slice(1).join(' ').trim().slice(0, 500);
      if (resolution.length < 5)
        throw new CommandError('Missing outcome: describe it in a few words.');
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
        throw new CommandError('No open payment without a deposit has that name.');
      call.say(`Payment ${paymentId} is closed.`);
    },
  },
];
