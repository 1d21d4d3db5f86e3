import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import * as things from '../heroes/things.ts';
import * as travels from '../heroes/travels.ts';
import { light, type World } from './world.ts';

export const corsair: World = {
  backdrop: backdrops.highSeas,
  lights: [
    light(
      [0.6, 0.12, 235],
      [0.92, 0.06, 200],
      [0.97, 0.07, 95],
      [0.72, 0.1, 205],
      [0.26, 0.09, 235],
    ),
    light([0.36, 0.14, 350], [0.84, 0.15, 60], [0.95, 0.12, 85], [0.6, 0.13, 25], [0.2, 0.08, 320]),
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
};
