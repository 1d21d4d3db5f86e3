import * as figures from '../../heroes/figures.ts';
import * as travels from '../../heroes/travels.ts';
import type { WorldFlagships } from './flagship.ts';

export const neon: WorldFlagships = {
  world: 'neon',
  flagships: [
    // It has read its own label, and wants more volts.
    {
      code: 'cascade-neon-021',
      hero: [travels.robot, 195, 330, 0.17],
      props: ['bolts'],
      size: 1.02,
      lean: -5,
      sky: ['#0b0a2c', '#2a0f5c', '#7a1f8a'],
      light: '#7affe9',
      behind: [
        { is: 'skyline', y: 0.66, size: 0.42, ink: '#1a0f4a', second: '#ff4fb0' },
        { is: 'sign', x: 0.5, y: 0.32, size: 0.4, ink: '#30e3d6', second: '#ff4fb0' },
      ],
      print: ['#7affe9', '#30c3ff', '#0a0626', '#ff2f92'],
      metal: 'neon',
      letters: { 'dela-gothic-one': 'bungee', phudu: 'stencil', 'noto-serif-display': 'wide' },
      bend: 'rise',
    },
    // He owns the alley, the wall and the evening.
    {
      code: 'ways-neon-014',
      hero: [figures.alleyCat, 0, 0],
      props: ['tophat', 'monocle'],
      size: 1.3,
      sky: ['#ff2f7a', '#ff5c8a', '#ffb35c'],
      light: '#ffe6b0',
      behind: [
        { is: 'disc', x: 0.54, y: 0.34, size: 0.34, ink: '#ffe14a' },
        { is: 'skyline', y: 0.6, size: 0.34, ink: '#7a0f5c', second: '#ffc93d' },
        { is: 'bulbs', y: 0.08, size: 0.2, ink: '#fff3b0', second: '#5a0a44' },
      ],
      before: [{ is: 'bricks', y: 0.74, size: 0.2, ink: '#5a0a44', second: '#8a1a5c' }],
      print: ['#ffe14a', '#ff9a2b', '#2c0524', '#30c3d6'],
      metal: 'neon',
      letters: { 'dela-gothic-one': 'bungee', phudu: 'bungee', 'noto-serif-display': 'gothic' },
      bend: 'wedge',
    },
  ],
};
