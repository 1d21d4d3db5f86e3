import * as sweets from '../../heroes/sweets.ts';
import * as treats from '../../heroes/treats.ts';
import type { WorldFlagships } from './flagship.ts';

export const candy: WorldFlagships = {
  world: 'candy',
  flagships: [
    // Who is made of dough and ginger cannot stand still.
    {
      code: 'cascade-candy-014',
      hero: [sweets.gingerbread, 50, 350, 0.12],
      props: ['party'],
      size: 1.14,
      lean: 8,
      sky: ['#5cd6d0', '#8fe6dc', '#ffe0ea'],
      light: '#ffffff',
      behind: [
        { is: 'stripes', y: 0, size: 0.24, ink: '#7ae0d8' },
        { is: 'disc', x: 0.5, y: 0.38, size: 0.38, ink: '#ff8db4' },
        { is: 'bunting', y: 0.05, size: 0.2, ink: '#ff4f79', second: '#ffd23d' },
      ],
      company: [
        { cast: [treats.lollipop, 340, 190, 0.18], x: -116, y: -20, size: 0.6, turn: -18 },
        { cast: [treats.cherries, 10, 145, 0.2], x: 118, y: -6, size: 0.5, turn: 14 },
      ],
      print: ['#fffdf6', '#ffb8d0', '#9c0f4a', '#0f7a80'],
      metal: 'rose',
      letters: {
        'dela-gothic-one': 'sigmar',
        phudu: 'sigmar',
        'noto-serif-display': 'serifItalic',
      },
      bend: 'bulge',
    },
  ],
};
