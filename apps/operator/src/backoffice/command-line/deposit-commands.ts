import { moneyStaff } from '#modules/money/index.ts';
import { depositOrderNumber } from '@palpite/domain';
import {
  type Command,
  command,
  CommandError,
  reasonFrom,
  textOption,
  type Typed,
  word,
} from './command.ts';
import { money, printDeposit, printDeposits, printPayments } from './deposit-show.ts';

export const depositWord = (typed: Typed) => word(typed, 0, 'deposit number, such as D1042');

/** `--amount` in minor units; undefined where it is not given. @throws CommandError */
export function amountOption(typed: Typed): string | undefined {
  const given = textOption(typed, 'amount');
  if (given === undefined || /^[1-9]\d{0,14}$/.test(given)) return given;
  throw new CommandError('--amount must be in minor units, such as 5000.');
}

export const depositCommands: readonly Command[] = [
  command({
    name: 'deposit list',
    usage: '[<brand>] [--status <status>]',
    summary:
      'Deposits waiting for staff or with money to refund, or those with a status; payments without a deposit',
    options: { status: { type: 'string' } },
    useCase: moneyStaff.listDeposits,
    input: (typed) => ({ brand: typed.words[0], status: textOption(typed, 'status') }),
    print({ orders, payments }, printer) {
      printDeposits(orders, printer);
      printPayments(payments, printer);
    },
  }),
  command({
    name: 'deposit show',
    usage: '<order>',
    summary: 'A deposit with its steps and the notes on them',
    useCase: moneyStaff.showDeposit,
    input: (typed) => ({ order: depositWord(typed) }),
    print: printDeposit,
  }),
  command({
    name: 'deposit approve',
    usage: '<order> [--amount <minor units>] [--note <text>]',
    summary: 'Credit a deposit with the amount paid or, if none is known, the amount requested',
    options: { amount: { type: 'string' }, note: { type: 'string' } },
    useCase: moneyStaff.approveDeposit,
    input: (typed) => ({
      order: depositWord(typed),
      amount: amountOption(typed),
      note: textOption(typed, 'note'),
    }),
    print: (order, { say }) =>
      say(
        `Deposit ${depositOrderNumber(order.id)} is credited with ${money(order, order.creditedMinor)}.`,
      ),
  }),
  command({
    name: 'deposit refuse',
    usage: '<order> <reason> [--note <text>]',
    summary: 'Refuse a deposit in review; the member sees the reason, only staff see the note',
    options: { note: { type: 'string' } },
    useCase: moneyStaff.refuseDeposit,
    input: (typed) => ({
      order: depositWord(typed),
      reason: reasonFrom(typed, 1),
      note: textOption(typed, 'note'),
    }),
    print(order, { say }) {
      say(`Deposit ${depositOrderNumber(order.id)} is refused.`);
      if (order.paidMinor !== null) {
        say(`${money(order, order.paidMinor)} was received: use "deposit refund" to return it.`);
      }
    },
  }),
  command({
    name: 'deposit resolve',
    usage: '<provider>/<payment> <outcome>',
    summary: 'Close a payment without a deposit, with a note; no money is moved',
    useCase: moneyStaff.resolvePayment,
    input(typed) {
      const [, provider = '', payment = ''] =
        /^([^/]+)\/(.+)$/.exec(word(typed, 0, 'payment')) ?? [];
      return { provider, payment, outcome: outcomeFrom(typed, 1) };
    },
    print: (payment, { say }) => say(`Payment ${payment} is closed.`),
  }),
];

/** The words from a position on: how it was settled elsewhere. @throws CommandError */
export function outcomeFrom({ words }: Typed, place: number): string {
  const outcome = words.slice(place).join(' ').trim();
  if (outcome.length < 5) throw new CommandError('Missing outcome: describe it in a few words.');
  return outcome.slice(0, 500);
}
