import { star } from '../pen.ts';
import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#0b2a6b', '#0f6fae', '#5fd6d6'],
    land: ['#0f4f86', '#0b3563', '#061b3a'],
    accent: '#ffdf6b',
    reel: ['#08284f', '#04122b'],
    frame: ['#2fa6c9', '#0d3f72'],
    lows: ['#35c2c9', '#f2784b', '#7a6bf0', '#4fc76a'],
  },
  ridges: ['waves', 'waves', 'waves'],
  drift: 'bubbles',
  disc: undefined,
  lowStyle: 'gems',
  highs: [
    (pen) =>
      pen
        .path(
          'M8 62c0-30 20-48 42-48s42 18 42 48c-10 16-28 22-42 22S18 78 8 62Z',
          '#ffd9e6>#d8608f',
        )
        .line('M50 16v66M34 20L22 74M66 20l12 54M20 34l-8 28M80 34l8 28', '#b13a6c', 2.4)
        .circle(50, 70, 15, '#ffffff>#c9d6e8')
        .shine('M43 64q3-5 8-5', 3.5, 0.9)
        .shine('M26 34q8-10 16-12', 4),
    (pen) =>
      pen
        .path('M72 50L94 28v44Z', '#ffb53a>#d9571e')
        .path('M44 26q10-16 26-12-2 10-10 16Z', '#ffb53a>#d9571e')
        .oval(42, 52, 38, 27, '#ffcf4a>#f0762a')
        .path('M30 29q12 22 0 46 8 4 14 3 10-26 0-52-8 0-14 3Z', '#ffffff>#dbe7f4', { width: 1.8 })
        .path('M60 34q6 18 0 36 6-2 10-5 6-13 0-26-4-3-10-5Z', '#ffffff>#dbe7f4', { width: 1.8 })
        .circle(20, 46, 6.5, '#ffffff')
        .circle(19, 46, 3.2, '#1b1020')
        .line('M8 62q6 4 11 0', '#8a2c0c', 2.6)
        .shine('M24 34q8-5 16-5', 3.5),
    (pen) =>
      pen
        .path(star(50, 53, 46, 22, 5), '#ff9a6b>#d8432e')
        .path(star(50, 53, 28, 13, 5), '#ffc08a', { width: 0, opacity: 0.6 })
        .circle(50, 53, 4, '#a52a1a', { width: 0 })
        .circle(50, 30, 2.6, '#a52a1a', { width: 0 })
        .circle(30, 47, 2.6, '#a52a1a', { width: 0 })
        .circle(70, 47, 2.6, '#a52a1a', { width: 0 })
        .circle(38, 70, 2.6, '#a52a1a', { width: 0 })
        .circle(62, 70, 2.6, '#a52a1a', { width: 0 })
        .shine('M48 16l-7 16', 3.5),
    (pen) =>
      pen
        .circle(50, 17, 10, 'none', { stroke: '#7f93a8', width: 7 })
        .line('M50 27v60', '#8fa3b8', 9)
        .line('M32 38h36', '#a9764a', 9)
        .path(
          'M12 60q2 30 38 34 36-4 38-34l-12 8q-4 12-22 14V82h-8v-2Q28 78 24 68Z',
          '#c6d4e2>#5d7288',
        )
        .shine('M47 30v40', 2.5),
  ],
};
