import { polygon } from '../pen.ts';
import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#12306b', '#4f8fd0', '#dff2ff'],
    land: ['#a9cfe8', '#6ba0cc', '#2f5f94'],
    accent: '#9af0ff',
    reel: ['#12305a', '#081830'],
    frame: ['#8fc7f0', '#2a5f9c'],
    lows: ['#5fb8f0', '#a88af0', '#3fcfb0', '#f08fb0'],
  },
  ridges: ['peaks', 'pines', 'hills'],
  drift: 'snow',
  disc: '#ffffff',
  lowStyle: 'gems',
  highs: [
    (pen) => {
      const arms = [0, 60, 120];
      for (const [colour, width] of [
        ['#1b2a50', 11],
        ['#c9f0ff', 6.5],
      ] as const) {
        for (const turn of arms) {
          pen.line('M50 6v88M36 16l14 12 14-12M36 84l14-12 14 12', colour, width, { turn });
        }
      }
      pen.path(polygon(50, 50, 13, 6), '#ffffff>#7ac4f0');
    },
    (pen) =>
      pen
        .path('M10 74L6 28l22 20L50 14l22 34 22-20-4 46Z', '#d9f6ff>#4f9ad9')
        .path('M50 14l12 40-12 20-12-20Z', '#ffffff>#9ad4f5', { width: 1.4 })
        .box(10, 74, 80, 14, 5, '#e8faff>#5fa6e0')
        .circle(6, 26, 5, '#ffffff>#9ad4f5')
        .circle(94, 26, 5, '#ffffff>#9ad4f5')
        .circle(50, 12, 6, '#ffffff>#9ad4f5')
        .circle(30, 81, 4, '#a88af0')
        .circle(50, 81, 4, '#3fcfb0')
        .circle(70, 81, 4, '#a88af0')
        .shine('M16 44l3 22', 3),
    (pen) =>
      pen
        .path(
          'M24 88V44c0-20 8-32 20-32 14 0 20 12 20 26 8-6 22-4 22 8 0 10-16 18-22 26v16Z',
          '#f0576b>#a81f3f',
        )
        .path('M44 34l5 9 10 1-7 7 2 10-10-5-10 5 2-10-7-7 10-1Z', '#ffffff', { width: 1.4 })
        .box(18, 76, 52, 18, 9, '#ffffff>#cfe4f2')
        .shine('M32 30q3-8 9-10', 4),
    (pen) =>
      pen
        .box(44, 76, 12, 18, 3, '#8a5a34>#52300f')
        .path('M50 32L16 80h68Z', '#3fb08a>#14584f')
        .path('M50 18L24 58h52Z', '#4fc49a>#1a6a5c')
        .path('M50 4L32 36h36Z', '#6bdcb0>#218071')
        .path(
          'M50 4l9 16q-9 6-18 0ZM24 58l8-12q4 8 10 2 6 8 12 0 8 6 14-2l8 12q-26 8-52 0Z',
          '#ffffff>#d9f0fa',
          { width: 1.6 },
        ),
  ],
};
