import { decimalText } from '@palpite/domain';
import { identityStaff } from '#modules/identity/index.ts';
import { lockAccount, unlockAccount } from '../lock-account.ts';
import { LISTED, listAccounts, showAccount } from '../look-at-accounts.ts';
import { accountWords, type Command, command, flagOption, printTable, word } from './command.ts';
import { counted } from '#kernel/texts/counted.ts';

export const accountCommands: readonly Command[] = [
  command({
    name: 'accounts list',
    usage: '<brand> [--guests]',
    summary: `The ${LISTED} newest accounts of a brand; --guests includes free-play guests`,
    options: { guests: { type: 'boolean' } },
    useCase: listAccounts,
    input: (typed) => ({ brand: word(typed, 0, 'brand'), guests: flagOption(typed, 'guests') }),
    print(rows, printer) {
      const lines = rows.map(({ row, balanceMinor }) => [
        row.username,
        String(row.type),
        row.status,
        `${decimalText(balanceMinor, row.currency)} ${row.currency}`,
        row.createdAt.toISOString(),
      ]);
      printTable(printer, [['username', 'type', 'status', 'balance', 'since'], ...lines]);
    },
  }),
  command({
    name: 'accounts show',
    usage: '<brand> <username>',
    summary: 'One account: its state, its money, its open sessions',
    useCase: showAccount,
    input: accountWords,
    print({ row, balanceMinor, heldMinor, sessions }, printer) {
      const amount = (minor: bigint) => `${decimalText(minor, row.currency)} ${row.currency}`;
      printTable(printer, [
        ['id', String(row.id)],
        ['username', row.username],
        ['type', String(row.type)],
        ['status', row.status],
        ['balance', amount(balanceMinor)],
        ['in play or held', amount(heldMinor)],
        ...sessions.map(({ address, lastSeenAt }) => [
          'session',
          `${address}, seen ${lastSeenAt.toISOString()}`,
        ]),
      ]);
    },
  }),
  command({
    name: 'accounts lock',
    usage: '<brand> <username>',
    summary:
      'Lock an account, end its sessions and put its withdrawals on hold; its balance does not change',
    useCase: lockAccount,
    input: accountWords,
    print: ({ username, ended, held }, { say }) =>
      say(
        `${username} is locked; ${counted(ended, 'session')} ended, ${counted(held, 'withdrawal')} put on hold.`,
      ),
  }),
  command({
    name: 'accounts unlock',
    usage: '<brand> <username>',
    summary: 'Unlock an account; its withdrawals stay on hold',
    useCase: unlockAccount,
    input: accountWords,
    print: (username, { say }) => say(`${username} is active.`),
  }),
  command({
    name: 'accounts two-step-off',
    usage: '<brand> <username>',
    summary:
      'Turn off two-step login for a member who lost phone and recovery codes; ends their sessions',
    useCase: identityStaff.turnOffTwoStep,
    input: accountWords,
    print: (username, { say }) =>
      say(`${username} can now log in with the password alone; its sessions were ended.`),
  }),
  command({
    name: 'sessions revoke',
    usage: '<brand> <username> | <brand> --all',
    summary: 'End the sessions of one account, or of all accounts',
    options: { all: { type: 'boolean' } },
    useCase: identityStaff.revokeSessions,
    input: (typed) =>
      flagOption(typed, 'all') ? { brand: word(typed, 0, 'brand') } : accountWords(typed),
    print: ({ of, ended }, { say }) => say(`${counted(ended, 'session')} of ${of} ended.`),
  }),
];
