import { describe, expect, test } from 'vitest';
import { numbersOf } from './games.ts';
import { chiSquare, headTailTable, numberHistory, trendRows } from './statistics.ts';

describe('statistics of past draws', () => {
  const draws = [
    ['20', '20', '81'],
    ['07', '81', '33'],
    ['20', '45', '46'],
  ];

  test('frequency counts every time, overdue the draws since the last', () => {
    const of = (number: string) => numberHistory(numbersOf(2), draws)[Number(number)];
    expect(of('20')).toEqual({ number: '20', times: 3, overdue: 0, longestGap: 1 });
    expect(of('07')).toEqual({ number: '07', times: 1, overdue: 1, longestGap: 1 });
    expect(of('45')).toEqual({ number: '45', times: 1, overdue: 2, longestGap: 2 });
    expect(of('99')).toEqual({ number: '99', times: 0, overdue: 3, longestGap: 3 });
  });

  test('the head and tail table holds every number once on each side', () => {
    const table = headTailTable(['20', '20', '81', '28']);
    expect(table[2]).toEqual({ digit: '2', tails: ['0', '0', '8'], heads: [] });
    expect(table[8]).toEqual({ digit: '8', tails: ['1'], heads: ['2'] });
    expect(table.flatMap(({ tails }) => tails)).toHaveLength(4);
    expect(table.flatMap(({ heads }) => heads)).toHaveLength(4);
  });

  test('the trend of a position says what came and how long each symbol has been missing', () => {
    const rows = trendRows(
      ['1', '2', '3'],
      [
        { numero: '3', numbers: ['2'] },
        { numero: '2', numbers: ['1'] },
        { numero: '1', numbers: ['1'] },
      ],
      0,
    );
    expect(rows).toEqual([
      { numero: '3', shown: '2', missing: [1, 0, 3] },
      { numero: '2', shown: '1', missing: [0, 2, 2] },
      { numero: '1', shown: '1', missing: [0, 1, 1] },
    ]);
  });

  test('chi-square is Pearson’s: equal counts give 0, a biased die stands out', () => {
    expect(chiSquare([100, 100, 100, 100]).value).toBe(0);
    // (20² + 20²) / 100
    expect(chiSquare([120, 80]).value).toBeCloseTo(8, 10);
    expect(chiSquare([1000, 1000, 1000, 1000, 1000, 1200]).deviations).toBeGreaterThan(3);
    expect(chiSquare([]).value).toBe(0);
  });

  test('symbols drawn together vary less, and the figure says so', () => {
    const counts = [30, 20, 25, 25];
    // Every draw takes 2 of 4: the raw 2 is scaled by (4 − 1) / (4 − 2).
    expect(chiSquare(counts, 2).value).toBeCloseTo((2 * 3) / 2, 10);
  });
});
