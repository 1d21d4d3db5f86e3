import * as beasts from '../../heroes/beasts.ts';
import * as figures from '../../heroes/figures.ts';
import * as things from '../../heroes/things.ts';
import type { WorldFlagships } from './flagship.ts';

export const arcana: WorldFlagships = {
  world: 'arcana',
  flagships: [
    // The sign is its own; the hat was only where it waited.
    {
      code: 'cascade-arcana-016',
      hero: [figures.rabbit, 0, 0],
      props: ['wizard', 'stars'],
      size: 0.94,
      sky: ['#1f0f4a', '#3f1f8a', '#b06ad8'],
      light: '#f0dcff',
      behind: [
        { is: 'sigil', x: 0.5, y: 0.34, size: 0.38, ink: '#ff9de0', second: '#7ae9ff' },
        { is: 'glints', x: 0.5, y: 0.3, size: 0.46, ink: '#fff0ff' },
      ],
      company: [{ cast: [things.orb, 190, 330, 0.16], x: 112, y: 34, size: 0.5, turn: 8 }],
      print: ['#fff0ff', '#e0a8ff', '#1c0640', '#ff4fa0'],
      metal: 'violet',
      letters: { 'dela-gothic-one': 'shrikhand', phudu: 'phudu', 'noto-serif-display': 'roman' },
      bend: 'rise',
    },
    // Two left feet, two large eyes, one polished floor.
    {
      code: 'shift-arcana-018',
      hero: [beasts.owl, 190, 45, 0.1],
      planes: figures.meshOwl,
      props: ['headphones', 'notes'],
      size: 1.1,
      lean: -9,
      sky: ['#7a2ab0', '#a83fd0', '#ff9dd6'],
      light: '#ffe6ff',
      behind: [
        { is: 'dots', y: 0.04, size: 0.3, ink: '#c45ce0' },
        { is: 'moon', x: 0.5, y: 0.34, size: 0.36, ink: '#8ff0e6', second: '#ffd0f4' },
        { is: 'glints', x: 0.5, y: 0.32, size: 0.46, ink: '#fffdf0' },
      ],
      print: ['#fffdf0', '#8ff0e6', '#36085a', '#1f9aa8'],
      metal: 'neon',
      letters: { 'dela-gothic-one': 'sigmar', phudu: 'potta', 'noto-serif-display': 'serifItalic' },
      bend: 'wave',
    },
    // Nobody told it that it does not exist.
    {
      code: 'ways-arcana-017',
      hero: [beasts.unicorn, 300, 330, 0.03],
      props: ['stars'],
      size: 1.06,
      sky: ['#2a1f7a', '#6a4ac9', '#ffa8d8'],
      light: '#fff0fa',
      behind: [
        { is: 'crescent', x: 0.72, y: 0.2, size: 0.18, turn: -20, ink: '#fff3c4' },
        { is: 'cloud', x: 0.16, y: 0.36, size: 0.2, ink: '#ffe0f4', second: '#e8a8e0' },
        { is: 'cloud', x: 0.88, y: 0.5, size: 0.22, ink: '#ffe0f4', second: '#e8a8e0' },
        { is: 'peaks', y: 0.66, size: 0.24, ink: '#4a2fa0', second: '#ffd0f0' },
      ],
      print: ['#fffdf6', '#ffc4ea', '#2c0f6a', '#e0408a'],
      metal: 'violet',
      letters: { 'dela-gothic-one': 'shrikhand', phudu: 'phudu', 'noto-serif-display': 'gothic' },
      bend: 'arch',
    },
  ],
};
