import * as beasts from '../../heroes/beasts.ts';
import * as figures from '../../heroes/figures.ts';
import * as relics from '../../heroes/relics.ts';
import type { WorldFlagships } from './flagship.ts';

export const desert: WorldFlagships = {
  world: 'desert',
  flagships: [
    // The house always has a snake in it.
    {
      code: 'shift-desert-013',
      hero: [relics.cobra, 150, 45, 0.17],
      props: ['crown', 'rubies'],
      size: 1.12,
      sky: ['#7a1f4a', '#c9405c', '#ffb35c'],
      light: '#ffe6a8',
      behind: [
        { is: 'columns', y: 0.16, size: 0.26, ink: '#e8a04a', second: '#b86a2c' },
        { is: 'eye', x: 0.5, y: 0.28, size: 0.36, ink: '#1f9a8f', second: '#ffe07a' },
      ],
      print: ['#ffe07a', '#f2a53d', '#4a0f2c', '#0f5a4a'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'dela', phudu: 'potta', 'noto-serif-display': 'roman' },
      bend: 'wedge',
    },
    // Small fox, long ears, all of the library.
    {
      code: 'ways-desert-021',
      hero: [beasts.fox, 58, 25, 0.13],
      planes: figures.meshFox,
      props: ['turban'],
      mood: 'warm',
      size: 1.06,
      lean: 7,
      sky: ['#1f5a9c', '#5c9fd0', '#ffe0a0'],
      light: '#fff3cc',
      behind: [
        { is: 'disc', x: 0.24, y: 0.2, size: 0.13, ink: '#fff0a8' },
        { is: 'scroll', x: 0.5, y: 0.32, size: 0.36, turn: -5, ink: '#f7e2b0', second: '#c98a44' },
        { is: 'dunes', y: 0.62, size: 0.24, ink: '#e8a04a', second: '#c9762c' },
      ],
      print: ['#fff8e6', '#ffd98a', '#5a2408', '#123f7a'],
      metal: 'sand',
      letters: { 'dela-gothic-one': 'paytone', phudu: 'potta', 'noto-serif-display': 'roman' },
      bend: 'arch',
    },
    // The gate was a mountain before she was asked.
    {
      code: 'hold-desert-002',
      hero: [relics.pharaoh, 60, 245, 0.12],
      props: ['ring'],
      size: 1.0,
      sky: ['#e8702a', '#ffa23d', '#ffe0a0'],
      light: '#fff3c4',
      behind: [
        { is: 'gate', x: 0.5, y: 0.34, size: 0.4, ink: '#c9572a', second: '#963a1c' },
        { is: 'dunes', y: 0.6, size: 0.16, ink: '#b8481f', second: '#8a3418' },
      ],
      company: [
        { cast: [figures.sword, 0, 0], x: -128, y: 12, size: 0.62, turn: -24 },
        { cast: [figures.sword, 0, 0], x: 128, y: 12, size: 0.62, turn: 24 },
      ],
      print: ['#fff8e6', '#ffd23d', '#4a1408', '#0f6a8c'],
      metal: 'sand',
      letters: { 'dela-gothic-one': 'slab', phudu: 'phudu', 'noto-serif-display': 'roman' },
      bend: 'flat',
    },
  ],
};
