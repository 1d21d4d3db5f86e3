import * as figures from '../../heroes/figures.ts';
import * as nature from '../../heroes/nature.ts';
import * as travels from '../../heroes/travels.ts';
import type { WorldFlagships } from './flagship.ts';

export const corsair: WorldFlagships = {
  world: 'corsair',
  flagships: [
    // For once it is the Kraken that was robbed; it kept the hat.
    {
      code: 'lines-corsair-020',
      hero: [nature.octopus, 320, 45, 0.19],
      props: ['pirate', 'coins'],
      size: 1.14,
      sky: ['#06304a', '#0f6a8c', '#5cd6c9'],
      light: '#d8fff4',
      behind: [
        { is: 'moon', x: 0.76, y: 0.18, size: 0.14, ink: '#fff3c4', second: '#ffe08a' },
        { is: 'waves', y: 0.48, size: 0.16, ink: '#0c5a80', second: '#9ff0e6' },
      ],
      company: [{ cast: [travels.ship, 35, 225], x: -118, y: -22, size: 0.52, turn: -14 }],
      before: [{ is: 'waves', y: 0.84, size: 0.2, ink: '#053a5c', second: '#7fe0e0' }],
      print: ['#ffe14a', '#ff9a2b', '#04203a', '#8a0f4a'],
      metal: 'sea',
      letters: { 'dela-gothic-one': 'slab', phudu: 'bungee', 'noto-serif-display': 'gothic' },
      bend: 'wave',
    },
    // Not on any list, and eating the bananas.
    {
      code: 'ways-corsair-006',
      hero: [figures.monkey, 0, 0],
      props: ['patch', 'captain'],
      size: 1.16,
      lean: -4,
      sky: ['#f2a53d', '#ffc45c', '#fff0c0'],
      light: '#fff6dc',
      behind: [
        { is: 'disc', x: 0.5, y: 0.32, size: 0.3, ink: '#ff6f3d' },
        { is: 'waves', y: 0.54, size: 0.14, ink: '#1f8a9c', second: '#d8fbf4' },
        { is: 'palm', x: 0.88, y: 0.32, size: 0.24, ink: '#2a8a4a', second: '#8a4a22' },
      ],
      before: [{ is: 'barrel', x: 0.5, y: 0.84, size: 0.34, ink: '#9c5a26', second: '#5a3014' }],
      print: ['#fffdf0', '#ffd23d', '#5a1a0c', '#0f5a74'],
      metal: 'sand',
      letters: { 'dela-gothic-one': 'lilita', phudu: 'bungee', 'noto-serif-display': 'gothic' },
      bend: 'arc',
    },
    // Admiral of one rock.
    {
      code: 'cascade-corsair-010',
      hero: [nature.macaw, 235, 235, 0.03],
      props: ['captain'],
      size: 1.14,
      lean: -3,
      sky: ['#2a6fd8', '#5ca8f0', '#d8f4ff'],
      light: '#ffffff',
      behind: [
        { is: 'disc', x: 0.2, y: 0.2, size: 0.12, ink: '#ffd23d' },
        { is: 'cloud', x: 0.84, y: 0.24, size: 0.2, ink: '#ffffff', second: '#c4e0f8' },
        { is: 'peaks', y: 0.6, size: 0.2, ink: '#44608c', second: '#ffffff' },
        { is: 'waves', y: 0.58, size: 0.14, ink: '#1450a8', second: '#ffffff' },
      ],
      print: ['#ffffff', '#bfe4ff', '#0c2a6a', '#e0402f'],
      metal: 'steel',
      letters: { 'dela-gothic-one': 'slab', phudu: 'phudu', 'noto-serif-display': 'gothic' },
      bend: 'rise',
    },
  ],
};
