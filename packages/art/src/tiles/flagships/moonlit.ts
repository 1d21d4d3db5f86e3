import { Definitions, group } from '../../ink.ts';
import { lit } from '../../logo/coats.ts';
import { figureInAir } from '../figure.ts';
import { blend } from '../oklab.ts';
import { type DrawnTile, frameOf, SIZES, type TileParts, vendorInk } from '../parts.ts';
import { placeFigure, transformOf, type Wanted } from '../place-figure.ts';
import type { Stand } from '../stand.ts';
import { titleOfTile } from '../title-of-tile.ts';
import type { Flagship } from './flagship.ts';
import { type Air, drawCompany, drawPieces, inAir } from './scene.ts';

/** A scene composed by hand, in the one light of its brand: everything is drawn toward its air, and shaded from its light. */

const ROOMS = [
  { width: 256, height: 236, anchor: 'bottom' },
  { width: SIZES.landscape.width - 44, height: 172, anchor: 'bottom' },
] as const;
const WIDE_ROOMS = [{ width: 440, height: 250, anchor: 'bottom' }] as const;

export async function drawFlagshipScene(
  flagship: Flagship,
  parts: TileParts,
  wide: boolean,
): Promise<DrawnTile> {
  const { width: narrow, height, wide: both } = SIZES.landscape;
  const width = wide ? both : narrow;
  const definitions = new Definitions();
  const align = flagship.flip ? 'end' : 'start';
  const set = await titleOfTile(
    parts,
    wide ? WIDE_ROOMS : ROOMS,
    {
      bends: ['flat'],
      strength: 0,
      even: 1.7,
      gap: 0.16,
      align,
      tile: narrow,
      first: flagship.letters,
    },
    parts.random,
  );
  const across = !wide && set.room.width > narrow / 2 + 30;
  const right = !flagship.flip;
  const shade = blend(flagship.sky[0], '#05070c', 0.78);
  const light = blend(flagship.light, '#fff4dc', 0.5);
  const cool = blend(flagship.sky[0], flagship.sky[1], 0.4);
  const air = { cool, warm: light, kept: 0.55, dim: 0.14 };
  const x = right ? 24 : width - 24 - set.room.width;
  const { stand, head } = placeFigure(parts.figure, {
    ...wantedOf(flagship, width, wide),
    y: across ? 150 : 176,
    ...(wide || across
      ? {}
      : { beside: { edge: x + (right ? set.extent.right : set.extent.left), isAfter: right } }),
    ...(across ? { letters: 336 - set.room.height + set.extent.top + 12 } : {}),
  });
  const standing = standingIn(flagship, parts, stand, air);
  const shaded = definitions.shaded({
    light,
    shade,
    toward: right ? [-0.8, -0.6] : [0.8, -0.6],
    depth: 30,
    rim: 2.4,
    dark: 0.66,
  });
  const bright = blend(light, '#ffffff', 0.5);
  const dim = blend(flagship.sky[2], light, 0.6);
  const words = lit(set, { bright, dim, shade, from: right ? 'right' : 'left' }, definitions);
  const stage = { width, height };
  const scene = inAir(drawPieces(flagship.behind, stage), air);
  const front = inAir(
    drawPieces(flagship.before, { ...stage, height: height * (wide ? 1.16 : 1.04) }),
    { ...air, dim: 0.24 },
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${skyOf(flagship, definitions)}"/>${scene}` +
    glowAt(stand.x - (right ? 60 : -60), 120, light, definitions) +
    `<g filter="${shaded}">${standing}</g>${front}` +
    calm(shade, { width, height, right, across }, definitions) +
    group(`translate(${x} ${336 - set.room.height})`, words) +
    `<rect x="${right ? 24 : width - 60}" y="346" width="36" height="4" fill="${vendorInk(parts.vendorCode)}"/>${definitions}</svg>`;
  return { svg, capital: set.cap / narrow, letters: [bright, dim], around: shade, head };
}

/** Where the character is, but for its height and the letters. */
function wantedOf(flagship: Flagship, width: number, wide: boolean): Omit<Wanted, 'y'> {
  const right = !flagship.flip;
  const side = wide ? 0.74 : 0.7;
  return {
    frame: frameOf({ shape: 'landscape', wide }),
    x: width * (right ? side : 1 - side),
    scale: flagship.size * (wide ? 1.7 : 1.46),
    lean: flagship.lean ?? 0,
    flip: right ? 1 : -1,
    ...(wide ? { across: right ? [480, width] : [0, width - 480] } : {}),
  };
}

/** The character and its company in the air of their scene. */
function standingIn(flagship: Flagship, { figure }: TileParts, stand: Stand, air: Air): string {
  const definitions = new Definitions('k');
  const company = drawCompany(flagship, definitions);
  const drawn = figureInAir(figure, { air: air.cool, light: air.warm, day: false });
  return group(transformOf(stand), inAir(`${definitions}${company}`, air), drawn);
}

function skyOf({ sky: [top, middle, low] }: Flagship, definitions: Definitions): string {
  return definitions.linear([
    [0, blend(top, '#05070c', 0.42)],
    [0.45, blend(middle, '#0a0c14', 0.3)],
    [0.85, blend(low, '#141018', 0.22)],
  ]);
}

function glowAt(x: number, y: number, light: string, definitions: Definitions): string {
  const fill = definitions.radial([
    [0, light, 0.5],
    [0.45, light, 0.16],
    [1, light, 0],
  ]);
  return `<circle cx="${x}" cy="${y}" r="230" fill="${fill}"/>`;
}

interface Calm {
  readonly width: number;
  readonly height: number;
  readonly right: boolean;
  readonly across: boolean;
}

/** Behind the words it is darker: along the foot, or on their side. */
function calm(
  shade: string,
  { width, height, right, across }: Calm,
  definitions: Definitions,
): string {
  const fill = across
    ? definitions.linear([
        [0.4, shade, 0],
        [0.72, shade, 0.72],
        [1, shade, 0.92],
      ])
    : definitions.radial(
        [
          [0, shade, 0.9],
          [0.55, shade, 0.6],
          [1, shade, 0],
        ],
        [right ? 0.16 : 0.84, 0.82, 0.66],
      );
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}
