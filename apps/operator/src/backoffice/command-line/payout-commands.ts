import { decimalText } from '@palpite/domain';
import { moneyStaff } from '#modules/money/index.ts';
import { accountWords, type Command, command, printTable, word } from './command.ts';
import { counted } from '#kernel/texts/counted.ts';

/** Payout accounts, and the turnover before a withdrawal. */
export const payoutCommands: readonly Command[] = [
  command({
    name: 'payout list',
    usage: '<brand> <username>',
    summary: 'An account’s payout accounts, masked, and from when withdrawals are possible',
    useCase: moneyStaff.listPayoutAccounts,
    input: accountWords,
    print(rows, printer) {
      const lines = rows.map((row) => [
        String(row.id),
        row.keyType === null ? `bank ${row.bankCode}` : `PIX ${row.keyType}`,
        row.masked,
        row.isUsable ? 'usable' : `from ${row.usableAt.toISOString()}`,
      ]);
      printTable(printer, [['id', 'kind', 'account', 'withdrawals possible'], ...lines]);
    },
  }),
  command({
    name: 'payout name',
    usage: '<brand> <username> <real name>',
    summary:
      'Set or change a real name; the member is notified, payout accounts wait again, withdrawals go on hold',
    useCase: moneyStaff.namePayee,
    input: (typed) => ({ ...accountWords(typed), payeeName: typed.words.slice(2).join(' ') }),
    print({ username, payeeName, usableAt, held }, { say }) {
      say(`${username} is paid as ${payeeName} from ${usableAt.toISOString()} on.`);
      say(`${counted(held, 'earlier withdrawal is', 'earlier withdrawals are')} on hold.`);
    },
  }),
  command({
    name: 'turnover list',
    usage: '<brand> <username>',
    summary: 'What an account must still stake before it can withdraw, and why',
    useCase: moneyStaff.listTurnover,
    input: accountWords,
    print({ open, leftMinor, currency }, printer) {
      const amount = (minor: bigint) => `${decimalText(minor, currency)} ${currency}`;
      const rows = open.map((each) => [
        each.reference,
        each.reason,
        amount(each.requiredMinor),
        amount(each.doneMinor),
        each.beganAt.toISOString(),
      ]);
      printTable(printer, [['reference', 'reason', 'required', 'done', 'since'], ...rows]);
      printer.say(`${amount(leftMinor)} left to stake.`);
    },
  }),
  command({
    name: 'turnover require',
    usage: '<brand> <username> <minor units> <reference>',
    summary: 'Require turnover in addition to that of deposits; once per reference',
    useCase: moneyStaff.addTurnover,
    input: (typed) => ({
      ...accountWords(typed),
      amount: word(typed, 2, 'amount, in minor units'),
      reference: word(typed, 3, 'reference'),
    }),
    print: (username, { say }) => say(`Required of ${username}; see \`turnover list\`.`),
  }),
  command({
    name: 'turnover waive',
    usage: '<brand> <username> <reference>',
    summary: 'Waive the turnover required under a reference',
    useCase: moneyStaff.endTurnover,
    input: (typed) => ({ ...accountWords(typed), reference: word(typed, 2, 'reference') }),
    print: (username, { say }) => say(`Waived for ${username}.`),
  }),
];
