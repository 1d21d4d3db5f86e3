import { Definitions } from '../../ink.ts';
import { printed } from '../../logo/coats.ts';
import { drawFigure } from '../figure.ts';
import { type DrawnTile, frameOf, SIZES, type TileParts, vendorInk } from '../parts.ts';
import { placeFigure, transformOf } from '../place-figure.ts';
import { titleOfTile } from '../title-of-tile.ts';
import type { Flagship } from './flagship.ts';
import { drawCompany, drawPieces } from './scene.ts';

/**
 * A poster composed by hand: its scene is printed to the edges as every other is, and the character, cut out, stands over
 * it. Two columns wide the title has a panel of its own, torn along a wave, and the character stands over it.
 */

const PAPER = '#fdfaf0';
const SEAM = 318;

export async function drawFlagshipPoster(
  flagship: Flagship,
  parts: TileParts,
  wide: boolean,
): Promise<DrawnTile> {
  const { width: narrow, height, wide: both } = SIZES.square;
  const width = wide ? both : narrow;
  const definitions = new Definitions();
  const rooms = wide
    ? [{ width: 292, height: 214, anchor: 'middle' } as const]
    : [128, 168].map((tall) => ({ width: 288, height: tall, anchor: 'bottom' }) as const);
  const set = await titleOfTile(
    parts,
    rooms,
    {
      bends: [flagship.bend],
      strength: 0.28,
      even: 2.1,
      gap: 0.1,
      align: 'middle',
      tile: narrow,
      first: flagship.letters,
    },
    parts.random,
  );
  const at = wide ? [344, 53] : [16, 303 - set.room.height];
  const letters = wide ? undefined : (at[1] ?? 0) + set.extent.top;
  const place = placeFigure(parts.figure, {
    frame: frameOf({ shape: 'square', wide }),
    x: wide ? 168 : 160,
    y: wide ? 172 : 120,
    scale: flagship.size * (wide ? 1.5 : 1.26),
    lean: flagship.lean ?? 0,
    flip: flagship.flip ? -1 : 1,
    ...(letters === undefined ? { across: [0, 352] } : { letters: letters + 4 }),
  });
  const [face, tint, edge, shadow] = flagship.print;
  const [, ground] = flagship.sky;
  // Scenes are composed for a square; the wide one has more of the same to its right.
  const stage = { width: wide ? 400 : narrow, height };
  const cut = definitions.cutOut(PAPER, wide ? 5 : 4.5);
  const company = drawCompany(flagship, definitions);
  const standing = `<g transform="${transformOf(place.stand)}">${company}${drawFigure(parts.figure, definitions)}</g>`;
  const panel = wide
    ? `<path d="M${SEAM} -9q34 42 0 84t0 84t0 84t0 90H${width}V-9Z" fill="${shadow}"/>`
    : '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${drawPieces(flagship.behind, stage)}${panel}` +
    `<g filter="${cut}">${standing}</g>` +
    (flagship.before
      ? `<g${wide ? ' clip-path="url(#left)"' : ''}>${drawPieces(flagship.before, { ...stage, height: height * (wide ? 1.14 : 1) })}</g>`
      : '') +
    (wide
      ? `<clipPath id="left"><path d="M-9 -9H${SEAM}q34 42 0 84t0 84t0 84t0 90H-9Z"/></clipPath>`
      : '') +
    `<g transform="translate(${at.join(' ')})">${printed(set, { face, tint, edge, shadow: wide ? edge : shadow, ring: PAPER }, wide ? 11 : 9)}</g>` +
    `<rect y="${height - 6}" width="${width}" height="6" fill="${vendorInk(parts.vendorCode)}"/></svg>`;
  return { svg, capital: set.cap / narrow, letters: [face, tint], around: edge, head: place.head };
}
