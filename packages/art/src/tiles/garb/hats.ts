import { circle, ellipse, mirrored, path, polygon, stroke } from '../../ink.ts';

/**
 * What a character wears on its head: drawn with the middle of its brim on 0,0, for a skull 60 units to each side. Flat, in
 * its own colours, so that it is read on a phone.
 */

const GOLD = '#f4bb2e';
const SHINE = '#ffe58a';
const BRASS = '#c9821a';

const brimmed = (body: string, brim: string, band: string, crown: string) =>
  path('M-92 -2Q-50 -20 0 -18Q50 -20 92 -2Q62 18 0 18Q-62 18 -92 -2Z', brim) +
  path(crown, body) +
  path('M-48 -16Q0 4 48 -16L45 -34Q0 -16 -45 -34Z', band);

export const HATS = {
  straw: brimmed(
    '#f7dc96',
    '#e9bd5c',
    '#d8283f',
    'M-48 -14Q-50 -70 0 -74Q50 -70 48 -14Q0 6 -48 -14Z',
  ),
  cowboy:
    path(
      'M-112 -22Q-92 -2 -44 -6Q0 -14 44 -6Q92 -2 112 -22Q96 26 0 24Q-96 26 -112 -22Z',
      '#7a4520',
    ) +
    path(
      'M-50 -2Q-54 -64 -30 -84Q-14 -92 0 -76Q14 -92 30 -84Q54 -64 50 -2Q0 14 -50 -2Z',
      '#99592c',
    ) +
    path('M-50 -4Q0 14 50 -4L49 -20Q0 -4 -49 -20Z', '#3c1f10') +
    star(0, -8, 15, GOLD, BRASS),
  tophat:
    ellipse(0, 2, 82, 18, '#1d1426') +
    path('M-50 0L-58 -96Q0 -112 58 -96L50 0Q0 14 -50 0Z', '#2b1f38') +
    path('M-58 -96Q0 -112 58 -96Q0 -82 -58 -96Z', '#453358') +
    path('M-50 0Q0 14 50 0L52 -26Q0 -12 -52 -26Z', '#c92a4b'),
  crown:
    path('M-58 8L-70 -56L-36 -26L0 -72L36 -26L70 -56L58 8Q0 24 -58 8Z', GOLD) +
    path('M0 -72L36 -26L70 -56L58 8Q30 17 0 18Z', '#dd9a1c') +
    path('M-58 8Q0 24 58 8L55 -8Q0 8 -55 -8Z', BRASS) +
    [-70, 0, 70].map((x) => circle(x, x === 0 ? -76 : -60, 8, SHINE)).join('') +
    polygon(
      [
        [0, -34],
        [11, -18],
        [0, -2],
        [-11, -18],
      ],
      '#e02846',
    ),
  pirate:
    path('M-98 6Q-70 -92 0 -84Q70 -92 98 6Q50 -16 0 -14Q-50 -16 -98 6Z', '#1c1a2e') +
    path('M-98 6Q-70 -92 0 -84Q70 -92 98 6', 'none', ` stroke="${GOLD}" stroke-width="7"`) +
    circle(0, -46, 17, '#fdf6e3') +
    `<rect x="-9" y="-34" width="18" height="12" rx="3" fill="#fdf6e3"/>` +
    mirrored(circle(-6.5, -47, 5, '#1c1a2e')),
  wizard:
    path(
      'M-84 4Q-40 -14 -28 -20Q-6 -90 34 -128Q24 -84 30 -20Q48 -14 84 4Q40 26 0 24Q-40 26 -84 4Z',
      '#4a2a9c',
    ) +
    path('M34 -128Q24 -84 30 -20Q48 -14 84 4Q50 20 12 22Q-2 -60 34 -128Z', '#36207a') +
    path('M-30 -14Q0 2 32 -14L31 -30Q0 -16 -25 -32Z', GOLD) +
    star(-2, -62, 13, SHINE, GOLD),
  party:
    path('M-44 4L8 -104L46 4Q0 22 -44 4Z', '#ff4f79') +
    path(
      'M-34 -16L-18 -50Q10 -38 34 -30L40 -12Q0 4 -34 -16ZM-6 -74L8 -104L20 -70Q6 -66 -6 -74Z',
      '#ffd23d',
    ) +
    circle(8, -106, 15, '#3fc7d8'),
  cap:
    path('M-58 2Q-58 -66 0 -66Q58 -66 58 2Q0 -10 -58 2Z', '#d8283f') +
    path('M0 -66Q58 -66 58 2Q30 -4 8 -4Q18 -40 0 -66Z', '#ad1730') +
    path('M-52 0Q20 -22 104 8Q110 22 92 22Q20 6 -52 12Z', '#f6efe0'),
  miner:
    path('M-64 6Q-66 -66 0 -68Q66 -66 64 6Q0 22 -64 6Z', '#f2a51f') +
    path('M0 -68Q66 -66 64 6Q34 16 10 16Q22 -30 0 -68Z', '#d67f12') +
    path('M-72 4Q0 26 72 4Q78 18 66 20Q0 36 -66 20Q-78 18 -72 4Z', '#c76b0e') +
    circle(0, -30, 23, '#5a4632') +
    circle(0, -30, 17, '#fff9d8'),
  viking:
    mirrored(path('M-50 -22Q-104 -22 -112 -92Q-92 -58 -52 -54Z', '#f4ead2')) +
    path('M-62 8Q-64 -70 0 -72Q64 -70 62 8Q0 24 -62 8Z', '#8fa3b4') +
    path('M0 -72Q64 -70 62 8Q34 18 10 18Q20 -30 0 -72Z', '#6b8093') +
    path('M-66 2Q0 22 66 2L64 20Q0 38 -64 20ZM-8 -72H8V42L0 52L-8 42Z', BRASS),
  conical:
    path('M-118 20Q-40 -28 0 -84Q40 -28 118 20Q0 44 -118 20Z', '#e8c884') +
    path('M0 -84Q40 -28 118 20Q70 32 22 32Q26 -30 0 -84Z', '#cda55a') +
    stroke('M-96 14Q-30 -14 0 -58M-50 26Q-16 0 0 -40', '#b98d42', 2.6),
  wreath: [
    [-62, 6],
    [-38, -16],
    [-12, -26],
    [14, -27],
    [40, -17],
    [62, 5],
  ]
    .map(([x = 0, y = 0], at) =>
      bloom(x, y, 21, ['#ff5f86', '#ffd23d', '#fff4e0'][at % 3] ?? '#fff4e0'),
    )
    .join(''),
  witch:
    ellipse(0, 2, 104, 22, '#241336') +
    path('M-56 0Q-40 -40 -10 -82Q8 -112 46 -118Q30 -98 38 -70Q52 -30 56 0Q0 16 -56 0Z', '#341b4f') +
    path('M-56 0Q0 16 56 0L51 -22Q0 -8 -47 -24Z', '#ff8a1f') +
    `<rect x="-13" y="-18" width="26" height="20" fill="none" stroke="${SHINE}" stroke-width="5"/>`,
  captain:
    path('M-72 -20Q-84 -70 0 -76Q84 -70 72 -20Q0 0 -72 -20Z', '#fbf7ee') +
    path('M-58 -16Q0 4 58 -16L60 8Q0 26 -60 8Z', '#1b2c55') +
    path('M-52 8Q0 24 52 8Q40 30 0 32Q-40 30 -52 8Z', '#0d1730') +
    star(0, -40, 14, GOLD, BRASS),
  turban:
    path('M-66 8Q-78 -64 0 -76Q78 -64 66 8Q0 -12 -66 8Z', '#1f9a8f') +
    path(
      'M-66 8Q-40 -50 30 -70Q60 -60 70 -30Q0 -40 -40 2ZM-72 -24Q-40 -60 0 -76Q-50 -40 -66 8Z',
      '#36c2b0',
    ) +
    circle(0, -26, 12, GOLD) +
    path('M0 -36Q-14 -80 6 -104Q22 -76 0 -36Z', '#f6efe0'),
} as const;
export type Hat = keyof typeof HATS;

/** A five-pointed star. */
export function star(x: number, y: number, radius: number, light: string, dark: string): string {
  const at = (turn: number, r: number) =>
    [x + Math.sin((turn * Math.PI) / 5) * r, y - Math.cos((turn * Math.PI) / 5) * r] as const;
  const points = Array.from({ length: 10 }, (_, each) =>
    at(each, each % 2 ? radius * 0.44 : radius),
  );
  return (
    polygon(points, light) +
    polygon(
      [
        [x, y],
        at(0, radius),
        at(1, radius * 0.44),
        at(2, radius),
        at(3, radius * 0.44),
        at(4, radius),
        at(5, radius * 0.44),
      ],
      dark,
    )
  );
}

/** A flower of five petals. */
export function bloom(x: number, y: number, radius: number, petal: string): string {
  const petals = [0, 1, 2, 3, 4].map((each) => {
    const turn = (each * Math.PI * 2) / 5;
    return circle(
      x + Math.sin(turn) * radius * 0.55,
      y - Math.cos(turn) * radius * 0.55,
      radius * 0.48,
      petal,
    );
  });
  return petals.join('') + circle(x, y, radius * 0.34, '#f2a51f');
}
