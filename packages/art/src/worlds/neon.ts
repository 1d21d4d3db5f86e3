import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as travels from '../heroes/travels.ts';
import { light, type World } from './world.ts';

export const neon: World = {
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
};
