import * as beasts from '../../heroes/beasts.ts';
import * as creatures from '../../heroes/creatures.ts';
import * as figures from '../../heroes/figures.ts';
import * as nature from '../../heroes/nature.ts';
import * as relics from '../../heroes/relics.ts';
import type { WorldFlagships } from './flagship.ts';

export const dragon: WorldFlagships = {
  world: 'dragon',
  flagships: [
    // It sings to what it guards.
    {
      code: 'lines-dragon-001',
      hero: [beasts.dragon, 22, 45, 0.2],
      planes: figures.meshDragon,
      props: ['rubies'],
      size: 1.08,
      lean: -6,
      sky: ['#2c0410', '#7a0f24', '#ff6a2b'],
      light: '#ffd08a',
      behind: [
        { is: 'disc', x: 0.5, y: 0.34, size: 0.36, ink: '#ffb52e' },
        { is: 'curl', x: 0.1, y: 0.44, size: 0.22, ink: '#5a0a1c', second: '#ff8a3d' },
        { is: 'curl', x: 0.92, y: 0.3, size: 0.2, ink: '#5a0a1c', second: '#ff8a3d' },
      ],
      company: [{ cast: [nature.rose, 8, 145, 0.2], x: -86, y: 52, size: 0.44, turn: -34 }],
      print: ['#ffe07a', '#ff8a2b', '#3a0410', '#1c0208'],
      metal: 'fire',
      letters: { 'dela-gothic-one': 'shrikhand', phudu: 'potta', 'noto-serif-display': 'gothic' },
      bend: 'arch',
    },
    // Masked, in a circus far from home, with an egg of another.
    {
      code: 'hold-dragon-013',
      hero: [creatures.salamander, 145, 60, 0.17],
      props: ['thief'],
      size: 1.12,
      lean: 7,
      sky: ['#2a0f5c', '#5a1f8a', '#ff7a5c'],
      light: '#ffe0a8',
      behind: [
        { is: 'tent', x: 0.5, y: 0.2, size: 0.44, ink: '#ff5c3d', second: '#ffe6b0' },
        { is: 'volcano', x: 0.14, y: 0.5, size: 0.26, ink: '#3a1468', second: '#ff8a2b' },
      ],
      company: [
        { cast: [relics.egg, 175, 60, 0.17], x: -106, y: 34, size: 0.5, turn: -14 },
        { cast: [relics.egg, 25, 45, 0.18], x: 110, y: 44, size: 0.42, turn: 16 },
      ],
      print: ['#ffe6b0', '#ff9a4a', '#24064a', '#0f8a8a'],
      metal: 'gold',
      letters: { 'dela-gothic-one': 'londrina', phudu: 'phudu', 'noto-serif-display': 'gothic' },
      bend: 'bulge',
    },
  ],
};
