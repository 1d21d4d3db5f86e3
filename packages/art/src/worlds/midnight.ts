import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import { light, type World } from './world.ts';

export const midnight: World = {
  backdrop: backdrops.gothicNight,
  lights: [
    light(
      [0.16, 0.07, 290],
      [0.4, 0.12, 305],
      [0.93, 0.09, 95],
      [0.34, 0.09, 295],
      [0.11, 0.05, 290],
    ),
    light(
      [0.15, 0.05, 245],
      [0.42, 0.08, 190],
      [0.92, 0.1, 150],
      [0.32, 0.06, 220],
      [0.1, 0.03, 240],
    ),
    light([0.18, 0.08, 15], [0.46, 0.16, 25], [0.9, 0.12, 60], [0.32, 0.1, 10], [0.11, 0.05, 350]),
  ],
  cast: [
    [beasts.cat, 150, 300],
    [nature.pumpkin, 50, 145, 0.18],
    [beasts.bat, 320, 300, 0.09],
    [nature.rose, 18, 145, 0.19],
    [nature.raven, 290, 60],
    [beasts.owl, 300, 45, 0.07],
  ],
  air: [effects.stars, effects.dust],
  front: [effects.rocks, effects.leaves],
};
