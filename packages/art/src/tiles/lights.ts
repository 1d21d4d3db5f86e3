import type { ThemeId } from '@palpite/sandbox/themes.ts';
import type { LightShape } from './light-shapes.ts';
import type { Place } from './places.ts';

/** The one light of each world: its sky from top to horizon, what shines, what is dark, its shape, and what land lies below. */
export interface Hour {
  readonly sky: readonly [string, string, string, string];
  readonly light: string;
  readonly shade: string;
  readonly shape: LightShape;
  readonly place: Place;
  /** In daylight a figure keeps its own colours. */
  readonly day: boolean;
}

type Sky = Hour['sky'];
const night = (sky: Sky, light: string, shade: string, shape: LightShape, place: Place): Hour => ({
  sky,
  light,
  shade,
  shape,
  place,
  day: false,
});
const day = (...[sky, light, shade, shape, place]: Parameters<typeof night>): Hour => ({
  ...night(sky, light, shade, shape, place),
  day: true,
});

export const HOURS: Record<ThemeId, readonly Hour[]> = {
  jungle: [
    night(['#06140f', '#10382c', '#4f8257', '#d9dc96'], '#f4f0b8', '#04100c', 'shaft', 'reeds'),
    night(['#1d1526', '#5a3440', '#c77a52', '#f5cf8c'], '#ffeec0', '#140b14', 'disc', 'reeds'),
  ],
  desert: [
    night(['#2a2036', '#84505a', '#df9a66', '#f8dcab'], '#fff2d4', '#231420', 'disc', 'dune'),
    night(['#0b1024', '#2a2c55', '#7b5a7c', '#e9b694'], '#ffeed6', '#0b0a18', 'eclipse', 'dune'),
  ],
  ocean: [
    night(['#bfe0d8', '#3c8d9b', '#0d3d52', '#05202f'], '#e6fff4', '#04141e', 'shaft', 'rocks'),
    night(['#1d2b55', '#2c4f86', '#2f7d92', '#0b2b3d'], '#dff4ff', '#061325', 'shaft', 'rocks'),
  ],
  fjord: [
    night(['#08131d', '#183648', '#5f8b95', '#e3e2cf'], '#f3f2dc', '#060d14', 'aurora', 'ridge'),
    night(['#20283f', '#5b5f80', '#c08f86', '#f3d3ac'], '#fff1da', '#11152a', 'disc', 'ridge'),
  ],
  lantern: [
    night(['#150a18', '#4a1a2c', '#b04a3c', '#f6b978'], '#ffe9c2', '#12060f', 'disc', 'ridge'),
    night(['#070f1f', '#15304c', '#4d6b7e', '#e7c08f'], '#ffe6ba', '#060b16', 'cone', 'ridge'),
  ],
  frost: [
    day(['#8fa9bd', '#c3d2da', '#ecece5', '#fff6e6'], '#fffaf0', '#3f5668', 'disc', 'pines'),
    night(['#0a1424', '#1f3a5a', '#6c8fae', '#dfe8ea'], '#f2f8ff', '#081120', 'aurora', 'pines'),
  ],
  candy: [
    day(['#d9989a', '#eebfb0', '#f8dfcb', '#fff3e4'], '#fff8ee', '#73344a', 'ring', 'dune'),
    day(['#8fb5c4', '#bfd6d2', '#f3e3cf', '#fff0e0'], '#fffaf0', '#2f5668', 'ring', 'dune'),
  ],
  orchard: [
    night(['#0e1f19', '#2c5a3e', '#9aac63', '#f3e0a2'], '#fbf1c8', '#07130f', 'disc', 'reeds'),
    night(['#2a1a2a', '#7a3f4c', '#d98a68', '#f8d9a0'], '#fff0cc', '#1a0f18', 'horizon', 'reeds'),
  ],
  cosmos: [
    night(['#03060b', '#0a1828', '#1f4058', '#8fb3bd'], '#e9f3f5', '#03060b', 'eclipse', 'limb'),
    night(['#0a0618', '#25164a', '#5c3a78', '#d39aa8'], '#ffe6f0', '#080512', 'eclipse', 'limb'),
  ],
  carnival: [
    night(['#1a0c16', '#541c30', '#ad4440', '#f3b97f'], '#ffe9c8', '#14070f', 'cone', 'curtain'),
    night(['#0d1024', '#262a5c', '#6f4a86', '#e8a28e'], '#ffe8d4', '#0a0a1a', 'cone', 'curtain'),
  ],
  dragon: [
    night(['#12080b', '#471821', '#a23d2e', '#f3ac6c'], '#ffe2b8', '#0d0507', 'disc', 'ridge'),
    night(['#08110f', '#143a35', '#3f7a63', '#e0cf8c'], '#f7efc0', '#050c0b', 'horizon', 'ridge'),
  ],
  midnight: [
    night(['#04070c', '#0f1d2b', '#344c5c', '#e0b58a'], '#ffe9cd', '#04070c', 'eclipse', 'blocks'),
    night(['#0e0716', '#2c1840', '#644a6e', '#dcb3a0'], '#ffe9da', '#0a0510', 'disc', 'blocks'),
  ],
  corsair: [
    night(['#07131c', '#17394a', '#5d8a8f', '#f0ddb2'], '#fff3d6', '#050d14', 'horizon', 'wave'),
    night(['#1f1830', '#60405e', '#c77c66', '#f6cf9a'], '#ffeccb', '#120d1e', 'horizon', 'wave'),
  ],
  arcana: [
    night(['#0a0c18', '#22294a', '#5c5a7c', '#e7c2a6'], '#ffeeda', '#070812', 'prism', 'limb'),
    night(['#07130f', '#173c35', '#4d7a6a', '#e6d7a2'], '#fbf2cc', '#050e0b', 'ring', 'limb'),
  ],
  savanna: [
    night(['#35202c', '#9c5242', '#e7a662', '#fce4b4'], '#fff3d4', '#24121a', 'disc', 'dune'),
    night(['#172038', '#4a4a6c', '#b57b6c', '#f4cd98'], '#ffeecd', '#0f1426', 'disc', 'dune'),
  ],
  canyon: [
    night(['#233042', '#77605e', '#d8945f', '#f7d6a4'], '#fff0d0', '#1c1a24', 'horizon', 'mesa'),
    night(['#0b1120', '#273556', '#72617c', '#e6ae8c'], '#ffe8cd', '#090d18', 'disc', 'mesa'),
  ],
  mine: [
    night(['#08090b', '#1e1a1a', '#573f2e', '#f2bd70'], '#ffe3b0', '#070607', 'cone', 'rocks'),
    night(['#070b0e', '#13262b', '#2f5f62', '#a9d8bf'], '#e4fff2', '#05090b', 'shaft', 'rocks'),
  ],
  neon: [
    night(['#05070e', '#0d1d35', '#1b5370', '#79cdd0'], '#e6ffff', '#04060c', 'slit', 'blocks'),
    night(['#0c0616', '#2c1048', '#7a2a72', '#f08ab0'], '#ffe4f2', '#090412', 'slit', 'blocks'),
  ],
};
