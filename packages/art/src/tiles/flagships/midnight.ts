import * as beasts from '../../heroes/beasts.ts';
import * as creatures from '../../heroes/creatures.ts';
import * as nature from '../../heroes/nature.ts';
import * as things from '../../heroes/things.ts';
import type { WorldFlagships } from './flagship.ts';

export const midnight: WorldFlagships = {
  world: 'midnight',
  flagships: [
    // Members only. The light is always on.
    {
      code: 'hold-midnight-020',
      hero: [creatures.butterfly, 312, 345, 0.15],
      props: [],
      size: 1.06,
      sky: ['#1c0a34', '#4a1a6b', '#b8407a'],
      light: '#ffe0a8',
      behind: [
        { is: 'moon', x: 0.5, y: 0.34, size: 0.36, ink: '#ffe07a', second: '#f2b23d' },
        { is: 'skyline', y: 0.64, size: 0.24, ink: '#24103f', second: '#ffc93d' },
        { is: 'moth', x: 0.14, y: 0.16, size: 0.09, turn: -18, ink: '#f4d0ff', second: '#7a3fa8' },
        { is: 'moth', x: 0.88, y: 0.12, size: 0.075, turn: 20, ink: '#f4d0ff', second: '#7a3fa8' },
      ],
      print: ['#ffe07a', '#f29a3d', '#1c0634', '#c9205c'],
      metal: 'violet',
      letters: { 'dela-gothic-one': 'londrina', phudu: 'potta', 'noto-serif-display': 'gothic' },
      bend: 'arch',
    },
    // It grinned first; the spiders came for the light.
    {
      code: 'climb-midnight-008',
      hero: [nature.pumpkin, 50, 145, 0.19],
      props: ['witch'],
      size: 1.08,
      lean: -7,
      sky: ['#12062c', '#3a1468', '#7ab03d'],
      light: '#ffcf7a',
      behind: [
        { is: 'crescent', x: 0.78, y: 0.2, size: 0.16, ink: '#fff0b0' },
        { is: 'web', x: 0.16, y: 0.16, size: 0.24, ink: '#b08ae0' },
        { is: 'pines', y: 0.62, size: 0.34, ink: '#1a0a38' },
      ],
      company: [
        { cast: [beasts.bat, 300, 60, 0.08], x: 122, y: -86, size: 0.34, turn: 12 },
        { cast: [things.potion, 140, 300, 0.2], x: 112, y: 36, size: 0.44, turn: 12 },
      ],
      print: ['#d8ff5c', '#7fd03a', '#16063a', '#ff7a1f'],
      metal: 'jade',
      letters: { 'dela-gothic-one': 'potta', phudu: 'potta', 'noto-serif-display': 'gothic' },
      bend: 'wave',
    },
  ],
};
