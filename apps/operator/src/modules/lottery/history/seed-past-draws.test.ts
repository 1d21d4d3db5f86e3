import { endpoints } from '@palpite/contract';
import { byPrize, SHAPES } from '@palpite/lottery/games.ts';
import { GAMES } from '@palpite/lottery/plays.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { drawIssue, makeIssues, playOnly } from '../testing/bets.ts';

/** A demonstration's first start, on Monday, 2 March 2026, 19:00 in Vietnam. */
const DAYS = 100;
const VIETNAM = GAMES.filter(({ clock }) => clock.kind === 'daily');

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { generalPerMinute: 100_000 } });
  await operator.seed();
});
afterAll(() => operator.close());

const drawsOf = async (gameCode: string, host = 'localhost', brandCode = 'palpite') => {
  const { client } = operator.browser({ host, brandCode });
  const { list } = await client.call(endpoints.lottery.listVietnamDraws, { query: { gameCode } });
  return list;
};

const countDraws = async (of: TestOperator) => {
  const { rows } = await of.database.pool.query<{ draws: number }>(
    'select count(*)::int as draws from operator.lottery_issue where drawn_at is not null',
  );
  return rows[0]?.draws;
};

test('every Vietnam lottery has drawn on each day of its station in the last hundred, the newest first', async () => {
  const now = operator.clock.now.getTime();
  for (const { code, clock } of VIETNAM) {
    if (clock.kind !== 'daily') throw new Error('it is drawn once a day');
    const expected = Array.from({ length: DAYS + 1 }, (_, ago) => {
      const day = new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
      return { day, at: new Date(`${day}T${clock.drawAt}:00+07:00`) };
    }).filter(
      ({ day, at }) =>
        clock.weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7) &&
        at.getTime() <= now &&
        at.getTime() >= now - DAYS * 86_400_000,
    );
    const list = await drawsOf(code);
    expect(list.map(({ numero, openedAt }) => [numero, openedAt])).toEqual(
      expected.map(({ day, at }) => [day.replaceAll('-', ''), at.toISOString()]),
    );
    expect(list.length).toBeGreaterThanOrEqual(14 * clock.weekdays.length);
  }
  expect(await drawsOf('vn-north')).toHaveLength(DAYS);
});

test('their numbers are those that the sandbox station draws, the same at every brand', async () => {
  const { officialResults } = operator.modules.sandbox;
  for (const game of ['vn-north', 'vn-ben-tre'] as const) {
    const kind = game === 'vn-north' ? 'north' : 'south';
    const [first, ...others] = await Promise.all([
      drawsOf(game),
      drawsOf(game, 'en.localhost', 'lumen'),
      drawsOf(game, 'vn.localhost', 'trangvang'),
    ]);
    for (const other of others) expect(other).toEqual(first);
    for (const { numero, prizes } of first ?? []) {
      const drawn = await officialResults({ game, kind, numero });
      if (drawn === null || drawn === 'void') throw new Error('the sandbox has not drawn it');
      expect(prizes.map(({ numbers }) => numbers)).toEqual(
        byPrize(SHAPES[kind], drawn).map(({ numbers }) => numbers),
      );
    }
  }
});

test('statistics count them: each two digits as often as the hundred draws show them', async () => {
  const { client } = operator.browser();
  const list = await drawsOf('vn-north');
  const endings = list.flatMap(({ prizes }) =>
    prizes.flatMap(({ numbers }) => numbers.map((number) => Number(number.slice(-2)))),
  );
  const { drawCount, numero, places } = await client.call(endpoints.lottery.getStatistics, {
    query: { gameCode: 'vn-north' },
  });
  expect([drawCount, numero]).toEqual([DAYS, list[0]?.numero]);
  expect(places[0]?.times).toEqual(
    Array.from({ length: 100 }, (_, two) => endings.filter((ending) => ending === two).length),
  );
});

test('another start adds nothing, nor does one after issues were made and drawn; the next draw comes on top', async () => {
  const before = await countDraws(operator);
  await operator.seed();
  expect(await countDraws(operator)).toBe(before);
  await playOnly(operator, ['vn-north']);
  await makeIssues(operator);
  await drawIssue(operator, operator.browser(), 'vn-north');
  const [newest, next, ...older] = await drawsOf('vn-north');
  expect([newest?.numero, next?.numero, older.length]).toEqual(['20260303', '20260302', 98]);
  const after = await countDraws(operator);
  await operator.seed();
  expect(await countDraws(operator)).toBe(after);
});

test('a site that began before there was a past gets none of the days that it could have sold', async () => {
  const begun = await createTestOperator();
  try {
    await makeIssues(begun);
    await begun.seed();
    const { rows } = await begun.database.pool.query<{ all: number; late: number }>(
      `select (count(*) filter (where past.draws_at >= own.first))::int as late, count(*)::int as "all"
       from operator.lottery_issue past,
         lateral (select min(draws_at) as first from operator.lottery_issue i
           where i.brand_code = past.brand_code and i.game_code = past.game_code and i.drawn_at is null) as own
       where past.drawn_at is not null`,
    );
    expect(rows[0]?.all).toBeGreaterThan(1_000);
    expect(rows[0]?.late).toBe(0);
  } finally {
    await begun.close();
  }
});

test('where people enter the results, and without a demonstration, nothing is drawn for them', async () => {
  for (const config of [{ lotteryResults: 'people' as const }, { demoAccounts: false }]) {
    const plain = await createTestOperator({ config });
    try {
      await plain.seed();
      expect(await countDraws(plain)).toBe(0);
    } finally {
      await plain.close();
    }
  }
});
