import type { Face } from '@palpite/contract';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Hero } from '../../heroes/hero.ts';
import type { Bend } from '../../logo/bends.ts';
import type { Letters } from '../../logo/typefaces.ts';
import type { Cast } from '../../worlds/world.ts';
import type { Outfit } from '../garb/dressed.ts';
import type { Piece } from '../scenery/piece.ts';
import type { MetalName } from './metals.ts';

/**
 * A tile composed by hand, as data: one idea of a title, in one palette, with its character, what it wears, what stands
 * before and behind it, and its letters. Each brand's frame composes it after its own rules.
 */
export interface Flagship extends Outfit {
  readonly code: string;
  readonly hero: Cast;
  /** The same being cut in planes, where scenes are in one light. */
  readonly planes?: Hero;
  /** Beside the usual size of a figure; degrees; and which side it looks to. */
  readonly size: number;
  readonly lean?: number;
  readonly flip?: boolean;
  /** Three inks from the sky down, and the light. */
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly light: string;
  readonly behind: readonly Piece[];
  /** Other drawings of the house beside the hero, behind its shoulders. */
  readonly company?: readonly Company[];
  /** Before the hero, and behind the letters. */
  readonly before?: readonly Piece[];
  /** Face, the lower part of each line, edge and shadow of printed letters. */
  readonly print: readonly [face: string, tint: string, edge: string, shadow: string];
  readonly metal: MetalName;
  readonly letters: Readonly<Partial<Record<Face['type']['display'], Letters>>>;
  readonly bend: Bend;
}

export interface Company {
  readonly cast: Cast;
  /** From the hero's middle, in the hero's units. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

/** The flagships of one world. */
export interface WorldFlagships {
  readonly world: ThemeId;
  readonly flagships: readonly Flagship[];
}
