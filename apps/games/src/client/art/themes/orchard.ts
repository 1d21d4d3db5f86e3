import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#2f7fc4', '#8fd0ea', '#fff2c4'],
    land: ['#8fc04f', '#5a9a3a', '#2f6a2a'],
    accent: '#ffe04a',
    reel: ['#4a1420', '#24080f'],
    frame: ['#d98a3a', '#7a3f17'],
    lows: ['#e8433a', '#3fae4f', '#f0a020', '#8a4fd0'],
  },
  ridges: ['hills', 'hills', 'canopy'],
  drift: 'petals',
  disc: '#fffbe0',
  lowStyle: 'suits',
  highs: [
    (pen) =>
      pen
        .line('M34 64Q36 30 62 10M68 60Q66 30 62 10', '#4a7a2a', 4)
        .path('M62 10q18-6 28 8-16 10-28-8Z', '#7fd05a>#2f7a2f')
        .circle(32, 68, 23, '#ff5a4f>#a80f2a')
        .circle(70, 66, 23, '#ff5a4f>#a80f2a')
        .shine('M20 62q3-8 9-10', 5, 0.7)
        .shine('M58 60q3-8 9-10', 5, 0.7),
    (pen) =>
      pen
        .path('M6 40h88C92 74 72 92 50 92S8 74 6 40Z', '#3fae4f>#17652f')
        .path('M12 40h76C86 68 68 84 50 84S14 68 12 40Z', '#eaf7c4', { width: 0 })
        .path('M17 40h66C81 64 66 78 50 78S19 64 17 40Z', '#ff6b5f>#d9243a', { width: 0 })
        .oval(36, 52, 2.6, 4, '#1b1020', { width: 0 })
        .oval(50, 62, 2.6, 4, '#1b1020', { width: 0 })
        .oval(64, 52, 2.6, 4, '#1b1020', { width: 0 })
        .oval(50, 47, 2.6, 4, '#1b1020', { width: 0 })
        .shine('M22 46q2 12 9 20', 3.5),
    (pen) =>
      pen
        .line('M52 4v18', '#6e431f', 4.5)
        .path('M52 14q16-12 30 0-14 12-30 0Z', '#7fd05a>#2f7a2f')
        .circle(30, 34, 14, '#b07af0>#5a2aa3')
        .circle(54, 32, 14, '#b07af0>#5a2aa3')
        .circle(74, 40, 14, '#a56cf0>#52249a')
        .circle(40, 54, 14, '#a56cf0>#52249a')
        .circle(62, 58, 14, '#9a60e8>#4a1f90')
        .circle(50, 77, 14, '#9a60e8>#4a1f90')
        .shine('M24 29q3-4 6-4', 3.5, 0.8)
        .shine('M48 27q3-4 6-4', 3.5, 0.8)
        .shine('M34 49q3-4 6-4', 3.5, 0.8)
        .shine('M44 72q3-4 6-4', 3.5, 0.8),
    (pen) =>
      pen
        .path(
          'M8 62c-2-6 4-10 8-10 8-22 32-34 54-24 6-2 12-2 16 4 2 6-2 10-4 12 0 26-26 44-52 36-8 4-18 2-20-6 2-6 0-8-2-12Z',
          '#fff07a>#eaa814',
        )
        .path('M70 22q8-16 24-12-2 14-16 18Z', '#7fd05a>#2f7a2f')
        .shine('M26 52q8-14 24-18', 5, 0.7)
        .circle(60, 54, 1.8, '#c98a0c', { width: 0 })
        .circle(48, 66, 1.8, '#c98a0c', { width: 0 })
        .circle(66, 66, 1.8, '#c98a0c', { width: 0 }),
  ],
};
