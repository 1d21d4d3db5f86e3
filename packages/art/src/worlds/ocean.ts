import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as nature from '../heroes/nature.ts';
import * as relics from '../heroes/relics.ts';
import * as things from '../heroes/things.ts';
import { light, type World } from './world.ts';

export const ocean: World = {
  backdrop: backdrops.seaBed,
  lights: [
    light(
      [0.78, 0.11, 210],
      [0.45, 0.12, 235],
      [0.95, 0.06, 190],
      [0.5, 0.11, 225],
      [0.2, 0.07, 245],
    ),
    light([0.6, 0.11, 190], [0.3, 0.08, 215], [0.9, 0.1, 175], [0.4, 0.09, 200], [0.15, 0.05, 225]),
    light(
      [0.4, 0.13, 290],
      [0.2, 0.08, 270],
      [0.82, 0.12, 320],
      [0.32, 0.1, 285],
      [0.13, 0.05, 275],
    ),
  ],
  cast: [
    [nature.octopus, 15, 45, 0.16, 70],
    [nature.turtle, 150, 125],
    [nature.shell, 15, 330, 0.16, 70],
    [things.anchor, 235, 40],
    [relics.chest, 45, 25],
  ],
  air: [effects.bubbles],
  front: [effects.crystals, effects.rocks, effects.coins],
};
