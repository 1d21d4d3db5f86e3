import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#0a0f2a', '#1f2a5e', '#5a4f9a'],
    land: ['#232a5a', '#151a3f', '#090b1f'],
    accent: '#ffe08a',
    reel: ['#14173a', '#080a1c'],
    frame: ['#7a6bc0', '#2a2458'],
    lows: ['#6b8ff0', '#c95c9a', '#4fb8a8', '#d9a84a'],
  },
  ridges: ['hills', 'skyline', 'pines'],
  drift: 'stars',
  disc: '#fff4c9',
  lowStyle: 'suits',
  highs: [
    (pen) =>
      pen
        .path('M62 6a46 46 0 1 0 30 68A38 38 0 0 1 62 6Z', '#fff6d0>#e0a83a')
        .circle(34, 44, 5, '#d9a23a', { width: 0, opacity: 0.7 })
        .circle(46, 70, 7, '#d9a23a', { width: 0, opacity: 0.7 })
        .circle(28, 62, 3, '#d9a23a', { width: 0, opacity: 0.7 })
        .path('M78 22l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z', '#ffffff>#ffe08a', { width: 2 })
        .shine('M18 40q6-16 20-24', 4),
    (pen) =>
      pen
        .path('M14 12l20 14q16-5 32 0l20-14v40c0 24-16 38-36 38S14 76 14 52Z', '#3f3a63>#15122e')
        .path('M20 22l10 8-8 8ZM80 22l-10 8 8 8Z', '#c95c9a', { width: 1.4 })
        .path('M24 50q12-10 20 2-10 8-20-2ZM76 50q-12-10-20 2 10 8 20-2Z', '#c9f06b>#6ba82a')
        .oval(34, 50, 2.4, 5.5, '#15122e', { width: 0 })
        .oval(66, 50, 2.4, 5.5, '#15122e', { width: 0 })
        .path('M45 62h10l-5 6Z', '#f08fb0', { width: 1.4 })
        .line('M50 68q-4 8-10 5M50 68q4 8 10 5', '#f0d9e6', 2)
        .line('M26 66L8 62M26 70L8 74M74 66l18-4M74 70l18 4', '#d9d4f0', 1.6)
        .shine('M30 32q6-3 12-3', 3),
    (pen) =>
      pen
        .path('M50 4c8 12 10 16 10 22a10 10 0 0 1-20 0c0-6 2-10 10-22Z', '#fff07a>#ff8a2a')
        .path('M34 40h32v44H34Z', '#fff4dc>#cfa86b')
        .path('M34 40h32v8q-4 14-8 4-4 18-9 2-5 8-8-2-5 2-7-4Z', '#ffffff>#f0dcb5', { width: 1.4 })
        .line('M50 40V28', '#1b1020', 3)
        .path('M16 80q34-10 68 0-4 14-34 14T16 80Z', '#d9a84a>#7a4f14')
        .shine('M39 56v20', 3),
    (pen) =>
      pen
        .circle(32, 30, 24, '#ffe08a>#b5761a')
        .circle(32, 30, 12, '#15122e')
        .path('M46 44l8-8 40 40-4 12-12 4-6-6 2-8-8 0-2-8-8 0Z', '#ffe08a>#a86a14')
        .shine('M16 22q4-9 12-11', 4),
  ],
};
