import type { SeededRandom } from '@palpite/sandbox/random.ts';
import { circle, n, path, polygon } from '../ink.ts';

/** Flat patterns of a poster in two inks, on a square of 320. Never rays. */
export const MOTIFS = {
  disc: (a, b, random) => circle(random.between(110, 210), 132, 122, b) + circle(160, 132, 88, a),
  waves: (_a, b) => [0, 1, 2].map((row) => path(band(26 + row * 108), b)).join(''),
  stripes: (_a, b, random) => {
    const bars = [0, 1, 2, 3, 4, 5, 6].map(
      (at) => `<rect x="${-120 + at * 84}" y="-140" width="42" height="600" fill="${b}"/>`,
    );
    const turn = random.next() < 0.5 ? 24 : -24;
    return `<g transform="rotate(${turn} 160 160)">${bars.join('')}</g>`;
  },
  flags: (a, b) =>
    rows(3, 8, (row, column) => {
      const x = (column - 1) * 52 + row * 26;
      const y = 10 + row * 74 + Math.sin(((column - 1) / 5) * Math.PI) * 22;
      const points = [
        [x, y],
        [x + 44, y],
        [x + 44, y + 54],
        [x + 22, y + 36],
        [x, y + 54],
      ] as const;
      return polygon(points, (column + row) % 2 === 0 ? a : b);
    }),
  leaves: (a, b, random) =>
    LEAVES.map(([x, y, turn]) => {
      const whole = path('M0 0Q-46 -70 0 -170Q46 -70 0 0Z', b);
      const half = path('M0 0Q46 -70 0 -170Z', a, ' opacity=".55"');
      return `<g transform="translate(${x} ${y}) rotate(${n(turn + random.between(-8, 8))})">${whole}${half}</g>`;
    }).join(''),
  hills: (a, b) =>
    circle(236, 86, 52, a) +
    path(
      'M-10 230Q30 120 76 132Q104 140 120 190Q150 60 196 66Q240 74 262 186Q290 160 330 190V330H-10Z',
      b,
    ),
  dots: (_a, b) =>
    rows(10, 13, (row, column) =>
      circle(column * 28 + (row % 2) * 14, row * 24 + 6, 13 - row * 1.25, b),
    ),
  mosaic: (a, b) =>
    rows(4, 4, (row, column) => {
      const turn = ((column * 3 + row * 2) % 4) * 90;
      return `<g transform="translate(${column * 80} ${row * 80}) rotate(${turn} 40 40)">${path('M0 0H80A80 80 0 0 1 0 80Z', b)}${path('M0 0H34A34 34 0 0 1 0 34Z', a)}</g>`;
    }),
  scales: (a, b) =>
    rows(7, 7, (row, column) => {
      const [x, y] = [(column - 1) * 64 + (row % 2) * 32 + 32, (6 - row) * 44];
      return circle(x, y, 37, b) + circle(x, y, 23, a, ' opacity=".5"');
    }),
  stars: (a, b, random) =>
    Array.from({ length: 16 }, () => {
      const [x, y, size] = [random.between(0, 320), random.between(0, 230), random.between(6, 22)];
      const d = `M${n(x)} ${n(y - size)}Q${n(x)} ${n(y)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + size)}Q${n(x)} ${n(y)} ${n(x - size)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - size)}Z`;
      return path(d, random.next() < 0.6 ? b : a);
    }).join(''),
} as const satisfies Readonly<Record<string, Pattern>>;
export type Motif = keyof typeof MOTIFS;

type Pattern = (a: string, b: string, random: SeededRandom) => string;

const LEAVES = [
  [-10, 250, 20],
  [40, 320, -14],
  [330, 250, -66],
  [300, 330, -30],
  [10, 20, 96],
  [322, 10, 190],
] as const;

function rows(count: number, columns: number, at: (row: number, column: number) => string): string {
  const places = Array.from({ length: count * columns }, (_, place) => place);
  return places.map((place) => at(Math.floor(place / columns), place % columns)).join('');
}

/** A wavy band across the square, 54 tall. */
function band(y: number): string {
  const crest = [22, -22, 22, -22, 22].map((rise) => `q45 ${rise * 2} 90 0`).join('');
  const back = [-22, 22, -22, 22, -22].map((rise) => `q-45 ${-rise * 2} -90 0`).join('');
  return `M-40 ${y}${crest}v54${back}Z`;
}
