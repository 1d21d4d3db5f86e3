import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as treats from '../heroes/treats.ts';
import { light, type World } from './world.ts';

export const candy: World = {
  backdrop: backdrops.candyLand,
  lights: [
    light(
      [0.8, 0.1, 215],
      [0.93, 0.07, 350],
      [0.9, 0.14, 350],
      [0.88, 0.09, 340],
      [0.58, 0.18, 345],
    ),
    light(
      [0.72, 0.13, 310],
      [0.93, 0.07, 60],
      [0.93, 0.11, 85],
      [0.86, 0.09, 175],
      [0.5, 0.14, 300],
    ),
    light(
      [0.68, 0.13, 260],
      [0.9, 0.07, 190],
      [0.92, 0.12, 105],
      [0.88, 0.08, 150],
      [0.5, 0.13, 185],
    ),
  ],
  cast: [
    [treats.lollipop, 350, 195, 0.16, 70],
    [treats.cupcake, 345, 195, 0.16, 70],
    [treats.donut, 350, 190, 0.16, 70],
    [treats.wrapped, 20, 300, 0.16, 70],
  ],
  air: [effects.sparkles, effects.confetti],
  front: [effects.flowers, effects.crystals],
};
