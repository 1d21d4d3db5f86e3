/** The plays of 5D: five independent digits. */
import type { Play } from '../play.ts';
import {
  BY_LEVEL,
  CHOICES,
  choice,
  EACH_POSITION,
  eachValue,
  measured,
  PATTERN,
  POSITIONS,
  pool,
  row,
  sizes,
  span,
} from './rows.ts';

type Draft = Pick<Play, 'code' | 'group' | 'area' | 'rule'> & Partial<Play>;
const play = (draft: Draft): Play => row({ kind: '5d', odds: BY_LEVEL, ...draft });
const direct = (code: string, group: string, window: number[]) =>
  play({ code, group, area: POSITIONS, rule: { kind: 'exact', window } });
const grouped = (code: string, group: string, window: number[], pattern: number[]) =>
  play({ code, group, area: PATTERN, rule: { kind: 'group', window, pattern } });
const chosen = (code: string, group: string, rule: Play['rule'], more: Partial<Play> = {}) =>
  play({ code, group, area: CHOICES, rule, ...more });
const contains = (code: string, window: number[], choose: number) =>
  play({
    code,
    group: 'any-position',
    area: pool(choose, false),
    rule: { kind: 'hits', window, paid: [choose] },
  });

function three(name: string, window: number[]): Play[] {
  const group = `${name}-three`;
  const forms = ['triple', 'straight', 'pair', 'half-straight', 'mixed'];
  return [
    direct(`${group}-direct`, group, window),
    grouped(`${group}-group-3`, group, window, [2, 1]),
    grouped(`${group}-group-6`, group, window, [1, 1, 1]),
    chosen(
      `${group}-sum`,
      group,
      measured(window, 'sum', eachValue(0, 27), { charge: 'outcomes' }),
    ),
    chosen(
      `${group}-span`,
      group,
      measured(window, 'span', eachValue(0, 9), { charge: 'outcomes' }),
    ),
    chosen(
      `${group}-group-sum`,
      group,
      measured(window, 'sum', eachValue(1, 26), {
        ring: true,
        tierBy: 'form',
        charge: 'groups',
        forms: ['pair', 'straight', 'half-straight', 'mixed'],
      }),
      {
        odds: {
          level: {
            fair: {
              pair: [1000, 3],
              straight: [500, 3],
              'half-straight': [500, 3],
              mixed: [500, 3],
            },
          },
        },
      },
    ),
    chosen(
      `${group}-form`,
      group,
      measured(
        window,
        'form',
        forms.map((form, at) => choice(form, at, at)),
        { ring: true },
      ),
    ),
  ];
}

function two(name: string, window: number[]): Play[] {
  const group = `${name}-two`;
  return [
    direct(`${group}-direct`, group, window),
    grouped(`${group}-group`, group, window, [1, 1]),
    chosen(
      `${group}-sum`,
      group,
      measured(window, 'sum', eachValue(0, 18), { charge: 'outcomes' }),
    ),
    chosen(
      `${group}-span`,
      group,
      measured(window, 'span', eachValue(0, 9), { charge: 'outcomes' }),
    ),
  ];
}

const FIVE = span(0, 5);
const LAST_FOUR = span(1, 4);
const RELATION = [choice('dragon', 1, 1), choice('tiger', -1, -1), choice('tie', 0, 0)];
const RELATION_PUSH = [
  choice('dragon', 1, 1, { push: [0] }),
  choice('tiger', -1, -1, { push: [0] }),
];
const PAIRS = FIVE.flatMap((first) => span(first + 1, 4 - first).map((second) => [first, second]));

export const FIVE_D_PLAYS: Play[] = [
  direct('five-direct', 'five', FIVE),
  grouped('five-group-120', 'five', FIVE, [1, 1, 1, 1, 1]),
  grouped('five-group-60', 'five', FIVE, [2, 1, 1, 1]),
  grouped('five-group-30', 'five', FIVE, [2, 2, 1]),
  grouped('five-group-20', 'five', FIVE, [3, 1, 1]),
  grouped('five-group-10', 'five', FIVE, [3, 2]),
  grouped('five-group-5', 'five', FIVE, [4, 1]),
  direct('last-four-direct', 'four', LAST_FOUR),
  grouped('last-four-group-24', 'four', LAST_FOUR, [1, 1, 1, 1]),
  grouped('last-four-group-12', 'four', LAST_FOUR, [2, 1, 1]),
  grouped('last-four-group-6', 'four', LAST_FOUR, [2, 2]),
  grouped('last-four-group-4', 'four', LAST_FOUR, [3, 1]),
  ...three('first', span(0, 3)),
  ...three('middle', span(1, 3)),
  ...three('last', span(2, 3)),
  ...two('first', span(0, 2)),
  ...two('last', span(3, 2)),
  play({
    code: 'fixed-position',
    group: 'fixed-position',
    area: EACH_POSITION,
    rule: { kind: 'exact', window: FIVE },
  }),
  contains('any-1-of-first-three', span(0, 3), 1),
  contains('any-1-of-last-three', span(2, 3), 1),
  contains('any-2-of-first-three', span(0, 3), 2),
  contains('any-2-of-last-three', span(2, 3), 2),
  contains('any-1-of-last-four', LAST_FOUR, 1),
  contains('any-2-of-last-four', LAST_FOUR, 2),
  contains('any-2-of-five', FIVE, 2),
  contains('any-3-of-five', FIVE, 3),
  ...[1, 2, 3, 4].map((atLeast) =>
    play({
      code: `special-${atLeast}`,
      group: 'special',
      area: pool(1),
      rule: { kind: 'repeats', window: FIVE, atLeast },
    }),
  ),
  chosen('sum-size', 'big-small', measured(FIVE, 'sum', sizes(0, 23, 45))),
  ...FIVE.map((at) =>
    chosen(`position-${at + 1}-size`, 'big-small', measured([at], 'sum', sizes(0, 5, 9))),
  ),
  ...PAIRS.flatMap((pair) => {
    const name = pair.map((at) => at + 1).join('-');
    return [
      chosen(`dragon-tiger-${name}`, 'dragon-tiger', measured(pair, 'compare', RELATION)),
      chosen(
        `dragon-tiger-push-${name}`,
        'dragon-tiger-push',
        measured(pair, 'compare', RELATION_PUSH),
      ),
    ];
  }),
  chosen(
    'bull',
    'bull',
    measured(FIVE, 'bull', [
      choice('none', -1, -1),
      ...eachValue(1, 9),
      choice('bull-bull', 10, 10),
      choice('bull-odd', 1, 9, { step: 2 }),
      choice('bull-even', 2, 10, { step: 2 }),
      choice('bull-small', 1, 5),
      choice('bull-big', 6, 10),
    ]),
  ),
];
