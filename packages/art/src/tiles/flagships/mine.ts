import * as figures from '../../heroes/figures.ts';
import * as things from '../../heroes/things.ts';
import * as travels from '../../heroes/travels.ts';
import type { WorldFlagships } from './flagship.ts';

export const mine: WorldFlagships = {
  world: 'mine',
  flagships: [
    // No brakes, and the best of the seam on board.
    {
      code: 'ways-mine-018',
      hero: [travels.minecart, 250, 160, 0.16],
      props: ['emeralds'],
      size: 1.0,
      lean: -14,
      sky: ['#2a160c', '#6b3414', '#ffb52e'],
      light: '#ffe6a8',
      behind: [
        { is: 'disc', x: 0.5, y: 0.34, size: 0.34, ink: '#ffc93d' },
        { is: 'icicles', y: 0.16, size: 0.24, ink: '#3a1d0e' },
        { is: 'rails', y: 0.44, size: 0.3, ink: '#8fa3b4', second: '#5a2f14' },
      ],
      print: ['#ffe14a', '#ff9a2b', '#241006', '#0f7a5c'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'bungee', phudu: 'bungee', 'noto-serif-display': 'serif' },
      bend: 'rise',
    },
    // The fuse is short. Its patience is shorter.
    {
      code: 'shift-mine-015',
      hero: [figures.rooster, 0, 0],
      props: ['bolts'],
      size: 0.98,
      sky: ['#0f3a4a', '#1a6b7a', '#f2b23d'],
      light: '#fff0b8',
      behind: [
        { is: 'target', x: 0.5, y: 0.34, size: 0.36, ink: '#ffd23d', second: '#ff7a2b' },
        { is: 'icicles', y: 0.12, size: 0.22, ink: '#0a2a38' },
      ],
      company: [
        { cast: [figures.firecrackers, 0, 0], x: -110, y: -24, size: 0.86, turn: -16 },
        { cast: [things.lamp, 45, 35], x: 118, y: 40, size: 0.44, turn: 10 },
      ],
      print: ['#fff8e6', '#ffb52e', '#0a2430', '#c9202c'],
      metal: 'fire',
      letters: { 'dela-gothic-one': 'paytone', phudu: 'bungee', 'noto-serif-display': 'serif' },
      bend: 'wedge',
    },
  ],
};
