import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#0d3b34', '#1f6e4a', '#bcd76a'],
    land: ['#17573d', '#0f3f2f', '#072219'],
    accent: '#ffd24a',
    reel: ['#0d3026', '#061912'],
    frame: ['#3f8a4b', '#123f26'],
    lows: ['#2fb36a', '#e0533d', '#3f8fd6', '#e2a52c'],
  },
  ridges: ['canopy', 'canopy', 'canopy'],
  drift: 'fireflies',
  disc: '#fff3b0',
  lowStyle: 'tiles',
  highs: [
    (pen) =>
      pen
        .path('M30 22C14 30 10 58 20 84h34c10-10 12-30 4-46Z', '#2b2438>#120d1a')
        .path('M34 40c-8 10-8 30 2 40 12-4 18-22 12-40Z', '#fff6dc>#f2c45a')
        .path('M44 30C60 14 92 22 94 52c-8-6-24-10-44-4Z', '#ffb02e>#e2571b')
        .path('M50 48c20-6 36-2 44 4-10 10-30 12-42 4Z', '#c63b1d>#8c2211')
        .path('M84 38q8 4 10 14-6-4-10-5Z', '#201520', { width: 1 })
        .circle(38, 36, 11, '#fff6dc')
        .circle(38, 36, 5.5, '#143a6b')
        .circle(40, 34, 1.8, '#ffffff', { width: 0 })
        .shine('M56 32q16-8 28 4', 4),
    (pen) =>
      pen
        .path('M50 50C34 44 22 22 34 10c12 2 18 22 16 40Z', '#ff8fc8>#c62f86')
        .path('M50 50c16-6 28-28 16-40-12 2-18 22-16 40Z', '#ff8fc8>#c62f86')
        .path('M50 50C30 42 8 50 8 66c14 8 34-2 42-16Z', '#ffa9d6>#d1418f')
        .path('M50 50c20-8 42 0 42 16-14 8-34-2-42-16Z', '#ffa9d6>#d1418f')
        .path('M50 48c-14 10-18 34 0 44 18-10 14-34 0-44Z', '#ffd3ea>#e0569f')
        .circle(50, 52, 9, '#ffe27a>#e79a1a')
        .line('M50 62v18', '#b3256f', 2.5)
        .shine('M20 62q8-6 18-6', 3),
    (pen) =>
      pen
        .path('M26 14h48l8 22-4 40-16 16H38L22 76l-4-40Z', '#b98a4e>#6e4322')
        .path('M26 14h48l4 12H22Z', '#2fb98a>#14735a')
        .path('M28 38h16l4 8-10 6-12-4Z', '#ffe07a>#d88a1e')
        .path('M72 38H56l-4 8 10 6 12-4Z', '#ffe07a>#d88a1e')
        .circle(37, 44, 3.5, '#1b1020')
        .circle(63, 44, 3.5, '#1b1020')
        .path('M46 50h8l4 16H42Z', '#8f5c30>#5d3717')
        .box(34, 70, 32, 11, 4, '#f7ead0')
        .line('M42 70v11M50 70v11M58 70v11', '#1b1020', 2)
        .shine('M30 20h20', 3),
    (pen) =>
      pen
        .path(
          'M50 94C48 70 20 74 12 52c10 4 16 0 16 0C14 44 14 26 22 14c6 10 14 8 14 8 0-8 8-12 14-14 6 2 14 6 14 14 0 0 8 2 14-8 8 12 8 30-6 38 0 0 6 4 16 0-8 22-36 18-38 42Z',
          '#7be07a>#167043',
        )
        .line('M50 90V22M50 70L26 56M50 70l24-14M50 50L28 32M50 50l22-18', '#0c4a2b', 2.6)
        .shine('M30 24q4 8 10 12', 3),
  ],
};
