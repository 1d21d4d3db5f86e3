import * as beasts from '../../heroes/beasts.ts';
import * as figures from '../../heroes/figures.ts';
import * as nature from '../../heroes/nature.ts';
import * as things from '../../heroes/things.ts';
import type { WorldFlagships } from './flagship.ts';

export const lantern: WorldFlagships = {
  world: 'lantern',
  flagships: [
    // It bows to the mist, and the mist bows back.
    {
      code: 'hold-lantern-021',
      hero: [beasts.panda, 85, 150],
      props: ['conical'],
      mood: 'warm',
      size: 1.14,
      lean: -6,
      sky: ['#c9202c', '#e8433a', '#ffb35c'],
      light: '#ffe6b0',
      behind: [
        { is: 'moon', x: 0.62, y: 0.28, size: 0.24, ink: '#ffe7a0', second: '#f7c86a' },
        { is: 'pagoda', x: 0.86, y: 0.4, size: 0.24, ink: '#7a0f1c', second: '#a81f24' },
        { is: 'curl', x: 0.12, y: 0.5, size: 0.24, ink: '#fff0d8', second: '#e8876a' },
        { is: 'curl', x: 0.92, y: 0.6, size: 0.24, ink: '#fff0d8', second: '#e8876a' },
      ],
      company: [{ cast: [things.lantern, 27, 85], x: -118, y: -54, size: 0.46, turn: -6 }],
      print: ['#fff3d0', '#ffd23d', '#6a0814', '#2c0308'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'dela', phudu: 'phudu', 'noto-serif-display': 'serif' },
      bend: 'arch',
    },
    // Lotus, and the fish beneath it.
    {
      code: 'chosen-lantern-021',
      hero: [nature.koi, 38, 60, 0.2],
      props: ['bubbles'],
      size: 1.1,
      lean: 18,
      sky: ['#0a4a6b', '#0f7a8c', '#7fd6c0'],
      light: '#e6fff4',
      behind: [
        { is: 'moon', x: 0.3, y: 0.26, size: 0.22, ink: '#fff3c4', second: '#ffe08a' },
        { is: 'ribbon', x: 0.5, y: 0.4, size: 0.34, turn: -8, ink: '#e8284f', second: '#8a0f34' },
        { is: 'waves', y: 0.6, size: 0.16, ink: '#0a5a74', second: '#bff5e8' },
      ],
      before: [{ is: 'waves', y: 0.8, size: 0.2, ink: '#063f5a', second: '#8fe9e0' }],
      print: ['#fff8e6', '#8fe9e0', '#04263c', '#c9203f'],
      metal: 'sea',
      letters: {
        'dela-gothic-one': 'potta',
        phudu: 'paytone',
        'noto-serif-display': 'serifItalic',
      },
      bend: 'wave',
    },
    // A general with a fan, at the edge of the lotus pond.
    {
      code: 'expand-lantern-009',
      hero: [figures.operaMask, 0, 0],
      props: [],
      size: 0.86,
      sky: ['#0f3f3a', '#1a6b5a', '#f2a6b8'],
      light: '#ffe0d0',
      behind: [{ is: 'disc', x: 0.5, y: 0.34, size: 0.4, ink: '#f7c23a' }],
      company: [
        { cast: [things.fan, 25, 85, 0.17], x: 0, y: -24, size: 1.18 },
        { cast: [figures.lotus, 0, 0], x: -128, y: 74, size: 0.5 },
        { cast: [figures.lotus, 0, 0], x: 128, y: 74, size: 0.5 },
      ],
      print: ['#ffe9f0', '#ff9db8', '#0a2c2a', '#a80f2c'],
      metal: 'rose',
      letters: { 'dela-gothic-one': 'dela', phudu: 'phudu', 'noto-serif-display': 'serifItalic' },
      bend: 'arc',
    },
  ],
};
