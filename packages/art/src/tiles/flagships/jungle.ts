import * as figures from '../../heroes/figures.ts';
import * as relics from '../../heroes/relics.ts';
import * as things from '../../heroes/things.ts';
import type { WorldFlagships } from './flagship.ts';

export const jungle: WorldFlagships = {
  world: 'jungle',
  flagships: [
    // It smells amber under a league of leaves.
    {
      code: 'hold-jungle-020',
      hero: [figures.anteater, 0, 0],
      props: [],
      size: 1.06,
      lean: 5,
      sky: ['#0d5a3c', '#1f8a4d', '#f7c23a'],
      light: '#fff0a8',
      behind: [
        { is: 'disc', x: 0.5, y: 0.36, size: 0.34, ink: '#ffd23d' },
        { is: 'leaf', x: 0.1, y: 0.12, size: 0.34, turn: 40, ink: '#0f6b3a', second: '#083f26' },
        { is: 'leaf', x: 0.94, y: 0.16, size: 0.36, turn: 150, ink: '#12803f', second: '#083f26' },
      ],
      company: [{ cast: [relics.gems, 70, 45, 0.17], x: 112, y: 36, size: 0.42, turn: 12 }],
      before: [{ is: 'reeds', y: 0.74, size: 0.14, ink: '#0a4a2c' }],
      print: ['#ffd23d', '#ff9a2b', '#06301d', '#06301d'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'titan', phudu: 'bungee', 'noto-serif-display': 'serifItalic' },
      bend: 'arc',
    },
    // The stair is green, the idol is older.
    {
      code: 'ways-jungle-017',
      hero: [relics.idol, 165, 75, 0.15],
      props: ['plumes'],
      size: 1.06,
      sky: ['#06302c', '#0c6a50', '#9fd24a'],
      light: '#f4ff9c',
      behind: [
        { is: 'glints', x: 0.5, y: 0.3, size: 0.44, ink: '#d8ff6a' },
        { is: 'steps', y: 0.5, size: 0.26, ink: '#0f5a38', second: '#0b4a2e' },
      ],
      company: [
        { cast: [figures.bonfire, 0, 0], x: -132, y: 30, size: 0.4 },
        { cast: [figures.bonfire, 0, 0], x: 132, y: 30, size: 0.4 },
      ],
      print: ['#eaff7a', '#8fe04a', '#04251c', '#7a0f3a'],
      metal: 'jade',
      letters: { 'dela-gothic-one': 'londrina', phudu: 'phudu', 'noto-serif-display': 'roman' },
      bend: 'bulge',
    },
    // Sunday on the mangrove: one drum, one leaf for a hat.
    {
      code: 'hold-jungle-001',
      hero: [figures.capybara, 0, 0],
      props: ['wreath'],
      size: 1.02,
      lean: -3,
      sky: ['#f25c3d', '#ff9a4a', '#ffd98a'],
      light: '#fff0c0',
      behind: [
        { is: 'disc', x: 0.7, y: 0.3, size: 0.24, ink: '#ffe07a' },
        { is: 'palm', x: 0.14, y: 0.3, size: 0.28, ink: '#7a1f3a', second: '#5a142c' },
        { is: 'hills', y: 0.56, size: 0.12, ink: '#a82c3f' },
        { is: 'waves', y: 0.64, size: 0.1, ink: '#5a1638', second: '#ffb35c' },
      ],
      company: [{ cast: [things.drum, 150, 25, 0.16], x: 108, y: 52, size: 0.56, turn: 10 }],
      print: ['#fff8e6', '#ffd23d', '#4a0f2c', '#0f5a4a'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'lilita', phudu: 'phudu', 'noto-serif-display': 'serif' },
      bend: 'wave',
    },
  ],
};
