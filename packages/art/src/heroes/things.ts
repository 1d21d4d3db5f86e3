import { circle, ellipse, facets, group, mirrored, path, polygon, stroke, tone } from '../ink.ts';
import type { Hero } from './hero.ts';

/** Things made by hand: lights, instruments, vessels, books. */

export const lantern: Hero = ({ main, spark, deep, accent }) =>
  stroke('M0 -134V-100', tone(deep, 2), 4) +
  path('M-40 -104H40L48 -84H-48Z', tone(spark, 4)) +
  path('M0 -104H40L48 -84H0Z', tone(spark, 3)) +
  path('M-48 -84Q-112 -44 -108 4Q-112 50 -48 78H48Q112 50 108 4Q112 -44 48 -84Z', tone(main, 4)) +
  path('M-24 -84Q-56 -44 -54 0Q-56 50 -24 78H24Q56 50 54 0Q56 -44 24 -84Z', tone(main, 5)) +
  ellipse(0, 0, 34, 62, tone(spark, 6), ' opacity=".85"') +
  ellipse(0, 6, 18, 40, '#fffbe8', ' opacity=".9"') +
  mirrored(
    stroke(
      'M-24 -84Q-56 -44 -54 0Q-56 50 -24 78M-42 -84Q-92 -44 -88 2Q-92 50 -42 78',
      tone(main, 2),
      3,
    ),
  ) +
  path('M48 -84Q112 -44 108 4Q112 50 48 78Q88 20 48 -84Z', tone(main, 2), ' opacity=".55"') +
  path('M-48 78H48L40 96H-40Z', tone(spark, 4)) +
  [-24, -12, 0, 12, 24]
    .map((x) => stroke(`M${x} 96V${126 - Math.abs(x) * 0.5}`, tone(accent, 4), 5))
    .join('');

export const fan: Hero = ({ main, accent, spark, pale, deep }) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((fold) =>
      group(
        `rotate(${fold * 16} 0 86)`,
        polygon(
          [
            [0, 86],
            [-26, -92],
            [0, -100],
            [26, -92],
          ],
          tone(main, fold % 2 ? 3 : 5),
        ) +
          polygon(
            [
              [-4, -2],
              [-13, -90],
              [0, -96],
              [13, -90],
              [4, -2],
            ],
            tone(pale, fold % 2 ? 5 : 7),
            ' opacity=".22"',
          ) +
          circle(0, -62, 9, tone(accent, 5)) +
          circle(0, -62, 4, tone(spark, 6)) +
          stroke('M0 86V0', tone(deep, 2), 5),
      ),
    )
    .join('') +
  circle(0, 86, 13, tone(spark, 4)) +
  circle(-2, 84, 6, tone(spark, 6)) +
  stroke('M0 98Q14 112 4 134', tone(accent, 4), 4);

export const lamp: Hero = ({ main, spark, deep, accent }) =>
  stroke('M-30 -92Q0 -150 30 -92', tone(deep, 4), 7) +
  path('M-22 -100H22L30 -84H-30Z', tone(main, 4)) +
  path('M-48 -84H48L58 -60H-58Z', tone(main, 5)) +
  path('M0 -84H48L58 -60H0Z', tone(main, 3)) +
  path('M-54 -60H54L62 62H-62Z', tone(spark, 6), ' opacity=".9"') +
  path('M-54 -60H-10L-14 62H-62Z', '#fffbe6', ' opacity=".35"') +
  path('M0 -34Q32 4 20 34Q12 52 0 52Q-14 52 -20 34Q-28 14 -8 -2Q-2 -14 0 -34Z', tone(accent, 4)) +
  path('M2 -4Q18 16 10 34Q6 44 0 44Q-10 42 -11 30Q-10 16 2 -4Z', '#fff8cf') +
  mirrored(path('M-60 -62H-48L-54 64H-68Z', tone(main, 3))) +
  stroke('M-60 0H60', tone(main, 3), 5) +
  path('M-72 62H72L82 92H-82Z', tone(main, 4)) +
  path('M0 62H72L82 92H0Z', tone(main, 2)) +
  path('M-60 92H60V108H-60Z', tone(deep, 3));

export const mask: Hero = ({ main, accent, spark, pale, deep }) =>
  [-3, -2, -1, 0, 1, 2, 3]
    .map((each) =>
      group(
        `rotate(${each * 17} 0 30)`,
        path(
          'M0 0Q-32 -60 -18 -112Q-6 -138 0 -142Q6 -138 18 -112Q32 -60 0 0Z',
          tone(each % 2 ? accent : main, each > 0 ? 3 : 5),
        ) +
          stroke('M0 0V-130', tone(pale, 7), 2, ' opacity=".6"') +
          ellipse(0, -104, 11, 16, tone(each % 2 ? spark : pale, 5)) +
          circle(0, -101, 6, tone(deep, 2)),
      ),
    )
    .join('') +
  path(
    'M0 2Q-30 -16 -66 -12Q-108 -12 -118 -36Q-120 34 -84 58Q-40 82 -14 46Q-6 34 0 34Q6 34 14 46Q40 82 84 58Q120 34 118 -36Q108 -12 66 -12Q30 -16 0 2Z',
    tone(spark, 5),
  ) +
  path('M0 2Q30 -16 66 -12Q108 -12 118 -36Q120 34 84 58Q40 82 14 46Q6 34 0 34Z', tone(spark, 3)) +
  mirrored(
    path('M-84 14Q-58 -10 -24 18Q-50 44 -84 14Z', '#1a0f1e') +
      stroke('M-92 12Q-58 -22 -16 18Q-50 54 -92 12Z', tone(spark, 7), 3) +
      circle(-96, -8, 4, tone(main, 5)) +
      circle(-72, 50, 4, tone(accent, 5)) +
      circle(-50, 56, 4, tone(main, 5)),
  ) +
  facets('6 0,-24 -16,-4 0,18\n4 -16,-4 0,18 0,4', accent);

export const drum: Hero = ({ main, accent, spark, pale, deep }) =>
  [-1, 1]
    .map((side) =>
      group(
        `rotate(${side * 36} 0 -30)`,
        stroke('M0 -34V-136', tone(spark, side < 0 ? 4 : 3), 8) +
          circle(0, -138, 12, tone(pale, side < 0 ? 7 : 5)),
      ),
    )
    .join('') +
  path('M-92 -20L-80 84Q0 122 80 84L92 -20Z', tone(main, 4)) +
  path('M20 10L30 100Q60 96 80 84L92 -20Z', tone(main, 2)) +
  [-70, -42, -14, 14, 42, 70]
    .map((x, k) =>
      stroke(
        `M${x * 1.2} ${-8 + (70 - Math.abs(x)) * 0.25}L${(x + 14) * 1.05} ${86 + (70 - Math.abs(x)) * 0.25}L${Math.min(92, (x + 28) * 1.2)} ${-8 + (70 - Math.min(70, Math.abs(x + 28))) * 0.25}`,
        tone(spark, k > 2 ? 4 : 6),
        4,
      ),
    )
    .slice(0, 5)
    .join('') +
  path('M-82 70Q0 108 82 70L80 92Q0 130 -80 92Z', tone(accent, 4)) +
  ellipse(0, -22, 96, 36, tone(accent, 4)) +
  ellipse(0, -28, 90, 31, tone(pale, 6)) +
  ellipse(-6, -30, 78, 24, tone(pale, 7)) +
  ellipse(10, -26, 22, 8, tone(deep, 5), ' opacity=".4"');

export const anchor: Hero = ({ main, spark, pale, deep }) =>
  stroke('M0 -70V104', tone(spark, 3), 24) +
  stroke('M-4 -70V102', tone(spark, 5), 13) +
  stroke('M-46 -46H46', tone(spark, 3), 18) +
  stroke('M-46 -49H46', tone(spark, 6), 8) +
  circle(0, -92, 28, tone(spark, 4)) +
  circle(0, -92, 15, tone(deep, 1)) +
  path(
    'M-112 20L-64 34L-82 48Q-60 84 0 88Q60 84 82 48L64 34L112 20Q110 62 92 78Q60 124 0 126Q-60 124 -92 78Q-110 62 -112 20Z',
    tone(spark, 4),
  ) +
  path('M0 126Q60 124 92 78Q110 62 112 20L92 26Q90 92 0 104Z', tone(spark, 2)) +
  path('M-108 26L-92 31Q-92 80 -30 104Q-84 96 -100 60Z', tone(spark, 7), ' opacity=".7"') +
  stroke('M-24 -70Q60 -30 -10 10Q-60 40 20 70Q50 84 30 110', tone(main, 2), 12) +
  stroke(
    'M-24 -72Q58 -32 -12 8Q-62 38 18 68Q48 82 28 108',
    tone(pale, 5),
    6,
    ' stroke-dasharray="10 7"',
  );

export const potion: Hero = ({ main, accent, spark, pale, deep }) =>
  path('M-18 -116H18L22 -92H-22Z', tone(spark, 3)) +
  path(
    'M-20 -92H20V-44Q86 -12 82 46Q76 112 0 114Q-76 112 -82 46Q-86 -12 -20 -44Z',
    tone(pale, 7),
    ' opacity=".4"',
  ) +
  path('M-72 22Q-40 8 0 22Q40 34 73 20Q84 98 0 104Q-84 98 -72 22Z', tone(main, 4)) +
  path('M20 28Q48 34 73 20Q84 98 0 104Q50 76 20 28Z', tone(main, 2)) +
  path('M-72 22Q-40 8 0 22Q40 34 73 20Q40 48 0 36Q-40 24 -72 22Z', tone(main, 6)) +
  [
    [-30, 66, 10],
    [4, 52, 7],
    [26, 76, 9],
    [-8, 86, 6],
    [-44, 44, 6],
    [-4, -2, 7],
    [10, -26, 5],
    [-8, -60, 4],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, tone(accent, 6), ' opacity=".85"') +
        circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#ffffff'),
    )
    .join('') +
  stroke(
    'M-20 -92V-44Q-86 -12 -82 46Q-76 112 0 114Q76 112 82 46Q86 -12 20 -44V-92',
    tone(pale, 7),
    5,
  ) +
  path('M-64 14Q-60 -16 -30 -28Q-48 -6 -50 30Z', '#ffffff', ' opacity=".7"') +
  `<rect x="-28" y="-100" width="56" height="15" rx="6" fill="${tone(spark, 5)}"/>` +
  path('M-15 -138H15L18 -100H-18Z', tone(deep, 4)) +
  path('M2 -138H15L18 -100H4Z', tone(deep, 2));

export const book: Hero = ({ main, accent, spark, pale, deep }) =>
  group(
    'rotate(-8)',
    path('M-84 -100H70Q90 -100 90 -80V96Q90 108 78 108H-84Z', tone(main, 2)) +
      path('M-78 84H84V100H-78Z', tone(pale, 6)) +
      stroke('M-74 89H82M-74 95H82', tone(pale, 4), 1.6) +
      path('M-84 -108H70Q86 -108 86 -92V84H-84Z', tone(main, 4)) +
      path('M-84 -108H-58V84H-84Z', tone(main, 2)) +
      [
        [-52, -102],
        [80, -102],
        [-52, 78],
        [80, 78],
      ]
        .map(([x = 0, y = 0]) =>
          circle(x < 0 ? x + 8 : x - 8, y < 0 ? y + 8 : y - 8, 12, tone(spark, 4)),
        )
        .join('') +
      `<rect x="-44" y="-94" width="116" height="164" rx="8" fill="none" stroke="${tone(spark, 5)}" stroke-width="5"/>` +
      circle(14, -12, 44, tone(deep, 1)) +
      circle(14, -12, 44, 'none', ` stroke="${tone(spark, 5)}" stroke-width="4"`) +
      group(
        'translate(14 -12)',
        [0, 72, 144, 216, 288]
          .map((turn) =>
            group(
              `rotate(${turn})`,
              polygon(
                [
                  [0, -42],
                  [9, -12],
                  [0, 0],
                  [-9, -12],
                ],
                tone(spark, turn > 100 && turn < 300 ? 4 : 6),
              ),
            ),
          )
          .join(''),
        circle(0, 0, 10, tone(accent, 5)),
        circle(-3, -3, 4, tone(pale, 7)),
      ) +
      path('M76 -24H104V4H76Z', tone(spark, 4)) +
      circle(92, -10, 5, tone(deep, 1)),
  );

export const orb: Hero = ({ main, accent, spark, pale, deep }) =>
  path('M-70 70Q0 96 70 70L86 112Q0 130 -86 112Z', tone(spark, 3)) +
  path('M-70 70Q0 96 70 70L74 82Q0 106 -74 82Z', tone(spark, 6)) +
  mirrored(path('M-62 78Q-92 84 -98 124Q-76 120 -58 108Z', tone(spark, 4))) +
  circle(0, -14, 96, tone(main, 3)) +
  circle(-8, -22, 84, tone(main, 4)) +
  path(
    'M-80 14Q-40 -24 0 4Q40 30 84 -4Q76 74 0 80Q-64 76 -80 14Z',
    tone(accent, 4),
    ' opacity=".75"',
  ) +
  path(
    'M-60 40Q-20 10 16 34Q50 50 70 34Q40 78 -10 76Q-46 70 -60 40Z',
    tone(accent, 6),
    ' opacity=".7"',
  ) +
  [
    [-30, -40, 9],
    [26, -52, 6],
    [44, -18, 8],
    [-6, -14, 5],
    [-52, -8, 4],
    [8, -74, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      polygon(
        [
          [x, y - r * 1.8],
          [x + r * 0.4, y - r * 0.4],
          [x + r * 1.8, y],
          [x + r * 0.4, y + r * 0.4],
          [x, y + r * 1.8],
          [x - r * 0.4, y + r * 0.4],
          [x - r * 1.8, y],
          [x - r * 0.4, y - r * 0.4],
        ],
        tone(pale, 7),
      ),
    )
    .join('') +
  path('M50 -94A96 96 0 0 1 -56 66A110 110 0 0 0 50 -94Z', tone(deep, 0), ' opacity=".3"') +
  path('M-70 -44Q-52 -88 -12 -96Q-48 -72 -58 -30Z', '#ffffff', ' opacity=".7"');
