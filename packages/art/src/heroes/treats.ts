import { circle, ellipse, group, mirrored, n, path, type Ramp, stroke, tone } from '../ink.ts';
import type { Hero } from './hero.ts';

/** Sweets and fruit: round forms with one soft shadow below right and one clear light above left. */

const shine = (x: number, y: number, rx: number, ry: number, turn = -35) =>
  group(`translate(${x} ${y}) rotate(${turn})`, ellipse(0, 0, rx, ry, '#ffffff', ' opacity=".72"'));

/** A ball: body, shade, light. */
const ball = (x: number, y: number, radius: number, colours: Ramp) =>
  circle(x, y, radius, tone(colours, 4)) +
  path(
    `M${n(x - radius * 0.5)} ${n(y + radius * 0.86)}A${radius} ${radius} 0 0 0 ${n(x + radius * 0.86)} ${n(y - radius * 0.5)}A${n(radius * 1.18)} ${n(radius * 1.18)} 0 0 1 ${n(x - radius * 0.5)} ${n(y + radius * 0.86)}Z`,
    tone(colours, 2),
    ' opacity=".8"',
  ) +
  circle(x - radius * 0.22, y - radius * 0.24, radius * 0.62, tone(colours, 5), ' opacity=".55"') +
  shine(x - radius * 0.4, y - radius * 0.46, radius * 0.26, radius * 0.14);

const leaf = (colours: Ramp, d: string, vein: string) =>
  path(d, tone(colours, 4)) + stroke(vein, tone(colours, 6), 2);

export const cherries: Hero = ({ main, accent }) =>
  stroke('M-38 20Q-30 -50 26 -88M44 26Q50 -40 26 -88', tone(accent, 2), 8) +
  stroke('M-39 16Q-31 -50 25 -88', tone(accent, 4), 3) +
  leaf(accent, 'M26 -88Q70 -118 104 -84Q66 -62 26 -88Z', 'M32 -87Q66 -92 96 -84') +
  ball(-42, 46, 50, main) +
  ball(48, 52, 46, main);

export const lemon: Hero = ({ main, accent }) =>
  leaf(accent, 'M20 -66Q60 -112 100 -84Q70 -50 20 -66Z', 'M26 -67Q62 -84 92 -84') +
  path(
    'M-100 18Q-92 -52 -14 -68Q22 -74 42 -62Q70 -46 88 -6Q96 8 110 20Q98 34 88 42Q60 88 0 84Q-48 80 -78 48Q-92 38 -100 18Z',
    tone(main, 5),
  ) +
  path('M110 20Q98 34 88 42Q60 88 0 84Q-34 81 -60 62Q40 70 88 -6Q96 8 110 20Z', tone(main, 3)) +
  path('M-70 6Q-54 -40 -2 -50Q-46 -26 -56 22Q-66 20 -70 6Z', tone(main, 7), ' opacity=".8"') +
  [
    [-20, 10],
    [10, -20],
    [30, 20],
    [-6, 44],
    [48, -10],
    [56, 36],
    [-40, 36],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.6, tone(main, 3)))
    .join('');

export const melon: Hero = ({ main, accent, pale, deep }) =>
  path('M0 104L-104 -44Q-60 -92 0 -94Q60 -92 104 -44Z', tone(accent, 2)) +
  path('M0 104L-98 -42Q-56 -84 0 -86Q56 -84 98 -42Z', tone(accent, 5)) +
  path('M0 104L-86 -32Q-50 -68 0 -70Q50 -68 86 -32Z', tone(pale, 7)) +
  path('M0 104L-78 -24Q-46 -56 0 -58Q46 -56 78 -24Z', tone(main, 4)) +
  path('M0 104L0 -58Q46 -56 78 -24Z', tone(main, 3)) +
  path('M-60 -22Q-36 -44 -8 -46L-12 -30Q-34 -28 -50 -10Z', tone(main, 6), ' opacity=".7"') +
  [
    [-38, 2],
    [-12, -20],
    [18, -20],
    [42, 0],
    [-20, 30],
    [8, 14],
    [24, 36],
    [-2, 58],
    [0, -2],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y - 8}q-7 10 0 15q7 -5 0 -15Z`, tone(deep, 0)))
    .join('');

export const seven: Hero = ({ main, spark, pale, deep }) => {
  const shape = 'M-72 -86H78V-52Q28 10 14 92H-36Q-20 8 30 -44H-36Q-44 -44 -46 -26H-72Z';
  return (
    group('translate(7 9)', path(shape, tone(deep, 0), ' opacity=".55"')) +
    path(
      shape,
      tone(spark, 3),
      ` stroke="${tone(spark, 3)}" stroke-width="16" stroke-linejoin="round"`,
    ) +
    path(
      shape,
      tone(spark, 6),
      ` stroke="${tone(spark, 6)}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path(shape, tone(main, 3)) +
    path('M-72 -86H78V-66H-72Z', tone(main, 5)) +
    path('M78 -52Q28 10 14 92H-8Q12 14 64 -52Z', tone(main, 2)) +
    stroke('M-60 -76H60', tone(pale, 7), 5, ' opacity=".75"')
  );
};

export const bell: Hero = ({ main, spark, deep, accent }) =>
  circle(0, -88, 14, tone(spark, 3)) +
  circle(0, -88, 7, tone(deep, 1)) +
  ball(0, 78, 20, accent) +
  path(
    'M0 -82Q52 -78 58 -14Q62 34 92 56Q96 68 84 72H-84Q-96 68 -92 56Q-62 34 -58 -14Q-52 -78 0 -82Z',
    tone(spark, 5),
  ) +
  path(
    'M0 -82Q52 -78 58 -14Q62 34 92 56Q96 68 84 72H20Q46 20 34 -30Q26 -72 0 -82Z',
    tone(spark, 3),
  ) +
  path('M-34 -46Q-48 -10 -52 30Q-36 -6 -24 -56Z', tone(spark, 7), ' opacity=".85"') +
  path('M-92 56H92L84 72H-84Z', tone(spark, 2)) +
  stroke('M-70 30H70', tone(main, 3), 8);

export const lollipop: Hero = ({ main, accent, pale, spark }) =>
  path('M-6 40H6L9 132H-9Z', tone(pale, 6)) +
  path('M1 40H6L9 132H1Z', tone(pale, 4)) +
  circle(0, -28, 82, tone(main, 3)) +
  Array.from({ length: 8 }, (_, index) =>
    group(
      `translate(0 -28) rotate(${index * 45})`,
      path(
        'M0 0Q30 -14 40 -44Q44 -62 34 -74Q56 -58 60 -54Q46 -12 0 0Z',
        tone(index % 2 ? accent : pale, index % 2 ? 5 : 7),
      ),
    ),
  ).join('') +
  path('M58 -86A82 82 0 0 1 -58 30A88 88 0 0 0 58 -86Z', tone(main, 1), ' opacity=".35"') +
  shine(-40, -72, 20, 8) +
  mirrored(
    path('M0 56L-42 40Q-52 58 -42 78Z', tone(spark, 5)) +
      path('M0 56L-42 66L-42 78Z', tone(spark, 3)),
  ) +
  circle(0, 57, 10, tone(spark, 6));

export const cupcake: Hero = ({ main, accent, pale, spark }) =>
  path('M-66 22H66L48 100Q0 110 -48 100Z', tone(accent, 4)) +
  [-44, -22, 0, 22, 44]
    .map((x) =>
      path(
        `M${x - 5} 22H${x + 5}L${n(x * 0.76 + 4)} 105H${n(x * 0.76 - 4)}Z`,
        tone(accent, x > 0 ? 2 : 5),
      ),
    )
    .join('') +
  path(
    'M-84 24Q-94 -10 -58 -16Q-64 -50 -28 -56Q-20 -88 8 -92Q14 -66 32 -56Q66 -48 58 -14Q94 -8 84 24Q0 44 -84 24Z',
    tone(main, 6),
  ) +
  path(
    'M8 -92Q14 -66 32 -56Q66 -48 58 -14Q94 -8 84 24Q50 32 10 33Q54 14 36 -12Q40 -40 8 -92Z',
    tone(main, 4),
  ) +
  stroke('M-56 -14Q-10 6 50 -16M-28 -56Q0 -40 28 -54', tone(main, 3), 4) +
  ball(4, -98, 20, spark) +
  [
    [-50, 4, 0],
    [-20, -30, 1],
    [-10, 12, 2],
    [28, 6, 0],
    [18, -34, 1],
    [-36, -4, 2],
    [52, 8, 1],
  ]
    .map(([x = 0, y = 0, k = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${k * 50 - 20})`,
        `<rect x="-7" y="-2.500" width="14" height="5" rx="2.500" fill="${tone([accent, spark, pale][k] ?? pale, 6)}"/>`,
      ),
    )
    .join('');

export const donut: Hero = ({ main, accent, pale, spark, deep }) =>
  circle(0, 0, 96, tone(spark, 3)) +
  circle(-4, -6, 92, tone(spark, 5)) +
  path(
    'M-88 -6Q-84 -90 0 -90Q88 -88 90 -4Q92 24 76 22Q66 52 44 46Q20 78 -4 58Q-34 76 -50 44Q-82 44 -88 -6Z',
    tone(main, 5),
  ) +
  path(
    'M90 -4Q92 24 76 22Q66 52 44 46Q20 78 -4 58Q50 40 62 -20Q66 -60 40 -80Q86 -60 90 -4Z',
    tone(main, 3),
  ) +
  ellipse(0, -8, 34, 31, tone(spark, 2)) +
  ellipse(2, -4, 30, 26, tone(deep, 1)) +
  shine(-50, -52, 24, 8) +
  [
    [-60, -14, 0],
    [-44, 22, 1],
    [-20, -62, 2],
    [24, -60, 0],
    [58, -30, 1],
    [60, 10, 2],
    [26, 38, 0],
    [-8, 46, 1],
    [-66, 14, 2],
    [44, -8, 0],
  ]
    .map(([x = 0, y = 0, k = 0]) =>
      group(
        `translate(${x} ${y}) rotate(${x * 3})`,
        `<rect x="-8" y="-3" width="16" height="6" rx="3" fill="${tone([accent, pale, spark][k] ?? pale, 6)}"/>`,
      ),
    )
    .join('');

export const wrapped: Hero = ({ main, accent, pale }) =>
  mirrored(
    path('M-58 0L-124 -46Q-112 -24 -122 -8Q-108 0 -122 12Q-110 26 -122 48Z', tone(accent, 5)) +
      path('M-58 0L-122 12Q-110 26 -122 48Z', tone(accent, 3)),
  ) +
  ball(0, 0, 70, main) +
  [0, 60, 120, 180, 240, 300]
    .map((turn) =>
      group(
        `rotate(${turn})`,
        path('M0 0Q22 -28 8 -70Q32 -68 46 -54Q40 -16 0 0Z', tone(pale, 7), ' opacity=".9"'),
      ),
    )
    .join('') +
  shine(-30, -36, 16, 7);
