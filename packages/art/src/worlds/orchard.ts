import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as treats from '../heroes/treats.ts';
import { light, type World } from './world.ts';

export const orchard: World = {
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
};
