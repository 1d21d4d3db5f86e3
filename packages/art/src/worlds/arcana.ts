import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import * as things from '../heroes/things.ts';
import { light, type World } from './world.ts';

export const arcana: World = {
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
};
