import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as nature from '../heroes/nature.ts';
import * as travels from '../heroes/travels.ts';
import { light, type World } from './world.ts';

export const frost: World = {
  backdrop: backdrops.frostLand,
  lights: [
    light(
      [0.62, 0.11, 245],
      [0.93, 0.04, 220],
      [0.98, 0.03, 200],
      [0.9, 0.03, 230],
      [0.3, 0.08, 245],
    ),
    light(
      [0.25, 0.1, 270],
      [0.6, 0.11, 255],
      [0.95, 0.05, 210],
      [0.78, 0.05, 255],
      [0.22, 0.08, 265],
    ),
    light([0.5, 0.1, 300], [0.9, 0.07, 20], [0.97, 0.05, 60], [0.88, 0.04, 330], [0.32, 0.08, 290]),
  ],
  cast: [
    [beasts.owl, 235, 45, 0.08],
    [travels.snowflake, 220, 235, 0.1, 30],
    [nature.penguin, 235, 25],
    [travels.globe, 225, 25, 0.16, 70],
    [beasts.reindeer, 50, 70, 0.09],
  ],
  air: [effects.snow],
  front: [effects.crystals, effects.rocks],
};
