import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as relics from '../heroes/relics.ts';
import { light, type World } from './world.ts';

export const dragon: World = {
  backdrop: backdrops.volcano,
  lights: [
    light([0.2, 0.08, 20], [0.52, 0.19, 40], [0.88, 0.17, 75], [0.34, 0.11, 25], [0.12, 0.05, 20]),
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
};
