import * as figures from '../../heroes/figures.ts';
import * as nature from '../../heroes/nature.ts';
import type { WorldFlagships } from './flagship.ts';

export const ocean: WorldFlagships = {
  world: 'ocean',
  flagships: [
    // It keeps the brightest branch for itself.
    {
      code: 'ways-ocean-009',
      hero: [figures.crab, 0, 0],
      props: ['shades', 'bubbles'],
      size: 1.02,
      lean: 6,
      sky: ['#0f8ac0', '#2fb8d8', '#bff5e8'],
      light: '#f4fffb',
      behind: [
        { is: 'disc', x: 0.5, y: 0.36, size: 0.36, ink: '#7fe0e0' },
        { is: 'coral', x: 0.12, y: 0.42, size: 0.26, ink: '#ff6f91' },
        { is: 'coral', x: 0.9, y: 0.44, size: 0.24, ink: '#ffa23d' },
        { is: 'hills', y: 0.62, size: 0.1, ink: '#f7d98a' },
      ],
      company: [{ cast: [nature.shell, 300, 60, 0.16], x: 112, y: 56, size: 0.4, turn: 14 }],
      print: ['#fffdf0', '#a8f0f0', '#063f6a', '#e0304f'],
      metal: 'sea',
      letters: { 'dela-gothic-one': 'titan', phudu: 'paytone', 'noto-serif-display': 'serif' },
      bend: 'arch',
    },
  ],
};
