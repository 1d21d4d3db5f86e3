import type { Drawing } from '@palpite/brands/face-schema.ts';
import type { Brand } from '@palpite/brands/schema.ts';
import { hashText } from '@palpite/sandbox/random.ts';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { group, ink, n, path, stroke } from './ink.ts';
import { letterIn } from './lettering.ts';
import { signOf } from './signs.ts';

/** Drawn marks of vendors and brands. Pure: a name in, SVG text out. */

/** Read on any light page; on a dark one its place inverts it. */
export const WORDMARK_INK = ink(0.42, 0.015, 250);

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}">${content}</svg>`;

/** Neighbours in menus get hues that are far apart. */
const placeOf = (code: string) =>
  Math.max(
    0,
    SANDBOX_VENDORS.findIndex((vendor) => vendor.code === code),
  );

/** A vendor's square mark, its sign on a ground of its own colour; seen from 20 px on. */
export function vendorIcon(code: string): string {
  const hue = (placeOf(code) * 137.5 + 160) % 360;
  const ground = `<rect width="48" height="48" rx="12" fill="${ink(0.36, 0.1, hue)}"/><path d="M0 12A12 12 0 0 1 12 0H36A12 12 0 0 1 48 12V20L0 34Z" fill="${ink(0.43, 0.12, hue)}"/>`;
  return svg(
    48,
    48,
    ground + group('translate(24 24) scale(.78)', signOf(code, ink(0.93, 0.07, hue + 30))),
  );
}

/** Box of a vendor's wordmark, its sign at the left; footers draw it 140 by 32. */
const WORDMARK = { width: 192.5, height: 44, words: 48 } as const;

/** A vendor's sign and name, for footers; in one grey. Long names take more lines than one. */
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
    group('translate(21 22) scale(.82)', signOf(code, WORDMARK_INK)) +
      group(
        `translate(${n(words + lean)} ${n(top)})${leans ? ' skewX(-10)' : ''}`,
        stroke(drawn.d, WORDMARK_INK, drawn.weight),
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
