import type { SeededRandom } from '@palpite/sandbox/random.ts';
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

/** Two lights over each other, as paint mixes: through grey where their hues lie apart. `part` from 0 to 1. */
export function mixed([l1, c1, h1]: Lch, [l2, c2, h2]: Lch, part: number): Lch {
  const radians = (hue: number) => (hue * Math.PI) / 180;
  const blend = (one: number, other: number) => one + (other - one) * part;
  const a = blend(c1 * Math.cos(radians(h1)), c2 * Math.cos(radians(h2)));
  const b = blend(c1 * Math.sin(radians(h1)), c2 * Math.sin(radians(h2)));
  return [blend(l1, l2), Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** Land at a distance: 0 is the farthest, 1 the nearest. */
export const land = ({ light }: Space, nearness: number): string =>
  between(light.far, light.near, nearness);
