import type { ThemeArt } from '../theme-art.ts';

export const art: ThemeArt = {
  palette: {
    sky: ['#2b0f3a', '#8c1f45', '#f08a4b'],
    land: ['#5e1a3f', '#3f1030', '#1e0618'],
    accent: '#ffcf5c',
    reel: ['#3a0c22', '#1a0510'],
    frame: ['#c9363a', '#5e0f22'],
    lows: ['#e23b3b', '#2fae7d', '#3f7fe0', '#e0a126'],
  },
  ridges: ['hills', 'skyline', 'hills'],
  drift: 'petals',
  disc: '#ffe2a8',
  lowStyle: 'suits',
  highs: [
    (pen) =>
      pen
        .line('M50 4v10M50 84v8', '#7a4a12', 4)
        .path('M50 14c26 0 38 16 38 35S76 84 50 84 12 68 12 49s12-35 38-35Z', '#ff6b4a>#b3121f')
        .line('M50 14v70M34 17q-10 32 0 64M66 17q10 32 0 64', '#7d0c18', 2.6)
        .box(34, 10, 32, 8, 3, '#ffcf5c>#c07d14')
        .box(34, 80, 32, 8, 3, '#ffcf5c>#c07d14')
        .line('M46 90v8M54 90v8', '#e0a126', 3)
        .shine('M22 36q5-11 12-15', 4.5),
    (pen) =>
      pen
        .path('M50 78C26 82 8 68 6 52c16 0 30 8 44 26Z', '#ff9ac4>#c93b7c')
        .path('M50 78c24 4 42-10 44-26-16 0-30 8-44 26Z', '#ff9ac4>#c93b7c')
        .path('M50 78C30 72 20 50 24 32c14 6 24 22 26 46Z', '#ffb9d8>#d9508e')
        .path('M50 78c20-6 30-28 26-46-14 6-24 22-26 46Z', '#ffb9d8>#d9508e')
        .path('M50 78C38 62 38 34 50 20c12 14 12 42 0 58Z', '#ffe0ee>#f07ab0')
        .path('M14 84q36-14 72 0-36 14-72 0Z', '#5fcf8a>#1d7a4f')
        .shine('M47 34q-3 10-2 18', 3),
    (pen) =>
      pen
        .path('M50 88L6 46Q24 12 50 12t44 34Z', '#fff0d0>#e8b98a')
        .path('M50 88L6 46q6-12 14-19Z', '#e23b3b>#a3131f', { width: 1.6 })
        .path('M50 88L38 13q12-3 24 0Z', '#e23b3b>#a3131f', { width: 1.6 })
        .path('M50 88l44-42q-6-12-14-19Z', '#e23b3b>#a3131f', { width: 1.6 })
        .line('M50 88L26 22M50 88l24-66', '#9c6a3a', 1.8)
        .circle(50, 86, 7, '#ffcf5c>#b9741a'),
    (pen) =>
      pen
        .path('M70 56q20-4 26 14-16 2-26-6Z', '#ff8a4a>#d9431f')
        .path('M12 46C24 22 60 18 78 54 62 84 28 84 12 46Z', '#ffffff>#dfe6ee')
        .path('M30 32q16-12 28-4-6 16-22 16-8-4-6-12Z', '#ff7a3c>#d9381a', { width: 1.8 })
        .path('M46 66q12-10 24-6-4 12-20 12Z', '#ff7a3c>#d9381a', { width: 1.8 })
        .path('M40 72q-2 16-16 18 0-12 8-22Z', '#ff8a4a>#d9431f')
        .circle(23, 45, 4.5, '#1b1020')
        .circle(22, 43.5, 1.4, '#ffffff', { width: 0 })
        .line('M12 48q-6 2-8 8', '#1b1020', 2.4),
  ],
};
