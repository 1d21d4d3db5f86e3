import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#1d2f4f', '#4f7f9c', '#f0c9a0'],
    land: ['#4a6a80', '#2b4458', '#142431'],
    accent: '#ffcf6b',
    reel: ['#1a2a38', '#0b131b'],
    frame: ['#a98a5a', '#4a3420'],
    lows: ['#4fa3c7', '#c7563f', '#7fae4f', '#c99a3a'],
  },
  ridges: ['peaks', 'pines', 'waves'],
  drift: 'snow',
  disc: '#fff0d0',
  lowStyle: 'tiles',
  highs: [
    (pen) =>
      pen
        .path('M50 8v54L22 52Q32 22 50 8Z', '#e9503a>#9c2418')
        .path('M54 8v54l28-8Q74 24 54 8Z', '#f4e6c8>#cfae74')
        .line('M52 6v62', '#5d3717', 5)
        .path(
          'M4 58c8 2 12 6 16 10h60c4-4 8-12 8-24l10-2c2 26-14 48-30 48H30C14 90 4 76 4 58Z',
          '#b27a42>#5e3517',
        )
        .line('M16 74h70M22 82h56', '#4a2810', 2.4)
        .circle(30, 70, 5.5, '#ffcf6b>#c07a1a')
        .circle(50, 70, 5.5, '#4fa3c7>#1f5878')
        .circle(70, 70, 5.5, '#ffcf6b>#c07a1a'),
    (pen) =>
      pen
        .line('M62 12L26 94', '#6e431f', 9)
        .line('M62 12L26 94', '#a8713a', 5)
        .path('M54 26C40 30 26 26 18 14c-6 22 0 44 20 50 2-10 6-14 10-20Z', '#e6eef5>#7b8ea0')
        .path('M62 20c12 2 18 6 28 2 0 20-8 34-26 36-2-8-4-8-6-12Z', '#e6eef5>#7b8ea0')
        .line('M24 26q-2 18 12 30', '#ffffff', 3, { opacity: 0.7 })
        .circle(56, 36, 5, '#ffcf6b>#c07a1a'),
    (pen) =>
      pen
        .circle(50, 50, 44, '#8a5a2c>#4c2c12')
        .circle(50, 50, 37, '#d0432f>#8a1f17')
        .path('M50 13a37 37 0 0 1 37 37H50Z', '#f4e6c8>#d9bd8a', { width: 1.5 })
        .path('M50 87a37 37 0 0 1-37-37h37Z', '#f4e6c8>#d9bd8a', { width: 1.5 })
        .circle(50, 50, 13, '#cfdae4>#75879a')
        .circle(50, 50, 5, '#eef4f9')
        .shine('M20 36q6-12 18-17', 4),
    (pen) =>
      pen
        .path('M12 24c26-6 60 6 76 58-10 8-16 8-20 6C64 56 44 40 14 44Z', '#fbf0d8>#b98d52')
        .path('M8 24q6-6 12 0l-2 22q-8 4-12-2Z', '#ffcf6b>#b9741a')
        .path('M40 28l14 6-8 18-14-6Z', '#ffcf6b>#b9741a')
        .path('M66 88q12 6 22-6l-4-14-18 8Z', '#ffcf6b>#b9741a')
        .shine('M26 27q12 0 20 5', 3),
  ],
};
