import { describe, expect, test } from 'vitest';
import { issueOnSale, issuesBetween } from './issues.ts';
import { GAMES, NORTH_STATIONS } from './plays.ts';

const gameOf = (code: string) => {
  const found = GAMES.find((game) => game.code === code);
  if (!found) throw new RangeError(code);
  return found;
};
const at = (text: string) => Date.parse(text);
const iso = (instant: number) => new Date(instant).toISOString();

describe('the calendar of the Vietnam lotteries', () => {
  test('the North is drawn every day at 18:15 of Hà Nội and closes five minutes before', () => {
    const issues = issuesBetween(
      gameOf('vn-north'),
      at('2026-11-22T00:00:00Z'),
      at('2026-11-24T00:00:00Z'),
    );
    expect(issues.map(({ numero }) => numero)).toEqual(['20261122', '20261123']);
    const [first] = issues;
    expect(first && [first.opensAt, first.closesAt, first.drawsAt].map(iso)).toEqual([
      '2026-11-21T11:10:00.000Z',
      '2026-11-22T11:10:00.000Z',
      '2026-11-22T11:15:00.000Z',
    ]);
    expect(NORTH_STATIONS[6]).toBe('Thái Bình');
  });

  test('a station is drawn on its weekdays alone', () => {
    const days = issuesBetween(
      gameOf('vn-tp-hcm'),
      at('2026-11-22T00:00:00Z'),
      at('2026-12-06T00:00:00Z'),
    );
    // Mondays and Saturdays
    expect(days.map(({ numero }) => numero)).toEqual([
      '20261123',
      '20261128',
      '20261130',
      '20261205',
    ]);
  });

  test('every weekday has one draw in the North and two to four stations elsewhere', () => {
    for (let day = 0; day < 7; day += 1) {
      const from = at('2026-11-22T17:00:00Z') + day * 86_400_000;
      const drawn = (group: string) =>
        GAMES.filter((game) => game.group === group).flatMap((game) =>
          issuesBetween(game, from, from + 86_400_000),
        ).length;
      expect(drawn('vn-north')).toBe(1);
      for (const group of ['vn-central', 'vn-south']) {
        expect([2, 3, 4]).toContain(drawn(group));
      }
    }
  });

  test('the North has no draw at Tết of 2027, on its eve and the first three days; the other regions do', () => {
    const drawn = (code: string) =>
      issuesBetween(gameOf(code), at('2027-02-04T00:00:00Z'), at('2027-02-11T00:00:00Z')).map(
        ({ numero }) => numero,
      );
    expect(drawn('vn-north')).toEqual(['20270204', '20270209', '20270210']);
    expect(drawn('vn-tp-hcm')).toEqual(['20270206', '20270208']);
  });

  test('a holiday has no draw, and the issue after it opens when the one before closes', () => {
    const game = gameOf('vn-north');
    if (game.clock.kind !== 'daily') throw new Error('not daily');
    const holiday = { ...game, clock: { ...game.clock, holidays: ['2026-11-23'] } };
    const issues = issuesBetween(holiday, at('2026-11-22T00:00:00Z'), at('2026-11-25T00:00:00Z'));
    expect(issues.map(({ numero }) => numero)).toEqual(['20261122', '20261124']);
    expect(issues[1]?.opensAt).toBe(issues[0]?.closesAt);
  });
});

describe('the calendar of the fast draws', () => {
  test.each([
    [1, 1440],
    [3, 480],
    [5, 288],
  ])(
    'a draw every %i minutes is %i a day, numbered from 1 at the station’s midnight',
    (minutes, count) => {
      const day = issuesBetween(
        gameOf(`5d-${minutes}m`),
        at('2026-11-22T17:00:01Z'),
        at('2026-11-23T17:00:01Z'),
      );
      expect(day).toHaveLength(count);
      expect(day[0]?.numero).toBe('20261123-0001');
      expect(day.at(-1)?.numero).toBe(`20261123-${String(count).padStart(4, '0')}`);
      expect(new Set(day.map(({ numero }) => numero)).size).toBe(count);
      expect(iso(day.at(-1)?.drawsAt ?? 0)).toBe('2026-11-23T17:00:00.000Z');
    },
  );

  test('[LOTT-04] the day of a number is that of those who buy, and each of their days begins with 1', () => {
    const game = gameOf('k3-1m');
    const numbered = (zone: string, from: string, minutes = 2) =>
      issuesBetween(game, at(from) + 1, at(from) + minutes * 60_000 + 1, zone).map(
        ({ numero }) => numero,
      );
    // 14:10 of the 28th in São Paulo, 0:10 of the 29th in Hà Nội.
    expect(numbered('America/Sao_Paulo', '2026-11-28T17:10:00Z', 1)).toEqual(['20261128-0851']);
    expect(numbered('Asia/Ho_Chi_Minh', '2026-11-28T17:10:00Z', 1)).toEqual(['20261129-0011']);
    // Midnight in São Paulo: the draw at midnight is the last of the day.
    expect(numbered('America/Sao_Paulo', '2026-11-29T02:59:00Z')).toEqual([
      '20261128-1440',
      '20261129-0001',
    ]);
  });

  test('a zone that is no whole number of draws from the clock’s numbers each draw once, in order', () => {
    const clock = { ...gameOf('k3-1m').clock, everyMinutes: 8 };
    for (const zone of ['Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe']) {
      const from = at('2026-10-25T00:00:00Z');
      const issues = issuesBetween({ code: 'x', clock }, from, from + 12 * 86_400_000, zone);
      const names = issues.map(({ numero }) => numero);
      expect(new Set(names).size).toBe(names.length);
      expect(names.toSorted()).toEqual(names);
    }
  });

  test('spans that meet give each issue once: nothing is skipped or made twice', () => {
    const game = gameOf('k3-3m');
    const from = at('2026-11-22T00:00:00Z');
    const whole = issuesBetween(game, from, from + 6 * 3_600_000);
    const parts = [0, 1, 2, 3, 4, 5].flatMap((hour) =>
      issuesBetween(game, from + hour * 3_600_000, from + (hour + 1) * 3_600_000),
    );
    expect(parts).toEqual(whole);
  });

  test('the issue on sale changes at the close, not at the draw', () => {
    const game = gameOf('keno-1m');
    const numero = (text: string) => issueOnSale(game, at(text))?.numero;
    expect(numero('2026-11-22T17:00:54.999Z')).toBe('20261123-0001');
    expect(numero('2026-11-22T17:00:55.000Z')).toBe('20261123-0002');
  });

  test('a day on which clocks change has as many draws as it has minutes', () => {
    const clock = { ...gameOf('5d-5m').clock, timeZone: 'America/New_York' };
    const drawn = (from: string, to: string) =>
      issuesBetween({ code: 'x', clock }, at(from) + 1, at(to) + 1).map(({ numero }) => numero);
    // 8 March 2026 has 23 hours, 1 November 2026 has 25.
    expect(drawn('2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z')).toHaveLength(23 * 12);
    const long = drawn('2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z');
    expect(new Set(long).size).toBe(25 * 12);
  });

  test('an evening’s draw keeps its wall time on a day on which clocks change', () => {
    const game = gameOf('vn-north');
    const clock = { ...game.clock, timeZone: 'America/New_York' };
    const issues = issuesBetween(
      { code: 'x', clock },
      at('2026-03-07T12:00:00Z'),
      at('2026-03-09T12:00:00Z'),
    );
    expect(issues.map(({ drawsAt }) => iso(drawsAt))).toEqual([
      '2026-03-07T23:15:00.000Z',
      '2026-03-08T22:15:00.000Z',
    ]);
  });
});
