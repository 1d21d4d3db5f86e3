import * as figures from '../../heroes/figures.ts';
import * as treats from '../../heroes/treats.ts';
import type { WorldFlagships } from './flagship.ts';

export const orchard: WorldFlagships = {
  world: 'orchard',
  flagships: [
    // Top of the cart, and knows it.
    {
      code: 'expand-orchard-020',
      hero: [figures.cashew, 0, 0],
      props: ['shades'],
      size: 1.0,
      lean: 9,
      sky: ['#1fa85c', '#4ac97a', '#fff0a8'],
      light: '#fffbe0',
      behind: [
        { is: 'stripes', y: 0, size: 0.26, ink: '#38bd6c' },
        { is: 'target', x: 0.5, y: 0.34, size: 0.34, ink: '#fff0a8', second: '#ffc93d' },
      ],
      company: [
        { cast: [figures.pineapple, 0, 0], x: -104, y: 0, size: 0.74, turn: -14 },
        { cast: [figures.watermelon, 0, 0], x: 112, y: 22, size: 0.56, turn: 18 },
      ],
      before: [{ is: 'crate', x: 0.5, y: 0.66, size: 0.36, ink: '#c9803a', second: '#8a4f1f' }],
      print: ['#fffdf0', '#ffe14a', '#0a4a2c', '#d8284f'],
      metal: 'jade',
      letters: {
        'dela-gothic-one': 'shrikhand',
        phudu: 'paytone',
        'noto-serif-display': 'serifItalic',
      },
      bend: 'arc',
    },
    // A crown of rind.
    {
      code: 'ways-orchard-021',
      hero: [figures.watermelon, 0, 0],
      props: ['shades', 'hearts'],
      size: 1.1,
      lean: -8,
      sky: ['#ff4f79', '#ff7a9c', '#ffd0dc'],
      light: '#fff6f8',
      behind: [
        { is: 'disc', x: 0.5, y: 0.34, size: 0.38, ink: '#8fe6c0' },
        { is: 'dots', y: 0.02, size: 0.32, ink: '#e0305f' },
      ],
      company: [{ cast: [treats.lemon, 98, 145, 0.18], x: 112, y: -62, size: 0.42, turn: 12 }],
      print: ['#fffdf0', '#bff5d8', '#7a0a34', '#0f7a4a'],
      metal: 'rose',
      letters: { 'dela-gothic-one': 'lilita', phudu: 'paytone', 'noto-serif-display': 'serif' },
      bend: 'wave',
    },
  ],
};
