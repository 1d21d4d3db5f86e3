import * as backdrops from '../backdrops.ts';
import * as effects from '../effects.ts';
import * as beasts from '../heroes/beasts.ts';
import * as relics from '../heroes/relics.ts';
import * as things from '../heroes/things.ts';
import * as travels from '../heroes/travels.ts';
import { light, type World } from './world.ts';

export const mine: World = {
  backdrop: backdrops.cave,
  lights: [
    light(
      [0.16, 0.05, 265],
      [0.36, 0.1, 235],
      [0.85, 0.13, 200],
      [0.34, 0.09, 240],
      [0.12, 0.04, 260],
    ),
    light([0.16, 0.05, 40], [0.44, 0.12, 60], [0.9, 0.15, 80], [0.38, 0.09, 50], [0.13, 0.04, 40]),
    light(
      [0.15, 0.06, 310],
      [0.38, 0.13, 320],
      [0.84, 0.15, 330],
      [0.34, 0.11, 315],
      [0.12, 0.05, 305],
    ),
  ],
  cast: [
    [relics.gems, 200, 320, 0.16, 70],
    [travels.minecart, 320, 160, 0.16, 70],
    [things.lamp, 45, 35],
    [relics.chest, 45, 200],
    [beasts.bat, 45, 300],
  ],
  air: [effects.dust, effects.sparkles],
  front: [effects.crystals, effects.coins],
};
