import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#0d0628', '#3a0f5e', '#ff3f9a'],
    land: ['#2a0f4f', '#1a0838', '#0a0318'],
    accent: '#3ff5e0',
    reel: ['#17083a', '#08031a'],
    frame: ['#ff3f9a', '#4a0f6b'],
    lows: ['#3fd9f5', '#ff4f9a', '#b56bff', '#ffd23f'],
  },
  ridges: ['skyline', 'skyline', 'skyline'],
  drift: 'stars',
  disc: '#ff8ac0',
  lowStyle: 'gems',
  highs: [
    (pen) =>
      pen
        .path('M16 10h70v18C68 50 60 70 60 92H34c0-24 8-42 24-58H16Z', '#ff6b8a>#c9104a')
        .path('M22 16h58v10C62 48 54 68 53 86H41c2-22 10-40 26-58H22Z', 'none', {
          stroke: '#ffe3ec',
          width: 2.4,
        })
        .shine('M24 20h26', 3.5, 0.8),
    (pen) =>
      pen
        .path(
          'M50 8c-20 4-26 20-26 36 0 20-8 26-14 32h80c-6-6-14-12-14-32 0-16-6-32-26-36Z',
          '#ffe76b>#e08a14',
        )
        .circle(50, 84, 9, '#c9761a>#7a3f08')
        .box(8, 72, 84, 9, 4.5, '#fff0a8>#d98a14')
        .circle(50, 8, 6, '#ffe76b>#c97a14')
        .shine('M34 36q2-12 10-18', 5, 0.8),
    (pen) =>
      pen
        .path('M60 4L18 56h24L32 96l50-58H56Z', '#9afff0>#12a8b5')
        .path('M57 14L28 51h22l-8 30 30-36H50Z', 'none', {
          stroke: '#ffffff',
          width: 2,
          opacity: 0.8,
        }),
    (pen) => {
      for (const [y, from, to] of [
        [12, '#ff6bb5', '#b5107a'],
        [40, '#b58aff', '#5a2ae0'],
        [68, '#6bdcff', '#1470c9'],
      ] as const) {
        pen
          .box(10, y, 80, 21, 8, `${from}>${to}`)
          .box(16, y + 5.5, 68, 10, 5, 'none', { stroke: '#ffffff', width: 1.8, opacity: 0.85 })
          .shine(`M20 ${y + 4}h28`, 2);
      }
    },
  ],
};
