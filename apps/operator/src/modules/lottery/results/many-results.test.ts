import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hire, terminalOf } from '#backoffice/testing.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { issueOf, makeIssues, playOnly, workUntil } from '../testing/bets.ts';
import { NORTH_NUMBERS, southNumbers } from './testing.ts';

/** The results of several stations, entered as one request. */

const SOUTH = ['vn-ben-tre', 'vn-vung-tau'] as const;
const SOUTH_NUMBERS = southNumbers('12', '34');

let operator: TestOperator;
let folder: string;
let numeros: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palpite-results-'));
  operator = await createTestOperator({ config: { lotteryResults: 'people' } });
  await playOnly(operator, ['vn-north', ...SOUTH]);
  await makeIssues(operator);
  const visitor = operator.browser();
  numeros = {};
  const times: string[] = [];
  for (const game of ['vn-north', ...SOUTH]) {
    const { onSale } = await issueOf(visitor, game);
    if (onSale === null) throw new Error(`nothing of ${game} is on sale`);
    numeros[game] = onSale.numero;
    times.push(onSale.closesAt, onSale.drawsAt);
  }
  for (const time of times.toSorted()) await workUntil(operator, time);
});
afterAll(async () => {
  await operator.close();
  await rm(folder, { recursive: true });
});

const fileOf = async (results: unknown) => {
  const path = join(folder, 'results.json');
  await writeFile(path, JSON.stringify(results));
  return path;
};
const resultOf = (game: string, numbers: readonly string[]) => ({
  game,
  numero: numeros[game],
  numbers,
});
const drawn = async () => {
  const { rows } = await operator.services.pool.query<{ game: string }>(
    `select distinct game_code as game from operator.lottery_issue where drawn_at is not null order by 1`,
  );
  return rows.map(({ game }) => game);
};

test.each([
  [
    'one that is no result',
    () => [resultOf('vn-north', NORTH_NUMBERS), resultOf('vn-ben-tre', ['1'])],
    'no result of vn-ben-tre',
  ],
  [
    'the same draw twice',
    () => [resultOf('vn-ben-tre', SOUTH_NUMBERS), resultOf('vn-ben-tre', SOUTH_NUMBERS)],
    'is there twice',
  ],
  [
    'an entry without numbers',
    () => [{ game: 'vn-north', numero: '1' }],
    'Draw 1: invalid numbers',
  ],
  ['no list', () => ({}), 'The file is no list'],
])('with %s among them none is entered, and the command says which', async (_, results, said) => {
  const staff = terminalOf(operator, undefined);
  const { ended, text } = await staff.type(
    'lottery',
    'results',
    await fileOf(results()),
    '--as-owner',
  );
  expect([ended, text]).toEqual([1, expect.stringContaining(said)]);
});

test('several results are one request, which the second person reads whole and confirms once', async () => {
  const [first, second] = [await hire(operator, ['risk']), await hire(operator, ['admin'])];
  const path = await fileOf([
    resultOf('vn-north', NORTH_NUMBERS),
    ...SOUTH.map((game) => resultOf(game, SOUTH_NUMBERS)),
  ]);
  const asked = await first.type('lottery', 'results', path);
  expect(asked.text).toContain('Nothing is done yet');
  const request = /request (\d+)\./.exec(asked.text)?.[1] ?? '';
  expect(await drawn()).toEqual([]);
  expect((await first.type('confirm', request)).ended).toBe(1);
  const confirmed = await second.type('confirm', request);
  expect(confirmed.ended).toBe(0);
  await operator.worker.drain();
  expect(await drawn()).toEqual(['vn-ben-tre', 'vn-north', 'vn-vung-tau']);
});
