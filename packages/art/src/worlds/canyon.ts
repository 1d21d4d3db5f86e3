import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as things from '../heroes/things.ts';
import * as travels from '../heroes/travels.ts';
import { light, type World } from './world.ts';

export const canyon: World = {
  backdrop: backdrops.canyonLand,
  lights: [
    light([0.62, 0.09, 225], [0.92, 0.08, 75], [0.96, 0.08, 90], [0.72, 0.12, 45], [0.32, 0.1, 35]),
    light([0.4, 0.14, 20], [0.84, 0.15, 65], [0.95, 0.12, 85], [0.55, 0.15, 35], [0.2, 0.07, 25]),
    light([0.2, 0.07, 270], [0.5, 0.1, 330], [0.93, 0.06, 85], [0.4, 0.09, 320], [0.16, 0.05, 290]),
  ],
  cast: [
    [travels.badge, 25, 40],
    [travels.horseshoe, 30, 145],
    [nature.cactus, 145, 350],
    [beasts.wolf, 60, 40, 0.1],
    [things.lamp, 40, 40],
  ],
  air: [effects.dust, effects.embers],
  front: [effects.rocks, effects.coins],
};
