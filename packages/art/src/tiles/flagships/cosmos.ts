import * as travels from '../../heroes/travels.ts';
import type { WorldFlagships } from './flagship.ts';

export const cosmos: WorldFlagships = {
  world: 'cosmos',
  flagships: [
    // The crater pulls; the visor fills with it.
    {
      code: 'expand-cosmos-012',
      hero: [travels.helmet, 235, 35],
      props: ['bolts'],
      size: 1.06,
      lean: -8,
      sky: ['#0a0a34', '#2a1f7a', '#e0508a'],
      light: '#d8e6ff',
      behind: [
        { is: 'crater', x: 0.72, y: 0.26, size: 0.28, ink: '#ff8a5c', second: '#d1503f' },
        { is: 'glints', x: 0.4, y: 0.24, size: 0.5, ink: '#ffffff' },
        { is: 'magnet', x: 0.14, y: 0.4, size: 0.16, turn: 24, ink: '#ff3d5c', second: '#f4f4ff' },
      ],
      print: ['#ffffff', '#9fc4ff', '#0c0840', '#ff3d7a'],
      metal: 'ice',
      letters: { 'dela-gothic-one': 'bungee', phudu: 'stencil', 'noto-serif-display': 'wide' },
      bend: 'bulge',
    },
    // Late, far, and in a hurry.
    {
      code: 'expand-cosmos-020',
      hero: [travels.rocket, 25, 235, 0.17],
      props: ['stars'],
      size: 1.12,
      lean: 6,
      sky: ['#04123a', '#0f3f8a', '#3fb0d8'],
      light: '#e6ffff',
      behind: [
        { is: 'planet', x: 0.22, y: 0.24, size: 0.2, ink: '#ffb52e', second: '#e0602f' },
        { is: 'comet', x: 0.72, y: 0.2, size: 0.22, turn: 160, ink: '#ffffff', second: '#8fe9ff' },
        { is: 'halo', x: 0.5, y: 0.4, size: 0.44, ink: '#2a7ac9', second: '#8fd0ff' },
      ],
      print: ['#ffe14a', '#ff8a2b', '#041038', '#e0284f'],
      metal: 'sea',
      letters: { 'dela-gothic-one': 'bungee', phudu: 'phudu', 'noto-serif-display': 'serif' },
      bend: 'arc',
    },
  ],
};
