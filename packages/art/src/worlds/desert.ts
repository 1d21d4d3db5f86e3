import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as relics from '../heroes/relics.ts';
import { light, type World } from './world.ts';

export const desert: World = {
  backdrop: backdrops.desertLand,
  lights: [
    light([0.55, 0.1, 235], [0.9, 0.09, 80], [0.96, 0.09, 95], [0.82, 0.1, 75], [0.38, 0.09, 45]),
    light([0.34, 0.13, 330], [0.8, 0.15, 60], [0.93, 0.12, 85], [0.62, 0.13, 35], [0.24, 0.08, 15]),
    light(
      [0.18, 0.07, 275],
      [0.46, 0.11, 290],
      [0.92, 0.07, 90],
      [0.42, 0.08, 285],
      [0.16, 0.05, 280],
    ),
  ],
  cast: [
    [relics.scarab, 235, 160, 0.16, 70],
    [relics.pharaoh, 60, 245, 0.11],
    [relics.cobra, 155, 25],
    [beasts.cat, 85, 60],
    [relics.crown, 20, 235, 0.16, 70],
  ],
  air: [effects.dust, effects.sparkles],
  front: [effects.coins, effects.rocks],
};
