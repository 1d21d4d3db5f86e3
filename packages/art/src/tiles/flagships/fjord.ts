import * as beasts from '../../heroes/beasts.ts';
import * as figures from '../../heroes/figures.ts';
import * as relics from '../../heroes/relics.ts';
import type { WorldFlagships } from './flagship.ts';

export const fjord: WorldFlagships = {
  world: 'fjord',
  flagships: [
    // The long winter made its coat.
    {
      code: 'expand-fjord-017',
      hero: [beasts.lynx, 235, 40, 0.06],
      planes: figures.meshLynx,
      props: ['viking', 'flakes'],
      mood: 'cross',
      size: 1.12,
      sky: ['#0f2a4a', '#2a6b8a', '#bfe9e0'],
      light: '#f0fff8',
      behind: [
        { is: 'halo', x: 0.5, y: 0.32, size: 0.38, ink: '#7fe0c9', second: '#d8fff0' },
        { is: 'peaks', y: 0.64, size: 0.36, ink: '#1f5074', second: '#ffffff' },
        { is: 'iceberg', x: 0.12, y: 0.54, size: 0.22, ink: '#d8f4ff', second: '#8fc4e0' },
      ],
      print: ['#ffffff', '#a8e0f0', '#0a1f3a', '#c9402f'],
      metal: 'ice',
      letters: { 'dela-gothic-one': 'slab', phudu: 'dela', 'noto-serif-display': 'gothic' },
      bend: 'bulge',
    },
    // It follows, or is followed.
    {
      code: 'lines-fjord-009',
      hero: [relics.longship, 35, 25],
      props: [],
      size: 1.08,
      lean: -8,
      sky: ['#12204a', '#2f5a9c', '#ffb88a'],
      light: '#ffe6cc',
      behind: [
        { is: 'disc', x: 0.3, y: 0.3, size: 0.2, ink: '#ffd98a' },
        { is: 'peaks', y: 0.52, size: 0.26, ink: '#24407a', second: '#ffe0d0' },
        { is: 'whale', x: 0.82, y: 0.3, size: 0.22, turn: 10, ink: '#12305c', second: '#7fb0d8' },
        { is: 'waves', y: 0.52, size: 0.16, ink: '#1f5aa8', second: '#d8f0ff' },
      ],
      before: [{ is: 'waves', y: 0.7, size: 0.22, ink: '#123f80', second: '#bfe4ff' }],
      print: ['#fff8e6', '#bfe4ff', '#0a1a44', '#c9402f'],
      metal: 'steel',
      letters: { 'dela-gothic-one': 'londrina', phudu: 'dela', 'noto-serif-display': 'gothic' },
      bend: 'wave',
    },
  ],
};
