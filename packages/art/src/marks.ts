import type { Drawing } from '@palpite/brands/face-schema.ts';
import type { Brand } from '@palpite/brands/schema.ts';
import { hashText } from '@palpite/sandbox/random.ts';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { circle, group, ink, n, path, polygon, stroke } from './ink.ts';
import { letterIn } from './lettering.ts';

/** Drawn marks of vendors and brands. Pure: a name in, SVG text out. */

/** Between black and white, so that one drawing can be seen on a light page and on a dark one. */
const ON_ANY_PAGE = ink(0.6, 0.015, 250);

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">${content}</svg>`;

/** Signs of 40 by 40 around 0,0: one colour, and `hole` for what is cut out. */
const SIGNS: readonly ((fill: string, hole: string) => string)[] = [
  (fill, hole) => circle(0, 0, 18, fill) + path('M-6 -10L10 0L-6 10Z', hole),
  (fill, hole) =>
    polygon(
      [
        [0, -20],
        [18, -9],
        [18, 10],
        [0, 20],
        [-18, 10],
        [-18, -9],
      ],
      fill,
    ) + circle(0, 0, 7, hole),
  (fill, hole) =>
    path('M0 -20Q20 -4 14 12Q6 22 0 14Q-6 22 -14 12Q-20 -4 0 -20Z', fill) + circle(0, 2, 5, hole),
  (fill) =>
    path('M-18 -18H-2V-2H-18ZM2 -18H18V-2H2ZM-18 2H-2V18H-18Z', fill) + circle(10, 10, 8, fill),
  (fill, hole) =>
    path('M0 -20A20 20 0 1 1 -14 14A16 16 0 1 0 0 -20Z', fill) + circle(4, -2, 3, hole),
  (fill) => path('M0 -20L6 -6L20 0L6 6L0 20L-6 6L-20 0L-6 -6Z', fill),
  (fill) => path('M-18 16L-6 -18L2 2L8 -10L18 16Z', fill),
  (fill) =>
    path('M-20 -6Q-10 -18 0 -6T20 -6V2Q10 14 0 2T-20 2Z', fill) + path('M-14 12H14V17H-14Z', fill),
  (fill, hole) =>
    path('M-16 -16H16V4Q16 18 0 20Q-16 18 -16 4Z', fill) +
    path('M-8 -6H8V-1H-8ZM-8 4H4V9H-8Z', hole),
  (fill) =>
    group(
      'rotate(45)',
      path('M-14 -14H-3V-3H-14ZM3 -14H14V-3H3ZM-14 3H-3V14H-14ZM3 3H14V14H3Z', fill),
    ),
  (fill, hole) =>
    path('M-14 20V-4A14 16 0 0 1 14 -4V20L7 14L0 20L-7 14Z', fill) +
    circle(-5, -4, 3, hole) +
    circle(5, -4, 3, hole),
  (fill) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) => group(`rotate(${turn})`, path('M0 -3Q-8 -12 0 -20Q8 -12 0 -3Z', fill)))
      .join(''),
];

/** Neighbours in menus get signs and hues that are far apart. */
const placeOf = (code: string) =>
  Math.max(
    0,
    SANDBOX_VENDORS.findIndex((vendor) => vendor.code === code),
  );

function signOf(code: string, fill: string, hole: string): string {
  const sign = SIGNS[(placeOf(code) * 5 + 3) % SIGNS.length];
  return sign ? sign(fill, hole) : '';
}

/** A vendor's square mark, its sign on a ground of its own colour; seen from 20 px on. */
export function vendorIcon(code: string): string {
  const hue = (placeOf(code) * 137.5 + 160) % 360;
  const ground = `<rect width="48" height="48" rx="12" fill="${ink(0.36, 0.1, hue)}"/><path d="M0 12A12 12 0 0 1 12 0H36A12 12 0 0 1 48 12V20L0 34Z" fill="${ink(0.43, 0.12, hue)}"/>`;
  return svg(
    48,
    48,
    ground +
      group(
        'translate(24 24) scale(.78)',
        signOf(code, ink(0.93, 0.07, hue + 30), ink(0.36, 0.1, hue)),
      ),
  );
}

/** Box of a vendor's wordmark, its sign at the left; footers draw it 140 by 32. */
const WORDMARK = { width: 192.5, height: 44, words: 48 } as const;

/** A vendor's sign and name, for footers; in one grey that reads on any page. Long names take more lines than one. */
export function vendorWordmark(code: string, name: string): string {
  const kind = hashText(`letters:${code}`);
  const hand = {
    weight: [0.11, 0.14, 0.17, 0.2][kind % 4] ?? 0.14,
    space: [0.14, 0.18, 0.24][kind % 3] ?? 0.18,
  };
  const { width, height, words } = WORDMARK;
  const leans = kind % 5 === 0;
  // A lean moves the foot of the letters to the left, by a sixth of their height.
  const lean = leans ? height / 6 : 0;
  const room = { width: width - words - lean - 1, height: height - 2 };
  const drawn = letterIn(room, name, 18, hand);
  const top = (height - drawn.height) / 2;
  return svg(
    width,
    height,
    group('translate(21 22) scale(.82)', signOf(code, ON_ANY_PAGE, 'transparent')) +
      group(
        `translate(${n(words + lean)} ${n(top)})${leans ? ' skewX(-10)' : ''}`,
        stroke(drawn.d, ON_ANY_PAGE, drawn.weight),
      ),
  );
}

/** Where a mark is drawn: on a light page, on a dark one, or in the site's header, which may have a ground of its own. */
export const MARK_GROUNDS = ['light', 'dark', 'bar-light', 'bar-dark'] as const;
export type MarkGround = (typeof MARK_GROUNDS)[number];

const shapesOf = ({ shapes }: Drawing, ground: MarkGround) =>
  shapes
    .map(({ outline, light, dark, bar }) => {
      const own = ground.endsWith('dark') ? dark : light;
      return path(outline, (ground.startsWith('bar') && bar) || own);
    })
    .join('');

/** The brand's sign in a box of 48. */
export function brandSign({ marks }: Brand, dark: boolean): string {
  const [left, top, width, height] = marks.sign.box;
  const scale = 48 / Math.max(width, height);
  const move = `translate(${n(24 - (left + width / 2) * scale)} ${n(24 - (top + height / 2) * scale)}) scale(${n(scale)})`;
  return group(move, shapesOf(marks.sign, dark ? 'dark' : 'light'));
}

/** The brand's sign alone. */
export function brandMark(brand: Brand, dark: boolean): string {
  return svg(48, 48, brandSign(brand, dark));
}

/** The brand's name in its own letterforms, 48 high. */
export function brandLogo({ marks }: Brand, ground: MarkGround): string {
  const [left, top, width, height] = marks.wordmark.box;
  const scale = 48 / height;
  const move = `scale(${n(scale)}) translate(${n(-left)} ${n(-top)})`;
  return svg(width * scale, 48, group(move, shapesOf(marks.wordmark, ground)));
}
