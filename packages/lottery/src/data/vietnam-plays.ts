/** The plays of the Vietnam lotteries. Codes are the Vietnamese names; the odds are a common house's. */
import { choose, wheelSizes } from '../combinatorics.ts';
import type { Play, RuleOf, Spots } from '../play.ts';
import { CHOICES, choice, fixed, measured, pool, row } from './rows.ts';

type Region = 'north' | 'south';
/** What differs between the North and the rest: [North, South and Central]. */
type Both = readonly [north: number, south: number];

export const vietnamPlays = (kind: Region): Play[] => [
  ...numberPlays(kind),
  ...groupPlays(kind),
  row({
    code: 'tai-xiu',
    group: 'tai-xiu',
    kind,
    area: CHOICES,
    rule: measured(
      [],
      'sum',
      [
        choice('tai', 50, 99),
        choice('xiu', 0, 49),
        choice('chan', 0, 98, { step: 2 }),
        choice('le', 1, 99, { step: 2 }),
      ],
      { of: { spots: last(2, ['DB']) } },
    ),
    odds: fixed({ win: 1.96 }),
  }),
];

const inRegion = (kind: Region, [north, south]: Both) => (kind === 'north' ? north : south);

function last(digits: number, prizes: Spots['prizes'] = 'all'): Spots {
  return { prizes, from: -digits, to: null };
}

/** Plays of single numbers, which win at every place that shows them. */
function numberPlays(kind: Region): Play[] {
  const head2 = kind === 'north' ? 'G7' : 'G8';
  const head3 = kind === 'north' ? 'G6' : 'G7';
  const number = (code: string, group: string, spots: Spots, units: Both, odds: number) =>
    row({
      code,
      group,
      kind,
      area: pool(1),
      rule: { kind: 'spots', spots },
      units: inRegion(kind, units),
      odds: fixed({ win: odds }),
    });
  return [
    number('lo2', 'lo', last(2), [27, 18], 80),
    number('lo3', 'lo', last(3), [23, 17], 900),
    number('lo4', 'lo', last(4), [20, 16], 8000),
    number('lo2-dau', 'lo', { prizes: 'all', from: 0, to: 2 }, [27, 18], 80),
    number('de', 'de', last(2, ['DB']), [1, 1], 95),
    number('de-g1', 'de', last(2, ['G1']), [1, 1], 95),
    // "Đề 2 cửa": both prizes, both charged.
    number('de-2-cua', 'de', last(2, ['DB', 'G1']), [2, 2], 95),
    number('de-dau', 'de', last(2, [head2]), [4, 1], 95),
    number('de-dau-db', 'de', { prizes: ['DB'], from: 0, to: 2 }, [1, 1], 95),
    number('dau', 'dau-duoi', { prizes: ['DB'], from: -2, to: -1 }, [1, 1], 9.5),
    number('duoi', 'dau-duoi', last(1, ['DB']), [1, 1], 9.5),
    number('dau-duoi', 'dau-duoi', last(2, [head2, 'DB']), [5, 2], 92),
    number('cang3', 'cang', last(3, ['DB']), [1, 1], 900),
    number('cang3-dau', 'cang', last(3, [head3]), [3, 1], 900),
    number('xiu-chu', 'cang', last(3, [head3, 'DB']), [4, 2], 900),
    number('cang4', 'cang', last(4, ['DB']), [1, 1], 8000),
  ];
}

/** What a xiên of 2, 3 or 4 numbers pays, alone or in a wheel. */
function xienOdds(kind: Region, size: number): number {
  if (size === 2) return inRegion(kind, [16, 27]);
  return inRegion(kind, size === 3 ? [65, 150] : [300, 700]);
}

/** Xiên quay: every xiên of the numbers at once, one unit each, at the odds of that xiên. */
function wheel(kind: Region, numbers: 3 | 4): Play {
  const sizes = wheelSizes(numbers);
  return row({
    code: `xien-quay${numbers}`,
    group: 'xien',
    kind,
    area: pool(numbers),
    rule: { kind: 'wheel', spots: last(2), sizes },
    units: sizes.reduce((units, size) => units + Number(choose(numbers, size)), 0),
    odds: fixed(Object.fromEntries(sizes.map((size) => [size, xienOdds(kind, size)]))),
  });
}

interface Together {
  readonly came?: number;
  readonly pays?: RuleOf<'came'>['pays'];
  readonly units?: Both;
  readonly stations?: 1 | 2;
}

/** Plays of several numbers that must all come, or none of them. */
function groupPlays(kind: Region): Play[] {
  const together = (code: string, size: number, odds: Both, more: Together = {}) =>
    row({
      code,
      group: /^[a-z]+/.exec(code)?.[0] ?? code,
      kind,
      area: pool(size),
      rule: { kind: 'came', spots: last(2), came: more.came ?? size, pays: more.pays ?? 'once' },
      units: inRegion(kind, more.units ?? [1, 1]),
      stations: more.stations ?? 1,
      odds: fixed({ win: inRegion(kind, odds) }),
    });
  const xien = (size: 2 | 3 | 4) =>
    together(`xien${size}`, size, [xienOdds('north', size), xienOdds('south', size)]);
  const pair = (code: string, pays: Together['pays']) =>
    together(code, 2, [650, 750], { pays, units: [54, 36] });
  const twoStations = together('da-xien', 2, [550, 550], { units: [72, 72], stations: 2 });
  return [
    xien(2),
    xien(3),
    xien(4),
    together('xien2-nhay', 2, [15, 26], { pays: 'least' }),
    together('xien3-nhay', 3, [64.9, 149.9], { pays: 'least' }),
    together('xien4-nhay', 4, [299.9, 699.9], { pays: 'least' }),
    wheel(kind, 3),
    wheel(kind, 4),
    pair('da', 'once'),
    pair('da-nhay', 'least'),
    pair('da-nua', 'halfSum'),
    ...(kind === 'south' ? [twoStations] : []),
    together('truot4', 4, [2.5, 1.85], { came: 0 }),
    together('truot8', 8, [8, 4], { came: 0 }),
    together('truot10', 10, [14, 6], { came: 0 }),
  ];
}
