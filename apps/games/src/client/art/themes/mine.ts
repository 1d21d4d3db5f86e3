import { polygon } from '../pen.ts';
import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#1a1420', '#4a2f2a', '#a8682f'],
    land: ['#4a342c', '#2f201e', '#150d10'],
    accent: '#ffc93c',
    reel: ['#2a1d1c', '#110b0e'],
    frame: ['#a8703a', '#452a17'],
    lows: ['#3fb8d9', '#d94a5c', '#5fc06a', '#d99a2a'],
  },
  ridges: ['peaks', 'peaks', 'mesas'],
  drift: 'embers',
  disc: undefined,
  lowStyle: 'gems',
  highs: [
    (pen) =>
      pen
        .path('M20 60l10-30 22-16 26 12 10 28-14 28-34 8Z', '#fff0a0>#d98a14')
        .line('M30 30l24 10 24-14M54 40l-6 30 26 12M48 70l-28-10M54 40l34 14', '#a8640a', 2)
        .path('M30 30l22-16 2 26Z', '#fff9d8', { width: 0, opacity: 0.6 })
        .shine('M28 52l5-14', 4, 0.8),
    (pen) =>
      pen
        .line('M30 22L74 92', '#5e3517', 10)
        .line('M30 22L74 92', '#a8713a', 6)
        .path('M4 46C12 18 40 2 74 14 54 14 40 20 34 28 26 34 14 34 4 46Z', '#dfe7ee>#6b7b8c')
        .path('M24 16l14-8 10 18-14 8Z', '#8fa0b0>#4a5866')
        .shine('M16 30Q30 14 52 12', 3),
    (pen) =>
      pen
        .line('M34 18Q50-4 66 18', '#8a9aa8', 5)
        .box(30, 16, 40, 12, 4, '#ffcf5c>#b9741a')
        .path('M34 28h32l6 46H28Z', '#fff3b0>#ffae3a')
        .path('M50 38q12 14 0 30-12-16 0-30Z', '#ff8a2a>#d9381a', { width: 1.4 })
        .line('M40 28l-4 46M60 28l4 46', '#8a5208', 3)
        .box(24, 74, 52, 16, 5, '#d99a3a>#7a4a12')
        .shine('M36 36l-2 24', 3),
    (pen) =>
      pen
        .path('M8 40h84L82 78H18Z', '#8a9aa8>#475561')
        .box(4, 34, 92, 10, 4, '#b5c3cf>#66757f')
        .path('M14 34l10-16 14 4 10-12 14 8 12-2 12 18Z', '#ffdf6b>#d98a14')
        .line('M38 20l6 14M60 20l-4 14', '#a8640a', 2)
        .circle(30, 82, 12, '#4a5560>#20272e')
        .circle(70, 82, 12, '#4a5560>#20272e')
        .path(polygon(30, 82, 5, 6), '#b5c3cf')
        .path(polygon(70, 82, 5, 6), '#b5c3cf')
        .line('M32 48v26M50 48v26M68 48v26', '#39454f', 2.4),
  ],
};
