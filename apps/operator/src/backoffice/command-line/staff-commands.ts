import { nameOf } from '../audit.ts';
import { listActions, listRequests, OUTCOMES } from '../list-actions.ts';
import { addStaff, changeRoles, closeStaff, listStaff, resetStaff } from '../staff-accounts.ts';
import { STAFF_ROLES, type StaffRole } from '#kernel/staff/roles.ts';
import {
  type Command,
  command,
  CommandError,
  flagOption,
  instantOption,
  type Printer,
  printTable,
  textOption,
  type Typed,
  word,
} from './command.ts';
import { counted } from '#kernel/texts/counted.ts';

const nameWord = (typed: Typed) => word(typed, 0, 'name');

/** Roles as words or with commas. @throws CommandError */
function roleWords(typed: Typed): StaffRole[] {
  const words = typed.words
    .slice(1)
    .flatMap((text) => text.split(','))
    .filter(Boolean);
  if (words.length === 0) throw new CommandError(`Missing roles: ${STAFF_ROLES.join(', ')}.`);
  return words.map((text) => {
    const role = STAFF_ROLES.find((each) => each === text);
    if (role) return role;
    throw new CommandError(`Invalid role "${text}". Choose one of: ${STAFF_ROLES.join(', ')}.`);
  });
}

function printFirstLogin(
  login: { name: string; password: string; isHalf: boolean; endsAt: Date },
  { say }: Printer,
): void {
  const { name, password, isHalf } = login;
  const what = isHalf ? 'Second half of the one-time password' : 'One-time password';
  say(`${what} of ${name}, until ${login.endsAt.toISOString()}: ${password}`);
  if (isHalf) {
    say('The person who asked has the first half. Type both, with a dash between them.');
  }
  say(
    `With it "operator login ${name}" asks for a password and an authenticator app of their own.`,
  );
}

const accountCommands: readonly Command[] = [
  command({
    name: 'staff list',
    usage: '',
    summary: 'The members of staff, with their roles',
    useCase: listStaff,
    input: () => ({}),
    print(rows, printer) {
      const lines = rows.map(({ name, roles, createdAt, closedAt, hasLoggedIn }) => [
        name,
        roles.join(', '),
        closedAt ? 'closed' : hasLoggedIn ? 'open' : 'before the first login',
        createdAt.toISOString(),
      ]);
      printTable(printer, [['name', 'roles', 'is', 'since'], ...lines]);
    },
  }),
  command({
    name: 'staff add',
    usage: `<name> ${STAFF_ROLES.join('|')} …`,
    summary: 'Add a member of staff; shows a one-time password for the first login',
    useCase: addStaff,
    input: (typed) => ({ name: nameWord(typed), roles: roleWords(typed) }),
    print: printFirstLogin,
  }),
  command({
    name: 'staff reset',
    usage: '<name>',
    summary: 'Start again with a one-time password, for a lost password or phone',
    useCase: resetStaff,
    input: (typed) => ({ name: nameWord(typed) }),
    print: printFirstLogin,
  }),
  command({
    name: 'staff roles',
    usage: `<name> ${STAFF_ROLES.join('|')} …`,
    summary: 'Replace the roles of a member of staff; open sessions have them at once',
    useCase: changeRoles,
    input: (typed) => ({ name: nameWord(typed), roles: roleWords(typed) }),
    print: ({ name, roles }, { say }) => say(`${name} now has: ${roles.join(', ')}.`),
  }),
  command({
    name: 'staff close',
    usage: '<name>',
    summary: 'Close a member of staff for good; ends their sessions and voids their requests',
    useCase: closeStaff,
    input: (typed) => ({ name: nameWord(typed) }),
    print: ({ name, ended }, { say }) =>
      say(`${name} is closed; ${counted(ended, 'session')} ended.`),
  }),
];

/** @throws CommandError */
function outcomeOption(typed: Typed) {
  const text = textOption(typed, 'outcome');
  if (text === undefined) return undefined;
  const outcome = OUTCOMES.find((each) => each === text);
  if (outcome) return outcome;
  throw new CommandError(`Invalid --outcome "${text}". Choose one of: ${OUTCOMES.join(', ')}.`);
}

type Action = Awaited<ReturnType<typeof listActions.run>>[number];

const actionLine = (row: Action) => [
  row.at.toISOString(),
  nameOf({ kind: row.actor, name: row.actorName }),
  row.useCase,
  row.subject ?? '',
  row.errorCode === null ? row.outcome : `${row.outcome}: ${row.errorCode}`,
  row.confirmedBy ?? (row.requestId === null ? '' : `request ${row.requestId}`),
  JSON.stringify(row.input),
];

export const staffCommands: readonly Command[] = [
  ...accountCommands,
  command({
    name: 'audit',
    usage:
      '[--by <name>] [--use-case <name>] [--subject <order>] [--outcome <outcome>] [--since <time>] [--until <time>] [--owner]',
    summary: 'What was done, asked for and refused, newest first; --owner: by the machine’s owner',
    options: {
      by: { type: 'string' },
      'use-case': { type: 'string' },
      subject: { type: 'string' },
      outcome: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      owner: { type: 'boolean' },
    },
    useCase: listActions,
    input: (typed) => ({
      by: textOption(typed, 'by'),
      useCase: textOption(typed, 'use-case'),
      subject: textOption(typed, 'subject'),
      outcome: outcomeOption(typed),
      since: instantOption(typed, 'since'),
      until: instantOption(typed, 'until'),
      owner: flagOption(typed, 'owner'),
    }),
    print(rows, printer) {
      const heads = ['when', 'by', 'use case', 'about', 'outcome', 'confirmed by', 'input'];
      printTable(printer, [heads, ...rows.map(actionLine)]);
    },
  }),
  command({
    name: 'requests',
    usage: '',
    summary: 'What waits for a second person',
    useCase: listRequests,
    input: () => ({}),
    print(rows, printer) {
      const lines = rows.map(({ request, askedBy }) => [
        String(request.id),
        request.useCase,
        request.subject ?? '',
        askedBy,
        request.expiresAt.toISOString(),
        request.state ?? '',
        JSON.stringify(request.input),
      ]);
      const heads = ['number', 'use case', 'about', 'asked by', 'until', 'it was', 'input'];
      if (rows.length === 0) printer.say('Nothing waits for a second person.');
      else printTable(printer, [heads, ...lines]);
    },
  }),
];
