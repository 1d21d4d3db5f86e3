import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#7a3fb8', '#e36bb0', '#ffd3e6'],
    land: ['#f08cc4', '#c95aa6', '#8a3a8f'],
    accent: '#fff07a',
    reel: ['#4f1f63', '#2a0f3a'],
    frame: ['#ff9ad1', '#b53a8f'],
    lows: ['#ff5c8a', '#3fc7d9', '#8fd94f', '#b06bf0'],
  },
  ridges: ['hills', 'hills', 'hills'],
  drift: 'confetti',
  disc: '#fff6d8',
  lowStyle: 'gems',
  highs: [
    (pen) =>
      pen
        .line('M54 56l18 40', '#fff6ea', 7)
        .line('M54 56l18 40', '#e6cdb5', 3)
        .circle(44, 42, 36, '#ff6fa8>#d92f7a')
        .line('M44 42c6-6 14 0 10 8s-18 8-22-2 6-24 18-22 24 14 18 28-22 20-34 14', '#fff2f8', 6)
        .shine('M18 32q6-14 18-18', 5),
    (pen) =>
      pen
        .path('M20 54h60l-9 38H29Z', '#7adfe8>#2a93b5')
        .line('M36 56l3 34M50 56v34M64 56l-3 34', '#1b6f8f', 2.4)
        .path(
          'M14 54c-6-14 6-20 12-20 0-14 14-22 24-22s24 8 24 22c6 0 18 6 12 20Z',
          '#ffd0e6>#f06aa8',
        )
        .circle(50, 14, 8, '#ff4a5c>#b5162e')
        .box(30, 36, 9, 4, 2, '#fff07a', { width: 0, turn: [30, 34, 38] })
        .box(58, 30, 9, 4, 2, '#7adfe8', { width: 0, turn: [-25, 62, 32] })
        .box(46, 44, 9, 4, 2, '#b7f07a', { width: 0 })
        .shine('M26 42q3-5 8-6', 3.5),
    (pen) =>
      pen
        .path('M30 50L6 32q-4 18 0 36Z', '#ffd34a>#e0842a')
        .path('M70 50l24-18q4 18 0 36Z', '#ffd34a>#e0842a')
        .circle(50, 50, 27, '#ffe27a>#f09a2a')
        .path('M36 27q14 22 0 46 7 4 14 4 12-26 0-54-7 0-14 4Z', '#ff6f5c>#d93a3a', { width: 1.6 })
        .path('M62 26q8 22 0 48 6-3 9-8 6-16 0-32-3-5-9-8Z', '#ff6f5c>#d93a3a', { width: 1.6 })
        .shine('M30 40q3-8 9-11', 4),
    (pen) =>
      pen
        .circle(50, 52, 42, '#e8b06a>#a8662c')
        .path(
          'M50 12c24 0 40 16 40 38 0 6-6 2-8 8s-8 0-11 6-9 2-13 6-9-2-14 2-10-3-15-4-5-8-10-8-9-4-9-10C10 28 26 12 50 12Z',
          '#ff9ad1>#d94a9a',
        )
        .oval(50, 46, 14, 11, '#7a4420>#4c260f')
        .box(26, 30, 9, 4, 2, '#fff07a', { width: 0, turn: [40, 30, 32] })
        .box(62, 24, 9, 4, 2, '#7adfe8', { width: 0, turn: [-30, 66, 26] })
        .box(72, 46, 9, 4, 2, '#fff07a', { width: 0, turn: [70, 76, 48] })
        .box(24, 52, 9, 4, 2, '#b7f07a', { width: 0 })
        .shine('M22 34q8-12 18-15', 3.5),
  ],
};
