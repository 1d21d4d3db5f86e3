import type { SeededRandom } from '@palpite/sandbox/random.ts';
import { Definitions, path } from '../ink.ts';
import { printed } from '../logo/coats.ts';
import { drawFigure } from './figure.ts';
import { type Inks, inksOf, PAPER, POSTERS } from './inks.ts';
import { MOTIFS } from './motifs.ts';
import { type DrawnTile, frameOf, type TileParts, vendorInk } from './parts.ts';
import { placeFigure, stood } from './place-figure.ts';
import { type TileTitle, titleOfTile } from './title-of-tile.ts';
import { viewOf } from './views.ts';

/**
 * A square poster: two inks, a pattern, a character cut out of paper, and the title in a third ink and a fourth, in one
 * of three compositions. Letters are at the foot in all of them: above are a shop's own marks and switches.
 */

/** A bust behind bands of letters; a whole figure on its ground over a low band; letters on a strip pasted across. */
export type Composition = 'bust' | 'scene' | 'strip';

interface Setting {
  /** How much of the square the letters take, the first that they can be read in. */
  readonly rooms: readonly number[];
  readonly width: number;
  readonly low: number;
  readonly scale: number;
}

const SETTINGS: Record<Composition, Setting> = {
  bust: { rooms: [140, 184], width: 290, low: 118, scale: 1.2 },
  scene: { rooms: [96, 124, 184], width: 290, low: 122, scale: 0.94 },
  strip: { rooms: [92, 120, 150], width: 278, low: 116, scale: 1.06 },
};

const BENDS = ['arch', 'wave', 'bulge', 'wedge', 'rise', 'arc'] as const;
const FLAT = ['flat'] as const;

/** Degrees that a strip rises by to the right. */
const SLOPE = 6;

/** Animals from head to foot have a ground below them; faces never are on a strip, which would cut them. */
function compositionOf({ figure, random }: TileParts): Composition {
  const chance = random.next();
  const view = viewOf(figure.cast[0]);
  if (view === 'face') return chance < 0.75 ? 'bust' : 'strip';
  if (view === 'whole' || view === 'site') {
    return chance < 0.58 ? 'scene' : chance < 0.82 ? 'strip' : 'bust';
  }
  return chance < 0.42 ? 'bust' : chance < 0.72 ? 'strip' : 'scene';
}

export async function drawPoster(parts: TileParts): Promise<DrawnTile> {
  const { themeId, random, vendorCode, figure } = parts;
  const inks = inksOf(parts);
  const motif = MOTIFS[random.pick(POSTERS[themeId].motifs)];
  const composition = compositionOf(parts);
  const { rooms, width, low, scale } = SETTINGS[composition];
  const flip = random.next() < 0.5 ? -1 : 1;
  const lean = random.between(-3, 3);
  const definitions = new Definitions();
  const strip = composition === 'strip';
  const set = await titleOfTile(
    parts,
    rooms.map((height) => ({ width, height, anchor: strip ? 'middle' : 'bottom' }) as const),
    {
      bends: strip ? FLAT : BENDS,
      strength: 0.26,
      even: 1.9,
      gap: 0.1,
      align: 'middle',
      tile: 320,
    },
    random,
  );
  const words = strip ? onStrip(set, inks, random) : atFoot(set, inks);
  // Over a tall block of letters the figure stands higher and a little smaller.
  const place = placeFigure(figure, {
    frame: frameOf({ shape: 'square' }),
    x: 160 + flip * 4,
    y: Math.min(low, words.top * 0.7 + 24),
    scale: scale * (words.top < 135 ? 0.9 : 1),
    lean,
    flip,
    letters: words.top,
  });
  const cut = definitions.cutOut('#fdfaf0', 4.5);
  const drawn = stood(figure, place, drawFigure(figure, definitions));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">${definitions}` +
    `<rect width="320" height="320" fill="${inks.ground}"/>${motif(inks.third, inks.second, random)}` +
    (composition === 'scene' ? ground(inks, words.top, flip) : '') +
    `<g filter="${cut}">${drawn}</g>${words.drawn}` +
    `<rect y="313" width="320" height="7" fill="${vendorInk(vendorCode)}"/></svg>`;
  const { letters, around } = words;
  return { svg, capital: set.cap / 320, letters, around, head: place.head };
}

interface Words {
  readonly drawn: string;
  /** Where they begin. */
  readonly top: number;
  readonly letters: readonly string[];
  readonly around: string;
}

function atFoot(set: TileTitle, { letters, tint, edge, shadow }: Inks): Words {
  const foot = 306 - set.room.height;
  const drawn = `<g transform="translate(15 ${foot})">${printed(set, { face: letters, tint, edge, shadow })}</g>`;
  return { drawn, top: foot + set.extent.top, letters: [letters, tint], around: edge };
}

/** A strip of paper or of ink across the foot, torn at its ends by the frame. */
function onStrip(set: TileTitle, inks: Inks, random: SeededRandom): Words {
  const isPaper = random.next() < 0.5;
  const tall = set.extent.bottom - set.extent.top;
  const rise = 340 * Math.tan((SLOPE * Math.PI) / 180);
  const middle = 300 - tall / 2 - rise / 2;
  const half = tall / 2 + 15;
  const face = isPaper ? inks.edge : inks.letters;
  const ground = isPaper ? PAPER : inks.edge;
  const shift = middle - (set.extent.top + set.extent.bottom) / 2;
  const drawn =
    `<g transform="rotate(${-SLOPE} 160 ${Math.round(middle)})">` +
    path(`M-40 ${Math.round(middle - half + 8)}h400v${Math.round(half * 2)}h-400Z`, inks.shadow) +
    path(`M-40 ${Math.round(middle - half)}h400v${Math.round(half * 2)}h-400Z`, ground) +
    `<g transform="translate(${(320 - set.room.width) / 2} ${Math.round(shift)})">${printed(set, { face, tint: isPaper ? face : inks.tint, edge: ground, shadow: ground }, 1)}</g></g>`;
  return {
    drawn,
    top: middle - half - rise / 2 + 14,
    letters: isPaper ? [face] : [face, inks.tint],
    around: ground,
  };
}

/** A hill of the second ink, and what is left below the letters. */
function ground({ second, third, edge }: Inks, top: number, flip: number): string {
  const [high, low] = flip < 0 ? [top - 34, top - 6] : [top - 6, top - 34];
  const d = `M0 ${Math.round(high)}Q160 ${Math.round(top - 52)} 320 ${Math.round(low)}V320H0Z`;
  return (
    path(d, second === edge ? third : second) +
    path(d, edge, ' opacity=".18" transform="translate(0 18)"')
  );
}
