import { decimal, divide, equal, multiply, rational, sum } from '@palpite/domain/rational.ts';
import { describe, expect, test } from 'vitest';
import { combinations } from './combinatorics.ts';
import { chancesOf, returnOf } from './count.ts';
import type { Kind } from './games.ts';
import { unitsOf } from './selection.ts';
import { pick, rowOf } from './testing/rows.ts';

/** Percent with four decimals, of the only kind of bet of a row. */
const percent = (kind: Kind, code: string) => {
  const [chance] = chancesOf(rowOf(kind, code));
  return chance && decimal(divide(chance.win, rational(1n, 100n)), 4);
};
/** What a fair row pays for a bet, without rounding. */
const fair = (kind: Kind, code: string, bet = '') => {
  const chance = chancesOf(rowOf(kind, code)).find((each) => each.bet === bet);
  const [only] = chance?.expected ?? [];
  if (!chance || !only || chance.expected.length > 1) return undefined;
  return decimal(divide(rational(chance.units), only.wins), 4);
};
/** How many of `outcomes` win each choice of a row. */
const counts = (kind: Kind, code: string, outcomes: number) =>
  chancesOf(rowOf(kind, code)).map(({ win }) =>
    Number(decimal(divide(win, rational(1n, outcomes)), 0)),
  );

describe('Vietnam: figures of the field', () => {
  test.each([
    ['lo2', '23.7657', '16.5486'],
    ['xien2', '5.4882', '2.6108'],
    ['xien3', '1.2298', '0.3913'],
    ['xien4', '0.2670', '0.0555'],
    ['truot4', '33.2142', '47.9603'],
    ['truot8', '10.5262', '22.2936'],
    ['truot10', '5.8150', '15.0095'],
  ])('%s comes with %s %% in the North and %s %% in the South', (code, north, south) => {
    expect(percent('north', code)).toBe(north);
    expect(percent('south', code)).toBe(south);
  });

  test.each([
    ['xien2', '18.2209', '38.3027'],
    ['xien3', '81.3145', '255.5293'],
    ['xien4', '374.5438', '1801.0731'],
    ['truot4', '3.0108', '2.0851'],
    ['truot8', '9.5001', '4.4856'],
    ['truot10', '17.1970', '6.6625'],
    ['dau', '10.0000', '10.0000'],
    ['dau-duoi', '100.0000', '100.0000'],
    ['xiu-chu', '1000.0000', '1000.0000'],
  ])('%s is fair at %s in the North and %s in the South', (code, north, south) => {
    expect(fair('north', code)).toBe(north);
    expect(fair('south', code)).toBe(south);
  });

  test.each([
    ['north', 3, 4],
    ['north', 4, 11],
    ['south', 3, 4],
    ['south', 4, 11],
  ] as const)(
    'a wheel in the %s of %s numbers is %s xiên at their own odds',
    (kind, numbers, bets) => {
      const wheel = rowOf(kind, `xien-quay${numbers}`);
      expect(unitsOf(wheel, pick('01 02 03 04'.slice(0, 3 * numbers - 1)))).toBe(BigInt(bets));
      const [chance] = chancesOf(wheel);
      const parts = [2, 3, 4].slice(0, numbers - 1).map((size) => {
        const xien = rowOf(kind, `xien${size}`);
        const groups = [...combinations([1, 2, 3, 4].slice(0, numbers), size)].length;
        return chancesOf(xien).map((each) => multiply(rational(groups), returnOf(xien, each)));
      });
      const mean = divide(sum(parts.flat()), rational(bets));
      expect(chance && equal(returnOf(wheel, chance), mean)).toBe(true);
    },
  );

  test('units charged are the places that a number can come at', () => {
    const units = (kind: Kind, code: string) => rowOf(kind, code).units;
    expect(['lo2', 'lo3', 'lo4'].map((code) => units('north', code))).toEqual([27, 23, 20]);
    expect(['lo2', 'lo3', 'lo4'].map((code) => units('south', code))).toEqual([18, 17, 16]);
    expect(['dau-duoi', 'xiu-chu', 'da'].map((code) => units('north', code))).toEqual([5, 4, 54]);
    expect(['dau-duoi', 'xiu-chu', 'da'].map((code) => units('south', code))).toEqual([2, 2, 36]);
    expect(units('south', 'da-xien')).toBe(72);
  });
});

/** Percent of the stake that the only kind of bet of a row returns, at odds and units of another house. */
const returned = (kind: Kind, code: string, odds: number, units?: number) => {
  const row = rowOf(kind, code);
  const play = { ...row, units: units ?? row.units, odds: { win: odds * 10_000 } };
  const [chance] = chancesOf(play);
  return chance && Number(decimal(multiply(returnOf(play, chance), rational(100n)), 2));
};

describe('Vietnam: returns of the field', () => {
  test('a number is expected 0.27 times in the North and 0.18 times elsewhere', () => {
    const hits = (kind: Kind) => chancesOf(rowOf(kind, 'lo2'))[0]?.expected[0]?.wins;
    expect(hits('north')).toEqual(rational(27n, 100n));
    expect(hits('south')).toEqual(rational(18n, 100n));
  });

  test.each([
    ['80 for 27 units', 80, 27, 80],
    ['80 for 23 units', 80, 23, 93.91],
    ['80 for 22 units', 80, 22, 98.18],
    ['99.5 for 22 units', 99.5, 22, 122.11],
  ])('lô at %s', (_, odds, units, percentReturned) => {
    expect(returned('north', 'lo2', odds, units)).toBe(percentReturned);
  });

  test.each([
    ['south', 'xien2', 27, 70.49],
    ['south', 'xien3', 150, 58.7],
    ['south', 'xien4', 700, 38.87],
    // The odds of the North, where the numbers come more often.
    ['south', 'xien2', 16, 41.77],
    ['south', 'xien3', 65, 25.44],
    ['south', 'xien4', 300, 16.66],
    ['south', 'da', 750, 54.39],
    ['north', 'da', 650, 66.06],
    ['south', 'da-xien', 550, 69.05],
  ] as const)('%s %s at %s', (kind, code, odds, percentReturned) => {
    expect(returned(kind, code, odds)).toBe(percentReturned);
  });
});

describe('5D: figures of the field', () => {
  test.each([
    ['five-group-120', '833.3333'],
    ['five-group-60', '1666.6667'],
    ['five-group-30', '3333.3333'],
    ['five-group-20', '5000.0000'],
    ['five-group-10', '10000.0000'],
    ['five-group-5', '20000.0000'],
    ['last-four-group-24', '416.6667'],
    ['last-four-group-12', '833.3333'],
    ['last-four-group-6', '1666.6667'],
    ['last-four-group-4', '2500.0000'],
    ['last-three-direct', '1000.0000'],
    ['last-three-group-3', '333.3333'],
    ['last-three-group-6', '166.6667'],
  ])('%s is fair at %s', (code, odds) => expect(fair('5d', code)).toBe(odds));

  test('a dragon that loses to a tie is fair at 2.2222, a tie at 10, one that a tie returns at 2', () => {
    expect(fair('5d', 'dragon-tiger-1-5', 'dragon')).toBe('2.2222');
    expect(fair('5d', 'dragon-tiger-1-5', 'tie')).toBe('10.0000');
    expect(rowOf('5d', 'dragon-tiger-push-1-5').odds).toEqual({ dragon: 20_000, tiger: 20_000 });
  });

  test('forms, spans and the bull have the counts of a thousand and of a hundred thousand', () => {
    expect(counts('5d', 'last-three-form', 1000)).toEqual([10, 60, 270, 360, 300]);
    expect(counts('5d', 'last-three-span', 1000)).toEqual([
      10, 54, 96, 126, 144, 150, 144, 126, 96, 54,
    ]);
    expect(counts('5d', 'bull', 100_000).slice(0, 11)).toEqual([
      35_649, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6505, 6375, 6456,
    ]);
  });

  test('a house that does not join 9 and 0 counts 48 straights, 336 halves and 336 mixed', () => {
    const joined = rowOf('5d', 'last-three-form');
    if (joined.rule.kind !== 'measure') throw new Error('not a measure');
    const apart = { ...joined, rule: { ...joined.rule, ring: false } };
    const found = chancesOf(apart).map(({ win }) => decimal(divide(win, rational(1n, 1000n)), 0));
    expect(found).toEqual(['10', '48', '270', '336', '336']);
  });

  test('a sum costs the bets that it holds, or one', () => {
    const sum = rowOf('5d', 'last-three-sum');
    const units = (bet: string, row = sum) =>
      chancesOf(row).find((each) => each.bet === bet)?.units;
    expect(units('13')).toBe(75n);
    expect(units('5', rowOf('5d', 'last-three-span'))).toBe(150n);
    if (sum.rule.kind !== 'measure') throw new Error('not a measure');
    const once = { ...sum, rule: { ...sum.rule, charge: 'one' as const } };
    const chance = chancesOf(once).find(({ bet }) => bet === '13');
    expect(chance && decimal(divide(rational(1n), chance.win), 2)).toBe('13.33');
  });
});

describe('11 of 5, K3, PK10, Keno: figures of the field', () => {
  test('11 of 5', () => {
    const any = [1, 2, 3, 4, 5, 6, 7, 8].map((size) => fair('11of5', `any-${size}`));
    expect(any.map(Number)).toEqual([2.2, 5.5, 16.5, 66, 462, 77, 22, 8.25]);
    const first = [
      'first-2-direct',
      'first-2-group',
      'first-3-direct',
      'first-3-group',
      'fixed-position',
    ];
    expect(first.map((code) => Number(fair('11of5', code)))).toEqual([110, 55, 990, 165, 11]);
  });

  test('K3', () => {
    expect(counts('k3', 'sum', 216)).toEqual([
      1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1,
    ]);
    const rows = ['exact-triple', 'exact-pair', 'any-pair', 'three-different', 'two-different'];
    expect(rows.map((code) => Number(fair('k3', code)))).toEqual([216, 72, 13.5, 36, 7.2]);
    expect(fair('k3', 'any-triple', 'triple')).toBe('36.0000');
    expect(fair('k3', 'sum-size', 'big')).toBe('2.0000');
    expect(fair('k3', 'sum-size-strict', 'big')).toBe('2.0571');
  });

  test('PK10', () => {
    expect(counts('pk10', 'sum', 90)).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2]);
    const first = [1, 2, 3].map((size) => Number(fair('pk10', `first-${size}-direct`)));
    expect(first).toEqual([10, 90, 720]);
    expect(fair('pk10', 'sum-size', 'big')).toBe('2.2500');
    const pushed = { big: 20_000, small: 20_000, odd: 20_000, even: 20_000 };
    expect(rowOf('pk10', 'sum-size-push').odds).toEqual(pushed);
  });

  test('Keno', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((size) => Number(fair('keno', `all-${size}`)));
    expect(all.slice(0, 7).map((odds) => Number(odds.toPrecision(5)))).toEqual([
      4, 16.632, 72.07, 326.44, 1550.6, 7752.8, 40_979,
    ]);
    expect(all.slice(7).map(Math.round)).toEqual([230_115, 1_380_688, 8_911_711]);
    expect(fair('keno', 'sum-size', 'over')).toBe('2.0088');
    expect(fair('keno', 'sum-size', 'equal')).toBe('227.4574');
  });
});
