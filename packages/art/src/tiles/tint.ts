import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { ink } from '../ink.ts';
import { lch } from '../space.ts';
import { WORLDS } from '../worlds/worlds.ts';
import { figureOf, turnOf } from './figures.ts';
import type { Flagship } from './flagships/flagship.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { METALS } from './flagships/metals.ts';
import { inksOf, type POSTERS } from './inks.ts';
import { HOURS } from './lights.ts';
import { blend } from './oklab.ts';
import type { TileCut } from './tile-cut.ts';
import { byTurn } from './turns.ts';
import { nightOf } from './window.ts';

/**
 * What a tile is from afar, as three colours `rrggbb`: its top, its figure, its foot. They follow from the first choice of
 * a composition, so nothing has to be drawn for them. Empty for a code that is no game's.
 */
export function tileTint(code: string, shape: TileCut['shape']): string {
  const name = `${shape} ${code}`;
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const tint = mixTint(code, shape);
  known.set(name, tint);
  return tint;
}

/** Each page of a lobby asks for dozens of them. */
const known = new Map<string, string>();
const MOST_KEPT = 20_000;

function mixTint(code: string, shape: TileCut['shape']): string {
  const game = sandboxGame(code);
  if (!game) return '';
  const { cast, turned } = figureOf(code, shape);
  const [, hue, , chroma = 0.15] = cast;
  const hero = ink(0.56, chroma * 0.7, hue + turned);
  const flagship = FLAGSHIPS.get(code);
  if (flagship) return hexes(COMPOSED[shape](flagship, hero));
  return hexes(TINTS[shape](game.themeId, turnOf(code), hero));
}

const hexes = (colours: readonly string[]) => colours.map((colour) => colour.slice(1)).join('');

/** Of tiles composed by hand: what the sky, the hero and the letters come to. */
const COMPOSED: Record<
  TileCut['shape'],
  (flagship: Flagship, hero: string) => readonly [string, string, string]
> = {
  square: ({ sky: [, ground], print: [face, , edge] }, hero) => [
    blend(ground, hero, 0.3),
    blend(hero, ground, 0.45),
    blend(edge, face, 0.4),
  ],
  window: ({ sky: [top, middle], light, metal }, hero) => [
    blend(blend(top, middle, 0.5), light, 0.15),
    blend(hero, middle, 0.4),
    blend(METALS[metal].line, METALS[metal].bands[2], 0.35),
  ],
  landscape: ({ sky: [top, middle, low] }, hero) => [
    blend(blend(top, middle, 0.3), '#0a0c14', 0.35),
    blend(blend(hero, middle, 0.6), '#0a0c14', 0.25),
    blend(low, '#0a0c14', 0.7),
  ],
};

type Tint = (
  themeId: keyof typeof POSTERS,
  turn: number,
  hero: string,
) => readonly [string, string, string];

const TINTS: Record<TileCut['shape'], Tint> = {
  square: (themeId, turn, hero) => {
    const { ground, second, letters, edge } = inksOf({ themeId, turn });
    return [blend(ground, second, 0.4), blend(hero, ground, 0.35), blend(edge, letters, 0.45)];
  },
  window: (themeId, turn, hero) => {
    const { top, low, near } = nightOf(byTurn(WORLDS[themeId].lights, turn));
    const dark = ink(0.2, Math.min(0.06, near[1]), near[2]);
    return [lch(top), blend(hero, lch(low), 0.3), blend(dark, '#e0b060', 0.3)];
  },
  landscape: (themeId, turn, hero) => {
    const { sky, shade } = byTurn(HOURS[themeId], turn);
    return [blend(sky[0], sky[1], 0.6), blend(hero, sky[2], 0.6), blend(shade, sky[1], 0.35)];
  },
};
