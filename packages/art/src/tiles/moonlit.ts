import { Definitions, group, type Point, path } from '../ink.ts';
import { lit } from '../logo/coats.ts';
import { figureInAir } from './figure.ts';
import { LIGHT_SHAPES } from './light-shapes.ts';
import { HOURS, type Hour } from './lights.ts';
import { blend } from './oklab.ts';
import { type DrawnTile, frameOf, type TileParts, vendorInk } from './parts.ts';
import { placeFigure, stood } from './place-figure.ts';
import { PLACES } from './places.ts';
import { titleOfTile } from './title-of-tile.ts';
import { byTurn } from './turns.ts';

/**
 * A landscape in one light: sky, the shape of the light, far land, a figure shaded from the light, and the title in that
 * light on the calmer side.
 */

const WIDTH = 480;
const HEIGHT = 360;

export async function drawMoonlit(parts: TileParts): Promise<DrawnTile> {
  const { random, themeId, figure, vendorCode } = parts;
  const hour = byTurn(HOURS[themeId], parts.turn);
  const close = random.next() < 0.5;
  const left = random.next() < 0.5;
  const side = left ? -1 : 1;
  const definitions = new Definitions();
  const at: Point = [
    WIDTH / 2 + side * WIDTH * (close ? 0.28 : 0.27),
    HEIGHT * (close ? 0.46 : 0.48),
  ];
  const scale = close ? 1.42 : 1.16;
  const lightAt: Point = [WIDTH / 2 + side * WIDTH * 0.08, HEIGHT * 0.32];
  const away = Math.hypot(lightAt[0] - at[0], lightAt[1] - at[1]) || 1;
  const toLight: Point = [(lightAt[0] - at[0]) / away, (lightAt[1] - at[1]) / away];
  const radius = HEIGHT * (close ? 0.33 : 0.3);
  const air = hour.sky[1];
  const rooms = [
    { width: 244, height: 232, anchor: 'bottom' },
    { width: WIDTH - 44, height: 176, anchor: 'bottom' },
  ] as const;
  const align = left ? 'end' : 'start';
  const shape = {
    bends: ['flat'],
    strength: 0,
    even: 1.6,
    gap: 0.16,
    align,
    tile: WIDTH,
  } as const;
  const set = await titleOfTile(parts, rooms, shape, random);
  const isWide = set.room.width > WIDTH / 2 + 20;
  const bright = blend(hour.light, '#ffffff', 0.45);
  const dim = blend(hour.sky[3], hour.light, 0.55);
  const ink = { bright, dim, shade: hour.shade, from: left ? 'right' : 'left' } as const;
  const words = lit(set, ink, definitions);
  const lettersAt = left ? WIDTH - 22 - set.room.width : 22;
  const shaded = shadedFigure(definitions, hour, toLight);
  const place = placeFigure(figure, {
    frame: frameOf({ shape: 'landscape' }),
    x: at[0],
    y: at[1] - (isWide ? 14 : 0),
    scale,
    flip: -side,
    ...(isWide
      ? { letters: 336 - set.room.height + set.extent.top }
      : {
          beside: { edge: lettersAt + (left ? set.extent.left : set.extent.right), isAfter: !left },
        }),
  });
  const standing = stood(
    figure,
    place,
    figureInAir(figure, { air, light: hour.light, day: hour.day }),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    back(parts, hour, lightAt, radius, definitions) +
    `<g filter="${shaded}">${standing}</g>${calm(hour, left, isWide, definitions)}` +
    group(`translate(${lettersAt} ${336 - set.room.height})`, words) +
    `<rect x="${left ? WIDTH - 58 : 22}" y="346" width="36" height="4" fill="${vendorInk(vendorCode)}"/>${definitions}</svg>`;
  return {
    svg,
    capital: set.cap / WIDTH,
    letters: [bright, dim],
    around: hour.shade,
    head: place.head,
  };
}

/** Sky, the light's shape, and two rows of land. */
function back(
  { random }: TileParts,
  hour: Hour,
  at: Point,
  radius: number,
  definitions: Definitions,
): string {
  const [top, high, low, ground] = hour.sky;
  const sky = definitions.linear([
    [0, top],
    [0.28, high],
    [0.58, low],
    [0.8, ground],
  ]);
  const beam = LIGHT_SHAPES[hour.shape]({
    at,
    radius,
    light: hour.light,
    shade: hour.shade,
    width: WIDTH,
    height: HEIGHT,
    random,
    definitions,
  });
  const land = (y: number) => PLACES[hour.place]({ width: WIDTH, height: HEIGHT, y, random });
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>${beam}` +
    path(land(HEIGHT * 0.69), blend(low, hour.shade, 0.3), ' opacity=".8"') +
    path(land(HEIGHT * 0.8), blend(high, hour.shade, 0.5))
  );
}

/** A broad shade on the side away from the light, and a thin rim on the near one. */
function shadedFigure(definitions: Definitions, { light, shade, day }: Hour, to: Point): string {
  return definitions.shaded({
    light,
    shade,
    toward: to,
    depth: 34,
    rim: 2.2,
    dark: day ? 0.3 : 0.66,
  });
}

/** Behind the words it is darker: in their corner, or along the foot. */
function calm(
  { shade, day }: Hour,
  left: boolean,
  isWide: boolean,
  definitions: Definitions,
): string {
  const corner = () =>
    definitions.radial(
      [
        [0, shade, day ? 0.72 : 0.86],
        [0.55, shade, day ? 0.42 : 0.5],
        [1, shade, 0],
      ],
      [left ? 0.82 : 0.18, 0.8, 0.62],
    );
  const foot = () =>
    definitions.linear([
      [0.4, shade, 0],
      [0.7, shade, day ? 0.6 : 0.7],
      [1, shade, 0.9],
    ]);
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${isWide ? foot() : corner()}"/>`;
}
