import { mostOf } from '../deposit/deposit-state.ts';
import { refundIdOf } from '../deposit/refund-deposit.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import { type Command, type CommandCall, CommandError, reasonFrom, textOption } from './command.ts';
import { amountOption, decideDeposit } from './decide-deposit.ts';
import { money } from './deposit-show.ts';

/** Money that came for a deposit and was not credited goes back to its payer: ordered, then sent or not. */

/** What a bank calls it, as the member finds it on a statement. */
const REFERENCE_CHARACTERS = 64;

function referenceOf(given: string): string {
  const reference = given.replaceAll(/\s+/g, ' ').trim();
  if (reference === '' || reference.length > REFERENCE_CHARACTERS) {
    throw new CommandError(
      `Give what the bank calls it, in ${REFERENCE_CHARACTERS} characters at most.`,
    );
  }
  return reference;
}

const noteOf = (call: CommandCall) => textOption(call, 'note') ?? '';

export const refundCommands: readonly Command[] = [
  {
    name: 'deposit refund',
    usage: '<order> <reason> [--amount <minor units>] [--reference <of the bank>] [--note <text>]',
    summary:
      'Send back what came for a deposit in review or refused; --reference: it was sent already',
    options: {
      amount: { type: 'string' },
      reference: { type: 'string' },
      note: { type: 'string' },
    },
    async run(call) {
      const reason = reasonFrom(call, 1);
      const given = textOption(call, 'reference');
      const reference = given === undefined ? undefined : referenceOf(given);
      const order = await decideDeposit(
        call,
        (found) => {
          if (found.paidMinor === null) {
            throw new CommandError(`No money came for ${depositOrderNumber(found.id)}.`);
          }
          const most = mostOf(found);
          const amountMinor = amountOption(call, found) ?? most;
          if (amountMinor > most) {
            throw new CommandError(`No more than ${money(found, most)} was paid.`);
          }
          const begun = { kind: 'refund-begun', amountMinor, reason } as const;
          if (reference === undefined) return [begun];
          const attempt = found.refundAttempt + 1;
          return [begun, { kind: 'refund-paid', attempt, reference }];
        },
        noteOf(call),
      );
      const what = `${money(order, order.refundMinor)} of deposit ${depositOrderNumber(order.id)}`;
      call.say(
        reference === undefined
          ? `${what} is to be sent back as ${refundIdOf(order)}.`
          : `${what} is noted as sent back.`,
      );
    },
  },
  {
    name: 'deposit refund-paid',
    usage: '<order> <reference of the bank> [--note <text>]',
    summary: 'Say that a refund was sent; its member reads the reference',
    options: { note: { type: 'string' } },
    async run(call) {
      const reference = referenceOf(call.words.slice(1).join(' '));
      const order = await decideDeposit(
        call,
        ({ refundAttempt: attempt }) => [{ kind: 'refund-paid', attempt, reference }],
        noteOf(call),
      );
      const amount = money(order, order.refundMinor);
      call.say(`${amount} of deposit ${depositOrderNumber(order.id)} was sent back.`);
    },
  },
  {
    name: 'deposit refund-failed',
    usage: '<order> <reason> [--note <text>]',
    summary:
      'Say that a refund did not go through; its member reads why, and it can be ordered again',
    options: { note: { type: 'string' } },
    async run(call) {
      const reason = reasonFrom(call, 1);
      const order = await decideDeposit(
        call,
        ({ refundAttempt: attempt }) => [{ kind: 'refund-failed', attempt, reason }],
        noteOf(call),
      );
      call.say(`The refund of deposit ${depositOrderNumber(order.id)} failed; order it again.`);
    },
  },
];
