import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { drawIssue, issueOf, makeIssues, workUntil } from '../testing/bets.ts';
import { withLotteries } from '../testing/with-lotteries.ts';

const held = withLotteries(['5d-1m', 'vn-north']);

const statisticsOf = (gameCode: string) =>
  held.operator.browser().client.call(endpoints.lottery.getStatistics, { query: { gameCode } });

/** Past draws that all show the same, the newest of them so many minutes before 2026. */
const insertDraws = (gameCode: string, numbers: readonly string[], count: number, before: number) =>
  held.operator.database.pool.query(
    `insert into operator.lottery_issue (brand_code, game_code, numero, opens_at, closes_at, draws_at, closed_at, drawn_at, numbers)
     select 'palpite', $1::text, 'test-' || $4::int || '-' || at, moment, moment, moment, moment, moment, $2::text[]
     from generate_series(1, $3::int) as at,
       lateral (select timestamptz '2026-01-01' - make_interval(mins => $4::int + at) as moment) as moments`,
    [gameCode, numbers, count, before],
  );

test('the last ten thousand draws are counted, older ones are not; what is counted waits for the next draw', async () => {
  const empty = await statisticsOf('k3-5m');
  expect(empty).toMatchObject({ numero: null, drawCount: 0, sums: [] });
  await insertDraws('k3-5m', ['1', '2', '3'], 40, 20_000);
  await insertDraws('k3-5m', ['6', '6', '5'], 10_000, 0);
  const counted = await statisticsOf('k3-5m');
  expect(counted).toMatchObject({ drawCount: 10_000, sums: [{ sum: 17, times: 10_000 }] });
  const [together, first] = counted.places;
  expect(together).toMatchObject({ place: null, times: [0, 0, 0, 0, 10_000, 20_000] });
  // (4 × 5,000² + 5,000² + 15,000²) ÷ 5,000.
  expect(together).toMatchObject({ chiSquare: '70000.00', degrees: 5 });
  expect(Number(together?.deviations)).toBeGreaterThan(3);
  expect(first).toMatchObject({ place: 1, times: [0, 0, 0, 0, 0, 10_000] });
  // An older draw that appears is in no count before the next draw: nothing is counted twice for one.
  await insertDraws('k3-5m', ['2', '2', '2'], 1, 5_000);
  expect(await statisticsOf('k3-5m')).toEqual(counted);
  await insertDraws('k3-5m', ['1', '1', '1'], 1, -10);
  const next = await statisticsOf('k3-5m');
  expect(next).toMatchObject({ drawCount: 10_000 });
  expect(next.sums).toContainEqual({ sum: 3, times: 1 });
});

test('draws whose seed came late are counted among the others', async () => {
  const { operator } = held;
  const visitor = operator.browser();
  await drawIssue(operator, visitor, '5d-1m');
  expect(await statisticsOf('5d-1m')).toMatchObject({ lateCount: 0 });
  await makeIssues(operator);
  const { onSale } = await issueOf(visitor, '5d-1m');
  // Nothing is drawn for eleven minutes from the time of the next draw on.
  await workUntil(operator, new Date(Date.parse(onSale?.drawsAt ?? '') + 660_000).toISOString());
  const { drawCount, lateCount } = await statisticsOf('5d-1m');
  expect(lateCount).toBeGreaterThan(0);
  expect(lateCount).toBeLessThan(drawCount);
});

test('a visitor sees how often each number came, place by place, and of Vietnam the last two digits', async () => {
  const visitor = held.operator.browser();
  await drawIssue(held.operator, visitor, '5d-1m');
  await drawIssue(held.operator, visitor, '5d-1m');
  const draws = async (gameCode: string) => {
    const { list } = await visitor.client.call(endpoints.lottery.listLastDraws, {
      query: { gameCode },
    });
    return list.map(({ prizes }) => prizes.flatMap(({ numbers }) => numbers));
  };
  const shown = await draws('5d-1m');
  const { drawCount, places, sums } = await statisticsOf('5d-1m');
  expect([drawCount, sums]).toEqual([shown.length, []]);
  for (const { place, times } of places) {
    const numbers = place === null ? shown.flat() : shown.map((draw) => draw[place - 1]);
    expect(times).toEqual(
      Array.from(
        { length: 10 },
        (_, digit) => numbers.filter((number) => number === String(digit)).length,
      ),
    );
  }
  await drawIssue(held.operator, visitor, 'vn-north');
  const [table = []] = await draws('vn-north');
  const north = await statisticsOf('vn-north');
  expect(north.places.map(({ place }) => place)).toEqual([null, 1]);
  expect(north.places[0]?.times[Number(table[0]?.slice(-2))]).toBeGreaterThan(0);
  expect(north.places[0]?.times.reduce((sum, times) => sum + times, 0)).toBe(27);
  expect(north.places[1]?.times.indexOf(1)).toBe(Number(table[0]?.slice(-2)));
});

test('visitors see twenty draws at most; a hundred are for those who play', async () => {
  const visitor = held.operator.browser();
  await insertDraws('pk10-5m', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'], 30, 0);
  const query = { gameCode: 'pk10-5m' };
  const { list } = await visitor.client.call(endpoints.lottery.listLastDraws, { query });
  expect(list).toHaveLength(20);
  expect(list[0]?.numero).toBe('test-0-1');
  await expect(
    visitor.client.call(endpoints.lottery.listLastDraws, { query: { ...query, count: 21 } }),
  ).rejects.toMatchObject({ code: 'invalid_request' });
  const all = await held.player.client.call(endpoints.lottery.listDraws, { query });
  expect(all.list).toHaveLength(30);
});
