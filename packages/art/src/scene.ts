import { type SeededRandom, seededRandom } from '@palpite/sandbox/random.ts';
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import { BANNER_SHAPES, type BannerShape } from './addresses.ts';
import * as effects from './effects.ts';
import type { HeroColours } from './heroes/hero.ts';
import { circle, Definitions, ellipse, group, n, ramp } from './ink.ts';
import { type Light, lch, mixed, type Space } from './space.ts';
import type { Cast, World } from './worlds/world.ts';
import { WORLDS } from './worlds/worlds.ts';

/**
 * Pictures of banners: a world, its light at some hour, a hero before a halo, something in the air
 * and something in front. The same theme and seed give the same picture, on every machine.
 */

const HALOS = [effects.ring, effects.disc, effects.diamond];

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly focus: Space['focus'];
  /** Heroes beside the first, smaller and farther back, as parts of the frame. */
  readonly beside: readonly { readonly x: number; readonly y: number; readonly scale: number }[];
}

/** Words of a banner are on its left (wide) or over its lower part (phone): heroes leave them room. */
const BANNERS: Record<BannerShape, Frame> = {
  wide: {
    ...sizeOf('wide'),
    horizon: 270,
    focus: { x: 1080, y: 222, scale: 1.5 },
    beside: [
      { x: 800, y: 300, scale: 0.82 },
      { x: 1340, y: 300, scale: 0.86 },
    ],
  },
  phone: {
    ...sizeOf('phone'),
    horizon: 300,
    focus: { x: 400, y: 210, scale: 1.35 },
    beside: [
      { x: 130, y: 260, scale: 0.78 },
      { x: 640, y: 270, scale: 0.8 },
    ],
  },
};

/** What stands for the site elsewhere: the brand's mark is on the left. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
const SHARE: Frame = {
  ...SHARE_SIZE,
  horizon: 380,
  focus: { x: 880, y: 312, scale: 1.85 },
  beside: [{ x: 1108, y: 430, scale: 0.95 }],
};

function sizeOf(shape: BannerShape) {
  const { width, height } = BANNER_SHAPES[shape];
  return { width, height };
}

/** A banner's picture in one of its two compositions; both show the same world and hero. */
export function drawBanner(themeId: ThemeId, seed: string, shape: BannerShape): string {
  return draw(WORLDS[themeId], BANNERS[shape], seededRandom(`banner:${seed}`));
}

/** The scene of a banner, composed for the picture that stands for the site elsewhere. */
export function drawShareScene(themeId: ThemeId, seed: string): string {
  return draw(WORLDS[themeId], SHARE, seededRandom(`banner:${seed}`));
}

/** Chosen before anything is drawn: every composition of a scene makes the same choices. */
function choose(world: World, random: SeededRandom): { cast: Cast; light: Light } {
  return { cast: random.pick(world.cast), light: random.pick(world.lights) };
}

/**
 * What a banner is from afar, whichever of its compositions is shown, as three colours `rrggbb`: its sky, its hero in the
 * light, its foot. They follow from what the picture is drawn from, so nothing has to be rasterised for them.
 */
export const bannerTint = (themeId: ThemeId, seed: string) => tintOf(themeId, `banner:${seed}`);

function tintOf(themeId: ThemeId, seed: string): string {
  const { cast, light } = choose(WORLDS[themeId], seededRandom(seed));
  const [, main, , chroma = 0.15] = cast;
  const { top, low, far, near, sun } = light;
  const sky = mixed(top, low, 0.45);
  const hero = mixed([0.56, chroma * 0.7, main], mixed(low, sun, 0.4), 0.5);
  const foot = mixed(mixed(far, near, 0.35), [0.1, 0.02, near[2]], 0.15);
  return [mixed(sky, [0.1, 0.02, top[2]], 0.05), hero, foot]
    .map((colour) => lch(colour).slice(1))
    .join('');
}

function draw(world: World, frame: Frame, random: SeededRandom): string {
  const definitions = new Definitions();
  const { cast, light } = choose(world, random);
  const halo = random.pick(HALOS);
  const air = random.pick(world.air);
  const front = random.pick(world.front);
  const others = world.cast.filter((each) => each !== cast);
  const turned = random.between(-1, 1) * (cast[4] ?? 9);
  const pose = poseOf(random);
  const space: Space = { ...frame, light, random, definitions };
  const beside = frame.beside.map((place, k) => {
    const other = others[(k + pose.first) % Math.max(1, others.length)] ?? cast;
    return stand(other, place, definitions, 0);
  });
  const layers = [
    sky(space),
    world.backdrop(space),
    glow(space),
    halo(space),
    ...beside,
    stand(cast, frame.focus, definitions, turned, pose),
    air(space),
    shade(space),
    front(space),
  ].join('');
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}${layers}</svg>`;
}

/** How the first hero stands. */
interface Pose {
  readonly tilt: number;
  readonly flipped: boolean;
  /** Which of the others comes first. */
  readonly first: number;
}

function poseOf(random: SeededRandom): Pose {
  const [kind, flip, first] = [random.next(), random.next(), random.below(5)];
  const tilt = kind >= 0.42 && kind < 0.6 ? (flip - 0.5) * 22 : 0;
  return { tilt, flipped: flip < 0.5, first };
}

/** The colours of a hero: its own hues, turned a little, and what all heroes share. */
export function coloursOf(
  [, main, accent, chroma = 0.15]: Cast,
  turned: number,
  definitions: Definitions,
): HeroColours {
  return {
    main: ramp({ hue: main + turned, chroma }),
    accent: ramp({ hue: accent + turned, chroma: 0.16 }),
    spark: ramp({ hue: 85, chroma: 0.17 }),
    pale: ramp({ hue: 80, chroma: 0.03 }),
    deep: ramp({ hue: 275, chroma: 0.045 }),
    definitions,
  };
}

function stand(
  cast: Cast,
  { x, y, scale }: Space['focus'],
  definitions: Definitions,
  turned: number,
  { tilt, flipped }: Pick<Pose, 'tilt' | 'flipped'> = { tilt: 0, flipped: false },
): string {
  const [hero] = cast;
  const colours = coloursOf(cast, turned, definitions);
  const shadow = definitions.radial([
    [0, '#05060a', 0.5],
    [1, '#05060a', 0],
  ]);
  return (
    ellipse(x, y + 118 * scale, 112 * scale, 22 * scale, shadow) +
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${n(flipped ? -scale : scale)} ${n(scale)})`,
      hero(colours),
    )
  );
}

function sky({ width, height, light, definitions }: Space): string {
  const fill = definitions.linear([
    [0, lch(light.top)],
    [0.62, lch(light.low)],
    [1, lch(light.far)],
  ]);
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Light behind the hero, so that it stands out from whatever the land is. */
function glow({ focus, light, definitions }: Space): string {
  const colour = lch(light.sun);
  const fill = definitions.radial([
    [0, colour, 0.85],
    [0.4, colour, 0.34],
    [1, colour, 0],
  ]);
  return circle(focus.x, focus.y - 8, 190 * focus.scale, fill);
}

/** The edges a little darker: the eye stays on the hero, and words below it can be read. */
function shade({ width, height, light, definitions }: Space): string {
  const dark = nearBlack(light);
  const down = definitions.linear([
    [0, dark, 0.28],
    [0.2, dark, 0],
    [0.68, dark, 0],
    [1, dark, 0.62],
  ]);
  const across =
    width > 1000
      ? definitions.linear(
          [
            [0, dark, 0.82],
            [0.36, dark, 0.5],
            [0.62, dark, 0],
          ],
          [0, 0, 1, 0],
        )
      : undefined;
  const rect = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  return rect(down) + (across ? rect(across) : '');
}

const nearBlack = ({ near: [, chroma, hue] }: Light) => lch([0.1, Math.min(chroma, 0.04), hue]);
