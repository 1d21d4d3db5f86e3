import { circle, ellipse, group, mirrored, n, path, polygon, stroke } from '../../ink.ts';
import { bloom, star } from './hats.ts';

/**
 * What is about a character: behind its shoulders or before them. Drawn in the character's own units, 0,0 in its middle;
 * the lower part is behind the letters of a tile, so what matters is above 40.
 */
export interface Beside {
  readonly behind?: string;
  readonly before?: string;
}

type Place = readonly [x: number, y: number, size: number, turn: number];
const at = ([x, y, size, turn]: Place, drawing: string) =>
  group(`translate(${x} ${y}) rotate(${turn}) scale(${n(size)})`, drawing);
const about = (drawing: (index: number) => string, places: readonly Place[]) =>
  places.map((place, index) => at(place, drawing(index))).join('');

const SIDES: readonly Place[] = [
  [-112, -62, 1, -14],
  [112, -34, 1.15, 16],
  [-106, 26, 1.2, 10],
  [100, 44, 0.95, -18],
];
const THREE: readonly Place[] = [
  [-104, -84, 0.95, -16],
  [112, -58, 1.2, 18],
  [-114, 12, 1.3, 8],
];

export const coin = () =>
  circle(2, 3, 21, '#9c5f0c') +
  circle(0, 0, 21, '#f7c23a') +
  circle(0, 0, 15, '#dd9a1c') +
  path('M-15 0A15 15 0 0 1 9 -12L-9 12A15 15 0 0 1 -15 0Z', '#ffe58a');
export const gem = (light: string, dark: string) => () =>
  polygon(
    [
      [-20, -10],
      [-10, -22],
      [10, -22],
      [20, -10],
      [0, 22],
    ],
    light,
  ) +
  polygon(
    [
      [0, -22],
      [10, -22],
      [20, -10],
      [0, 22],
      [6, -10],
    ],
    dark,
  ) +
  polygon(
    [
      [-20, -10],
      [20, -10],
      [6, -4],
      [-6, -4],
    ],
    '#ffffff',
    ' opacity=".4"',
  );
const heart = () =>
  path('M0 22Q-30 0 -24 -16Q-14 -30 0 -12Q14 -30 24 -16Q30 0 0 22Z', '#ff3d68') +
  path(
    'M-18 -12Q-12 -20 -6 -14',
    'none',
    ' stroke="#ffc2d0" stroke-width="5" stroke-linecap="round"',
  );
const note = () =>
  ellipse(-10, 16, 11, 8, '#fff4d0') +
  ellipse(20, 9, 11, 8, '#fff4d0') +
  path('M-1 16V-24L31 -31V9H26V-19L4 -14V16Z', '#fff4d0');
const leaf = (light: string, dark: string) => () =>
  path('M0 46Q-40 0 0 -60Q40 0 0 46Z', dark) +
  path('M0 46Q-40 0 0 -60Z', light) +
  stroke('M0 46V-40', light, 3);
const flame = () =>
  path('M0 44Q-38 30 -22 -8Q-16 8 -8 4Q-14 -30 10 -56Q8 -26 24 -6Q36 34 0 44Z', '#ff5a1f') +
  path('M0 42Q-20 32 -10 10Q-2 18 2 -8Q20 12 14 30Q10 40 0 42Z', '#ffd23d');
const bubble = () =>
  circle(0, 0, 22, '#dff8ff', ' fill-opacity=".4" stroke="#f2fdff" stroke-width="4"') +
  circle(-8, -9, 5, '#ffffff');
const flake = () =>
  [0, 60, 120]
    .map((turn) =>
      group(
        `rotate(${turn})`,
        stroke('M0 -26V26M-8 -20L0 -12L8 -20M-8 20L0 12L8 20', '#ffffff', 5),
      ),
    )
    .join('');
const bolt = () =>
  polygon(
    [
      [8, -40],
      [-22, 6],
      [-2, 6],
      [-10, 40],
      [22, -10],
      [2, -10],
    ],
    '#ffe14a',
  );
const balloon = (colour: string) =>
  stroke('M0 40Q8 70 -4 110', '#fff4e0', 2.4) +
  path('M0 42Q-34 14 -30 -12Q-24 -40 0 -40Q24 -40 30 -12Q34 14 0 42Z', colour) +
  ellipse(-11, -16, 6, 11, '#ffffff', ' opacity=".55" transform="rotate(18 -11 -16)"');
const feather = (colour: string, eye: string) =>
  path('M-10 0Q-34 -70 0 -150Q34 -70 10 0Z', colour) +
  ellipse(0, -104, 12, 20, eye) +
  circle(0, -100, 7, '#1c1a2e');
const card = (red: boolean) =>
  `<rect x="-27" y="-38" width="54" height="76" rx="7" fill="#fffdf6" stroke="#d9cfb8" stroke-width="2"/>` +
  (red
    ? group('translate(0 2) scale(.8)', heart())
    : polygon(
        [
          [0, -22],
          [15, 0],
          [0, 22],
          [-15, 0],
        ],
        '#1c1a2e',
      ));
const candle = () =>
  `<rect x="-11" y="-20" width="22" height="80" fill="#f6efe0"/><rect x="2" y="-20" width="9" height="80" fill="#d9cdb4"/>` +
  group('translate(0 -40) scale(.5)', flame());
const chip = () =>
  circle(0, 0, 22, '#1f7a4d') +
  circle(0, 0, 22, 'none', ' stroke="#fff8e6" stroke-width="8" stroke-dasharray="9 8.300"') +
  circle(0, 0, 12, '#fff8e6') +
  polygon(
    [
      [0, -8],
      [7, 0],
      [0, 8],
      [-7, 0],
    ],
    '#d8283f',
  );

export const BESIDE = {
  coins: { before: about(coin, [...SIDES, [-62, -104, 0.7, 0]]) },
  rubies: { before: about(gem('#ff5f7e', '#b5123c'), THREE) },
  emeralds: { before: about(gem('#6fe3a0', '#0d7a4d'), THREE) },
  hearts: { before: about(heart, THREE) },
  notes: { before: about(note, THREE) },
  stars: { before: about((each) => star(0, 0, 20 + (each % 2) * 8, '#ffe58a', '#f2a51f'), SIDES) },
  flowers: {
    before: about(
      (each) => bloom(0, 0, 28, ['#ff6f91', '#fff4e0', '#ffc43d'][each % 3] ?? '#fff4e0'),
      [
        [-96, 40, 1.2, 0],
        [102, 34, 1.35, 20],
        [-122, 2, 0.9, 30],
        [126, -8, 0.8, 0],
      ],
    ),
  },
  leaves: {
    behind: about(leaf('#3fae5a', '#1d7a45'), [
      [-92, -40, 1.5, -38],
      [92, -40, 1.5, 38],
      [-120, 24, 1.4, -70],
      [120, 24, 1.4, 70],
    ]),
  },
  flames: {
    behind: about(flame, [
      [-92, -28, 1.5, -12],
      [96, -34, 1.6, 14],
      [-118, 34, 1.3, -24],
      [120, 34, 1.2, 24],
    ]),
  },
  bubbles: { before: about(bubble, [...THREE, [96, 26, 0.7, 0], [-82, -116, 0.5, 0]]) },
  flakes: { before: about(flake, THREE) },
  bolts: {
    before: about(bolt, [
      [-108, -60, 1, -12],
      [112, -48, 1.2, 14],
    ]),
  },
  balloons: {
    behind: about(
      (each) => balloon(['#ff4f79', '#3fc7d8', '#ffc43d'][each] ?? '#ff4f79'),
      [
        [-104, -76, 1.05, -8],
        [104, -92, 1.15, 8],
        [128, -34, 0.85, 14],
      ],
    ),
  },
  plumes: {
    behind: [-62, -40, -20, 0, 20, 40, 62]
      .map((turn, each) =>
        group(
          `translate(0 14) rotate(${turn})`,
          feather(['#e0284f', '#f7b52a', '#1f9a5f', '#2a6fd8'][each % 4] ?? '#e0284f', '#ffe9a8'),
        ),
      )
      .join(''),
  },
  cards: {
    behind: about(
      (each) => card(each % 2 === 0),
      [
        [-96, -58, 1.2, -26],
        [96, -58, 1.2, 24],
        [-122, -6, 1.1, -48],
        [122, -6, 1.1, 46],
      ],
    ),
  },
  candles: {
    behind: about(candle, [
      [-104, -18, 1, 0],
      [106, -30, 1.15, 0],
      [-136, 10, 0.9, 0],
    ]),
  },
  chips: { before: about(chip, SIDES) },
  wings: {
    behind: mirrored(
      path(
        'M-30 20Q-90 -96 -156 -84Q-132 -66 -146 -44Q-120 -40 -130 -12Q-102 -14 -106 12Q-70 8 -30 20Z',
        '#fff8ea',
      ) +
        stroke(
          'M-44 6Q-90 -60 -140 -74M-50 8Q-90 -34 -134 -40M-60 12Q-90 -10 -118 -10',
          '#cdbfa4',
          4,
        ),
    ),
  },
  ring: {
    behind:
      circle(0, -10, 112, 'none', ' stroke="#f7c23a" stroke-width="13"') +
      circle(0, -10, 96, 'none', ' stroke="#fff0b8" stroke-width="3"'),
  },
  moon: { behind: path('M64 -118A104 104 0 1 0 104 46A82 82 0 1 1 64 -118Z', '#ffe9a8') },
} as const satisfies Readonly<Record<string, Beside>>;
export type BesideName = keyof typeof BESIDE;
