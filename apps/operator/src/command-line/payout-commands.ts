import { ContractError } from '@palpite/contract/errors.ts';
import { decimalText } from '@palpite/domain';
import { notifyOfChange } from '../member/notify-of-change.ts';
import { PAYOUT_NOTICES } from '../payout/payout-notices.ts';
import { updatePayee } from '../payout/payee.ts';
import { isUsable, payoutAccountsOf, usableFrom, waitAnew } from '../payout/payout-accounts.ts';
import { readPayeeName } from '../payout/set-payee-name.ts';
import { requireTurnover, turnoverLeft, waiveTurnover } from '../turnover/turnover.ts';
import { stakesIn } from '../vendor/stakes-in.ts';
import { holdOpenWithdrawals } from '../withdrawal/hold-withdrawals.ts';
import { accountOf } from './account-of.ts';
import { type Command, CommandError, table, word } from './command.ts';

/** What customer service does about where money goes, and what must be staked before it does. */
export const payoutCommands: readonly Command[] = [
  {
    name: 'payout list',
    usage: '<brand> <username>',
    summary: 'An account’s payout accounts, masked, and from when withdrawals are possible',
    async run(call) {
      const { database, now } = call.services;
      const found = await accountOf(call);
      const rows = (await payoutAccountsOf(database, found.id)).map((row) => [
        String(row.id),
        row.keyType === null ? `bank ${row.bankCode}` : `PIX ${row.keyType}`,
        row.masked,
        isUsable(row, now()) ? 'usable' : `from ${row.usableAt.toISOString()}`,
      ]);
      for (const line of table([['id', 'kind', 'account', 'withdrawals possible'], ...rows])) {
        call.say(line);
      }
    },
  },
  {
    name: 'payout name',
    usage: '<brand> <username> <real name>',
    summary:
      'Set or change a real name; the member is notified, payout accounts wait again, withdrawals go on hold',
    async run(call) {
      const found = await accountOf(call);
      const payeeName = nameOf(call.words.slice(2).join(' '));
      const at = call.services.now();
      const usableAt = usableFrom(await call.services.brands.brand(found.brandCode), at);
      const held = await call.inTransaction(async (transaction) => {
        const { tx, client } = transaction;
        await updatePayee(tx, found.id, { payeeName });
        await waitAnew(tx, found.id, usableAt);
        const notice = {
          accountId: found.id,
          texts: PAYOUT_NOTICES['payee-name-by-us'],
          at,
          address: '',
        };
        await notifyOfChange(transaction, call.services, notice);
        const { services } = call;
        const scene = { tx, client, services, accountId: found.id, at, by: 'operator' } as const;
        return holdOpenWithdrawals(scene, 'payee-name-changed');
      });
      call.say(`${found.username} is paid as ${payeeName} from ${usableAt.toISOString()} on.`);
      call.say(`${held} earlier withdrawals are on hold.`);
    },
  },
  {
    name: 'turnover list',
    usage: '<brand> <username>',
    summary: 'What an account must still stake before it can withdraw, and why',
    async run(call) {
      const found = await accountOf(call);
      const { open, leftMinor } = await turnoverLeft(
        call.services.database,
        { stakesIn },
        found.id,
      );
      const amount = (minor: bigint) => `${decimalText(minor, found.currency)} ${found.currency}`;
      const rows = open.map((each) => [
        each.reference,
        each.reason,
        amount(each.requiredMinor),
        amount(each.doneMinor),
        each.beganAt.toISOString(),
      ]);
      for (const line of table([['reference', 'reason', 'required', 'done', 'since'], ...rows])) {
        call.say(line);
      }
      call.say(`${amount(leftMinor)} left to stake.`);
    },
  },
  {
    name: 'turnover require',
    usage: '<brand> <username> <minor units> <reference>',
    summary: 'Require turnover in addition to that of deposits; once per reference',
    async run(call) {
      const found = await accountOf(call);
      const typed = word(call, 2, 'amount, in minor units');
      if (!/^[1-9]\d{0,14}$/.test(typed)) {
        throw new CommandError(`The amount is in minor units of ${found.currency}, such as 5000.`);
      }
      const wanted = {
        accountId: found.id,
        reason: 'adjustment',
        reference: referenceOf(word(call, 3, 'reference')),
        currency: found.currency,
        requiredMinor: BigInt(typed),
        at: call.services.now(),
      } as const;
      const isAsked = await call.inTransaction(({ tx }) =>
        requireTurnover(tx, { stakesIn }, wanted),
      );
      if (!isAsked) {
        throw new CommandError(
          `The reference "${wanted.reference}" is already used: choose another one.`,
        );
      }
      call.say(`Required of ${found.username}; see \`turnover list\`.`);
    },
  },
  {
    name: 'turnover waive',
    usage: '<brand> <username> <reference>',
    summary: 'Waive the turnover required under a reference',
    async run(call) {
      const found = await accountOf(call);
      const reference = word(call, 2, 'reference');
      const isWaived = await call.inTransaction(({ tx }) =>
        waiveTurnover(tx, found.id, reference, call.services.now()),
      );
      if (!isWaived) throw new CommandError(`No turnover is required under "${reference}".`);
      call.say(`Waived for ${found.username}.`);
    },
  },
];

/** @throws CommandError */
function nameOf(typed: string): string {
  try {
    return readPayeeName(typed);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new CommandError(`Invalid name "${typed}": expected 2 to 60 letters and spaces.`);
  }
}

/** As long as an answer may hold. @throws CommandError */
function referenceOf(typed: string): string {
  if (typed !== '' && typed.length <= 200) return typed;
  throw new CommandError('A reference must have 1 to 200 characters.');
}
