import { sandboxGame } from '@palpite/sandbox/catalogue.ts';
import { seededRandom } from '@palpite/sandbox/random.ts';
import { figureOf, looksOfCatalogue, turnOf } from './figures.ts';
import type { Flagship } from './flagships/flagship.ts';
import { FLAGSHIPS } from './flagships/flagships.ts';
import { likeFlagship } from './flagships/like-flagship.ts';
import { drawFlagshipScene } from './flagships/moonlit.ts';
import { drawFlagshipPoster } from './flagships/poster.ts';
import { drawFlagshipWindow } from './flagships/window.ts';
import { drawMoonlit } from './moonlit.ts';
import type { DrawnTile, TileParts } from './parts.ts';
import { drawPoster } from './poster.ts';
import type { TileCut } from './tile-cut.ts';
import { drawWindow } from './window.ts';

export { heroKind } from './figures.ts';
export { tileTint } from './tint.ts';

/** What every tile needs and takes half a second, before anybody waits for it. */
export const prepareTiles = (): void => {
  looksOfCatalogue('painted');
  looksOfCatalogue('lit');
};

const COMPOSITIONS: Record<TileCut['shape'], (parts: TileParts) => Promise<DrawnTile>> = {
  square: drawPoster,
  window: drawWindow,
  landscape: drawMoonlit,
};

type Composed = (flagship: Flagship, parts: TileParts, wide: boolean) => Promise<DrawnTile>;
const BY_HAND: Record<TileCut['shape'], Composed> = {
  square: drawFlagshipPoster,
  window: drawFlagshipWindow,
  landscape: drawFlagshipScene,
};

/** A game's picture as SVG text: the same code, cut and title give the same picture, on every machine. */
export const drawTile = async (code: string, cut: TileCut, title: string): Promise<string> =>
  (await composeTile(code, cut, title)).svg;

/** The same with what was measured of its title. @throws RangeError for a code that no game can have */
export async function composeTile(
  code: string,
  { shape, display, wide = false }: TileCut,
  title: string,
): Promise<DrawnTile> {
  const game = sandboxGame(code);
  if (!game) throw new RangeError(`no game "${code}"`);
  const parts: TileParts = {
    title,
    display,
    themeId: game.themeId,
    vendorCode: game.vendorCode,
    // The title is no part of it: a game looks the same in every language.
    random: seededRandom(`tile:${code}`),
    turn: turnOf(code),
    figure: figureOf(code, shape),
  };
  const flagship = FLAGSHIPS.get(code) ?? (wide ? likeFlagship(code, parts) : undefined);
  return flagship ? BY_HAND[shape](flagship, parts, wide) : COMPOSITIONS[shape](parts);
}

/** Whether a game's tile is composed by hand. */
export const isComposed = (code: string): boolean => FLAGSHIPS.has(code);
