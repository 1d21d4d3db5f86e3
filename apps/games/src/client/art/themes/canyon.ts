import { star } from '../pen.ts';
import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#24406e', '#e0855a', '#ffd9a0'],
    land: ['#b5583a', '#8a3d2a', '#451c17'],
    accent: '#ffcf5c',
    reel: ['#3a1a14', '#1c0c0a'],
    frame: ['#b0703a', '#52290f'],
    lows: ['#2f9ea8', '#c9432f', '#d99a2a', '#6b8f3a'],
  },
  ridges: ['mesas', 'mesas', 'hills'],
  drift: 'none',
  disc: '#fff0c8',
  lowStyle: 'suits',
  highs: [
    (pen) =>
      pen
        .path(star(50, 52, 46, 21, 5), '#ffe08a>#c07d14')
        .path(star(50, 52, 34, 16, 5), 'none', { stroke: '#8a5208', width: 2 })
        .circle(50, 7, 5, '#ffe08a>#c07d14')
        .circle(93, 38, 5, '#ffe08a>#c07d14')
        .circle(77, 89, 5, '#ffe08a>#c07d14')
        .circle(23, 89, 5, '#ffe08a>#c07d14')
        .circle(7, 38, 5, '#ffe08a>#c07d14')
        .circle(50, 54, 9, '#d0432f>#8a1f17')
        .shine('M44 26l-5 12', 3.5),
    (pen) =>
      pen
        .path('M4 60q20 16 46 16t46-16q-2 22-46 24Q6 82 4 60Z', '#a8703a>#5e3517')
        .path(
          'M24 64c2-22 6-42 14-46 6-2 8 4 12 4s6-6 12-4c8 4 12 24 14 46q-26 12-52 0Z',
          '#c98a4a>#754521',
        )
        .path('M24 58q26 12 52 0l1 8q-27 12-54 0Z', '#7a1f1a>#4a0f0f')
        .shine('M36 28q-4 12-5 20', 3.5),
    (pen) =>
      pen
        .path('M42 94V20a8 8 0 0 1 16 0v74Z', '#6bbf5a>#226b35')
        .path('M42 62H30q-12 0-12-12V36a6 6 0 0 1 12 0v12h12Z', '#6bbf5a>#226b35')
        .path('M58 70h10q14 0 14-14V44a6 6 0 0 0-12 0v12H58Z', '#6bbf5a>#226b35')
        .line('M50 24v64M47 34h6M47 52h6M47 70h6M24 40v8M76 48v8', '#14481f', 2.2)
        .circle(50, 10, 7, '#ff7ab0>#c92f6f')
        .shine('M46 22v24', 2.5),
    (pen) =>
      pen
        .path(
          'M22 10h16q-8 34 2 52 10 12 20 0 10-18 2-52h16c10 40 4 82-28 82S12 50 22 10Z',
          '#d3dce6>#66788c',
        )
        .circle(26, 30, 2.8, '#2c3744', { width: 0 })
        .circle(27, 50, 2.8, '#2c3744', { width: 0 })
        .circle(36, 72, 2.8, '#2c3744', { width: 0 })
        .circle(74, 30, 2.8, '#2c3744', { width: 0 })
        .circle(73, 50, 2.8, '#2c3744', { width: 0 })
        .circle(64, 72, 2.8, '#2c3744', { width: 0 })
        .shine('M21 24q-3 20 3 38', 3),
  ],
};
