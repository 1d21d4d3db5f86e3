import { Definitions, ellipse, group, n } from '../../ink.ts';
import { cast } from '../../logo/coats.ts';
import { drawFigure } from '../figure.ts';
import { blend } from '../oklab.ts';
import { type DrawnTile, frameOf, SIZES, type TileParts, vendorInk } from '../parts.ts';
import { placeFigure, transformOf } from '../place-figure.ts';
import { titleOfTile } from '../title-of-tile.ts';
import type { Flagship } from './flagship.ts';
import { METALS } from './metals.ts';
import { drawCompany, drawPieces } from './scene.ts';

/**
 * A lantern's window composed by hand: its scene at night behind an arch of gold wire, before which the character is;
 * the title cast in a metal of its own. Two columns wide it is next to the title.
 */

export async function drawFlagshipWindow(
  flagship: Flagship,
  parts: TileParts,
  wide: boolean,
): Promise<DrawnTile> {
  const { width: narrow, height, wide: both } = SIZES.window;
  const width = wide ? both : narrow;
  const definitions = new Definitions();
  const rooms = wide
    ? [{ width: 360, height: 250, anchor: 'middle' } as const]
    : [170, 206].map((tall) => ({ width: 326, height: tall, anchor: 'bottom' }) as const);
  const set = await titleOfTile(
    parts,
    rooms,
    {
      bends: [flagship.bend],
      strength: 0.2,
      even: 1.8,
      gap: 0.12,
      align: 'middle',
      tile: narrow,
      first: flagship.letters,
    },
    parts.random,
  );
  const at = wide ? [360, 150] : [17, height - 16 - set.room.height];
  const top = (at[1] ?? 0) + set.extent.top;
  const { stand, head } = placeFigure(parts.figure, {
    frame: frameOf({ shape: 'window', wide }),
    x: wide ? 206 : 180,
    y: wide ? 232 : Math.min(200, top - 50),
    scale: flagship.size * (wide ? 1.72 : 1.5),
    lean: flagship.lean ?? 0,
    flip: flagship.flip ? -1 : 1,
    ...(wide ? { across: [0, 410] } : { letters: top + 10 }),
  });
  const { sky, glow, dusk, halo } = nightOf(flagship, wide, definitions);
  const metal = METALS[flagship.metal];
  const stage = { width: wide ? 520 : width, height };
  const standing = group(
    transformOf(stand),
    drawCompany(flagship, definitions),
    drawFigure(parts.figure, definitions),
  );
  const words = cast(set, metal, definitions, wide ? 15 : 13);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}` +
    `<rect width="${width}" height="${height}" fill="${sky}"/>` +
    `<circle cx="${n(stand.x)}" cy="${n(stand.y - 20)}" r="230" fill="${glow}"/>` +
    drawPieces(flagship.behind, stage) +
    wire(width, height, metal.bands[1]) +
    ellipse(stand.x, stand.y + 84 * stand.scale, 120 * stand.scale, 34 * stand.scale, halo) +
    standing +
    drawPieces(flagship.before, { ...stage, height: height * (wide ? 1.1 : 1) }) +
    (wide
      ? `<rect width="${width}" height="${height}" fill="${dusk}"/>`
      : `<rect y="${n(top - 34)}" width="${width}" height="${n(height - top + 34)}" fill="${dusk}"/>`) +
    // Over the dusk again, so that it stands before its title.
    (wide ? standing : '') +
    `<rect y="472" width="${width}" height="8" fill="${vendorInk(parts.vendorCode)}"/>` +
    group(`translate(${at.join(' ')})`, words) +
    '</svg>';
  return { svg, capital: set.cap / narrow, letters: metal.bands, around: metal.line, head };
}

/** The fills of a night: its sky, the light behind the character, the dusk behind the letters, the shade at the character's foot. */
function nightOf(
  { sky: [high, middle, low], light }: Flagship,
  wide: boolean,
  definitions: Definitions,
) {
  const sky = definitions.linear([
    [0, blend(high, '#05030c', 0.22)],
    [0.42, middle],
    [0.78, low],
  ]);
  const glow = definitions.radial([
    [0, light, 0.95],
    [0.4, light, 0.36],
    [1, light, 0],
  ]);
  const dark = blend(high, '#07040e', 0.72);
  const dusk = wide
    ? definitions.linear(
        [
          [0.3, dark, 0],
          [0.62, dark, 0.78],
          [1, dark, 0.9],
        ],
        [0, 0, 1, 0],
      )
    : definitions.linear([
        [0, dark, 0],
        [0.4, dark, 0.74],
        [1, dark, 0.96],
      ]);
  const halo = definitions.radial([
    [0, '#05030a', 0.5],
    [1, '#05030a', 0],
  ]);
  return { sky, glow, dusk, halo };
}

/** Along the frame's edge, inside it. */
function wire(width: number, height: number, colour: string): string {
  const [inset, across, down] = [11, SIZES.window.width * 0.46 - 9, height * 0.32 - 9];
  const right = width - inset;
  return `<path d="M${inset} ${height + 9}V${n(inset + down)}A${n(across)} ${n(down)} 0 0 1 ${n(inset + across)} ${inset}H${n(right - across)}A${n(across)} ${n(down)} 0 0 1 ${right} ${n(inset + down)}V${height + 9}" fill="none" stroke="${colour}" stroke-width="4.5"/>`;
}
