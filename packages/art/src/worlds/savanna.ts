import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as things from '../heroes/things.ts';
import { light, type World } from './world.ts';

export const savanna: World = {
  backdrop: backdrops.savannaLand,
  lights: [
    light([0.62, 0.13, 50], [0.9, 0.13, 80], [0.97, 0.11, 95], [0.74, 0.13, 65], [0.22, 0.07, 40]),
    light([0.4, 0.13, 5], [0.78, 0.17, 45], [0.92, 0.14, 70], [0.56, 0.15, 30], [0.18, 0.06, 20]),
    light(
      [0.58, 0.1, 220],
      [0.93, 0.08, 100],
      [0.98, 0.07, 100],
      [0.8, 0.1, 105],
      [0.3, 0.08, 130],
    ),
  ],
  cast: [
    [beasts.lion, 72, 42],
    [beasts.elephant, 255, 25, 0.05],
    [nature.baobab, 140, 110],
    [beasts.lynx, 62, 40],
    [things.drum, 25, 145, 0.16, 70],
  ],
  air: [effects.dust, effects.sparkles],
  front: [effects.leaves, effects.rocks],
};
