import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#1a1063', '#7a1fa0', '#ff5c9a'],
    land: ['#5a1a8a', '#3a0f66', '#1a0638'],
    accent: '#ffe14a',
    reel: ['#2f0f55', '#16062e'],
    frame: ['#f03f8f', '#6b0f63'],
    lows: ['#ff4f7a', '#2fd0a0', '#ffb02a', '#4f8ff5'],
  },
  ridges: ['tents', 'skyline', 'tents'],
  drift: 'confetti',
  disc: undefined,
  lowStyle: 'suits',
  highs: [
    (pen) =>
      pen
        .path('M70 30Q84 2 96 12q-2 18-18 28Z', '#2fe0b0>#0f8a7a')
        .path('M62 28Q64-2 78 4q6 14-6 28Z', '#ffe14a>#f0942a')
        .path('M30 30Q16 2 4 12q2 18 18 28Z', '#ff5c9a>#b51f6a')
        .path('M38 28Q36-2 22 4q-6 14 6 28Z', '#7a8ff5>#3a3fc0')
        .path(
          'M6 40c14-10 32-4 44 4 12-8 30-14 44-4 0 24-10 38-26 38-10 0-14-10-18-16-4 6-8 16-18 16C16 78 6 64 6 40Z',
          '#ffd24a>#e0701f',
        )
        .path('M18 52q12-8 22 4-12 10-22-4ZM82 52q-12-8-22 4 12 10 22-4Z', '#3a0f66')
        .circle(50, 44, 5, '#ff5c9a>#b51f6a')
        .shine('M16 42q10-4 20 2', 3.5),
    (pen) =>
      pen
        .path('M14 34l6 44q30 16 60 0l6-44Z', '#f0486a>#a3163f')
        .line(
          'M20 40l14 40M34 44L22 78M50 46l-14 38M50 46l14 38M66 44l12 34M80 40L66 80',
          '#ffe6b0',
          2.4,
        )
        .oval(50, 34, 36, 13, '#fff4dc>#e0bf8a')
        .line('M20 80q30 14 60 0', '#ffd24a', 5)
        .line('M30 10l22 22M84 8L56 30', '#a8713a', 5)
        .circle(53, 32, 4.5, '#fff4dc'),

    (pen) =>
      pen
        .path('M50 96C42 70 40 36 50 4c10 32 8 66 0 92Z', '#2fe0b0>#0b7a6a')
        .path('M48 90C30 74 14 46 18 16c18 14 30 44 30 74Z', '#7a8ff5>#2f35b0')
        .path('M52 90c18-16 34-44 30-74-18 14-30 44-30 74Z', '#ff8a3a>#d93a1f')
        .circle(50, 30, 8, '#ffe14a>#f0942a')
        .circle(50, 30, 4, '#3a0f9c')
        .circle(28, 36, 5, '#ffe14a')
        .circle(72, 36, 5, '#ffe14a')
        .line('M50 42v46M32 46l14 36M68 46L54 82', '#ffffff', 1.8, { opacity: 0.6 }),
    (pen) =>
      pen
        .line('M36 54L22 94', '#a8713a', 6)
        .line('M66 56l14 38', '#a8713a', 6)
        .oval(40, 34, 22, 27, '#ffd24a>#e0701f', { turn: [20, 40, 34] })
        .oval(66, 36, 20, 25, '#2fe0b0>#0f8a7a', { turn: [-20, 66, 36] })
        .line('M24 30l14 8 8-10 14 6', '#c0262f', 4)
        .line('M54 34l10 8 8-8 10 4', '#0b5f6a', 4)
        .shine('M28 22q4-8 12-9', 3.5),
  ],
};
