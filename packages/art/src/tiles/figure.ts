import { Definitions } from '../ink.ts';
import { coloursOf } from '../scene.ts';
import type { Cast } from '../worlds/world.ts';
import { isOneSided } from './casts.ts';
import { dressed, type Outfit } from './garb/dressed.ts';
import type { Pose } from './looks.ts';
import { hexOf, type Lab, labOf } from './oklab.ts';

/** A game's character before it is placed: who, how far its hues are turned, in what pose and outfit. */
export interface Figure extends Outfit {
  readonly cast: Cast;
  readonly turned: number;
  readonly pose: Pose;
}

/** The side that a figure looks to: as asked, where it has no right one. */
export const sided = ({ cast }: Figure, flip: number): number => (isOneSided(cast) ? 1 : flip);

export function drawFigure(figure: Figure, definitions: Definitions): string {
  const { cast, turned } = figure;
  const [hero] = cast;
  const colours = coloursOf(cast, turned, definitions);
  return dressed(hero, hero(colours), figure, colours.main);
}
interface Air {
  readonly air: string;
  readonly light: string;
  readonly day: boolean;
}

/** How much of its own colour a figure keeps in the air of a scene. */
const KEPT = 0.76;

/** The figure with its colours drawn toward the air of its scene, so that it belongs there. */
export function figureInAir(figure: Figure, { air, light, day }: Air): string {
  const definitions = new Definitions('h');
  const drawn = drawFigure(figure, definitions);
  const [cool, warm] = [labOf(air), labOf(light)];
  const seen = new Map<string, string>();
  const graded = (hex: string): string => {
    const known = seen.get(hex);
    if (known) return known;
    const [lightness, a, b]: Lab = labOf(hex);
    const toward = lightness > 0.72 ? warm : cool;
    const made = hexOf([
      day ? 0.12 + lightness * 0.86 : 0.06 + lightness * 0.86,
      a * KEPT + toward[1] * (1 - KEPT),
      b * KEPT + toward[2] * (1 - KEPT),
    ]);
    seen.set(hex, made);
    return made;
  };
  return `${definitions}${drawn}`.replace(/#[\da-f]{6}\b/g, graded);
}
