import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import * as things from '../heroes/things.ts';
import { light, type World } from './world.ts';

export const carnival: World = {
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
};
