import * as beasts from '../../heroes/beasts.ts';
import * as things from '../../heroes/things.ts';
import type { WorldFlagships } from './flagship.ts';

export const carnival: WorldFlagships = {
  world: 'carnival',
  flagships: [
    // First in the parade: spots, and every feather of the house.
    {
      code: 'chosen-carnival-011',
      hero: [beasts.jaguar, 68, 30, 0.17],
      props: ['plumes', 'coins'],
      mood: 'warm',
      size: 1.1,
      sky: ['#d8203f', '#f2384f', '#ffb52e'],
      light: '#ffeaa8',
      behind: [
        { is: 'dots', y: 0.06, size: 0.34, ink: '#ffc93d' },
        { is: 'bunting', y: 0.04, size: 0.18, ink: '#1f9a5f', second: '#ffd23d' },
      ],
      print: ['#ffe14a', '#ff9a2b', '#5a0420', '#1a0a34'],
      metal: 'fire',
      letters: {
        'dela-gothic-one': 'shrikhand',
        phudu: 'sigmar',
        'noto-serif-display': 'serifItalic',
      },
      bend: 'arch',
    },
    // A minute before the curtain: paper snow, and a face on the table.
    {
      code: 'hold-carnival-010',
      hero: [things.mask, 345, 190, 0.2],
      props: ['stars'],
      size: 1.08,
      lean: -7,
      sky: ['#120a3f', '#2f1f8a', '#a03fc0'],
      light: '#ffe0f0',
      behind: [
        { is: 'disc', x: 0.5, y: 0.34, size: 0.34, ink: '#ffd98a' },
        { is: 'curtain', y: 0.4, size: 0.3, ink: '#c9203f', second: '#8a0f2c' },
        { is: 'bulbs', y: 0.13, size: 0.18, ink: '#fff3b0', second: '#5a0a24' },
      ],
      print: ['#fffdf0', '#ffb8e0', '#1c0850', '#e0285c'],
      metal: 'rose',
      letters: {
        'dela-gothic-one': 'shrikhand',
        phudu: 'phudu',
        'noto-serif-display': 'serifItalic',
      },
      bend: 'bulge',
    },
  ],
};
