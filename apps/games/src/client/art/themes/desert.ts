import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#3a2463', '#c65f52', '#ffd08a'],
    land: ['#c8783f', '#96512c', '#4c2616'],
    accent: '#ffd166',
    reel: ['#3a1d1a', '#1d0d0f'],
    frame: ['#d8a24a', '#6e3f17'],
    lows: ['#d9532c', '#2f9e94', '#d8a01f', '#7a4fb5'],
  },
  ridges: ['dunes', 'dunes', 'dunes'],
  drift: 'none',
  disc: '#fff0c2',
  lowStyle: 'tiles',
  highs: [
    (pen) =>
      pen
        .path('M50 10L96 86H4Z', '#ffdf8a>#d08a2c')
        .path('M50 10L96 86H62Z', '#b86f1f>#7d4512')
        .line('M38 30h23M27 48h40M16 66h58', '#8a5216', 2.2)
        .path('M50 10l11 18H39Z', '#fff6cf>#ffc94a')
        .circle(50, 60, 9, '#2fb9b0>#11665f')
        .shine('M44 26L20 68', 3),
    (pen) =>
      pen
        .oval(50, 56, 28, 34, '#2f8fd0>#123f86')
        .path('M30 34a20 20 0 0 1 40 0Z', '#ffcf55>#c47d14')
        .line('M50 36v52M24 50q26 12 52 0', '#0b2a5e', 2.6)
        .line(
          'M24 52L8 44M22 64L6 68M28 78L14 90M76 52l16-8M78 64l16 4M72 78l14 12',
          '#1b1020',
          4.5,
        )
        .circle(50, 20, 9, '#ff7a3c>#c93417')
        .shine('M34 48q2 20 8 30', 4),
    (pen) =>
      pen
        .path('M6 44C24 20 76 20 94 44 76 66 24 66 6 44Z', '#fff6dc>#e6c37c')
        .circle(50, 43, 17, '#2fa39b>#0f5a63')
        .circle(50, 43, 8, '#1b1020')
        .circle(55, 38, 3, '#ffffff', { width: 0 })
        .line('M8 30Q50 2 92 30', '#c47d14', 6)
        .line('M46 62l-4 26q-2 8-10 4', '#c47d14', 6)
        .line('M58 61q10 18 26 12', '#c47d14', 6),
    (pen) =>
      pen
        .path(
          'M34 12h32l-4 14c16 8 22 24 16 42-4 12-14 18-18 24H40c-4-6-14-12-18-24-6-18 0-34 16-42Z',
          '#e58a4a>#8a3d1c',
        )
        .path('M23 50h54q2 9 0 16H23q-2-7 0-16Z', '#2fa39b>#0f6a63')
        .line('M28 58l6-5 6 8 6-8 6 8 6-8 6 8 6-5', '#ffe7a6', 2.6)
        .box(30, 8, 40, 9, 4, '#ffcf7a>#c77d2e')
        .shine('M32 40q-4 6-4 8', 4),
  ],
};
