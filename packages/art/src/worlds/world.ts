import type { Backdrop } from '../backdrops.ts';
import type { Effect } from '../effects.ts';
import type { Hero } from '../heroes/hero.ts';
import type { Lch, Light } from '../space.ts';

/** A hero, the hues of its body and of its second colour, and how far a picture may turn them. */
export type Cast = readonly [
  hero: Hero,
  main: number,
  accent: number,
  chroma?: number,
  turn?: number,
];

/** How a theme looks: its land, its light at different hours, and who lives there. */
export interface World {
  readonly backdrop: Backdrop;
  readonly lights: readonly Light[];
  readonly cast: readonly Cast[];
  readonly air: readonly Effect[];
  readonly front: readonly Effect[];
}

export const light = (top: Lch, low: Lch, sun: Lch, far: Lch, near: Lch): Light => ({
  top,
  low,
  sun,
  far,
  near,
});
