import type { ThemeId } from '@palpite/sandbox/themes.ts';
import { Definitions, ellipse, group, ink, n } from '../ink.ts';
import { cast, type Metal } from '../logo/coats.ts';
import { type Lch, type Light, lch, type Space } from '../space.ts';
import { WORLDS } from '../worlds/worlds.ts';
import { drawFigure } from './figure.ts';
import { type DrawnTile, frameOf, type TileParts, vendorInk } from './parts.ts';
import { placeFigure, stood } from './place-figure.ts';
import { titleOfTile } from './title-of-tile.ts';
import { byTurn } from './turns.ts';

/** A lantern's window: a world under one golden moon, a figure in the arch, and the title cast in metal at its foot. */

const WIDTH = 360;
const HEIGHT = 480;
const BENDS = ['arch', 'arc', 'rise', 'flat', 'wave', 'arch'] as const;

const gold = (rim: string, line: string, side = '#7a1a05'): Metal => ({
  bands: ['#fffbe0', '#ffd84f', '#e08f1c', '#ffe58f'],
  line,
  rim,
  side,
});
const alloy = (bands: Metal['bands'], rim: string, line: string, side: string): Metal => ({
  bands,
  line,
  rim,
  side,
});

const FEAST = gold('#c3181f', '#33060a');
const METALS: Partial<Record<ThemeId, Metal>> = {
  jungle: alloy(['#fbffe0', '#d6f25c', '#7fc93a', '#e4fa8f'], '#14562a', '#04210f', '#1f5a12'),
  ocean: alloy(['#ffffff', '#d5fbff', '#55cfe4', '#c6f6fb'], '#0b4a7d', '#03172f', '#0a4f74'),
  fjord: alloy(['#ffffff', '#dff1ff', '#8dc1ee', '#eaf6ff'], '#1d4f86', '#071a30', '#123a66'),
  frost: alloy(['#ffffff', '#e6f6ff', '#93cbf0', '#f0faff'], '#2166a0', '#071f38', '#164a78'),
  candy: alloy(['#ffffff', '#ffe9f0', '#ff9dbd', '#ffd3e1'], '#c21e56', '#4a0620', '#8d1140'),
  orchard: alloy(['#fffdf2', '#ffe9a8', '#ecae3c', '#fff1c2'], '#2f6b1c', '#0d2606', '#5b3a05'),
  canyon: alloy(['#fffdf2', '#ffe0a0', '#e69a3b', '#fff1c2'], '#7a2c06', '#2a0d03', '#5b1f05'),
  mine: alloy(['#fffbe8', '#ffdf8a', '#d99a35', '#fff0c0'], '#3a2a55', '#120b20', '#4a3510'),
  cosmos: alloy(['#ffffff', '#e2e6ff', '#9fa8ff', '#e8ecff'], '#4a2aa8', '#0e0833', '#2b1a78'),
  neon: alloy(['#ffffff', '#ffd6f4', '#ff7dd0', '#ffd0f2'], '#2a0a6b', '#0d0330', '#7a0f78'),
  midnight: alloy(['#ffffff', '#f0e2ff', '#c6a2f0', '#efe0ff'], '#5a1c8c', '#1a0630', '#43146b'),
  arcana: alloy(['#ffffff', '#f4e0ff', '#d49cf2', '#f6e6ff'], '#7a1c7c', '#22062b', '#57145f'),
  savanna: gold('#8a2c05', '#2b0d02'),
  desert: gold('#0c5a74', '#061b2b'),
  corsair: gold('#0d3d5c', '#04131f'),
  dragon: gold('#0f7d55', '#04261c'),
};

/** The brand's hour: every world a little deeper and stronger. */
const deeper = ([lightness, chroma, hue]: Lch, by: number): Lch => [
  Math.max(0.12, lightness - by),
  Math.min(0.2, chroma * 1.5 + 0.015),
  hue,
];
export const nightOf = ({ top, low, far, near }: Light): Light => ({
  top: deeper(top, 0.05),
  low: deeper(low, 0.04),
  far: deeper(far, 0.03),
  near: deeper(near, 0),
  sun: [0.93, 0.13, 88],
});

export async function drawWindow(parts: TileParts): Promise<DrawnTile> {
  const { themeId, random, figure, vendorCode } = parts;
  const world = WORLDS[themeId];
  const definitions = new Definitions();
  const light = nightOf(byTurn(world.lights, parts.turn));
  const focus = { x: 180, y: 190, scale: 1.4 };
  const space: Space = {
    width: WIDTH,
    height: HEIGHT,
    horizon: 300,
    focus,
    light,
    random,
    definitions,
  };
  const [air] = world.air;
  const flip = random.next() < 0.5 ? -1 : 1;
  const rooms = [166, 206].map((height) => ({ width: 326, height, anchor: 'bottom' }) as const);
  const shape = {
    bends: BENDS,
    strength: 0.16,
    even: 1.7,
    gap: 0.12,
    align: 'middle',
    tile: WIDTH,
  } as const;
  const set = await titleOfTile(parts, rooms, shape, random);
  const foot = HEIGHT - 16 - set.room.height;
  const top = foot + set.extent.top;
  // The chin touches the letters.
  const place = placeFigure(figure, {
    frame: frameOf({ shape: 'window' }),
    x: 180,
    y: Math.min(196, top - 46),
    scale: 1.36,
    flip,
    letters: top,
  });
  const { stand } = place;
  const metal = METALS[themeId] ?? FEAST;
  const dark = ink(0.16, Math.min(0.06, light.near[1]), light.near[2]);
  const halo = definitions.radial([
    [0, '#05030a', 0.55],
    [1, '#05030a', 0],
  ]);
  const dusk = definitions.linear([
    [0, dark, 0],
    [0.4, dark, 0.74],
    [1, dark, 0.96],
  ]);
  const layers = [
    sky(space),
    world.backdrop(space),
    moon(space),
    air ? air(space) : '',
    ellipse(stand.x, stand.y + 84 * stand.scale, 116 * stand.scale, 34 * stand.scale, halo),
    stood(figure, place, drawFigure(figure, definitions)),
    `<rect y="${n(top - 40)}" width="${WIDTH}" height="${n(HEIGHT - top + 40)}" fill="${dusk}"/>`,
    `<rect y="472" width="${WIDTH}" height="8" fill="${vendorInk(vendorCode)}"/>`,
    group(`translate(17 ${foot})`, cast(set, metal, definitions)),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${definitions}${layers}</svg>`;
  return {
    svg,
    capital: set.cap / WIDTH,
    letters: metal.bands,
    around: metal.line,
    head: place.head,
  };
}

function sky({ light, definitions }: Space): string {
  const fill = definitions.linear([
    [0, lch(light.top)],
    [0.62, lch(light.low)],
    [1, lch(light.far)],
  ]);
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
}

function moon({ light, definitions }: Space): string {
  const colour = lch(light.sun);
  const fill = definitions.radial([
    [0, colour, 0.95],
    [0.45, colour, 0.35],
    [1, colour, 0],
  ]);
  return `<circle cx="180" cy="196" r="210" fill="${fill}"/>`;
}
