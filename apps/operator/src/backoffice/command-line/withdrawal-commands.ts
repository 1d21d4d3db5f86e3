import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decimalText, withdrawalOrder } from '@palpite/domain';
import {
  moneyStaff,
  noteIn,
  type WithdrawalRow,
  WITHDRAWALS_LISTED,
} from '#modules/money/index.ts';
import {
  type Command,
  command,
  CommandError,
  flagOption,
  instantOption,
  printTable,
  reasonFrom,
  type Typed,
  word,
} from './command.ts';

const money = (minor: bigint, { currency }: Pick<WithdrawalRow, 'currency'>) =>
  `${decimalText(minor, currency)} ${currency}`;

const orderWord = (typed: Typed) => word(typed, 0, 'withdrawal number; see `withdrawal list`');

const SENDING_OPTIONS = { locked: { type: 'boolean' } } as const;
const sendingInput = (typed: Typed) => ({
  order: orderWord(typed),
  locked: flagOption(typed, 'locked'),
});

const HEADS = [
  'order',
  'brand',
  'account',
  'account status',
  'amount',
  'is',
  'waiting for',
  'promised',
];

const lookCommands: readonly Command[] = [
  command({
    name: 'withdrawal list',
    usage: '[<brand>]',
    summary: `The ${WITHDRAWALS_LISTED} oldest withdrawals waiting for staff, with the time promised to the member`,
    useCase: moneyStaff.listWithdrawals,
    input: ({ words: [brand] }) => ({ brand }),
    print(rows, printer) {
      const lines = rows.map(({ row, username, accountStatus }) => [
        withdrawalOrder(row.id),
        row.brandCode,
        username,
        accountStatus,
        money(row.amountMinor, row),
        row.status,
        row.waits.join(', '),
        row.promisedAt?.toISOString() ?? '',
      ]);
      printTable(printer, [HEADS, ...lines]);
    },
  }),
  command({
    name: 'withdrawal show',
    usage: '<order>',
    summary: 'A withdrawal in full: the complete payout account, the payee’s name, the history',
    useCase: moneyStaff.showWithdrawal,
    input: (typed) => ({ order: orderWord(typed) }),
    print({ row, username, accountStatus, destination, events }, printer) {
      printTable(printer, [
        ['order', withdrawalOrder(row.id)],
        ['account', `${username} of ${row.brandCode}, ${accountStatus}`],
        ['amount', money(row.amountMinor, row)],
        ['fee', money(row.feeMinor, row)],
        ['goes to', `${row.destination.kind} ${destination}`],
        ['in the name of', row.payeeName ?? 'unknown: not recorded at the time'],
        ['is', [row.status, ...row.waits].join(', ')],
        ['promised', row.promisedAt?.toISOString() ?? 'nothing'],
      ]);
      printer.say('');
      const history = events.map(({ at, event, by, amountMinor, ...why }) => [
        at.toISOString(),
        event,
        by,
        amountMinor === null ? '' : decimalText(amountMinor, row.currency),
        noteIn('EN', why) ?? '',
      ]);
      printTable(printer, [['when', 'what', 'by', 'amount', 'in words'], ...history]);
    },
  }),
  command({
    name: 'withdrawal pictures',
    usage: '<order> <folder>',
    summary: 'Save the pictures that a member sent with a receipt to a folder, as JPEG files',
    useCase: moneyStaff.withdrawalPictures,
    input(typed) {
      word(typed, 1, 'folder');
      return { order: orderWord(typed) };
    },
    async print({ order, pictures }, { typed, say }) {
      const folder = word(typed, 1, 'folder');
      await mkdir(folder, { recursive: true });
      for (const [place, { payout, bytes }] of pictures.entries()) {
        const file = join(folder, `${order}-${payout}-${place + 1}.jpg`);
        await writeFile(file, bytes);
        say(file);
      }
      if (pictures.length === 0) say('There are no pictures.');
    },
  }),
];

const decideCommands: readonly Command[] = [
  command({
    name: 'withdrawal approve',
    usage: '<order> [--locked]',
    summary:
      'Approve a withdrawal, which then waits for its payout; --locked: even if the account is locked',
    options: SENDING_OPTIONS,
    useCase: moneyStaff.approveWithdrawal,
    input: sendingInput,
    print: ({ id }, { say }) => say(`${withdrawalOrder(id)} is approved.`),
  }),
  command({
    name: 'withdrawal hold',
    usage: '<order> <reason> [--until <time>]',
    summary: 'Put a withdrawal on hold; the member sees the reason and the time',
    options: { until: { type: 'string' } },
    useCase: moneyStaff.holdWithdrawal,
    input: (typed) => ({
      order: orderWord(typed),
      reason: reasonFrom(typed, 1),
      until: instantOption(typed, 'until'),
    }),
    print: ({ id, promisedAt }, { say }) =>
      say(`${withdrawalOrder(id)} is on hold until ${promisedAt?.toISOString()}.`),
  }),
  command({
    name: 'withdrawal refuse',
    usage: '<order> <reason>',
    summary:
      'Refuse an unpaid withdrawal and return the money; an approved one must be put on hold first',
    useCase: moneyStaff.refuseWithdrawal,
    input: (typed) => ({ order: orderWord(typed), reason: reasonFrom(typed, 1) }),
    print(row, { say }) {
      const back = money(row.amountMinor + row.feeMinor, row);
      say(`${withdrawalOrder(row.id)} is refused; ${back} returned to the balance.`);
    },
  }),
  command({
    name: 'withdrawal pay',
    usage: '<order> [--locked]',
    summary: 'Record that an approved withdrawal was paid out; the held money leaves the books',
    options: SENDING_OPTIONS,
    useCase: moneyStaff.payWithdrawal,
    input: sendingInput,
    print: (row, { say }) =>
      say(`${withdrawalOrder(row.id)} is paid: ${money(row.amountMinor, row)}.`),
  }),
  command({
    name: 'withdrawal settle-dispute',
    usage: '<order> pay [--locked] | <order> refuse <reason>',
    summary: 'Settle a dispute: pay the missing amount again, or refuse because it arrived',
    options: SENDING_OPTIONS,
    useCase: moneyStaff.settleDispute,
    input(typed) {
      const decision = word(typed, 1, 'decision: pay or refuse');
      if (decision === 'pay') return { decision: 'pay' as const, ...sendingInput(typed) };
      if (decision !== 'refuse') {
        throw new CommandError(`Invalid decision "${decision}". Choose one of: pay, refuse.`);
      }
      return { decision: 'refuse' as const, order: orderWord(typed), reason: reasonFrom(typed, 2) };
    },
    print({ decision, row }, { say }) {
      const order = withdrawalOrder(row.id);
      say(
        decision === 'pay'
          ? `${order}: ${money(row.payoutMinor ?? 0n, row)} was sent again.`
          : `${order} counts as received.`,
      );
    },
  }),
];

export const withdrawalCommands: readonly Command[] = [...lookCommands, ...decideCommands];
