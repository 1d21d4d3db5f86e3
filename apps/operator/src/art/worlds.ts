/* oxlint-disable eslint/max-lines -- data: a table of eighteen worlds */
import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { Backdrop } from './backdrops.ts';
import * as backdrops from './backdrops.ts';
import type { Effect } from './effects.ts';
import * as effects from './effects.ts';
import * as beasts from './heroes/beasts.ts';
import type { Hero } from './heroes/hero.ts';
import * as nature from './heroes/nature.ts';
import * as relics from './heroes/relics.ts';
import * as things from './heroes/things.ts';
import * as travels from './heroes/travels.ts';
import * as treats from './heroes/treats.ts';
import type { Lch, Light } from './space.ts';

/** A hero, the hues of its body and of its second colour, and how far a picture may turn them. */
export type Cast = readonly [
  hero: Hero,
  main: number,
  accent: number,
  chroma?: number,
  turn?: number,
];

/** How a theme looks: its land, its light at different hours, and who lives there. */
export interface World {
  readonly backdrop: Backdrop;
  readonly lights: readonly Light[];
  readonly cast: readonly Cast[];
  readonly air: readonly Effect[];
  readonly front: readonly Effect[];
}

const light = (top: Lch, low: Lch, sun: Lch, far: Lch, near: Lch): Light => ({
  top,
  low,
  sun,
  far,
  near,
});

export const WORLDS: Record<ThemeId, World> = {
  jungle: {
    backdrop: backdrops.jungleLand,
    lights: [
      light(
        [0.42, 0.1, 175],
        [0.86, 0.13, 115],
        [0.93, 0.13, 105],
        [0.68, 0.11, 155],
        [0.2, 0.06, 165],
      ),
      light(
        [0.3, 0.09, 290],
        [0.75, 0.15, 45],
        [0.88, 0.13, 75],
        [0.5, 0.1, 350],
        [0.17, 0.05, 190],
      ),
      light(
        [0.2, 0.06, 230],
        [0.5, 0.1, 185],
        [0.88, 0.1, 160],
        [0.42, 0.08, 190],
        [0.13, 0.04, 190],
      ),
    ],
    cast: [
      [beasts.jaguar, 68, 30],
      [nature.toucan, 175, 45],
      [relics.idol, 170, 75, 0.16, 70],
      [nature.macaw, 25, 245],
      [beasts.tiger, 55, 30],
    ],
    air: [effects.sparkles, effects.dust, effects.petals],
    front: [effects.leaves, effects.flowers],
  },
  desert: {
    backdrop: backdrops.desertLand,
    lights: [
      light([0.55, 0.1, 235], [0.9, 0.09, 80], [0.96, 0.09, 95], [0.82, 0.1, 75], [0.38, 0.09, 45]),
      light(
        [0.34, 0.13, 330],
        [0.8, 0.15, 60],
        [0.93, 0.12, 85],
        [0.62, 0.13, 35],
        [0.24, 0.08, 15],
      ),
      light(
        [0.18, 0.07, 275],
        [0.46, 0.11, 290],
        [0.92, 0.07, 90],
        [0.42, 0.08, 285],
        [0.16, 0.05, 280],
      ),
    ],
    cast: [
      [relics.scarab, 235, 160, 0.16, 70],
      [relics.pharaoh, 60, 245, 0.11],
      [relics.cobra, 155, 25],
      [beasts.cat, 85, 60],
      [relics.crown, 20, 235, 0.16, 70],
    ],
    air: [effects.dust, effects.sparkles],
    front: [effects.coins, effects.rocks],
  },
  ocean: {
    backdrop: backdrops.seaBed,
    lights: [
      light(
        [0.78, 0.11, 210],
        [0.45, 0.12, 235],
        [0.95, 0.06, 190],
        [0.5, 0.11, 225],
        [0.2, 0.07, 245],
      ),
      light(
        [0.6, 0.11, 190],
        [0.3, 0.08, 215],
        [0.9, 0.1, 175],
        [0.4, 0.09, 200],
        [0.15, 0.05, 225],
      ),
      light(
        [0.4, 0.13, 290],
        [0.2, 0.08, 270],
        [0.82, 0.12, 320],
        [0.32, 0.1, 285],
        [0.13, 0.05, 275],
      ),
    ],
    cast: [
      [nature.octopus, 15, 45, 0.16, 70],
      [nature.turtle, 150, 125],
      [nature.shell, 15, 330, 0.16, 70],
      [things.anchor, 235, 40],
      [relics.chest, 45, 25],
    ],
    air: [effects.bubbles],
    front: [effects.crystals, effects.rocks, effects.coins],
  },
  fjord: {
    backdrop: backdrops.fjordLand,
    lights: [
      light(
        [0.2, 0.08, 265],
        [0.55, 0.1, 200],
        [0.9, 0.15, 160],
        [0.5, 0.06, 240],
        [0.16, 0.04, 250],
      ),
      light(
        [0.42, 0.08, 250],
        [0.88, 0.06, 60],
        [0.95, 0.06, 75],
        [0.66, 0.05, 245],
        [0.24, 0.05, 250],
      ),
      light(
        [0.18, 0.08, 300],
        [0.45, 0.12, 320],
        [0.85, 0.14, 330],
        [0.4, 0.08, 300],
        [0.13, 0.05, 285],
      ),
    ],
    cast: [
      [beasts.wolf, 240, 30, 0.05],
      [relics.longship, 45, 25],
      [relics.shield, 25, 245, 0.16, 70],
      [nature.raven, 265, 60],
      [beasts.bear, 50, 30, 0.08],
    ],
    air: [effects.snow, effects.stars],
    front: [effects.rocks, effects.crystals],
  },
  lantern: {
    backdrop: backdrops.lanternLand,
    lights: [
      light(
        [0.24, 0.11, 25],
        [0.68, 0.18, 40],
        [0.93, 0.13, 85],
        [0.5, 0.14, 30],
        [0.18, 0.07, 20],
      ),
      light(
        [0.22, 0.08, 275],
        [0.6, 0.1, 320],
        [0.94, 0.07, 80],
        [0.48, 0.09, 300],
        [0.17, 0.06, 280],
      ),
      light(
        [0.62, 0.08, 185],
        [0.93, 0.05, 100],
        [0.97, 0.06, 95],
        [0.76, 0.06, 175],
        [0.32, 0.07, 180],
      ),
    ],
    cast: [
      [things.lantern, 27, 85],
      [beasts.panda, 85, 150],
      [things.fan, 25, 85, 0.16, 70],
      [nature.koi, 38, 60, 0.18],
      [beasts.fox, 35, 25],
    ],
    air: [effects.petals, effects.sparkles],
    front: [effects.coins, effects.flowers],
  },
  candy: {
    backdrop: backdrops.candyLand,
    lights: [
      light(
        [0.8, 0.1, 215],
        [0.93, 0.07, 350],
        [0.9, 0.14, 350],
        [0.88, 0.09, 340],
        [0.58, 0.18, 345],
      ),
      light(
        [0.72, 0.13, 310],
        [0.93, 0.07, 60],
        [0.93, 0.11, 85],
        [0.86, 0.09, 175],
        [0.5, 0.14, 300],
      ),
      light(
        [0.68, 0.13, 260],
        [0.9, 0.07, 190],
        [0.92, 0.12, 105],
        [0.88, 0.08, 150],
        [0.5, 0.13, 185],
      ),
    ],
    cast: [
      [treats.lollipop, 350, 195, 0.16, 70],
      [treats.cupcake, 345, 195, 0.16, 70],
      [treats.donut, 350, 190, 0.16, 70],
      [treats.wrapped, 20, 300, 0.16, 70],
    ],
    air: [effects.sparkles, effects.confetti],
    front: [effects.flowers, effects.crystals],
  },
  orchard: {
    backdrop: backdrops.orchardLand,
    lights: [
      light([0.42, 0.18, 25], [0.6, 0.2, 35], [0.9, 0.15, 80], [0.5, 0.18, 28], [0.28, 0.12, 20]),
      light(
        [0.3, 0.14, 290],
        [0.48, 0.18, 310],
        [0.82, 0.16, 340],
        [0.42, 0.16, 300],
        [0.2, 0.1, 285],
      ),
      light(
        [0.45, 0.12, 165],
        [0.7, 0.15, 140],
        [0.93, 0.14, 110],
        [0.5, 0.12, 160],
        [0.25, 0.08, 165],
      ),
      light(
        [0.35, 0.13, 255],
        [0.58, 0.13, 230],
        [0.92, 0.12, 95],
        [0.45, 0.13, 245],
        [0.22, 0.09, 260],
      ),
    ],
    cast: [
      [treats.cherries, 22, 145, 0.2],
      [treats.seven, 25, 85, 0.2, 70],
      [treats.melon, 20, 145, 0.19],
      [treats.lemon, 98, 145, 0.17],
      [treats.bell, 25, 85],
    ],
    air: [effects.sparkles, effects.confetti],
    front: [effects.coins, effects.leaves],
  },
  cosmos: {
    backdrop: backdrops.deepSpace,
    lights: [
      light(
        [0.13, 0.06, 280],
        [0.28, 0.13, 305],
        [0.85, 0.14, 330],
        [0.4, 0.14, 300],
        [0.14, 0.07, 285],
      ),
      light(
        [0.12, 0.05, 240],
        [0.26, 0.1, 215],
        [0.88, 0.12, 190],
        [0.4, 0.1, 220],
        [0.13, 0.05, 235],
      ),
      light(
        [0.16, 0.07, 330],
        [0.34, 0.14, 20],
        [0.88, 0.14, 65],
        [0.44, 0.13, 15],
        [0.16, 0.07, 350],
      ),
    ],
    cast: [
      [travels.planet, 300, 200, 0.16, 70],
      [travels.rocket, 25, 235, 0.16, 70],
      [travels.helmet, 235, 35],
      [travels.robot, 200, 330, 0.16, 70],
      [relics.gems, 300, 195, 0.16, 70],
    ],
    air: [effects.stars],
    front: [effects.crystals, effects.rocks],
  },
  canyon: {
    backdrop: backdrops.canyonLand,
    lights: [
      light(
        [0.62, 0.09, 225],
        [0.92, 0.08, 75],
        [0.96, 0.08, 90],
        [0.72, 0.12, 45],
        [0.32, 0.1, 35],
      ),
      light([0.4, 0.14, 20], [0.84, 0.15, 65], [0.95, 0.12, 85], [0.55, 0.15, 35], [0.2, 0.07, 25]),
      light(
        [0.2, 0.07, 270],
        [0.5, 0.1, 330],
        [0.93, 0.06, 85],
        [0.4, 0.09, 320],
        [0.16, 0.05, 290],
      ),
    ],
    cast: [
      [travels.badge, 25, 40],
      [travels.horseshoe, 30, 145],
      [nature.cactus, 145, 350],
      [beasts.wolf, 60, 40, 0.1],
      [things.lamp, 40, 40],
    ],
    air: [effects.dust, effects.embers],
    front: [effects.rocks, effects.coins],
  },
  mine: {
    backdrop: backdrops.cave,
    lights: [
      light(
        [0.16, 0.05, 265],
        [0.36, 0.1, 235],
        [0.85, 0.13, 200],
        [0.34, 0.09, 240],
        [0.12, 0.04, 260],
      ),
      light(
        [0.16, 0.05, 40],
        [0.44, 0.12, 60],
        [0.9, 0.15, 80],
        [0.38, 0.09, 50],
        [0.13, 0.04, 40],
      ),
      light(
        [0.15, 0.06, 310],
        [0.38, 0.13, 320],
        [0.84, 0.15, 330],
        [0.34, 0.11, 315],
        [0.12, 0.05, 305],
      ),
    ],
    cast: [
      [relics.gems, 200, 320, 0.16, 70],
      [travels.minecart, 320, 160, 0.16, 70],
      [things.lamp, 45, 35],
      [relics.chest, 45, 200],
      [beasts.bat, 45, 300],
    ],
    air: [effects.dust, effects.sparkles],
    front: [effects.crystals, effects.coins],
  },
  carnival: {
    backdrop: backdrops.carnivalNight,
    lights: [
      light(
        [0.24, 0.14, 305],
        [0.52, 0.22, 350],
        [0.9, 0.15, 80],
        [0.42, 0.19, 325],
        [0.17, 0.09, 305],
      ),
      light(
        [0.26, 0.1, 240],
        [0.6, 0.14, 190],
        [0.93, 0.14, 100],
        [0.45, 0.12, 215],
        [0.17, 0.07, 250],
      ),
      light([0.32, 0.15, 20], [0.68, 0.18, 55], [0.94, 0.13, 95], [0.5, 0.17, 30], [0.2, 0.1, 10]),
    ],
    cast: [
      [things.mask, 345, 190, 0.19, 70],
      [things.drum, 150, 25, 0.16, 70],
      [nature.macaw, 145, 85],
      [relics.crown, 345, 190, 0.16, 70],
    ],
    air: [effects.confetti],
    front: [effects.flowers, effects.coins],
  },
  dragon: {
    backdrop: backdrops.volcano,
    lights: [
      light(
        [0.2, 0.08, 20],
        [0.52, 0.19, 40],
        [0.88, 0.17, 75],
        [0.34, 0.11, 25],
        [0.12, 0.05, 20],
      ),
      light(
        [0.18, 0.08, 300],
        [0.44, 0.16, 340],
        [0.86, 0.15, 30],
        [0.3, 0.1, 315],
        [0.11, 0.05, 300],
      ),
      light(
        [0.2, 0.06, 175],
        [0.46, 0.12, 155],
        [0.9, 0.16, 120],
        [0.32, 0.08, 170],
        [0.11, 0.04, 180],
      ),
    ],
    cast: [
      [beasts.dragon, 25, 45, 0.19, 30],
      [relics.egg, 25, 45, 0.18, 70],
      [beasts.dragon, 155, 85, 0.16, 30],
      [relics.crown, 25, 300, 0.16, 70],
      [beasts.dragon, 265, 200, 0.16, 30],
    ],
    air: [effects.embers],
    front: [effects.rocks, effects.coins],
  },
  frost: {
    backdrop: backdrops.frostLand,
    lights: [
      light(
        [0.62, 0.11, 245],
        [0.93, 0.04, 220],
        [0.98, 0.03, 200],
        [0.9, 0.03, 230],
        [0.3, 0.08, 245],
      ),
      light(
        [0.25, 0.1, 270],
        [0.6, 0.11, 255],
        [0.95, 0.05, 210],
        [0.78, 0.05, 255],
        [0.22, 0.08, 265],
      ),
      light(
        [0.5, 0.1, 300],
        [0.9, 0.07, 20],
        [0.97, 0.05, 60],
        [0.88, 0.04, 330],
        [0.32, 0.08, 290],
      ),
    ],
    cast: [
      [beasts.owl, 235, 45, 0.08],
      [travels.snowflake, 220, 235, 0.1, 30],
      [nature.penguin, 235, 25],
      [travels.globe, 225, 25, 0.16, 70],
      [beasts.reindeer, 50, 70, 0.09],
    ],
    air: [effects.snow],
    front: [effects.crystals, effects.rocks],
  },
  midnight: {
    backdrop: backdrops.gothicNight,
    lights: [
      light(
        [0.16, 0.07, 290],
        [0.4, 0.12, 305],
        [0.93, 0.09, 95],
        [0.34, 0.09, 295],
        [0.11, 0.05, 290],
      ),
      light(
        [0.15, 0.05, 245],
        [0.42, 0.08, 190],
        [0.92, 0.1, 150],
        [0.32, 0.06, 220],
        [0.1, 0.03, 240],
      ),
      light(
        [0.18, 0.08, 15],
        [0.46, 0.16, 25],
        [0.9, 0.12, 60],
        [0.32, 0.1, 10],
        [0.11, 0.05, 350],
      ),
    ],
    cast: [
      [beasts.cat, 150, 300],
      [nature.pumpkin, 50, 145, 0.18],
      [beasts.bat, 320, 300, 0.09],
      [nature.rose, 18, 145, 0.19],
      [nature.raven, 290, 60],
      [beasts.owl, 300, 45, 0.07],
    ],
    air: [effects.stars, effects.dust],
    front: [effects.rocks, effects.leaves],
  },
  corsair: {
    backdrop: backdrops.highSeas,
    lights: [
      light(
        [0.6, 0.12, 235],
        [0.92, 0.06, 200],
        [0.97, 0.07, 95],
        [0.72, 0.1, 205],
        [0.26, 0.09, 235],
      ),
      light(
        [0.36, 0.14, 350],
        [0.84, 0.15, 60],
        [0.95, 0.12, 85],
        [0.6, 0.13, 25],
        [0.2, 0.08, 320],
      ),
      light(
        [0.19, 0.06, 255],
        [0.46, 0.09, 225],
        [0.94, 0.06, 95],
        [0.38, 0.08, 225],
        [0.13, 0.05, 245],
      ),
    ],
    cast: [
      [travels.ship, 35, 225],
      [relics.chest, 45, 25],
      [relics.compass, 245, 25],
      [nature.macaw, 25, 235],
      [nature.octopus, 320, 45, 0.16, 70],
      [things.anchor, 235, 25],
    ],
    air: [effects.dust, effects.sparkles],
    front: [effects.coins, effects.rocks],
  },
  arcana: {
    backdrop: backdrops.arcaneHall,
    lights: [
      light(
        [0.2, 0.1, 295],
        [0.44, 0.16, 310],
        [0.88, 0.13, 320],
        [0.36, 0.12, 300],
        [0.14, 0.07, 290],
      ),
      light(
        [0.19, 0.07, 220],
        [0.42, 0.11, 195],
        [0.9, 0.13, 170],
        [0.34, 0.09, 210],
        [0.13, 0.05, 230],
      ),
      light(
        [0.2, 0.08, 265],
        [0.44, 0.13, 275],
        [0.92, 0.11, 85],
        [0.36, 0.11, 270],
        [0.14, 0.06, 265],
      ),
    ],
    cast: [
      [things.potion, 320, 170, 0.18, 70],
      [things.book, 300, 195, 0.16, 70],
      [things.orb, 275, 330, 0.16, 70],
      [nature.mushroom, 20, 330, 0.18],
      [beasts.owl, 275, 45],
      [relics.gems, 300, 170, 0.16, 70],
    ],
    air: [effects.sparkles, effects.stars],
    front: [effects.crystals, effects.flowers],
  },
  savanna: {
    backdrop: backdrops.savannaLand,
    lights: [
      light(
        [0.62, 0.13, 50],
        [0.9, 0.13, 80],
        [0.97, 0.11, 95],
        [0.74, 0.13, 65],
        [0.22, 0.07, 40],
      ),
      light([0.4, 0.13, 5], [0.78, 0.17, 45], [0.92, 0.14, 70], [0.56, 0.15, 30], [0.18, 0.06, 20]),
      light(
        [0.58, 0.1, 220],
        [0.93, 0.08, 100],
        [0.98, 0.07, 100],
        [0.8, 0.1, 105],
        [0.3, 0.08, 130],
      ),
    ],
    cast: [
      [beasts.lion, 72, 42],
      [beasts.elephant, 255, 25, 0.05],
      [nature.baobab, 140, 110],
      [beasts.lynx, 62, 40],
      [things.drum, 25, 145, 0.16, 70],
    ],
    air: [effects.dust, effects.sparkles],
    front: [effects.leaves, effects.rocks],
  },
  neon: {
    backdrop: backdrops.neonCity,
    lights: [
      light(
        [0.15, 0.09, 290],
        [0.45, 0.22, 335],
        [0.82, 0.18, 330],
        [0.34, 0.16, 310],
        [0.12, 0.07, 285],
      ),
      light(
        [0.13, 0.06, 255],
        [0.38, 0.13, 215],
        [0.88, 0.14, 195],
        [0.3, 0.11, 240],
        [0.11, 0.05, 260],
      ),
      light(
        [0.16, 0.09, 310],
        [0.55, 0.2, 25],
        [0.9, 0.16, 70],
        [0.36, 0.16, 340],
        [0.12, 0.07, 300],
      ),
    ],
    cast: [
      [travels.robot, 290, 195, 0.16, 70],
      [travels.cassette, 330, 195, 0.16, 70],
      [travels.prism, 195, 330, 0.16, 70],
      [beasts.cat, 330, 195],
      [travels.rocket, 330, 195, 0.16, 70],
    ],
    air: [effects.stars, effects.sparkles],
    front: [effects.crystals],
  },
};
