import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import { light, type World } from './world.ts';

export const jungle: World = {
  backdrop: backdrops.jungleLand,
  lights: [
    light(
      [0.42, 0.1, 175],
      [0.86, 0.13, 115],
      [0.93, 0.13, 105],
      [0.68, 0.11, 155],
      [0.2, 0.06, 165],
    ),
    light([0.3, 0.09, 290], [0.75, 0.15, 45], [0.88, 0.13, 75], [0.5, 0.1, 350], [0.17, 0.05, 190]),
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
};
