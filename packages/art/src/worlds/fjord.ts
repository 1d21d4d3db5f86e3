import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import { light, type World } from './world.ts';

export const fjord: World = {
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
};
