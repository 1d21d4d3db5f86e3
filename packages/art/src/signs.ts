import { hashText } from '@palpite/sandbox/random.ts';
import { group, n, path } from './ink.ts';

/** A vendor's sign, about 20 units to each side of 0,0, in one colour; holes are cut, so that it fits any ground. */
export function signOf(code: string, fill: string): string {
  const sign = SIGNS[code] ?? OTHERS[hashText(code) % OTHERS.length] ?? star;
  return sign(fill);
}

type Sign = (fill: string) => string;

/** Discs, clockwise; and holes in what is drawn clockwise. */
const disc = (x: number, y: number, r: number) =>
  `M${n(x)} ${n(y - r)}A${r} ${r} 0 0 1 ${n(x)} ${n(y + r)}A${r} ${r} 0 0 1 ${n(x)} ${n(y - r)}Z`;
const hole = (x: number, y: number, r: number) =>
  `M${n(x)} ${n(y - r)}A${r} ${r} 0 0 0 ${n(x)} ${n(y + r)}A${r} ${r} 0 0 0 ${n(x)} ${n(y - r)}Z`;
const drawn =
  (...parts: readonly string[]): Sign =>
  (fill) =>
    path(parts.join(''), fill);
/** One part all around, or as far as it goes. */
const turned =
  (part: string, turns: readonly number[], more = '', foot = 0): Sign =>
  (fill) =>
    turns.map((turn) => group(`rotate(${turn} 0 ${n(foot)})`, path(part, fill))).join('') +
    (more && path(more, fill));
const around = (count: number) => Array.from({ length: count }, (_, at) => (360 / count) * at);

const star = drawn('M0 -20L6 -6L20 0L6 6L0 20L-6 6L-20 0L-6 -6Z');

const SIGNS: Readonly<Record<string, Sign>> = {
  TUCF: drawn('M-20 0Q-10 -18 8 -14Q22 -10 19 12Q8 0 -6 4Q-14 7 -20 0Z', hole(-6, -6, 3)),
  LMRL: drawn(
    disc(0, 0, 20),
    hole(0, 0, 3),
    ...around(5).map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return hole(11 * Math.sin(angle), -11 * Math.cos(angle), 4.5);
    }),
  ),
  MFOX: drawn('M-18 -20L-6 -9H6L18 -20L17 3L0 20L-17 3Z', hole(-7, 0, 2.8), hole(7, 0, 2.8)),
  QCMT: drawn(disc(9, -9, 10), 'M-20 20L-2 -6L5 2Z', 'M-20 4L-6 -12L-3 -8Z', 'M-4 20L9 4L12 7Z'),
  PLTN: drawn(
    'M-11 -13H11Q20 -8 20 -2H-20Q-20 -8 -11 -13Z',
    'M-20 2H20Q20 8 11 13H-11Q-20 8 -20 2Z',
    'M-6 -20H6V-15H-6ZM-2 15H2V20H-2Z',
  ),
  NKLP: drawn(
    'M3 20Q-5 10 1 0Q7 -10 1 -20Q17 -10 10 3Q6 12 3 20Z',
    'M-7 20Q-18 10 -12 -6Q-2 6 -7 20Z',
  ),
  SLCD: drawn('M0 -20L10 -6H5L15 9H-15L-5 -6H-10ZM-3 11H3V20H-3Z'),
  BAOB: drawn('M-19 -8Q-12 -20 0 -15Q12 -20 19 -8Q17 1 6 1Q4 10 7 20H-7Q-4 10 -6 1Q-17 1 -19 -8Z'),
  VANV: drawn('M-20 -13H11Q18 -13 20 -6Q9 -6 6 2L11 15H-11L-6 2Q-8 -5 -20 -6Z'),
  CPRL: drawn('M-20 -13H8A13 13 0 1 1 -5 3V-4H-20Z', hole(7, 2, 5)),
  OITO: turned('M-2.5 -20H2.5V-6H-2.5Z', around(8), disc(0, 0, 9)),
  MRMB: drawn(
    'M-19 -16H-13V16H-19ZM-8.500 -12H-2.500V12H-8.500ZM2.500 -8H8.500V8H2.500ZM13 -5H19V5H13Z',
  ),
  MIRA: drawn('M-20 16L-7 -18L1 1L8 -10L20 16Z'),
  SABI: drawn('M-20 -3Q-6 -17 5 -9Q9 -16 19 -11L12 -5Q11 12 -6 10L-18 17Q-8 6 -20 -3Z'),
  BRSV: drawn('M0 -20Q20 -4 14 12Q6 22 0 14Q-6 22 -14 12Q-20 -4 0 -20Z', hole(0, 2, 5)),
  KITE: drawn(
    'M-1.500 -20L-14 -4H-1.500ZM1.500 -20L14 -4H1.500ZM-13 -1H-1.500V15ZM13 -1H1.500V15ZM-2 16H2L6 20H-6Z',
  ),
  HALF: drawn('M2 -20A20 20 0 0 1 2 20Z', disc(-10, 0, 7)),
  OSTR: turned('M0 18Q-9 -2 0 -20Q9 -2 0 18Z', [-38, 0, 38], '', 18),
  TINO: drawn(
    'M0 -8Q17 -16 17 3Q14 21 0 17Q-14 21 -17 3Q-17 -16 0 -8Z',
    'M0 -11Q2 -20 11 -20Q9 -11 0 -11Z',
  ),
  GLSW: drawn(
    'M-2 0Q-21 -22 -19 -3Q-18 4 -10 4Q-17 17 -8 17Q-2 15 -2 4Z',
    'M2 0V4Q2 15 8 17Q17 17 10 4Q18 4 19 -3Q21 -22 2 0Z',
  ),
  HXBL: drawn('M0 -20L18 -10V10L0 20L-18 10V-10Z', hole(0, 0, 8)),
  MCSK: drawn('M0 -20A20 20 0 1 1 -14 14A16 16 0 1 0 0 -20Z'),
  DRML: drawn('M-20 15Q-8 -15 6 15Z', 'M9 15Q8 6 5 3Q12 -4 20 15Z', disc(11, -12, 6)),
  FRWK: drawn('M-20 3H20L14 16H-14ZM-11 -8H11V0H-11ZM-4 -19H4V-10H-4Z'),
  NINE: drawn(...[-14, 0, 14].flatMap((x) => [-14, 0, 14].map((y) => disc(x, y, 5)))),
  SAFS: turned('M0 -3Q-9 -12 0 -21Q9 -12 0 -3Z', around(6)),
  UMBR: drawn(
    'M-14 -20H-7V-4H-14ZM-3.500 -14H3.500V2H-3.500ZM7 -20H14V-4H7Z',
    'M-11.500 -4H-9.500V20H-11.500ZM-1 2H1V20H-1ZM9.500 -4H11.500V20H9.500Z',
  ),
  PEDR: drawn('M-20 18V-2A20 18 0 0 1 20 -2V18H9V3A9 9 0 0 0 -9 3V18Z'),
};

/** Of a vendor that is none of the sandbox's. */
const OTHERS: readonly Sign[] = [
  star,
  drawn('M-18 -18H-2V-2H-18ZM2 -18H18V-2H2ZM-18 2H-2V18H-18Z', disc(10, 10, 8)),
  drawn('M-16 -16H16V4Q16 18 0 20Q-16 18 -16 4Z', hole(0, 0, 6)),
];
