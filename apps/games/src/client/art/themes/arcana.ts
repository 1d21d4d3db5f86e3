import { star } from '../pen.ts';
import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#1a0a3a', '#5a1f7a', '#d96b9a'],
    land: ['#3f1a63', '#291045', '#120624'],
    accent: '#ffd76b',
    reel: ['#24104a', '#100624'],
    frame: ['#9a6be0', '#3a1a70'],
    lows: ['#b05cf0', '#3fb8d0', '#f06b8a', '#5fc07a'],
  },
  ridges: ['peaks', 'skyline', 'canopy'],
  drift: 'fireflies',
  disc: '#ffe0f0',
  lowStyle: 'tiles',
  highs: [
    (pen) =>
      pen
        .path('M24 78q26-12 52 0l8 14H16Z', '#ffcf5c>#9c5a14')
        .circle(50, 44, 38, '#c99aff>#3a1590')
        .path('M26 56q10-22 26-12t24-8q-4 26-24 30T26 56Z', '#f0b5ff', { width: 0, opacity: 0.55 })
        .path(star(46, 40, 13, 4.5, 4), '#ffffff', { width: 0 })
        .path(star(64, 58, 7, 2.5, 4), '#ffe9a6', { width: 0 })
        .shine('M22 34q7-14 20-19', 5, 0.8),
    (pen) =>
      pen
        .box(40, 4, 20, 12, 4, '#b5804a>#6b4020')
        .path(
          'M42 14h16v22c18 8 24 22 20 38-2 12-12 18-28 18s-26-6-28-18c-4-16 2-30 20-38Z',
          '#e0f5ff>#9ac7e0',
        )
        .path(
          'M25 60q25 10 50 0c4 8 4 12 3 15-2 10-12 15-28 15s-26-5-28-15q-1-5 3-15Z',
          '#5ff0c0>#128a7a',
          { width: 1.4 },
        )
        .circle(40, 72, 4, '#c9fff0', { width: 0, opacity: 0.8 })
        .circle(58, 78, 3, '#c9fff0', { width: 0, opacity: 0.8 })
        .circle(54, 66, 2.4, '#c9fff0', { width: 0, opacity: 0.8 })
        .shine('M32 50q-4 8-4 14', 4, 0.8),
    (pen) =>
      pen
        .box(24, 8, 56, 82, 8, '#3a1a70>#1a0a3f', { turn: [8, 52, 49] })
        .box(20, 8, 56, 82, 8, '#fff2d6>#e0bf8a', { turn: -6 })
        .box(26, 14, 44, 70, 5, '#5a2a9c>#2a1058', { turn: -6 })
        .path(star(48, 49, 20, 8, 8), '#ffd76b>#d98a1f', { width: 1.6, turn: -6 })
        .circle(48, 49, 8, '#fff2d6', { width: 1.4 })
        .circle(48, 49, 3, '#2a1058', { width: 0 }),
    (pen) =>
      pen
        .line('M22 92L60 40', '#2a1408', 10)
        .line('M22 92L60 40', '#8a5a34', 6)
        .line('M24 88l6-8', '#ffd76b', 6)
        .path(star(66, 32, 30, 12, 5), '#fff0a0>#f0962a')
        .path(star(20, 24, 9, 3, 4), '#ffffff', { width: 1.4 })
        .path(star(88, 72, 9, 3, 4), '#ffffff', { width: 1.4 })
        .shine('M62 16l-4 10', 3),
  ],
};
