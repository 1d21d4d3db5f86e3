import type { Brand } from '@palpite/brands/schema.ts';
import { themeOf } from '@palpite/brands/theme.ts';
import type { Whitelabel } from '@palpite/contract';
import { parseOklch } from '@palpite/contract/oklch.ts';
import { brandMarkAddress } from './addresses.ts';
import { group, ink, n } from './ink.ts';
import { brandSign } from './marks.ts';

/** The site's icon on a home screen, in the sizes and cuts that systems ask for. Pure: a brand in, SVG text out. */

interface IconShape {
  readonly size: number;
  readonly purpose: 'any' | 'maskable';
  /** Roundness of the ground's corners, as part of its side; 0 where the system cuts them itself. */
  readonly corner: number;
  /** How much of the side the sign takes: a maskable icon keeps it inside the circle that is never cut. */
  readonly sign: number;
}

/** By file name. 180 is what iOS asks for: no transparency, square, corners cut by the system. */
const SHAPES: Readonly<Record<string, IconShape>> = {
  'icon-180.png': { size: 180, purpose: 'any', corner: 0, sign: 0.64 },
  'icon-192.png': { size: 192, purpose: 'any', corner: 0.22, sign: 0.66 },
  'icon-512.png': { size: 512, purpose: 'any', corner: 0.22, sign: 0.66 },
  'icon-maskable-512.png': { size: 512, purpose: 'maskable', corner: 0, sign: 0.5 },
};

/** The icons of a brand, as the status answer carries them. */
export function appIcons(brand: Brand): Whitelabel['appIcons'] {
  return Object.entries(SHAPES).map(([file, { size, purpose }]) => ({
    src: brandMarkAddress(brand, file),
    size,
    purpose,
  }));
}

/** The drawing behind a file name, and its size; undefined for a name that is none of them. */
export function drawAppIcon(brand: Brand, file: string): { svg: string; size: number } | undefined {
  const shape = Object.hasOwn(SHAPES, file) ? SHAPES[file] : undefined;
  if (!shape) return undefined;
  // The header's colour: dark or light, the sign is drawn for it.
  const bar = parseOklch(themeOf(brand.face).dark.bar);
  const ground = ink(bar.lightness, bar.chroma, bar.hue);
  const scale = shape.sign;
  const offset = 24 * (1 - scale);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ' +
    `width="${shape.size}" height="${shape.size}">` +
    `<rect width="48" height="48" rx="${n(48 * shape.corner)}" fill="${ground}"/>` +
    `${group(`translate(${n(offset)} ${n(offset)}) scale(${n(scale)})`, brandSign(brand, true))}</svg>`;
  return { svg, size: shape.size };
}
