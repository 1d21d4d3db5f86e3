import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#090a2a', '#2a1a63', '#7a3f9c'],
    land: ['#3f2a7a', '#261a52', '#100a2a'],
    accent: '#7af0e0',
    reel: ['#171240', '#090720'],
    frame: ['#6b5ce0', '#241a66'],
    lows: ['#4fd0f0', '#f05c9a', '#8f7af5', '#f0b84a'],
  },
  ridges: ['mesas', 'peaks', 'hills'],
  drift: 'stars',
  disc: '#d9c7ff',
  lowStyle: 'gems',
  highs: [
    (pen) =>
      pen
        .oval(50, 50, 48, 13, '#ffd98a>#c98a3a', { turn: -24 })
        .circle(50, 50, 30, '#b08af5>#4a2aa8')
        .path('M22 42q28 12 56 0a30 30 0 0 1 1.5 8q-30 13-59 0 .5-5 1.5-8Z', '#8f62e0', {
          width: 0,
          opacity: 0.7,
        })
        .line('M6 68Q32 70 60 56T94 29', '#ffe6ae', 5)
        .circle(38, 34, 4, '#7a4fd0', { width: 0 })
        .circle(58, 66, 5.5, '#5a34b5', { width: 0 })
        .shine('M28 38q6-11 16-14', 4),
    (pen) =>
      pen
        .path('M38 74q12 26 24 0Z', '#ffd24a>#f0552a')
        .path('M32 52L16 74l16 2ZM68 52l16 22-16 2Z', '#f05c5c>#a8243a')
        .path('M50 4C30 22 28 52 34 76h32C72 52 70 22 50 4Z', '#f4f7ff>#a9b6d9')
        .path('M50 4C42 12 37 20 34.5 30h31C63 20 58 12 50 4Z', '#f05c5c>#b32a44')
        .circle(50, 44, 10, '#6ad6f5>#1f6fb5')
        .line('M36 66h28', '#7d8bb5', 3)
        .shine('M42 40q3-5 8-5', 3),
    (pen) =>
      pen
        .path('M4 14C34 20 52 30 62 44L44 62C30 50 12 36 4 14Z', '#ffb04a>#f05c3a')
        .path('M22 6C44 14 60 26 70 40L52 54C44 40 32 24 22 6Z', '#ffe27a>#ffae3a', {
          width: 0,
          opacity: 0.9,
        })
        .circle(64, 62, 26, '#8fe6ff>#2a6fd0')
        .circle(56, 54, 5, '#1f58ab', { width: 0, opacity: 0.6 })
        .circle(74, 70, 7, '#1f58ab', { width: 0, opacity: 0.6 })
        .circle(70, 52, 3, '#1f58ab', { width: 0, opacity: 0.6 })
        .shine('M48 56q4-9 12-12', 4),
    (pen) =>
      pen
        .path('M30 40a20 22 0 0 1 40 0Z', '#a8f5e6>#2fa8a0')
        .oval(50, 50, 45, 17, '#c9d3ea>#5a6794')
        .oval(50, 45, 34, 8, '#e9eefb', { width: 0, opacity: 0.7 })
        .circle(22, 52, 4, '#ffd24a')
        .circle(41, 59, 4, '#f05c9a')
        .circle(60, 59, 4, '#7af0e0')
        .circle(78, 52, 4, '#ffd24a')
        .path('M34 66L22 96h56L66 66Z', '#b7fff0', { width: 0, opacity: 0.35 })
        .shine('M37 34q4-9 11-10', 3.5),
  ],
};
