import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { seededRandom } from '@palpite/sandbox/random.ts';
import { ink } from '../ink.ts';
import { lch } from '../space.ts';
import { WORLDS } from '../worlds/worlds.ts';
import { figureOf } from './figures.ts';
import { POSTERS } from './inks.ts';
import { HOURS } from './lights.ts';
import { blend } from './oklab.ts';
import type { TileCut } from './tile-cut.ts';
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
  return TINTS[shape](game.themeId, seededRandom(`tile:${code}`), hero)
    .map((colour) => colour.slice(1))
    .join('');
}

type Tint = (
  themeId: keyof typeof POSTERS,
  random: ReturnType<typeof seededRandom>,
  hero: string,
) => readonly [string, string, string];

const TINTS: Record<TileCut['shape'], Tint> = {
  square: (themeId, random, hero) => {
    const { ground, second, letters, edge } = random.pick(POSTERS[themeId].inks);
    return [blend(ground, second, 0.4), blend(hero, ground, 0.35), blend(edge, letters, 0.45)];
  },
  window: (themeId, random, hero) => {
    const { top, low, near } = nightOf(random.pick(WORLDS[themeId].lights));
    const dark = ink(0.2, Math.min(0.06, near[1]), near[2]);
    return [lch(top), blend(hero, lch(low), 0.3), blend(dark, '#e0b060', 0.3)];
  },
  landscape: (themeId, random, hero) => {
    const { sky, shade } = random.pick(HOURS[themeId]);
    return [blend(sky[0], sky[1], 0.6), blend(hero, sky[2], 0.6), blend(shade, sky[1], 0.35)];
  },
};
