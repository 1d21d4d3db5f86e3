import { decimal, rational, subtract } from '@palpite/domain/rational.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { chancesOf, returnAbove, returnOf } from './count.ts';
import { game, KINDS, PRIZE_MODES, resultFault, SHAPES } from './games.ts';
import { play as playRow, pricedPlay } from './play.ts';
import { GAMES, PLAYS } from './plays.ts';
import {
  FAIR_LEVEL,
  factsOf,
  PRIZE_LEVELS,
  priced,
  rebateMinor,
  rebateTenThousandths,
  unitMinor,
} from './price.ts';
import { rowFault } from './row-fault.ts';
import { normalise, selectionText, unitsOf } from './selection.ts';
import { rowOf } from './testing/rows.ts';

const ROWS = KINDS.flatMap((kind) => PLAYS[kind].map((play) => [kind, play.code, play] as const));

describe('the starting set', () => {
  test('every game and play is a sound row, and its code is its own', () => {
    for (const row of GAMES) expect(v.parse(game, row)).toEqual(row);
    for (const [, , row] of ROWS) {
      expect(v.parse(playRow, row)).toEqual(row);
      expect(v.is(pricedPlay, priced(row, 1956))).toBe(true);
      expect(rowFault(priced(row, 1956)), row.code).toBeUndefined();
    }
    expect(new Set(GAMES.map(({ code }) => code)).size).toBe(GAMES.length);
    expect(new Set(ROWS.map(([kind, code]) => `${kind} ${code}`)).size).toBe(ROWS.length);
  });

  test('every prize mode has a menu', () => {
    for (const mode of PRIZE_MODES) {
      expect(GAMES.some(({ prizeModes }) => prizeModes.includes(mode))).toBe(true);
    }
  });

  test('no row returns more than 98 % at any prize level up to 1956', () => {
    for (const [, , row] of ROWS) expect(returnAbove(priced(row, 1956), 9800n)).toBeUndefined();
  });

  test.each(ROWS)('the worked example of %s %s is a bet that wins', (kind, _, row) => {
    const play = priced(row, 1956);
    const { example, bets } = factsOf(play);
    const selection = normalise(play, example.selection);
    if ('fault' in selection) throw new Error(selection.fault);
    expect(selectionText(selection)).toBe(selectionText(example.selection));
    expect(String(unitsOf(play, selection))).toBe(example.units);
    for (const result of example.results) expect(resultFault(SHAPES[kind], result)).toBeUndefined();
    expect(BigInt(example.payoutMinor)).toBeGreaterThan(0n);
    expect(bets.length).toBeGreaterThan(0);
  });
});

describe('the return of a row', () => {
  test('a row above the limit is refused with the figure: ×99.5 for 22 units is 122.15 %', () => {
    // A published table charges 22 units for a number that comes 0.27 times.
    const generous = { ...rowOf('north', 'lo2'), units: 22, odds: { win: 995_000 } };
    expect(returnAbove(generous, 9800n)).toEqual({
      play: 'lo2',
      bet: '',
      returnTenThousandths: 12_212n,
    });
    expect(returnAbove({ ...generous, odds: { win: 800_000 } }, 9800n)?.returnTenThousandths).toBe(
      9819n,
    );
    expect(returnAbove({ ...generous, units: 27, odds: { win: 800_000 } }, 8000n)).toBeUndefined();
  });

  test('of one choice above the limit is enough, and it is named', () => {
    const sums = rowOf('k3', 'sum');
    const odds = { ...sums.odds, '4': 730_000 };
    expect(returnAbove({ ...sums, odds }, 10_000n)).toMatchObject({
      bet: '4',
      returnTenThousandths: 10_139n,
    });
  });

  test('of xiên 4 at its odds is 80 % in the North and 39 % in the South, and is said', () => {
    expect(factsOf(rowOf('north', 'xien4')).bets[0]?.returnPercent).toBe('80.0975');
    expect(factsOf(rowOf('south', 'xien4')).bets[0]?.returnPercent).toBe('38.8657');
  });

  test('“N − 1 of N come” at the odds of “none comes” returns 7.7 % for 4', () => {
    const none = rowOf('north', 'truot4');
    if (none.rule.kind !== 'came') throw new Error('not came');
    const other = { ...none, rule: { ...none.rule, came: 3 } };
    const [chance] = chancesOf(other);
    const returned = chance && returnOf({ odds: { win: 20_000 } }, chance);
    expect(returned && decimal(returned, 3)).toBe('0.077');
  });
});

describe('a row that makes no sense of its game is refused by name', () => {
  const sum = rowOf('k3', 'sum');
  const direct = rowOf('5d', 'five-direct');
  test.each([
    ['another area', { ...direct, area: { kind: 'choices' } }, { fault: 'area' }],
    ['a sequence of a table', { ...direct, kind: 'north' }, { fault: 'game' }],
    ['a place that is not drawn', { ...direct, kind: 'k3' }, { fault: 'window' }],
    [
      'a prize that is not drawn',
      {
        ...rowOf('north', 'de-dau'),
        rule: { kind: 'spots', spots: { prizes: ['G8'], from: -2, to: null } },
      },
      { fault: 'spots' },
    ],
    [
      'a pattern of another size',
      {
        ...rowOf('5d', 'five-group-5'),
        rule: { kind: 'group', window: [0, 1, 2], pattern: [4, 1] },
      },
      { fault: 'pattern' },
    ],
    [
      'a pair where none repeats',
      { ...rowOf('11of5', 'first-2-group'), rule: { kind: 'group', window: [0, 1], pattern: [2] } },
      { fault: 'pattern' },
    ],
    [
      'a wheel with a group larger than the bet',
      { ...rowOf('north', 'xien-quay3'), area: { kind: 'pool', choose: 2, banker: false } },
      { fault: 'count' },
    ],
    [
      'a wheel of one group size twice',
      {
        ...rowOf('north', 'xien-quay3'),
        rule: {
          kind: 'wheel',
          spots: { prizes: 'all', from: -2, to: null },
          sizes: [2, 2],
        },
      },
      { fault: 'count' },
    ],
    [
      'more that come than are chosen',
      { ...rowOf('north', 'xien2'), area: { kind: 'pool', choose: 1, banker: false } },
      { fault: 'count' },
    ],
    [
      'a sum that cannot be',
      {
        ...sum,
        rule: {
          ...sum.rule,
          choices: [{ code: '19', from: 19, to: 19, step: 1, except: [], push: [] }],
        },
      },
      { fault: 'choice', name: '19' },
    ],
    ['a tier without odds', { ...sum, odds: { '3': 10_000 } }, { fault: 'odds', name: '4' }],
  ])('%s', (_, row, fault) => {
    expect(rowFault(v.parse(pricedPlay, row))).toEqual(fault);
  });
});

describe('prize levels', () => {
  test('three-direct pays half the level a unit, and every fair row returns its share', () => {
    const direct = PLAYS['5d'].find(({ code }) => code === 'last-three-direct');
    if (!direct) throw new Error('missing');
    for (const level of PRIZE_LEVELS) {
      const play = priced(direct, level);
      expect(play.odds).toEqual({ win: (level / 2) * 10_000 });
    }
    for (const [, , row] of ROWS) {
      if (!('level' in row.odds)) continue;
      const play = priced(row, 1800);
      for (const chance of chancesOf(play)) {
        const { numerator, denominator } = returnOf(play, chance);
        const returned = Number(numerator) / Number(denominator);
        // Rounding down takes at most a ten-thousandth of the unit's odds.
        expect(returned).toBeLessThanOrEqual(0.9);
        expect(returned).toBeGreaterThan(0.8999);
      }
    }
  });

  test('what a player leaves of the prize is the rebate', () => {
    expect(rebateTenThousandths(1800, 1956)).toBe(780);
    expect(rebateTenThousandths(1956, 1956)).toBe(0);
    expect(() => rebateTenThousandths(1960, 1956)).toThrow(RangeError);
  });

  test.each(PRIZE_LEVELS)(
    'the return at each level below the quota %i and its rebate are the quota’s share of 2,000',
    (quota) => {
      for (const [, , row] of ROWS) {
        if (!('level' in row.odds)) continue;
        for (const level of PRIZE_LEVELS.filter((each) => each <= quota)) {
          const play = priced(row, level);
          const rebate = rational(rebateTenThousandths(level, quota), 10_000);
          for (const chance of chancesOf(play)) {
            const missing = subtract(
              subtract(rational(quota, FAIR_LEVEL), rebate),
              returnOf(play, chance),
            );
            // Nothing above it; below it what rounding the odds down may take.
            expect(missing.numerator >= 0n, `${row.code} ${level}`).toBe(true);
            expect(Number(missing.numerator) / Number(missing.denominator)).toBeLessThan(0.000_1);
          }
        }
      }
    },
  );

  test('a rebate is its share of the stake, rounded down once', () => {
    const levels = fc.constantFrom(...PRIZE_LEVELS);
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), levels, levels, (stake, one, other) => {
        const [level, quota] = [Math.min(one, other), Math.max(one, other)];
        const rebate = rebateMinor(stake, level, quota);
        const exact = stake * BigInt(quota - level);
        expect(rebate * 2_000n <= exact && exact < (rebate + 1n) * 2_000n).toBe(true);
      }),
    );
  });

  test('a unit finer than the currency’s minor unit is refused', () => {
    expect(unitMinor('BRL', 2000, 3)).toBe(600n);
    expect(unitMinor('BRL', 20, 1)).toBe(2n);
    expect(unitMinor('BRL', 2, 1)).toBeUndefined();
    expect(unitMinor('VND', 2000, 500)).toBe(1000n);
    expect(unitMinor('VND', 200, 10)).toBeUndefined();
    expect(() => unitMinor('BRL', 2000, 0)).toThrow(RangeError);
  });
});

test('an exact return is a fraction, never a float', () => {
  const [chance] = chancesOf(rowOf('north', 'lo2'));
  expect(chance && returnOf({ odds: { win: 800_000 } }, chance)).toEqual(rational(4n, 5n));
});
