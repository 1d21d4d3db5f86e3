/** The plays of 11 of 5, K3, PK10 and Keno. */
import type { Play } from '../play.ts';
import {
  BY_LEVEL,
  CHOICES,
  choice,
  EACH_POSITION,
  eachValue,
  fixed,
  measured,
  PATTERN,
  POSITIONS,
  pool,
  row,
  sizes,
  span,
} from './rows.ts';

const direct = (kind: Play['kind'], code: string, size: number) =>
  row({
    kind,
    code,
    group: `first-${size}`,
    area: POSITIONS,
    rule: { kind: 'exact', window: span(0, size) },
    odds: BY_LEVEL,
  });
const grouped = (kind: Play['kind'], code: string, group: string, pattern: number[]) =>
  row({
    kind,
    code,
    group,
    area: PATTERN,
    rule: {
      kind: 'group',
      window: span(
        0,
        pattern.reduce((size, times) => size + times, 0),
      ),
      pattern,
    },
    odds: BY_LEVEL,
  });
const chosen = (kind: Play['kind'], code: string, group: string, rule: Play['rule']) =>
  row({ kind, code, group, area: CHOICES, rule, odds: BY_LEVEL });
const fixedPosition = (kind: Play['kind'], positions: number) =>
  row({
    kind,
    code: 'fixed-position',
    group: 'fixed-position',
    area: EACH_POSITION,
    rule: { kind: 'exact', window: span(0, positions) },
    odds: BY_LEVEL,
  });
const hits = (kind: Play['kind'], code: string, group: string, more: Pick<Play, 'area' | 'rule'>) =>
  row({ kind, code, group, odds: BY_LEVEL, ...more });
const relation = [choice('dragon', 1, 1), choice('tiger', -1, -1)];
const DIFFERENT = [
  'straight' as const,
  'pair' as const,
  'half-straight' as const,
  'mixed' as const,
];

export const ELEVEN_PLAYS: Play[] = [
  ...span(1, 8).map((size) =>
    hits('11of5', `any-${size}`, 'any', {
      area: pool(size),
      rule: { kind: 'hits', window: span(0, 5), paid: [Math.min(size, 5)] },
    }),
  ),
  direct('11of5', 'first-1-direct', 1),
  direct('11of5', 'first-2-direct', 2),
  grouped('11of5', 'first-2-group', 'first-2', [1, 1]),
  direct('11of5', 'first-3-direct', 3),
  grouped('11of5', 'first-3-group', 'first-3', [1, 1, 1]),
  fixedPosition('11of5', 5),
  chosen(
    '11of5',
    'sum-size',
    'big-small',
    measured(span(0, 5), 'sum', sizes(15, 31, 45, [30]).slice(0, 2)),
  ),
  chosen(
    '11of5',
    'sum-parity',
    'big-small',
    measured(span(0, 5), 'sum', sizes(15, 31, 45).slice(2)),
  ),
  chosen('11of5', 'odd-count', 'odd-count', measured(span(0, 5), 'odd-count', eachValue(0, 5))),
  chosen('11of5', 'dragon-tiger', 'dragon-tiger', measured([0, 4], 'compare', relation)),
];

const DICE = span(0, 3);
export const K3_PLAYS: Play[] = [
  chosen('k3', 'sum', 'sum', measured(DICE, 'sum', eachValue(3, 18))),
  chosen('k3', 'sum-size', 'big-small', measured(DICE, 'sum', sizes(3, 11, 18))),
  chosen(
    'k3',
    'sum-size-strict',
    'big-small',
    measured(DICE, 'sum', sizes(3, 11, 18), { forms: DIFFERENT }),
  ),
  grouped('k3', 'exact-triple', 'triple', [3]),
  chosen('k3', 'any-triple', 'triple', measured(DICE, 'form', [choice('triple', 0, 0)])),
  grouped('k3', 'exact-pair', 'pair', [2, 1]),
  hits('k3', 'any-pair', 'pair', {
    area: pool(1),
    rule: { kind: 'repeats', window: DICE, atLeast: 2 },
  }),
  grouped('k3', 'three-different', 'different', [1, 1, 1]),
  hits('k3', 'two-different', 'different', {
    area: pool(2),
    rule: { kind: 'hits', window: DICE, paid: [2] },
  }),
  chosen('k3', 'any-straight', 'straight', measured(DICE, 'form', [choice('straight', 1, 1)])),
];

export const PK10_PLAYS: Play[] = [
  fixedPosition('pk10', 10),
  direct('pk10', 'first-1-direct', 1),
  direct('pk10', 'first-2-direct', 2),
  direct('pk10', 'first-3-direct', 3),
  chosen('pk10', 'sum', 'sum', measured(span(0, 2), 'sum', eachValue(3, 19))),
  chosen('pk10', 'sum-size', 'sum', measured(span(0, 2), 'sum', sizes(3, 12, 19))),
  chosen('pk10', 'sum-size-push', 'sum', measured(span(0, 2), 'sum', sizes(3, 12, 19, [11]))),
  ...span(0, 10).map((at) =>
    chosen('pk10', `place-${at + 1}-size`, 'big-small', measured([at], 'sum', sizes(1, 6, 10))),
  ),
  ...span(0, 5).map((at) =>
    chosen(
      'pk10',
      `dragon-tiger-${at + 1}`,
      'dragon-tiger',
      measured([at, 9 - at], 'compare', relation),
    ),
  ),
];

const BALLS = span(0, 20);
/** More, fewer or as many as ten of the twenty. */
const balance = (more: string, fewer: string) => [
  choice(more, 11, 20),
  choice('equal', 10, 10),
  choice(fewer, 0, 9),
];
const pick = (code: string, choose: number, paid: number[], odds: Play['odds']) =>
  row({
    kind: 'keno',
    code,
    group: 'pick',
    area: pool(choose),
    rule: { kind: 'hits', window: BALLS, paid },
    odds,
  });
export const KENO_PLAYS: Play[] = [
  ...span(1, 10).map((size) => pick(`all-${size}`, size, [size], BY_LEVEL)),
  pick('pick-5', 5, [3, 4, 5], fixed({ 3: 4, 4: 12, 5: 600 })),
  pick(
    'pick-10',
    10,
    [0, 5, 6, 7, 8, 9, 10],
    fixed({ 0: 4, 5: 5, 6: 15, 7: 60, 8: 500, 9: 5000, 10: 100_000 }),
  ),
  chosen(
    'keno',
    'sum-size',
    'sum',
    measured(BALLS, 'sum', [
      choice('over', 811, 1410),
      choice('equal', 810, 810),
      choice('under', 210, 809),
    ]),
  ),
  chosen('keno', 'sum-parity', 'sum', measured(BALLS, 'sum', sizes(210, 811, 1410).slice(2))),
  chosen('keno', 'up-down', 'balance', measured(BALLS, 'low-count', balance('up', 'down'))),
  chosen('keno', 'odd-even', 'balance', measured(BALLS, 'odd-count', balance('odd', 'even'))),
];
