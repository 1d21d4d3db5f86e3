import { Definitions } from '../ink.ts';
import { printed } from '../logo/coats.ts';
import { drawFigure } from './figure.ts';
import { POSTERS } from './inks.ts';
import { MOTIFS } from './motifs.ts';
import { type DrawnTile, frameOf, type TileParts, vendorInk } from './parts.ts';
import { placeFigure, transformOf } from './place-figure.ts';
import { titleOfTile } from './title-of-tile.ts';

/** A square poster: two inks, a pattern, a character cut out of paper, and the title in a third ink and a fourth. */

/**
 * How much of the square the letters take, at its foot, where and how large the figure is: a bust behind the letters, or a
 * figure over a low band of them.
 */
const SETTINGS = [
  { room: 148, at: [160, 118], scale: 1.2 },
  { room: 148, at: [160, 118], scale: 1.2 },
  { room: 122, at: [160, 112], scale: 1.12 },
] as const;

const BENDS = ['arch', 'wave', 'bulge', 'wedge', 'rise', 'arc'] as const;

export async function drawPoster(parts: TileParts): Promise<DrawnTile> {
  const { themeId, random, vendorCode } = parts;
  const world = POSTERS[themeId];
  const inks = random.pick(world.inks);
  const motif = MOTIFS[random.pick(world.motifs)];
  const setting = random.pick(SETTINGS);
  const flip = random.next() < 0.5 ? -1 : 1;
  const lean = random.between(-3, 3);
  const definitions = new Definitions();
  const rooms = [setting.room, 184].map(
    (height) => ({ width: 290, height, anchor: 'bottom' }) as const,
  );
  const shape = {
    bends: BENDS,
    strength: 0.26,
    even: 1.9,
    gap: 0.1,
    align: 'middle',
    tile: 320,
  } as const;
  const set = await titleOfTile(parts, rooms, shape, random);
  const { letters, tint, edge, shadow } = inks;
  // Over a tall block of letters the figure stands higher and a little smaller.
  const head = 306 - set.room.height + set.extent.top;
  const [x, low] = setting.at;
  const at = placeFigure(parts.figure, {
    frame: frameOf({ shape: 'square' }),
    x: x + flip * 4,
    y: Math.min(low, head * 0.7 + 24),
    scale: setting.scale * (head < 135 ? 0.9 : 1),
    lean,
    flip,
    letters: head,
  });
  const figure = drawFigure(parts.figure, definitions);
  const cut = definitions.cutOut('#fdfaf0', 4.5);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">${definitions}` +
    `<rect width="320" height="320" fill="${inks.ground}"/>${motif(inks.third, inks.second, random)}` +
    `<g filter="${cut}"><g transform="${transformOf(at.stand)}">${figure}</g></g>` +
    `<g transform="translate(15 ${306 - set.room.height})">${printed(set, { face: letters, tint, edge, shadow })}</g>` +
    `<rect y="313" width="320" height="7" fill="${vendorInk(vendorCode)}"/></svg>`;
  return {
    svg,
    capital: set.cap / 320,
    letters: [letters, tint],
    around: edge,
    head: at.head,
  };
}
