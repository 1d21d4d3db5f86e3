import {
  circle,
  ellipse,
  facets,
  mirrored,
  path,
  polygon,
  type Ramp,
  stroke,
  tone,
} from '../ink.ts';
import type { Hero } from './hero.ts';

/** Heads that look at the player, cut in planes. All share one skull; ears, muzzle and marks tell them apart. */

interface Skull {
  /** Half width of the cheeks. */
  readonly cheek: number;
  /** How far the cheek's fur stands out, and how low. */
  readonly fur: readonly [x: number, y: number];
  /** Half width and bottom of the muzzle. */
  readonly muzzle: readonly [width: number, bottom: number];
  readonly brow: number;
}

const SKULL: Skull = { cheek: 70, fur: [80, 22], muzzle: [30, 62], brow: -22 };

/** The face below the ears, 0,0 between the eyes. */
function face(colours: Ramp, light: Ramp, given: Partial<Skull> = {}): string {
  const { cheek: c, fur, muzzle, brow } = { ...SKULL, ...given };
  const [furX, furY] = fur;
  const [m, low] = muzzle;
  return (
    facets(
      `
      5 0,-66 -30,-66 -20,${brow} 0,-34
      4 -30,-66 -58,-50 -48,${brow - 4} -20,${brow}
      3 -58,-50 -${c},-10 -50,-2 -48,${brow - 4}
      4 -50,-2 -${c},-10 -${furX},${furY} -${m},30 -14,8
      3 -${furX},${furY} -52,48 -${m},30
      2 -52,48 -24,${low + 14} -${m - 6},${low - 8} -${m},30
      6 0,-34 -20,${brow} -14,8 -9,32 0,26
      2 -20,${brow} -48,${brow - 4} -50,-2 -14,8
      `,
      colours,
    ) +
    facets(
      `
      7 -14,8 -${m},30 -${m - 6},${low - 8} 0,${low} 0,44 -9,32
      5 -${m - 6},${low - 8} -24,${low + 14} 0,${low + 20} 0,${low}
      `,
      light,
    )
  );
}

function eyes(iris: string, glow = '#fff7d6'): string {
  return mirrored(
    path('M-50 -4Q-36 -20 -15 3Q-34 12 -50 -4Z', '#14101c') +
      path('M-45 -4Q-34 -15 -19 1Q-33 8 -45 -4Z', iris) +
      ellipse(-32, -3.5, 3, 6.5, '#14101c') +
      circle(-35.5, -7, 2.2, glow),
  );
}

const nose = (colour: string, shine: string) =>
  path('M-12 27Q0 21 12 27L5 40Q0 45 -5 40Z', colour) +
  path('M-8 28Q-2 25.500 3 27L0 30Q-4 31 -8 28Z', shine, ' opacity=".55"') +
  stroke('M0 43V52M0 52Q-7 60 -15 56M0 52Q7 60 15 56', colour, 2.6);

function pointedEars(colours: Ramp, inner: Ramp, [x, y]: readonly [number, number] = [-66, -112]) {
  return (
    facets(`4 -26,-60 ${x},${y} -62,-44\n2 ${x},${y} -62,-44 -68,-30`, colours) +
    facets(`3 -34,-60 ${x + 5},${y + 18} -56,-50`, inner)
  );
}

const roundEars = (colours: Ramp, inner: Ramp, radius = 24) =>
  circle(-54, -62, radius, tone(colours, 3)) +
  circle(54, -62, radius, tone(colours, 2)) +
  circle(-54, -60, radius * 0.58, tone(inner, 4)) +
  circle(54, -60, radius * 0.58, tone(inner, 3));

const whiskers = (colour: string) =>
  mirrored(stroke('M-24 46Q-54 40 -84 46M-23 51Q-52 52 -80 62', colour, 1.4, ' opacity=".8"'));

const spots = (colour: string, places: readonly (readonly [number, number, number])[]) =>
  mirrored(
    places.map(([x, y, r]) => ellipse(x, y, r, r * 0.72, colour, ' opacity=".85"')).join(''),
  );

const stripes = (colour: string) =>
  polygon(
    [
      [0, -62],
      [-6, -44],
      [0, -38],
      [6, -44],
    ],
    colour,
  ) +
  mirrored(
    path('M-24 -62Q-18 -52 -16 -42Q-24 -50 -34 -58Z', colour) +
      path('M-72 -6Q-60 2 -52 4Q-62 8 -76 6Z', colour) +
      path('M-78 22Q-62 22 -50 18Q-60 30 -74 32Z', colour) +
      path('M-60 42Q-50 38 -42 30Q-46 44 -54 50Z', colour),
  );

/** A wreath of pointed locks behind the head. */
function mane(colours: Ramp, locks = 22, inner = 62, outer = 112): string {
  return [1, 0]
    .map((layer) =>
      Array.from({ length: locks }, (_, index) => {
        const turn = ((index + layer * 0.5) / locks) * Math.PI * 2;
        const wide = (Math.PI / locks) * 1.25;
        const reach = outer - (1 - layer) * 18 - (index % 2) * 6;
        const at = (angle: number, radius: number) =>
          [Math.sin(angle) * radius, -Math.cos(angle) * radius * 1.02 + 4] as const;
        const lit = Math.sin(turn) < 0 ? 1 : 0;
        return polygon(
          [at(turn - wide, inner), at(turn, reach), at(turn + wide, inner)],
          tone(colours, 2 + lit + (1 - layer) * 1 + (index % 2)),
        );
      }).join(''),
    )
    .join('');
}

export const jaguar: Hero = ({ main, pale, deep, spark }) =>
  roundEars(main, pale, 23) +
  face(main, pale) +
  spots(tone(deep, 1), [
    [-40, -50, 6],
    [-60, -24, 5],
    [-28, -38, 4],
    [-66, 8, 6],
    [-56, 30, 5],
    [-14, -54, 4],
    [-44, 22, 4],
  ]) +
  eyes(tone(spark, 5)) +
  nose(tone(deep, 1), '#ffffff') +
  whiskers(tone(pale, 7));

export const tiger: Hero = ({ main, pale, deep, spark }) =>
  roundEars(main, pale, 22) +
  face(main, pale, { fur: [86, 28] }) +
  stripes(tone(deep, 0)) +
  eyes(tone(spark, 5)) +
  nose(tone(deep, 1), '#ffffff') +
  whiskers(tone(pale, 7));

export const lion: Hero = ({ main, pale, deep, spark, accent }) =>
  mane(accent) +
  roundEars(main, pale, 18) +
  face(main, pale, { cheek: 62, fur: [66, 24] }) +
  eyes(tone(spark, 5)) +
  nose(tone(deep, 1), '#ffffff') +
  whiskers(tone(pale, 7));

export const wolf: Hero = ({ main, pale, deep, spark }) =>
  pointedEars(main, deep) +
  face(main, pale, { fur: [88, 34], muzzle: [26, 70], brow: -18 }) +
  polygon(
    [
      [0, -66],
      [-9, -44],
      [0, -30],
      [9, -44],
    ],
    tone(deep, 2),
  ) +
  eyes(tone(spark, 6)) +
  nose(tone(deep, 0), '#ffffff');

export const lynx: Hero = ({ main, pale, deep, spark }) =>
  mirrored(path('M-64 -104Q-74 -128 -86 -134Q-78 -116 -70 -100Z', tone(deep, 0))) +
  pointedEars(main, pale, [-66, -108]) +
  face(main, pale, { fur: [94, 48], muzzle: [28, 60] }) +
  spots(tone(deep, 2), [
    [-36, -50, 4],
    [-56, -24, 4],
    [-66, 10, 4],
    [-18, -48, 3],
  ]) +
  eyes(tone(spark, 6)) +
  nose(tone(deep, 1), '#ffffff') +
  whiskers(tone(pale, 7));

export const fox: Hero = ({ main, pale, deep, spark }) =>
  pointedEars(main, deep, [-72, -116]) +
  face(main, pale, { cheek: 66, fur: [96, 30], muzzle: [20, 72], brow: -16 }) +
  facets('6 -50,6 -96,30 -52,48 -20,40', pale) +
  eyes(tone(spark, 5)) +
  nose(tone(deep, 0), '#ffffff');

export const bear: Hero = ({ main, pale, deep, spark }) =>
  roundEars(main, deep, 27) +
  face(main, pale, { cheek: 76, fur: [82, 24], muzzle: [34, 64] }) +
  eyes(tone(spark, 4)) +
  nose(tone(deep, 0), '#ffffff');

export const panda: Hero = ({ pale, deep, spark }) =>
  roundEars(deep, deep, 27) +
  face(pale, pale, { cheek: 78, fur: [84, 26], muzzle: [32, 62] }) +
  mirrored(path('M-58 6Q-66 -22 -38 -26Q-12 -22 -14 6Q-30 30 -58 6Z', tone(deep, 1))) +
  eyes(tone(spark, 6)) +
  nose(tone(deep, 0), '#ffffff');

export const cat: Hero = ({ deep, main, spark }) =>
  pointedEars(deep, main, [-70, -108]) +
  face(deep, deep, { fur: [78, 26], muzzle: [26, 56] }) +
  eyes(tone(spark, 6)) +
  nose(tone(main, 5), '#ffffff') +
  whiskers(tone(main, 7));

export const owl: Hero = ({ main, pale, deep, spark }) =>
  facets('3 -20,-66 -70,-108 -72,-40\n5 -20,-66 -70,-108 -44,-64', main) +
  facets(
    '3 0,-70 -40,-70 -84,-34 -86,30 -56,84 0,98\n5 0,-70 -34,-66 -20,-34 0,-20\n4 -86,30 -56,84 -40,54 -60,26',
    main,
  ) +
  mirrored(
    circle(-36, -12, 37, tone(pale, 5)) +
      circle(-36, -12, 29, tone(pale, 7)) +
      circle(-34, -12, 20, tone(spark, 5)) +
      circle(-33, -12, 11, '#14101c') +
      circle(-39, -18, 5, '#fff7d6'),
  ) +
  facets('6 0,-14 -14,4 0,34', spark) +
  [0, 1, 2]
    .map((row) =>
      [-2, -1, 0, 1, 2]
        .filter((each) => Math.abs(each) < 3 - row * 0.6)
        .map((each) =>
          path(
            `M${each * 22 - 11} ${44 + row * 16}q11 20 22 0Z`,
            tone(pale, each > 0 ? 4 : 5),
            ` stroke="${tone(deep, 2)}" stroke-width="1"`,
          ),
        )
        .join(''),
    )
    .join('');

export const dragon: Hero = ({ main, pale, deep, spark, accent }) =>
  facets(
    `
    5 -30,-56 -64,-132 -52,-96 -48,-50
    3 -64,-132 -84,-118 -66,-84 -56,-48 -52,-96
    4 -66,-30 -112,-44 -80,-10
    3 -72,-6 -114,4 -78,18
    2 -70,22 -102,46 -60,44
    `,
    accent,
  ) +
  face(main, pale, { cheek: 68, fur: [78, 24], muzzle: [26, 74], brow: -14 }) +
  facets('6 0,-66 -12,-48 0,-30\n5 0,-96 -12,-66 0,-60', spark) +
  mirrored(
    path('M-54 -10Q-36 -26 -14 2Q-34 8 -54 -10Z', '#120a14') +
      path('M-48 -9Q-34 -19 -19 0Q-34 4 -48 -9Z', tone(spark, 6)) +
      ellipse(-33, -6, 2.4, 7, '#120a14') +
      ellipse(-8, 52, 3.6, 5, '#120a14') +
      path('M-22 66L-17 84L-12 68Z', '#fff6e0'),
  ) +
  stroke('M-26 64Q0 74 26 64', tone(deep, 0), 3);

export const elephant: Hero = ({ main, pale, deep, spark, accent }) =>
  facets(
    '4 -40,-60 -112,-64 -118,10 -84,56 -46,20\n3 -118,10 -84,56 -46,20 -70,-4\n5 -40,-60 -112,-64 -78,-30 -46,-10',
    main,
  ) +
  facets(
    '5 0,-76 -44,-64 -40,-20 0,-30\n4 -44,-64 -56,-8 -38,20 -40,-20\n3 -38,20 -40,-20 -18,-24 -16,44\n6 0,-30 -18,-24 -16,44 0,48',
    main,
  ) +
  facets(
    '5 0,48 -16,44 -14,78 -20,102 0,108\n4 0,64 -15,62 -14,66 0,68\n4 0,82 -15,80 -15,84 0,86',
    main,
  ) +
  mirrored(
    path('M-34 34Q-52 66 -40 96Q-36 66 -20 46Z', tone(pale, 7)) +
      circle(-33, -8, 6, '#14101c') +
      circle(-35, -10, 2, '#fff7d6'),
  ) +
  facets('5 0,-78 -22,-70 0,-34', accent) +
  circle(0, -56, 7, tone(spark, 6)) +
  circle(0, -56, 3, tone(deep, 1));

export const reindeer: Hero = ({ main, pale, deep, spark, accent }) =>
  mirrored(
    stroke(
      'M-22 -58Q-40 -84 -70 -90M-36 -76Q-36 -100 -52 -118M-54 -88Q-72 -98 -78 -118M-66 -90Q-88 -84 -98 -96',
      tone(accent, 4),
      8,
    ) + stroke('M-24 -60Q-42 -84 -70 -89M-37 -78Q-37 -100 -51 -116', tone(accent, 6), 2.4),
  ) +
  facets('4 -40,-54 -96,-60 -60,-30', main) +
  face(main, pale, { cheek: 56, fur: [58, 16], muzzle: [26, 78], brow: -20 }) +
  eyes(tone(spark, 4)) +
  nose(tone(deep, 1), '#ffffff');

export const bat: Hero = ({ main, deep, spark }) =>
  facets(
    `
    3 -30,-16 -52,-62 -70,-88 -80,-40
    2 -30,-16 -80,-40 -84,30 -58,16
    4 -70,-88 -132,-58 -80,-40
    3 -80,-40 -132,-58 -122,10 -100,-6
    2 -80,-40 -100,-6 -84,30
    3 -30,-16 -58,16 -50,52 -34,30
    `,
    deep,
  ) +
  mirrored(stroke('M-34 -14Q-60 -60 -70 -88M-70 -88L-84 30M-70 -88L-122 10', tone(main, 4), 2)) +
  pointedEars(main, deep, [-44, -104]) +
  face(main, main, { cheek: 52, fur: [56, 20], muzzle: [24, 48] }) +
  eyes(tone(spark, 6)) +
  path('M-10 54L-6 68L-2 55ZM10 54L6 68L2 55Z', '#ffffff') +
  nose(tone(deep, 0), '#ffffff');

/** White, its mane in the second colour, a horn of gold. */
export const unicorn: Hero = ({ main, pale, deep, spark, accent }) =>
  mirrored(path('M-40 -66Q-92 -40 -84 30Q-78 70 -92 98Q-56 84 -50 30Z', tone(accent, 3))) +
  facets('4 -30,-62 -64,-112 -60,-46\n2 -38,-62 -58,-96 -54,-52', main) +
  face(main, pale, { cheek: 54, fur: [56, 14], muzzle: [28, 80], brow: -20 }) +
  path(
    'M-34 -62Q-6 -86 34 -62Q24 -34 8 -8Q8 -36 -8 -40Q-14 -24 -28 -16Q-20 -40 -34 -62Z',
    tone(accent, 5),
  ) +
  path('M0 -74Q30 -76 34 -62Q24 -34 8 -8Q10 -40 -4 -50Z', tone(accent, 4)) +
  facets('6 0,-152 -13,-66 0,-60', spark) +
  stroke('M-9 -88L8 -94M-7 -106L6 -112M-5 -124L4 -129', tone(spark, 3), 3) +
  eyes(tone(spark, 4)) +
  mirrored(ellipse(-11, 60, 4, 6, tone(deep, 2)));
