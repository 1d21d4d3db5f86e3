import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { NORTH_NUMBERS, southNumbers } from '../results/testing.ts';
import {
  drawIssue,
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  workUntil,
} from '../testing/bets.ts';

/** Monday, 2 March 2026, 19:00 in Vietnam: the North has drawn, and its first issue here is of the next day. */
const NORTH = 'vn-north';
/** Of Tuesdays. */
const BEN_TRE = 'vn-ben-tre';
const BRANDS = 3;

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let player: Browser;
beforeAll(async () => {
  await playOnly(operator, [NORTH, BEN_TRE, 'k3-1m']);
  await makeIssues(operator);
  player = await operator.signedIn();
});
const { said, complained, run, clear } = testTerminal(() => operator);
beforeEach(clear);

const north = (day: string, numbers: unknown = NORTH_NUMBERS) => ({
  gameCode: NORTH,
  day,
  numbers,
});
const benTre = (day: string, numbers: unknown = southNumbers('39')) => ({
  gameCode: BEN_TRE,
  day,
  numbers,
});
const byPrize = (...counts: readonly number[]) => {
  let from = 0;
  return counts.map((count) => NORTH_NUMBERS.slice(from, (from += count)));
};
const [DB = [], G1 = [], G2 = [], G3 = [], G4 = [], G5 = [], G6 = [], G7 = []] = byPrize(
  1,
  1,
  2,
  6,
  4,
  6,
  3,
  4,
);

let files = 0;
async function bring(content: unknown, ...options: readonly string[]): Promise<number> {
  const path = join(operator.services.config.dataDirectory, `past-${++files}.json`);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return run('lottery', 'history', path, ...options);
}

const count = async (sql: string): Promise<number> => {
  const { rows } = await operator.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
  );
  return rows[0]?.count ?? -1;
};
const broughtIn = () =>
  count('operator.lottery_issue where closed_at is not null and root is null');
const asStored = async () => {
  const { rows } = await operator.database.pool.query(
    `select to_jsonb(i) as row from operator.lottery_issue i
     where closed_at is not null and root is null order by id`,
  );
  return rows;
};

const sound = north('2026-02-20');

test.each<[string, unknown, string]>([
  ['text that is no JSON', '[{', 'cannot be read'],
  ['something else than a list', { draws: [] }, 'is no list'],
  ['an empty list', [], 'names no draw'],
  ['an entry that is none', [sound, null], 'Draw 2: invalid entry'],
  ['a field too many', [sound, { ...north('2026-02-21'), bets: 3 }], 'Draw 2: invalid bets'],
  ['a day that is none', [sound, north('yesterday')], 'Draw 2: invalid day'],
  ['a day that no calendar has', [sound, north('2026-02-31')], 'Draw 2 (vn-north 2026-02-31)'],
  ['a lottery that is not there', [sound, { ...sound, gameCode: 'vn-no' }], 'no such lottery'],
  ['a fast draw', [sound, { ...sound, gameCode: 'k3-1m' }], 'committed seed'],
  [
    'a day on which the station does not draw',
    [sound, benTre('2026-02-23')],
    'Draw 2 (vn-ben-tre 2026-02-23): the lottery is drawn at 16:15 (Asia/Ho_Chi_Minh) on weekdays 2, closes',
  ],
  ['a draw to come', [sound, north('2026-03-03')], 'Draw 2 (vn-north 2026-03-03) is not over'],
  ['a draw of the far future', [sound, north('2030-03-03')], 'is not over'],
  [
    'two draws of a day',
    [sound, north('2026-02-21'), sound],
    'Draw 3 (vn-north 2026-02-20) is in the file twice: it is draw 1 too',
  ],
  [
    'a number too few',
    [sound, north('2026-02-21', NORTH_NUMBERS.slice(1))],
    'Draw 2 (vn-north 2026-02-21) has no result of that lottery: 27 numbers, not 26',
  ],
  [
    'a number of the wrong width',
    [north('2026-02-21', NORTH_NUMBERS.with(0, '123'))],
    'number 1 has 5 digits',
  ],
  ['a result of another region', [north('2026-02-21', southNumbers('07'))], '27 numbers, not 18'],
  ['a number that is no text', [north('2026-02-21', [12_345])], 'Draw 1: invalid numbers'],
  [
    'a number with letters',
    [north('2026-02-21', NORTH_NUMBERS.with(0, '1234x'))],
    'Draw 1: invalid numbers',
  ],
  ['a prize that is not there', [north('2026-02-21', { DB, G1, G9: ['12'] })], 'no prize "G9"'],
  ['a prize too few', [north('2026-02-21', { DB, G1 })], 'G2 has 2 numbers, not 0'],
  ['a span of centuries', [sound, north('1026-02-20')], 'more than 3660 days'],
  ['more than one file holds', Array.from({ length: 5_001 }, () => sound), 'at most 5000'],
])(
  '%s is refused with what is wrong, and nothing of the file is brought in',
  async (_what, content, says) => {
    expect(await bring(content)).toBe(1);
    expect(complained.join('\n')).toContain(says);
    expect(await broughtIn()).toBe(0);
  },
);

test('a sound file is brought in at every brand, once, and only checked with --check', async () => {
  const file = [
    north('2026-03-02'),
    north('2026-03-01', { DB, G1, G2, G3, G4, G5, G6, G7 }),
    benTre('2026-02-24'),
  ];
  const work = await count('operator.work');
  expect(await bring(file, '--check')).toBe(0);
  expect(said.join(' ')).toContain(`3 draws of 2 lotteries are sound, at ${BRANDS} brands`);
  expect(said.join(' ')).toContain(`Nothing is done yet: ${3 * BRANDS} would be added`);
  expect(await broughtIn()).toBe(0);
  clear();
  expect(await bring(file)).toBe(0);
  expect(said.join(' ')).toContain(`${3 * BRANDS} are added`);
  const rows = await asStored();
  expect(rows).toHaveLength(3 * BRANDS);
  clear();
  expect(await bring(file)).toBe(0);
  expect(said.join(' ')).toContain('0 are added');
  expect(await asStored()).toEqual(rows);
  expect(await count('operator.work')).toBe(work);
  // The numbers by prize are those of the list.
  expect(new Set(rows.slice(0, 6).map(({ row }) => row.numbers.join(' ')))).toEqual(
    new Set([NORTH_NUMBERS.join(' ')]),
  );
  const { rows: lines } = await operator.database.pool.query(
    "select outcome, input -> 'check' as check from operator.staff_action where use_case = 'lottery.history' order by id desc limit 3",
  );
  expect(lines.map(({ outcome, check }) => [outcome, check])).toEqual([
    ['done', false],
    ['done', false],
    ['done', true],
  ]);
});

test('one draw of one lottery is spoken of in the singular', async () => {
  clear();
  expect(await bring([north('2026-03-02')], '--check')).toBe(0);
  expect(said.join(' ')).toContain(`1 draw of 1 lottery is sound, at ${BRANDS} brands`);
});

test('other numbers for a draw that is there are refused', async () => {
  const before = await asStored();
  expect(
    await bring([north('2026-02-19'), north('2026-03-01', NORTH_NUMBERS.with(0, '99999'))]),
  ).toBe(1);
  expect(complained.join('\n')).toMatch(
    /Draw 2 \(vn-north 2026-03-01\) has the numbers 00001 .* at \w+: that draw stays as it is/,
  );
  expect(await asStored()).toEqual(before);
});

test('such a draw is shown as drawn at its own time, and its record says that it was not sold here', async () => {
  const visitor = operator.browser();
  const query = { gameCode: NORTH };
  const { list } = await visitor.client.call(endpoints.lottery.listVietnamDraws, { query });
  expect(list.map(({ numero, openedAt }) => [numero, openedAt])).toEqual([
    ['20260302', '2026-03-02T11:15:00.000Z'],
    ['20260301', '2026-03-01T11:15:00.000Z'],
  ]);
  const proof = await visitor.client.call(endpoints.lottery.getProof, {
    query: { ...query, numero: '20260301' },
  });
  expect(proof).toMatchObject({
    state: 'settled',
    source: 'official',
    broughtIn: true,
    betCount: 0,
    root: null,
    commitment: null,
    seed: null,
    signature: null,
    lateSince: null,
    numbers: NORTH_NUMBERS,
    drawnAt: '2026-03-01T11:15:00.000Z',
  });
  const issue = await issueOf(player, NORTH);
  expect(issue).toMatchObject({ awaiting: [], last: { numero: '20260302' } });
  expect(issue.onSale?.numero).toBe('20260303');
});

test('nothing is bet on it, whatever a caller sends', async () => {
  await expect(placeSlip(player, [line(NORTH, '20260302', 'de', '07')], 100)).rejects.toMatchObject(
    { code: 'issue_closed' },
  );
  expect(
    await count(
      `operator.lottery_issue i join operator.issue_close c
         on c.issue = 'lottery:' || i.brand_code || ':' || i.game_code || ':' || i.numero
       where i.root is null and i.closed_at is not null and c.closes_at = i.closes_at`,
    ),
  ).toBe(3 * BRANDS);
});

test('it stays as it is while later issues are made, moved, bet on, drawn and settled', async () => {
  const before = await asStored();
  const { onSale } = await issueOf(player, NORTH);
  if (onSale === null) throw new Error('nothing is on sale');
  await placeSlip(player, [line(NORTH, onSale.numero, 'de', '07')], 100);
  expect(await run('lottery', 'game', NORTH, '--draw-at', '18:20')).toBe(0);
  await drawIssue(operator, player, NORTH);
  await makeIssues(operator);
  await operator.worker.drain();
  expect(await asStored()).toEqual(before);
  const proof = await player.client.call(endpoints.lottery.getProof, {
    query: { gameCode: NORTH, numero: onSale.numero },
  });
  expect(proof).toMatchObject({ state: 'settled', broughtIn: false, betCount: 1 });
  // The player's session has ended by then.
  const visitor = operator.browser();
  const { list } = await visitor.client.call(endpoints.lottery.listVietnamDraws, {
    query: { gameCode: NORTH },
  });
  expect(list.map(({ numero }) => numero)).toEqual(['20260303', '20260302', '20260301']);
  const { list: popular } = await visitor.client.call(endpoints.lottery.listPopular, {
    query: {},
  });
  expect(popular[0]?.gameCode).toBe(NORTH);
  clear();
  expect(await run('lottery', 'awaiting')).toBe(0);
  expect(said.join(' ')).not.toMatch(/2026030[12]|20260224/);
});

test('the database keeps it as every other draw', async () => {
  const change = (sql: string) => operator.services.pool.query(sql);
  const row = "where game_code = 'vn-north' and numero = '20260301'";
  await expect(change(`update operator.lottery_issue set numbers = '{1}' ${row}`)).rejects.toThrow(
    'never changes',
  );
  await expect(change(`delete from operator.lottery_issue ${row}`)).rejects.toThrow(
    'never removed',
  );
});

test('statistics that were counted already count draws that are brought in later', async () => {
  const visitor = operator.browser();
  const query = { gameCode: BEN_TRE };
  const statistics = () => visitor.client.call(endpoints.lottery.getStatistics, { query });
  const before = await statistics();
  // One was brought in, one was drawn here since.
  expect(before.drawCount).toBe(2);
  expect(await bring([benTre('2026-02-17', southNumbers('41'))])).toBe(0);
  const after = await statistics();
  expect([after.drawCount, after.numero]).toEqual([3, before.numero]);
  const times = (counted: typeof before, two: number) => counted.places[0]?.times[two] ?? 0;
  // Each of its eighteen numbers ends so.
  expect(times(after, 41) - times(before, 41)).toBe(18);
  expect(times(after, 39)).toBe(times(before, 39));
  expect(times(after, 39)).toBeGreaterThanOrEqual(18);
});

test('a day from the first issue of a brand on is refused, also where that brand made none that day', async () => {
  // The calendar has not run for weeks: what lies in between was never made.
  await workUntil(operator, '2026-04-20T12:00:00.000Z');
  expect(await bring([north('2026-02-18'), north('2026-04-19')])).toBe(1);
  expect(complained.join('\n')).toMatch(
    /Draw 2 \(vn-north 2026-04-19\): \w+ has issues of its own from 2026-03-03T.* on/,
  );
  clear();
  // What a brand has drawn itself is known, and refused with other numbers.
  expect(await bring([north('2026-03-03')])).toBe(1);
  expect(complained.join('\n')).toContain('that draw stays as it is');
});
