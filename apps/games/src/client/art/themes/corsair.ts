import { star } from '../pen.ts';
import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#0f2f52', '#1f7f94', '#ffd9a0'],
    land: ['#1a5a70', '#0f3a52', '#061a2a'],
    accent: '#ffcf5c',
    reel: ['#2a1a14', '#120b08'],
    frame: ['#a8703a', '#4a2a12'],
    lows: ['#d9432f', '#2f8fb5', '#d99a2a', '#4fa85c'],
  },
  ridges: ['hills', 'waves', 'waves'],
  drift: 'none',
  disc: '#fff0c0',
  lowStyle: 'suits',
  highs: [
    (pen) =>
      pen
        .path('M10 48C10 22 24 12 50 12s40 10 40 36Z', '#b0703a>#6b3a17')
        .box(8, 46, 84, 42, 5, '#a8642f>#5a2e10')
        .path('M14 46q12-10 20-4 8-10 16 0 10-8 18 0 10-4 18 4Z', '#fff07a>#e0941a')
        .line('M26 13v75M74 13v75', '#ffcf5c', 7)
        .line('M26 13v75M74 13v75', '#c07d14', 2)
        .box(41, 44, 18, 20, 4, '#ffe08a>#b56a14')
        .circle(50, 52, 3.2, '#1b1020', { width: 0 })
        .line('M50 53v6', '#1b1020', 2.6),
    (pen) => {
      for (const turn of [0, 45, 90, 135]) pen.line('M50 3v94', INK_WOOD, 9, { turn });
      for (const turn of [0, 45, 90, 135]) pen.line('M50 4v92', '#b57a3f', 5, { turn });
      pen
        .circle(50, 50, 31, 'none', { stroke: INK_WOOD, width: 13 })
        .circle(50, 50, 31, 'none', { stroke: '#c98a4a', width: 8.5 })
        .circle(50, 50, 11, '#ffe08a>#b56a14')
        .circle(50, 50, 4, '#7a4208');
    },
    (pen) =>
      pen
        .circle(50, 52, 42, '#ffe08a>#a8640f')
        .circle(50, 52, 33, '#fff6dc>#e0c99a')
        .path(star(50, 52, 29, 7, 4), '#2f6f94>#143f5c')
        .path('M50 23l6 29H44Z', '#e8482f>#a81f17')
        .path('M50 81l6-29H44Z', '#cfdae4>#7b8ea0')
        .circle(50, 52, 4, '#ffe08a')
        .box(42, 2, 16, 9, 4, '#ffe08a>#a8640f')
        .shine('M18 40q6-16 22-20', 4),
    (pen) =>
      pen
        .path('M10 16C40 14 74 34 82 74l-12 4C58 46 38 30 12 26Z', '#f0f5fa>#8b9cb0')
        .path('M60 82q4-16 26-20l6 8q-14 8-22 22Z', '#ffcf5c>#a8640f')
        .line('M78 82l10 12', '#5a2e10', 9)
        .line('M78 82l10 12', '#9c5a2a', 5)
        .circle(90, 95, 4, '#ffcf5c>#a8640f')
        .shine('M26 20q24 6 38 30', 2.6),
  ],
};

const INK_WOOD = '#2a1408';
