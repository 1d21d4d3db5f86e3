import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS, USE_CASES } from '#commands.ts';
import { STAFF_ROLES } from '#kernel/staff/roles.ts';
import { sessionCommands } from './command-line/session-commands.ts';

const SOURCE = resolve(import.meta.dirname, '..');
const PAGE = resolve(SOURCE, '../../../docs/operator/staff.md');

describe('the registry of use cases', () => {
  test('has each once, named by noun and verb, with a role', () => {
    const names = USE_CASES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, roles } of USE_CASES) {
      expect(name).toMatch(/^[a-z]+\.[a-z]+(-[a-z]+)*$/);
      expect(roles.length).toBeGreaterThan(0);
    }
  });

  test('is everything that commands can do: each command has one, and each one has a command', () => {
    const ofCommands = new Set(COMMANDS.map(({ useCase }) => useCase.name));
    expect([...ofCommands].toSorted()).toEqual(USE_CASES.map(({ name }) => name).toSorted());
    expect(sessionCommands.map(({ name }) => name)).toEqual([
      'login',
      'logout',
      'whoami',
      'confirm',
      'decline',
    ]);
  });

  test('requires a second person where money leaves or is made, and where a person gets access', () => {
    const asks = USE_CASES.filter(
      (each) => each.kind === 'act' && typeof each.fourEyes !== 'string',
    );
    expect(asks.map(({ name }) => name).toSorted()).toEqual([
      'brand.reset',
      'brand.set',
      'deposit.approve',
      'deposit.refund',
      'lottery.add-game',
      'lottery.add-station',
      'lottery.end-station',
      'lottery.game',
      'lottery.odds',
      'lottery.result',
      'lottery.results',
      'lottery.set-terms',
      'lottery.void',
      'payout.name',
      'staff.add',
      'staff.reset',
      'staff.roles',
      'turnover.waive',
      'withdrawal.approve',
      'withdrawal.pay',
      'withdrawal.settle-dispute',
    ]);
  });

  test('states for every other act why one person is enough', () => {
    const reasons = USE_CASES.flatMap((each) =>
      each.kind !== 'look' && typeof each.fourEyes === 'string' ? [each.fourEyes] : [],
    );
    expect(reasons.length).toBeGreaterThan(20);
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });

  test('takes no secret: the audit keeps every input', () => {
    const secrets = USE_CASES.filter((each) =>
      /"[^"]*(password|secret|token|pin)[^"]*"/i.test(JSON.stringify(inputNames(each.input))),
    );
    expect(secrets.map(({ name }) => name)).toEqual([]);
  });

  test('matches the table in the documents', () => {
    const page = readFileSync(PAGE, 'utf8');
    const rows = page.split('\n').filter((line) => /^\| `[a-z]+\.[a-z-]+` \|/.test(line));
    expect(rows).toEqual(USE_CASES.map(rowOf));
  });
});

/** The names of an input's fields, including its variants'. */
function inputNames(schema: object): string[] {
  const entries = 'entries' in schema ? Object.keys(schema.entries as object) : [];
  const options = 'options' in schema ? (schema.options as object[]).flatMap(inputNames) : [];
  return [...entries, ...options];
}

function rowOf(each: (typeof USE_CASES)[number]): string {
  const roles = each.roles.length === STAFF_ROLES.length ? 'any' : each.roles.join(', ');
  return `| \`${each.name}\` | ${roles} | ${secondPerson(each)} |`;
}

function secondPerson(each: (typeof USE_CASES)[number]): string {
  if (each.kind === 'look') return 'looks only';
  if (each.fourEyes === true) return '**two people**';
  if (typeof each.fourEyes === 'string') return `one: ${each.fourEyes}`;
  return `**two people** or one: ${each.fourEyes.otherwise}`;
}

test('commands parse and print: none reads or writes the database', () => {
  const files = [
    ...readdirSync(join(SOURCE, 'backoffice/command-line')).map((name) =>
      join('backoffice/command-line', name),
    ),
    'sandbox/sandbox-commands.ts',
  ].filter((path) => !path.includes('test'));
  const knowing = files.filter((path) =>
    /drizzle-orm|\.table\.ts/.test(readFileSync(join(SOURCE, path), 'utf8')),
  );
  expect(knowing).toEqual([]);
});
