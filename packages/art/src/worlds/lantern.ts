import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as things from '../heroes/things.ts';
import { light, type World } from './world.ts';

export const lantern: World = {
  backdrop: backdrops.lanternLand,
  lights: [
    light([0.24, 0.11, 25], [0.68, 0.18, 40], [0.93, 0.13, 85], [0.5, 0.14, 30], [0.18, 0.07, 20]),
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
};
