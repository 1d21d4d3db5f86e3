import * as creatures from '../../heroes/creatures.ts';
import * as figures from '../../heroes/figures.ts';
import * as nature from '../../heroes/nature.ts';
import * as things from '../../heroes/things.ts';
import * as travels from '../../heroes/travels.ts';
import type { WorldFlagships } from './flagship.ts';

export const canyon: WorldFlagships = {
  world: 'canyon',
  flagships: [
    // It comes home at dusk, and somebody has lit a lantern.
    {
      code: 'shift-canyon-014',
      hero: [creatures.horse, 42, 20, 0.13],
      props: ['cowboy'],
      size: 1.02,
      lean: -4,
      sky: ['#1d2a63', '#2f4fa3', '#f28a3c'],
      light: '#ffd98a',
      behind: [
        { is: 'moon', x: 0.76, y: 0.2, size: 0.15, ink: '#ffe9b0', second: '#f2c878' },
        { is: 'mesas', y: 0.52, size: 0.3, ink: '#e0662f' },
        { is: 'mesas', y: 0.64, size: 0.16, ink: '#a8401f' },
      ],
      company: [{ cast: [things.lantern, 40, 85], x: -112, y: -8, size: 0.46, turn: 8 }],
      print: ['#ffd23d', '#ff8a2b', '#3a1408', '#16203f'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'slab', phudu: 'slab', 'noto-serif-display': 'gothic' },
      bend: 'arch',
    },
    // Words run along the wire; who listens, sits on it.
    {
      code: 'hold-canyon-008',
      hero: [nature.raven, 265, 60],
      props: ['cap'],
      size: 1.16,
      sky: ['#f2b23d', '#f7c95c', '#ffe6a0'],
      light: '#fff1c4',
      behind: [
        { is: 'disc', x: 0.34, y: 0.34, size: 0.3, ink: '#ff7a3d' },
        { is: 'mesas', y: 0.62, size: 0.22, ink: '#c9502a' },
        { is: 'wires', y: 0.16, size: 0.5, ink: '#5a2410', second: '#3a1408' },
      ],
      before: [{ is: 'hills', y: 0.86, size: 0.1, ink: '#7a2c14' }],
      print: ['#fff8e6', '#ffd98a', '#3a1408', '#c9302a'],
      metal: 'sand',
      letters: { 'dela-gothic-one': 'londrina', phudu: 'slab', 'noto-serif-display': 'serif' },
      bend: 'rise',
    },
    // Armour, a hat and an endless fence.
    {
      code: 'shift-canyon-020',
      hero: [figures.armadillo, 0, 0],
      props: ['cowboy'],
      size: 0.98,
      lean: -6,
      sky: ['#5cc7d8', '#9fe0dc', '#fff0c0'],
      light: '#fff6d8',
      behind: [
        { is: 'disc', x: 0.24, y: 0.2, size: 0.13, ink: '#ffd23d' },
        { is: 'mesas', y: 0.5, size: 0.24, ink: '#e88a5a' },
        { is: 'fence', y: 0.38, size: 0.24, ink: '#8a4a22', second: '#a85f2e' },
      ],
      before: [{ is: 'hills', y: 0.74, size: 0.12, ink: '#d9652f' }],
      print: ['#fff8e6', '#ffd23d', '#5a1f0c', '#1f6f7c'],
      metal: 'sand',
      letters: { 'dela-gothic-one': 'slab', phudu: 'slab', 'noto-serif-display': 'roman' },
      bend: 'wave',
    },
    // Noon. Nobody moves. The cactus least of all.
    {
      code: 'expand-canyon-019',
      hero: [nature.cactus, 145, 350],
      props: ['cowboy', 'shades'],
      size: 1.12,
      lean: 5,
      sky: ['#ffb52e', '#ffcb57', '#ffe9a6'],
      light: '#fffbe0',
      behind: [
        { is: 'target', x: 0.5, y: 0.34, size: 0.36, ink: '#ffde7a', second: '#ff8a3d' },
        { is: 'mesas', y: 0.6, size: 0.26, ink: '#d1502c' },
        { is: 'fence', y: 0.5, size: 0.26, ink: '#7a3a1a', second: '#96502a' },
      ],
      company: [{ cast: [travels.horseshoe, 30, 145], x: 104, y: -2, size: 0.42, turn: 16 }],
      print: ['#fff8e6', '#ffe07a', '#8a1f16', '#3a1408'],
      metal: 'fire',
      letters: { 'dela-gothic-one': 'slab', phudu: 'bungee', 'noto-serif-display': 'wide' },
      bend: 'wedge',
    },
  ],
};
