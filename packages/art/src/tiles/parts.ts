import type { Face } from '@palpite/contract';
import type { SeededRandom } from '@palpite/sandbox/random.ts';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { ink } from '../ink.ts';
import type { Figure } from './figure.ts';
import type { Box, Frame } from './stand.ts';
import type { TileCut } from './tile-cut.ts';

/** What every composition of a tile is drawn from. */
export interface TileParts {
  readonly title: string;
  readonly display: Face['type']['display'];
  readonly themeId: ThemeId;
  readonly vendorCode: string;
  readonly random: SeededRandom;
  /** Its place among the games of its world: neighbours differ in inks and light. */
  readonly turn: number;
  readonly figure: Figure;
}

/** A tile as it was drawn, and what says whether its title can be read and its head is seen. */
export interface DrawnTile {
  readonly svg: string;
  /** The height of the title's smallest capital that is not in a little word, in parts of the tile's width. */
  readonly capital: number;
  /** The colours of the letters, and of what surrounds them. */
  readonly letters: readonly string[];
  readonly around: string;
  /** The head of its hero, in the picture's units. */
  readonly head: Box;
}

/** What a picture is drawn in, and what the brand's frame leaves of it: the same parts as in `face.css`. */
export const SIZES = {
  square: { width: 320, height: 320, wide: 656 },
  window: { width: 360, height: 480, wide: 756 },
  landscape: { width: 480, height: 360, wide: 1004 },
} as const satisfies Record<TileCut['shape'], { width: number; height: number; wide: number }>;

const EDGE = 3;
export function frameOf({ shape, wide = false }: Pick<TileCut, 'shape' | 'wide'>): Frame {
  const { width, height, wide: both } = SIZES[shape];
  const box: Box = [EDGE, EDGE, (wide ? both : width) - EDGE, height - EDGE];
  return shape === 'window' ? { box, arch: [width * 0.46, height * 0.32] } : { box };
}

/** A vendor's hue: neighbours in menus are far apart. */
export function vendorHue(code: string): number {
  const place = SANDBOX_VENDORS.findIndex((vendor) => vendor.code === code);
  return (Math.max(0, place) * 137.5 + 160) % 360;
}

/** A vendor's colour on a tile. */
export const vendorInk = (code: string): string => ink(0.66, 0.16, vendorHue(code));
