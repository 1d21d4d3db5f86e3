import type { SeededRandom } from '@palpite/domain/sandbox-catalogue/random.ts';
import { type Definitions, ink } from './ink.ts';

/** Lightness, chroma, hue. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

/** The light of a scene: sky from top to horizon, the sun or moon, and land from far to near. */
export interface Light {
  readonly top: Lch;
  readonly low: Lch;
  readonly sun: Lch;
  readonly far: Lch;
  readonly near: Lch;
}

/** A picture being drawn: its size, where its hero stands, its light, and its chances. */
export interface Space {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly focus: { readonly x: number; readonly y: number; readonly scale: number };
  readonly light: Light;
  readonly random: SeededRandom;
  readonly definitions: Definitions;
}

export const lch = ([lightness, chroma, hue]: Lch): string => ink(lightness, chroma, hue);

/** A colour between two, the shorter way round the hues; `part` from 0 to 1. */
export function between([l1, c1, h1]: Lch, [l2, c2, h2]: Lch, part: number): string {
  const way = ((h2 - h1 + 540) % 360) - 180;
  return ink(l1 + (l2 - l1) * part, c1 + (c2 - c1) * part, h1 + way * part);
}

/** Land at a distance: 0 is the farthest, 1 the nearest. */
export const land = ({ light }: Space, nearness: number): string =>
  between(light.far, light.near, nearness);
