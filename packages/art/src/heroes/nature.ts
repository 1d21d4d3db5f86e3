import { circle, ellipse, facets, group, mirrored, path, stroke, tone } from '../ink.ts';
import type { Hero } from './hero.ts';

/** Birds, sea creatures and plants. */

const eye = (x: number, y: number, radius: number, ring: string, iris: string) =>
  circle(x, y, radius * 1.75, ring) +
  circle(x, y, radius * 1.1, iris) +
  circle(x, y, radius * 0.66, '#14101c') +
  circle(x - radius * 0.35, y - radius * 0.4, radius * 0.26, '#ffffff');

export const toucan: Hero = ({ main, accent, spark, pale, deep }) =>
  path(
    'M-92 120Q-112 20 -70 -46Q-36 -100 22 -84Q52 -74 52 -40Q30 30 -4 60Q-24 90 -20 120Z',
    tone(deep, 2),
  ) +
  path('M-92 120Q-112 20 -70 -46Q-50 -78 -20 -88Q-70 0 -62 120Z', tone(deep, 4)) +
  path('M50 -62Q40 18 -24 44Q-46 20 -30 -24Q-10 -66 50 -62Z', tone(pale, 7)) +
  path('M50 -40Q36 18 -24 44Q-14 10 16 -8Q40 -22 50 -40Z', tone(spark, 6)) +
  path('M28 -72Q96 -92 122 -32Q132 4 112 34Q104 2 72 -8Q44 -14 30 -28Z', tone(accent, 5)) +
  path('M28 -72Q96 -92 122 -32Q104 -58 72 -56Q46 -54 28 -44Z', tone(spark, 6)) +
  path('M30 -28Q70 -28 96 -4Q108 10 112 34Q96 20 68 12Q38 6 26 -6Z', tone(accent, 3)) +
  path('M122 -32Q132 4 112 34Q110 8 100 -8Q114 -16 122 -32Z', tone(deep, 1)) +
  eye(4, -50, 10, tone(main, 5), tone(spark, 5));

export const macaw: Hero = ({ main, accent, spark, pale, deep }) =>
  path(
    'M-84 124Q-104 10 -62 -56Q-26 -104 26 -88Q66 -72 62 -24Q40 40 12 68Q-6 96 -8 124Z',
    tone(main, 4),
  ) +
  path('M-84 124Q-104 10 -62 -56Q-44 -80 -18 -90Q-66 0 -54 124Z', tone(main, 6)) +
  path('M-70 124Q-84 60 -64 6Q-48 40 -34 60Q-20 84 -22 124Z', tone(accent, 4)) +
  path('M-52 124Q-64 84 -52 44Q-40 66 -30 80Q-18 100 -22 124Z', tone(spark, 5)) +
  path('M58 -56Q44 -8 4 0Q-18 -12 -10 -42Q10 -74 58 -56Z', tone(pale, 7)) +
  [0, 1, 2]
    .map((row) => stroke(`M${-2 + row * 4} ${-20 + row * 8}q14 4 30 -6`, tone(main, 4), 2.4))
    .join('') +
  path('M40 -76Q92 -78 96 -24Q98 8 74 28Q78 -4 52 -14Q36 -22 34 -40Z', tone(deep, 2)) +
  path('M40 -76Q78 -78 88 -44Q66 -58 36 -50Z', tone(deep, 5)) +
  path('M36 -18Q58 -12 66 14Q42 18 28 2Z', tone(deep, 1)) +
  eye(16, -46, 8, tone(pale, 7), tone(spark, 6));

export const raven: Hero = ({ deep, spark, pale }) =>
  path(
    'M-96 122Q-108 26 -66 -40Q-34 -90 22 -80Q56 -72 58 -40L120 -14Q84 2 54 2Q36 52 8 74Q-8 96 -10 122Z',
    tone(deep, 2),
  ) +
  path('M-96 122Q-108 26 -66 -40Q-46 -70 -18 -80Q-72 10 -60 122Z', tone(deep, 4)) +
  path('M56 -40L120 -14Q88 -16 52 -16Z', tone(spark, 4)) +
  path('M52 -16Q88 -16 120 -14Q84 2 54 2Z', tone(spark, 2)) +
  mirroredFeathers(tone(deep, 3), tone(pale, 5)) +
  eye(26, -42, 8, tone(deep, 1), tone(spark, 6));

function mirroredFeathers(dark: string, light: string): string {
  return [0, 1, 2, 3]
    .map(
      (row) =>
        path(`M${-60 + row * 12} ${10 + row * 26}q20 24 46 6q-10 26 -40 18Z`, dark) +
        stroke(`M${-56 + row * 12} ${14 + row * 26}q18 18 40 4`, light, 1.6, ' opacity=".5"'),
    )
    .join('');
}

export const penguin: Hero = ({ deep, pale, spark, accent }) =>
  mirrored(path('M-60 -10Q-106 30 -92 76Q-70 60 -58 40Z', tone(deep, 2))) +
  path('M0 -104Q66 -100 70 -10Q78 96 0 110Q-78 96 -70 -10Q-66 -100 0 -104Z', tone(deep, 2)) +
  path('M0 -104Q66 -100 70 -10Q78 96 0 110Q60 20 0 -104Z', tone(deep, 1)) +
  mirrored(path('M0 -56Q-44 -80 -50 -34Q-46 -14 -50 20Q-58 84 0 98Z', tone(pale, 7))) +
  path('M0 -56Q44 -80 50 -34Q46 -14 50 20Q58 84 0 98Q30 30 0 -56Z', tone(pale, 5)) +
  mirrored(circle(-24, -40, 9, '#14101c') + circle(-27, -43, 3, '#ffffff')) +
  path('M-16 -24Q0 -36 16 -24Q0 -2 -16 -24Z', tone(spark, 5)) +
  path('M0 -31Q10 -30 16 -24Q8 -12 0 -10Z', tone(spark, 3)) +
  path('M-66 -2Q0 26 66 -2L68 16Q0 44 -68 16Z', tone(accent, 4)) +
  path('M20 22L44 16L52 66L30 72Z', tone(accent, 3)) +
  mirrored(path('M-50 104Q-30 88 -8 106Q-30 118 -50 104Z', tone(spark, 4)));

export const octopus: Hero = ({ main, deep, spark, pale }) =>
  [-1, 1]
    .map((side) =>
      group(
        `scale(${side} 1)`,
        [
          'M-40 10Q-110 10 -112 66Q-112 92 -90 88Q-96 54 -44 50Z',
          'M-34 30Q-92 60 -84 104Q-76 124 -58 112Q-64 78 -20 62Z',
          'M-20 40Q-46 84 -34 116Q-20 130 -10 112Q-20 84 4 60Z',
        ]
          .map((d, index) => path(d, tone(main, (side < 0 ? 4 : 3) - index * 0.6)))
          .join(''),
        [
          [-96, 70],
          [-88, 52],
          [-72, 40],
          [-72, 96],
          [-64, 78],
          [-28, 104],
          [-24, 86],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4.6, tone(pale, 6)))
          .join(''),
      ),
    )
    .join('') +
  path(
    'M0 -110Q74 -106 74 -32Q72 20 46 52Q0 74 -46 52Q-72 20 -74 -32Q-74 -106 0 -110Z',
    tone(main, 4),
  ) +
  path('M0 -110Q74 -106 74 -32Q72 20 46 52Q24 64 0 64Q64 -10 0 -110Z', tone(main, 2)) +
  path(
    'M-46 -66Q-34 -92 -8 -96Q-40 -70 -40 -36Q-52 -44 -46 -66Z',
    tone(main, 6),
    ' opacity=".85"',
  ) +
  mirrored(
    ellipse(-27, 4, 20, 22, tone(pale, 7)) +
      circle(-24, 8, 12, tone(spark, 5)) +
      circle(-23, 9, 7, '#14101c') +
      circle(-28, 3, 4, '#ffffff'),
  ) +
  stroke('M-12 40Q0 48 12 40', tone(deep, 1), 4);

export const turtle: Hero = ({ main, accent, spark, deep, pale }) =>
  mirrored(
    path('M-54 -34Q-120 -60 -122 -6Q-90 -10 -60 4Z', tone(accent, 4)) +
      path('M-50 50Q-96 60 -92 100Q-60 98 -38 76Z', tone(accent, 3)),
  ) +
  path('M-30 -60Q-34 -112 0 -116Q34 -112 30 -60Z', tone(accent, 5)) +
  path('M0 -116Q34 -112 30 -60H0Z', tone(accent, 3)) +
  mirrored(circle(-15, -90, 6, '#14101c') + circle(-17, -92, 2, '#ffffff')) +
  path('M-10 88L0 116L10 88Z', tone(accent, 3)) +
  facets(
    `
    5 0,-72 -46,-58 -28,-26 0,-34
    4 -46,-58 -78,-18 -42,-4 -28,-26
    6 0,-34 -28,-26 -42,-4 -30,28 0,36
    3 -78,-18 -80,34 -42,44 -30,28 -42,-4
    4 0,36 -30,28 -42,44 -40,78 0,92
    2 -80,34 -40,78 -42,44
    `,
    main,
  ) +
  mirrored(
    stroke(
      'M0 -72L-46 -58L-78 -18L-80 34L-40 78L0 92M0 -34L-28 -26L-42 -4L-30 28L0 36M-28 -26L-46 -58M-42 -4L-78 -18M-30 28L-42 44M-42 44L-80 34M-42 44L-40 78',
      tone(deep, 1),
      3,
    ),
  ) +
  circle(0, 0, 10, tone(spark, 6)) +
  circle(-3, -3, 3.6, tone(pale, 7));

export const shell: Hero = ({ main, accent, pale, spark }) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((rib) =>
      group(
        `rotate(${rib * 17} 0 62)`,
        path('M0 66L-19 -84Q0 -104 19 -84Z', tone(main, 5 - Math.abs(rib + 1) * 0.45)) +
          stroke('M0 60V-88', tone(main, 7), 2, ' opacity=".6"'),
      ),
    )
    .join('') +
  path('M-104 46Q0 122 104 46Q92 104 0 108Q-92 104 -104 46Z', tone(accent, 3)) +
  path('M-104 46Q0 122 104 46Q60 80 0 82Q-60 80 -104 46Z', tone(accent, 5)) +
  circle(0, 36, 30, tone(pale, 6)) +
  path('M26 20A30 30 0 0 1 -12 64A36 36 0 0 0 26 20Z', tone(pale, 4)) +
  circle(-10, 25, 9, '#ffffff') +
  circle(12, 44, 4, tone(spark, 7), ' opacity=".7"');

export const koi: Hero = ({ main, pale, spark, accent, deep }) =>
  path('M30 74Q70 84 96 126Q60 120 40 108Q34 122 14 130Q14 96 30 74Z', tone(main, 5)) +
  path('M-66 -10Q-112 6 -104 48Q-78 36 -52 28Z', tone(main, 5)) +
  path('M44 -36Q96 -50 110 -8Q78 -6 50 -8Z', tone(main, 4)) +
  path(
    'M-20 -108Q30 -112 50 -56Q66 0 46 60Q40 78 28 88Q-20 60 -52 8Q-76 -40 -58 -78Q-46 -104 -20 -108Z',
    tone(pale, 7),
  ) +
  path(
    'M-20 -108Q30 -112 50 -56Q66 0 46 60Q40 78 28 88Q44 10 20 -50Q8 -84 -20 -108Z',
    tone(pale, 5),
  ) +
  path(
    'M-20 -108Q14 -112 36 -84Q20 -52 -14 -52Q-50 -54 -58 -78Q-46 -104 -20 -108Z',
    tone(main, 4),
  ) +
  path('M-40 -24Q0 -40 46 -14Q58 16 40 26Q-4 40 -40 18Q-58 -8 -40 -24Z', tone(main, 4)) +
  path('M6 62Q20 42 48 48Q44 70 28 88Q14 76 6 62Z', tone(main, 3)) +
  [0, 1, 2]
    .map((row) =>
      stroke(
        `M${-26 + row * 14} ${-36 + row * 26}q14 12 28 0q14 12 28 0`,
        tone(spark, 6),
        2,
        ' opacity=".7"',
      ),
    )
    .join('') +
  mirroredEyes(tone(deep, 0)) +
  stroke('M-30 -104Q-58 -124 -70 -112M0 -108Q10 -132 28 -126', tone(accent, 5), 3);

const mirroredEyes = (colour: string) =>
  circle(-44, -72, 6, colour) +
  circle(24, -84, 6, colour) +
  circle(-46, -74, 2, '#ffffff') +
  circle(22, -86, 2, '#ffffff');

export const cactus: Hero = ({ main, accent, spark, deep }) =>
  path('M-78 -6Q-78 -34 -58 -34Q-40 -34 -40 -8V24H-26V56H-46Q-78 54 -78 20Z', tone(main, 4)) +
  path('M78 -30Q78 -56 60 -56Q42 -56 42 -32V4H26V36H48Q78 34 78 4Z', tone(main, 3)) +
  path('M-36 104V-64Q-34 -106 0 -106Q34 -106 36 -64V104Z', tone(main, 5)) +
  path('M6 -105Q34 -100 36 -64V104H10Q18 0 6 -105Z', tone(main, 3)) +
  stroke('M-20 92V-64M0 96V-84M20 92V-60M-60 20V-14M60 0V-34', tone(main, 2), 3, ' opacity=".7"') +
  circle(-2, -108, 15, tone(accent, 5)) +
  circle(-2, -108, 7, tone(spark, 6)) +
  path('M-70 104Q0 84 70 104L62 116H-62Z', tone(deep, 3));

export const rose: Hero = ({ main, accent }) =>
  stroke('M0 20Q10 76 -8 126', tone(accent, 2), 9) +
  path('M2 84Q-50 66 -76 96Q-40 122 2 84Z', tone(accent, 4)) +
  path('M0 66Q40 40 74 60Q48 96 0 66Z', tone(accent, 3)) +
  path(
    'M0 50Q-84 46 -88 -24Q-90 -60 -56 -72Q-20 -116 30 -96Q84 -84 88 -24Q84 46 0 50Z',
    tone(main, 2),
  ) +
  path('M0 50Q-84 46 -88 -24Q-90 -50 -70 -62Q-60 4 0 50Z', tone(main, 4)) +
  path('M0 50Q84 46 88 -24Q88 -52 70 -66Q62 4 0 50Z', tone(main, 3)) +
  path('M-58 -40Q-50 -92 0 -92Q52 -90 58 -40Q52 14 0 26Q-52 14 -58 -40Z', tone(main, 3)) +
  path('M-40 -48Q-30 -80 4 -78Q40 -74 40 -42Q34 -6 0 0Q-36 -8 -40 -48Z', tone(main, 5)) +
  path(
    'M-20 -50Q-8 -68 14 -60Q28 -46 16 -28Q-2 -16 -16 -30Q-4 -28 6 -38Q4 -50 -20 -50Z',
    tone(main, 2),
  ) +
  stroke('M-58 -40Q-40 0 0 10M58 -40Q44 0 0 10', tone(main, 6), 3, ' opacity=".7"');

export const mushroom: Hero = ({ main, pale, spark, accent }) =>
  path('M-30 10Q-20 60 -40 104Q0 120 40 104Q20 60 30 10Z', tone(pale, 7)) +
  path('M6 10H30Q20 60 40 104Q24 112 8 112Q20 60 6 10Z', tone(pale, 5)) +
  path('M-108 14Q-104 -92 0 -98Q104 -92 108 14Q60 36 0 34Q-60 36 -108 14Z', tone(main, 4)) +
  path('M0 -98Q104 -92 108 14Q60 36 0 34Q84 0 0 -98Z', tone(main, 2)) +
  [
    [-58, -18, 17],
    [-12, -62, 14],
    [40, -34, 18],
    [-6, -4, 15],
    [76, 2, 11],
    [-84, 6, 9],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, tone(pale, 7)))
    .join('') +
  path('M-108 14Q-60 36 0 34Q60 36 108 14Q60 56 0 54Q-60 56 -108 14Z', tone(accent, 5)) +
  circle(-58, 92, 5, tone(spark, 6)) +
  circle(62, 84, 4, tone(spark, 6));

export const pumpkin: Hero = ({ main, accent, spark }) =>
  path('M-8 -60Q-10 -100 22 -112L32 -98Q14 -90 14 -60Z', tone(accent, 3)) +
  ellipse(-58, 16, 50, 68, tone(main, 3)) +
  ellipse(58, 16, 50, 68, tone(main, 2)) +
  ellipse(-28, 16, 46, 76, tone(main, 5)) +
  ellipse(30, 16, 46, 76, tone(main, 3)) +
  ellipse(0, 16, 34, 78, tone(main, 4)) +
  mirrored(
    path('M-66 -12L-26 -20L-36 16Z', '#2a0f08') + path('M-60 -9L-31 -15L-38 10Z', tone(spark, 6)),
  ) +
  path('M-10 30L0 12L10 30Z', '#2a0f08') +
  path('M-64 40Q0 66 64 40Q50 84 0 86Q-50 84 -64 40Z', '#2a0f08') +
  path(
    'M-56 46Q-30 56 -22 57V66H-8V58H12V68H26V56Q44 52 56 46Q44 78 0 79Q-44 78 -56 46Z',
    tone(spark, 6),
  );

export const baobab: Hero = ({ main, accent, spark, deep }) =>
  circle(0, -30, 92, tone(spark, 5), ' opacity=".9"') +
  circle(0, -30, 74, tone(spark, 6), ' opacity=".9"') +
  path(
    'M-42 116Q-30 60 -30 20Q-60 -10 -92 -20L-90 -28Q-56 -24 -34 -6Q-40 -40 -62 -60L-54 -64Q-26 -44 -16 -12Q-12 -50 -16 -80L-6 -82Q4 -50 6 -12Q24 -48 52 -66L58 -58Q36 -36 30 -2Q58 -26 90 -30L92 -22Q54 -10 30 22Q30 60 46 116Z',
    tone(deep, 2),
  ) +
  path(
    'M6 -12Q24 -48 52 -66L58 -58Q36 -36 30 -2Q58 -26 90 -30L92 -22Q54 -10 30 22Q30 60 46 116H10Q16 40 6 -12Z',
    tone(deep, 1),
  ) +
  [
    [-88, -36, 30],
    [-52, -74, 32],
    [-8, -96, 34],
    [50, -78, 32],
    [90, -42, 28],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      ellipse(x, y, r, r * 0.55, tone(x > 10 ? main : accent, x > 10 ? 3 : 4)),
    )
    .join('');
