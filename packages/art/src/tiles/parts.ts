import type { Face } from '@palpite/contract';
import type { SeededRandom } from '@palpite/sandbox/random.ts';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import { SANDBOX_VENDORS } from '@palpite/sandbox/vendors.ts';
import { ink } from '../ink.ts';
import type { Figure } from './figure.ts';

/** What every composition of a tile is drawn from. */
export interface TileParts {
  readonly title: string;
  readonly display: Face['type']['display'];
  readonly themeId: ThemeId;
  readonly vendorCode: string;
  readonly random: SeededRandom;
  readonly figure: Figure;
}

/** A tile as it was drawn, and what says whether its title can be read. */
export interface DrawnTile {
  readonly svg: string;
  /** The height of the title's smallest capital that is not in a little word, in parts of the tile's width. */
  readonly capital: number;
  /** The colours of the letters, and of what surrounds them. */
  readonly letters: readonly string[];
  readonly around: string;
}

/** A vendor's hue: neighbours in menus are far apart. */
export function vendorHue(code: string): number {
  const place = SANDBOX_VENDORS.findIndex((vendor) => vendor.code === code);
  return (Math.max(0, place) * 137.5 + 160) % 360;
}

/** A vendor's colour on a tile. */
export const vendorInk = (code: string): string => ink(0.66, 0.16, vendorHue(code));
