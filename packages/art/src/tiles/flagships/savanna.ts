import * as creatures from '../../heroes/creatures.ts';
import type { WorldFlagships } from './flagship.ts';

export const savanna: WorldFlagships = {
  world: 'savanna',
  flagships: [
    // Nobody sees the horizon sooner.
    {
      code: 'lines-savanna-020',
      hero: [creatures.giraffe, 72, 42, 0.15],
      props: ['crown'],
      size: 1.14,
      sky: ['#c9302a', '#f2662a', '#ffc93d'],
      light: '#ffeaa0',
      behind: [
        { is: 'disc', x: 0.5, y: 0.38, size: 0.44, ink: '#ffb52e' },
        { is: 'acacia', x: 0.12, y: 0.4, size: 0.24, ink: '#7a1f1c', second: '#5a1412' },
        { is: 'acacia', x: 0.92, y: 0.46, size: 0.18, ink: '#7a1f1c', second: '#5a1412' },
        { is: 'hills', y: 0.62, size: 0.1, ink: '#8a2320' },
      ],
      print: ['#fff3c4', '#ffc93d', '#5a100c', '#3a0a08'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'slab', phudu: 'potta', 'noto-serif-display': 'serif' },
      bend: 'arch',
    },
    // The sun behind it is a piece of noon.
    {
      code: 'cascade-savanna-004',
      hero: [creatures.zebra, 350, 60],
      props: ['flowers'],
      size: 1.12,
      sky: ['#2aa39a', '#5cc7b0', '#ffe9a6'],
      light: '#fff6c4',
      behind: [
        { is: 'halo', x: 0.5, y: 0.32, size: 0.4, ink: '#ffd23d', second: '#fff3c4' },
        { is: 'disc', x: 0.5, y: 0.32, size: 0.28, ink: '#ffb52e' },
        { is: 'acacia', x: 0.1, y: 0.46, size: 0.2, ink: '#17695a', second: '#0f4a40' },
        { is: 'hills', y: 0.62, size: 0.12, ink: '#1f8a6a' },
      ],
      print: ['#fff8e6', '#ffd23d', '#0a3f3a', '#c9502a'],
      metal: 'gold',
      letters: {
        'dela-gothic-one': 'londrina',
        phudu: 'phudu',
        'noto-serif-display': 'serifNarrow',
      },
      bend: 'arc',
    },
  ],
};
