import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as relics from '../heroes/relics.ts';
import * as travels from '../heroes/travels.ts';
import { light, type World } from './world.ts';

export const cosmos: World = {
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
};
