import * as beasts from '../../heroes/beasts.ts';
import * as figures from '../../heroes/figures.ts';
import * as treats from '../../heroes/treats.ts';
import type { WorldFlagships } from './flagship.ts';

export const frost: WorldFlagships = {
  world: 'frost',
  flagships: [
    // It runs, and the bells run with it.
    {
      code: 'shift-frost-013',
      hero: [beasts.wolf, 240, 30, 0.06],
      planes: figures.meshWolf,
      props: ['flakes'],
      mood: 'warm',
      size: 1.1,
      lean: -7,
      sky: ['#1450a8', '#3f8fe0', '#d8f4ff'],
      light: '#ffffff',
      behind: [
        { is: 'disc', x: 0.5, y: 0.32, size: 0.32, ink: '#8fd0ff' },
        { is: 'peaks', y: 0.6, size: 0.34, ink: '#2a6fc9', second: '#ffffff' },
        { is: 'pines', y: 0.68, size: 0.22, ink: '#0f3f7a' },
      ],
      company: [
        { cast: [treats.bell, 45, 25], x: -108, y: 32, size: 0.52, turn: 14 },
        { cast: [treats.bell, 45, 25], x: 110, y: 40, size: 0.44, turn: -16 },
      ],
      print: ['#ffffff', '#bfe8ff', '#0a2c6a', '#e0402f'],
      metal: 'ice',
      letters: { 'dela-gothic-one': 'titan', phudu: 'dela', 'noto-serif-display': 'serif' },
      bend: 'arch',
    },
  ],
};
