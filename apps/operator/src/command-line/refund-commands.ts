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
      `The bank’s reference must have 1 to ${REFERENCE_CHARACTERS} characters.`,
    );
  }
  return reference;
}

const noteOf = (call: CommandCall) => textOption(call, 'note') ?? '';

export const refundCommands: readonly Command[] = [
  {
    name: 'deposit refund',
    usage:
      '<order> <reason> [--amount <minor units>] [--reference <bank reference>] [--note <text>]',
    summary: 'Refund a deposit in review or refused; --reference: it was already sent',
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
            throw new CommandError(`No money was received for ${depositOrderNumber(found.id)}.`);
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
          ? `${what} will be refunded as ${refundIdOf(order)}.`
          : `${what} is recorded as refunded.`,
      );
    },
  },
  {
    name: 'deposit refund-paid',
    usage: '<order> <bank reference> [--note <text>]',
    summary: 'Record that a refund was sent; the member sees the reference',
    options: { note: { type: 'string' } },
    async run(call) {
      const reference = referenceOf(call.words.slice(1).join(' '));
      const order = await decideDeposit(
        call,
        ({ refundAttempt: attempt }) => [{ kind: 'refund-paid', attempt, reference }],
        noteOf(call),
      );
      const amount = money(order, order.refundMinor);
      call.say(`${amount} of deposit ${depositOrderNumber(order.id)} was refunded.`);
    },
  },
  {
    name: 'deposit refund-failed',
    usage: '<order> <reason> [--note <text>]',
    summary: 'Record that a refund failed; the member sees the reason, and it can be ordered again',
    options: { note: { type: 'string' } },
    async run(call) {
      const reason = reasonFrom(call, 1);
      const order = await decideDeposit(
        call,
        ({ refundAttempt: attempt }) => [{ kind: 'refund-failed', attempt, reason }],
        noteOf(call),
      );
      call.say(
        `The refund of deposit ${depositOrderNumber(order.id)} failed; you can order it again.`,
      );
    },
  },
];
