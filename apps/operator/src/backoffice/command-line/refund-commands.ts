import { moneyStaff, refundIdOf } from '#modules/money/index.ts';
import { depositOrderNumber } from '@palpite/domain';
import { type Command, command, reasonFrom, textOption } from './command.ts';
import { amountOption, depositWord } from './deposit-commands.ts';
import { money } from './deposit-show.ts';

/** Money that came for a deposit and was not credited goes back to its payer. */
export const refundCommands: readonly Command[] = [
  command({
    name: 'deposit refund',
    usage:
      '<order> <reason> [--amount <minor units>] [--reference <bank reference>] [--note <text>]',
    summary: 'Refund a deposit in review or refused; --reference: it was already sent',
    options: {
      amount: { type: 'string' },
      reference: { type: 'string' },
      note: { type: 'string' },
    },
    useCase: moneyStaff.refundDeposit,
    input: (typed) => ({
      order: depositWord(typed),
      reason: reasonFrom(typed, 1),
      amount: amountOption(typed),
      reference: textOption(typed, 'reference'),
      note: textOption(typed, 'note'),
    }),
    print(order, { say }) {
      const what = `${money(order, order.refundMinor)} of deposit ${depositOrderNumber(order.id)}`;
      say(
        order.refundState === 'refunded'
          ? `${what} is recorded as refunded.`
          : `${what} will be refunded as ${refundIdOf(order)}.`,
      );
    },
  }),
  command({
    name: 'deposit refund-paid',
    usage: '<order> <bank reference> [--note <text>]',
    summary: 'Record that a refund was sent; the member sees the reference',
    options: { note: { type: 'string' } },
    useCase: moneyStaff.recordRefundPaid,
    input: (typed) => ({
      order: depositWord(typed),
      reference: typed.words.slice(1).join(' '),
      note: textOption(typed, 'note'),
    }),
    print: (order, { say }) =>
      say(
        `${money(order, order.refundMinor)} of deposit ${depositOrderNumber(order.id)} was refunded.`,
      ),
  }),
  command({
    name: 'deposit refund-failed',
    usage: '<order> <reason> [--note <text>]',
    summary: 'Record that a refund failed; the member sees the reason, and it can be ordered again',
    options: { note: { type: 'string' } },
    useCase: moneyStaff.recordRefundFailed,
    input: (typed) => ({
      order: depositWord(typed),
      reason: reasonFrom(typed, 1),
      note: textOption(typed, 'note'),
    }),
    print: ({ id }, { say }) =>
      say(`The refund of deposit ${depositOrderNumber(id)} failed; you can order it again.`),
  }),
];
