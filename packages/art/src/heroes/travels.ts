import { circle, ellipse, facets, group, mirrored, path, polygon, stroke, tone } from '../ink.ts';
import type { Hero } from './hero.ts';

/** Things of the road, the sea, the sky and the city: what travels, and what travellers bring home. */

export const planet: Hero = ({ main, accent, spark, deep, pale }) =>
  group(
    'rotate(-20)',
    path('M-128 0A128 34 0 0 1 128 0L104 0A104 22 0 0 0 -104 0Z', tone(spark, 4)),
  ) +
  circle(0, 0, 78, tone(main, 4)) +
  path('M-70 -36Q0 -10 70 -36L76 -16Q0 14 -77 -12Z', tone(main, 6)) +
  path('M-78 4Q0 34 78 2L74 26Q0 54 -73 28Z', tone(accent, 4)) +
  path('M-58 52Q0 70 58 52Q30 80 0 78Q-34 78 -58 52Z', tone(main, 5)) +
  path('M30 -72A78 78 0 0 1 -30 72A92 92 0 0 0 30 -72Z', tone(deep, 0), ' opacity=".4"') +
  ellipse(-34, -36, 16, 10, tone(pale, 7), ' opacity=".5"') +
  group(
    'rotate(-20)',
    path('M-128 0A128 34 0 0 0 128 0L104 0A104 22 0 0 1 -104 0Z', tone(spark, 6)) +
      path('M-118 6A118 30 0 0 0 118 6L111 8A111 25 0 0 1 -111 8Z', tone(spark, 3)),
  ) +
  circle(86, -82, 17, tone(pale, 6)) +
  path('M92 -98A17 17 0 0 1 80 -66A22 22 0 0 0 92 -98Z', tone(pale, 3));

export const rocket: Hero = ({ main, accent, spark, pale, deep }) =>
  group(
    'rotate(24)',
    path('M-22 70Q-30 110 0 142Q30 110 22 70Z', tone(spark, 4)) +
      path('M-12 70Q-16 98 0 118Q16 98 12 70Z', tone(spark, 7)) +
      path('M-36 14Q-78 44 -72 92Q-50 76 -28 74Z', tone(accent, 5)) +
      path('M36 14Q78 44 72 92Q50 76 28 74Z', tone(accent, 3)) +
      path('M0 -126Q50 -70 44 20Q42 54 30 76H-30Q-42 54 -44 20Q-50 -70 0 -126Z', tone(pale, 7)) +
      path('M0 -126Q50 -70 44 20Q42 54 30 76H4Q30 -20 0 -126Z', tone(pale, 5)) +
      path('M0 -126Q26 -98 36 -60Q0 -48 -36 -60Q-26 -98 0 -126Z', tone(main, 4)) +
      path('M0 -126Q26 -98 36 -60Q22 -54 6 -53Q14 -90 0 -126Z', tone(main, 2)) +
      circle(0, -16, 26, tone(deep, 2)) +
      circle(0, -16, 20, tone(main, 5)) +
      path('M-14 -26Q-4 -36 8 -32Q-6 -26 -12 -12Z', '#ffffff', ' opacity=".8"') +
      path('M-42 36H42L40 50H-40Z', tone(accent, 4)) +
      path('M-8 30H8V96Q0 104 -8 96Z', tone(accent, 2)),
  );

export const helmet: Hero = ({ main, accent, spark, pale, deep }) =>
  path('M-70 84Q-80 122 -96 128H96Q80 122 70 84Z', tone(pale, 5)) +
  path('M-64 92H64L70 112H-70Z', tone(accent, 4)) +
  circle(0, -6, 104, tone(pale, 7)) +
  path('M58 -92A104 104 0 0 1 -62 78A120 120 0 0 0 58 -92Z', tone(pale, 5)) +
  path('M-82 -12Q-80 -72 0 -72Q80 -72 82 -12Q80 54 0 56Q-80 54 -82 -12Z', tone(spark, 4)) +
  path('M-74 -12Q-72 -64 0 -64Q72 -64 74 -12Q72 46 0 48Q-72 46 -74 -12Z', tone(deep, 1)) +
  path(
    'M-74 -12Q-72 -64 0 -64Q20 -64 36 -58Q-30 -40 -60 22Q-74 10 -74 -12Z',
    tone(main, 4),
    ' opacity=".9"',
  ) +
  path('M-58 -20Q-48 -52 -10 -54Q-40 -38 -50 -6Z', '#ffffff', ' opacity=".75"') +
  path('M30 38Q62 26 68 -8Q74 30 40 42Z', tone(main, 6), ' opacity=".6"') +
  mirrored(`<rect x="-118" y="-26" width="24" height="46" rx="10" fill="${tone(accent, 4)}"/>`) +
  stroke('M80 -84L104 -122', tone(pale, 4), 5) +
  circle(105, -124, 8, tone(accent, 5));

export const badge: Hero = ({ main, spark, deep, pale }) => {
  const star = (outer: number, inner: number) =>
    Array.from({ length: 12 }, (_, k) => {
      const radius = k % 2 ? inner : outer;
      const turn = (k * Math.PI) / 6;
      return [Math.sin(turn) * radius, -Math.cos(turn) * radius] as const;
    });
  const points = star(112, 56);
  return (
    group('translate(5 8)', polygon(points, tone(deep, 0), ' opacity=".45"')) +
    points
      .map((point, k) =>
        polygon(
          [[0, 0], point, points[(k + 1) % 12] ?? point],
          tone(spark, k % 2 ? 3 : 5 + (k > 6 ? 1 : 0)),
        ),
      )
      .join('') +
    [0, 2, 4, 6, 8, 10]
      .map((k) =>
        circle((points[k]?.[0] ?? 0) * 1.02, (points[k]?.[1] ?? 0) * 1.02, 10, tone(spark, 6)),
      )
      .join('') +
    circle(0, 0, 50, tone(spark, 3)) +
    circle(-1, -2, 46, tone(spark, 6)) +
    circle(0, 0, 38, tone(main, 2)) +
    polygon(
      star(34, 14).map(([x, y]) => [x, y] as const),
      tone(pale, 7),
    ) +
    circle(0, 0, 8, tone(main, 3))
  );
};

export const horseshoe: Hero = ({ main, accent, spark, deep, pale }) =>
  path(
    'M-92 96H-42Q-36 82 -46 74Q-78 10 -50 -34Q-30 -62 0 -62Q30 -62 50 -34Q78 10 46 74Q36 82 42 96H92Q100 84 90 70Q128 -20 84 -80Q50 -116 0 -116Q-50 -116 -84 -80Q-128 -20 -90 70Q-100 84 -92 96Z',
    tone(spark, 3),
  ) +
  path(
    'M-86 88H-52Q-50 78 -58 68Q-92 6 -60 -42Q-36 -74 0 -74Q36 -74 60 -42L84 -70Q50 -106 0 -106Q-46 -106 -76 -74Q-116 -18 -80 70Q-90 80 -86 88Z',
    tone(spark, 5),
  ) +
  stroke('M-78 60Q-106 -16 -70 -66Q-44 -96 0 -98', tone(spark, 7), 4, ' opacity=".8"') +
  mirrored(
    [
      [-82, 50],
      [-92, 8],
      [-82, -34],
      [-52, -76],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6.5, tone(deep, 1)))
      .join(''),
  ) +
  group(
    'translate(0 6)',
    [0, 90, 180, 270]
      .map((turn) =>
        group(
          `rotate(${turn + 45})`,
          path(
            'M0 0Q-34 -18 -24 -42Q-10 -56 0 -38Q10 -56 24 -42Q34 -18 0 0Z',
            tone(accent, turn < 180 ? 3 : 5),
          ),
        ),
      )
      .join(''),
    stroke('M0 0Q8 40 -6 66', tone(accent, 3), 6),
    circle(0, 0, 5, tone(pale, 6)),
  ) +
  circle(0, -84, 7, tone(main, 4));

export const minecart: Hero = ({ main, accent, spark, deep, pale }) =>
  [
    [-58, -30, 0],
    [-18, -54, 1],
    [26, -46, 2],
    [60, -26, 0],
    [4, -24, 1],
    [-36, -14, 2],
  ]
    .map(([x = 0, y = 0, k = 0]) => {
      const colours = [main, spark, accent][k] ?? main;
      return group(
        `translate(${x} ${y}) rotate(${x / 3}) scale(.5)`,
        facets('6 0,-70 -42,-36 0,-20\n5 -42,-36 -30,50 0,-20\n4 -30,50 0,64 0,-20', colours),
      );
    })
    .join('') +
  path('M-112 -8H112L84 76H-84Z', tone(deep, 3)) +
  path('M10 -8H112L84 76H30Z', tone(deep, 2)) +
  path('M-120 -20H120V0H-120Z', tone(deep, 4)) +
  path('M-120 -20H120V-13H-120Z', tone(pale, 4)) +
  [-76, -26, 26, 76]
    .map(
      (x) =>
        path(`M${x - 6} 0H${x + 6}L${x * 0.8 + 5} 76H${x * 0.8 - 5}Z`, tone(deep, x > 0 ? 3 : 5)) +
        circle(x, 14, 3, tone(pale, 5)),
    )
    .join('') +
  mirrored(
    circle(-50, 90, 27, tone(deep, 1)) +
      circle(-50, 90, 20, tone(deep, 4)) +
      circle(-50, 90, 8, tone(spark, 4)),
  ) +
  path('M-130 116H130V124H-130Z', tone(deep, 4));

export const snowflake: Hero = ({ main, pale, spark }) =>
  Array.from({ length: 6 }, (_, k) =>
    group(
      `rotate(${k * 60})`,
      facets(
        '7 0,0 -10,-18 0,-116\n5 0,-62 -34,-92 -30,-98 0,-74\n6 0,-32 -28,-56 -24,-62 0,-44\n5 0,-98 -16,-112 0,-126',
        k % 2 ? pale : main,
        k < 3 ? 1 : 2,
      ),
    ),
  ).join('') +
  Array.from({ length: 6 }, (_, k) =>
    group(
      `rotate(${k * 60 + 30})`,
      polygon(
        [
          [0, -14],
          [-13, -34],
          [0, -54],
          [13, -34],
        ],
        tone(main, k < 3 ? 5 : 4),
      ),
    ),
  ).join('') +
  circle(0, 0, 15, tone(pale, 7)) +
  circle(-3, -3, 6, tone(spark, 7));

export const globe: Hero = ({ main, accent, spark, pale, deep }) =>
  path('M-76 72Q0 100 76 72L92 118Q0 140 -92 118Z', tone(accent, 3)) +
  path('M-76 72Q0 100 76 72L80 86Q0 112 -80 86Z', tone(spark, 5)) +
  circle(0, -14, 100, tone(pale, 6), ' opacity=".92"') +
  circle(0, -14, 93, tone(main, 5)) +
  path('M-90 10Q-30 -14 0 8Q40 -10 91 12Q74 76 0 79Q-74 76 -90 10Z', tone(pale, 7)) +
  path('M20 4Q50 0 91 12Q80 62 30 76Q50 40 20 4Z', tone(pale, 5)) +
  [
    [-44, 10, 0.9],
    [42, 14, 0.8],
  ]
    .map(([x = 0, y = 0, k = 1]) =>
      group(
        `translate(${x} ${y}) scale(${k})`,
        facets('3 0,-64 -14,-38 0,-38\n3 0,-46 -20,-16 0,-16\n2 0,-26 -26,10 0,10', accent),
      ),
    )
    .join('') +
  path('M-22 38V0L0 -22L22 0V38Z', tone(accent, 5)) +
  path('M0 -22L22 0V38H0Z', tone(deep, 4)) +
  path('M-30 4L0 -28L30 4L24 8L0 -16L-24 8Z', tone(pale, 7)) +
  path('M-7 38V16H7V38Z', tone(spark, 6)) +
  [
    [-60, -50],
    [-20, -70],
    [24, -60],
    [62, -40],
    [-34, -30],
    [46, -76],
    [4, -44],
    [-72, -14],
    [70, -10],
  ]
    .map(([x = 0, y = 0], k) => circle(x, y, 3 + (k % 3), '#ffffff'))
    .join('') +
  path('M-78 -40Q-58 -92 -10 -98Q-52 -76 -64 -22Z', '#ffffff', ' opacity=".55"');

export const ship: Hero = ({ main, accent, spark, pale, deep }) =>
  path('M-46 -110H-40V50H-46ZM6 -132H13V50H6ZM56 -96H62V50H56Z', tone(deep, 3)) +
  path('M-84 -96Q-40 -84 -8 -96Q8 -60 -8 -22Q-44 -12 -84 -24Q-66 -60 -84 -96Z', tone(pale, 7)) +
  path('M-34 -120Q10 -106 60 -120Q78 -72 58 -12Q12 2 -34 -12Q-16 -64 -34 -120Z', tone(pale, 7)) +
  path('M10 -110Q36 -112 60 -120Q78 -72 58 -12Q36 -4 14 -4Q36 -60 10 -110Z', tone(pale, 5)) +
  path('M40 -90Q76 -80 104 -90Q116 -54 102 -18Q72 -8 40 -18Q56 -54 40 -90Z', tone(pale, 5)) +
  group(
    'translate(14 -64)',
    circle(0, -6, 15, tone(main, 3)) +
      path('M-10 4H10V14H-10Z', tone(main, 3)) +
      circle(-6, -6, 4, tone(pale, 7)) +
      circle(6, -6, 4, tone(pale, 7)),
  ) +
  path('M9 -132Q34 -144 52 -130Q34 -126 9 -118Z', tone(accent, 4)) +
  path(
    'M-126 10Q-104 22 -84 18H84Q104 2 124 4L100 80Q92 104 60 104H-60Q-106 92 -126 10Z',
    tone(main, 3),
  ) +
  path('M-116 38H112L100 80Q92 104 60 104H-60Q-98 92 -116 38Z', tone(deep, 2)) +
  path('M-120 24H117L113 38H-116Z', tone(spark, 5)) +
  [-72, -38, -4, 30, 64]
    .map(
      (x) =>
        `<rect x="${x - 9}" y="50" width="18" height="16" rx="3" fill="${tone(spark, 4)}"/><rect x="${x - 6}" y="53" width="12" height="10" rx="2" fill="#140d12"/>`,
    )
    .join('') +
  path(
    'M-140 96Q-110 82 -84 96Q-56 110 -28 96Q0 82 28 96Q56 110 84 96Q110 82 140 96V124H-140Z',
    tone(accent, 5),
    ' opacity=".92"',
  );

export const robot: Hero = ({ main, accent, spark, pale, deep }) =>
  stroke('M0 -86V-118', tone(pale, 4), 6) +
  circle(0, -124, 11, tone(spark, 6)) +
  mirrored(
    `<rect x="-118" y="-30" width="26" height="60" rx="10" fill="${tone(accent, 4)}"/>` +
      `<rect x="-110" y="-18" width="8" height="36" rx="4" fill="${tone(spark, 6)}"/>`,
  ) +
  facets(
    '6 0,-92 -66,-86 -84,-56 0,-62\n5 -66,-86 -96,-62 -100,40 -84,-56\n4 0,-62 -84,-56 -84,36 0,44\n3 -84,36 -100,40 -72,84 0,92 0,44',
    main,
  ) +
  `<rect x="-76" y="-46" width="152" height="62" rx="26" fill="${tone(deep, 0)}"/>` +
  `<rect x="-70" y="-40" width="140" height="50" rx="22" fill="${tone(deep, 1)}"/>` +
  mirrored(
    `<rect x="-54" y="-30" width="34" height="30" rx="12" fill="${tone(accent, 6)}"/><rect x="-48" y="-25" width="13" height="9" rx="4" fill="#ffffff"/>`,
  ) +
  path('M-62 -36Q-20 -44 20 -38L-8 8H-50Q-68 -6 -62 -36Z', '#ffffff', ' opacity=".1"') +
  `<rect x="-42" y="42" width="84" height="26" rx="8" fill="${tone(deep, 1)}"/>` +
  [-30, -18, -6, 6, 18, 30]
    .map(
      (x, k) =>
        `<rect x="${x - 3.5}" y="${[50, 46, 52, 48, 46, 51][k]}" width="7" height="${[10, 18, 6, 14, 18, 8][k]}" rx="2" fill="${tone(spark, 6)}"/>`,
    )
    .join('');

export const cassette: Hero = ({ main, accent, spark, pale, deep }) =>
  group(
    'rotate(-10)',
    `<rect x="-116" y="-72" width="240" height="156" rx="14" fill="${tone(deep, 0)}" opacity=".5"/>` +
      `<rect x="-122" y="-80" width="240" height="156" rx="14" fill="${tone(main, 3)}"/>` +
      `<rect x="-122" y="-80" width="240" height="80" rx="14" fill="${tone(main, 4)}"/>` +
      `<rect x="-100" y="-62" width="196" height="94" rx="8" fill="${tone(pale, 7)}"/>` +
      [0, 1, 2]
        .map(
          (k) =>
            `<rect x="-100" y="${-44 + k * 10}" width="196" height="8" fill="${tone([accent, spark, main][k] ?? main, 5)}"/>`,
        )
        .join('') +
      `<rect x="-74" y="-14" width="144" height="40" rx="20" fill="${tone(deep, 1)}"/>` +
      [-48, 44]
        .map(
          (x) =>
            circle(x, 6, 16, tone(pale, 6)) +
            circle(x, 6, 9, tone(deep, 1)) +
            [0, 60, 120]
              .map((turn) =>
                group(
                  `rotate(${turn} ${x} 6)`,
                  `<rect x="${x - 2}" y="-9" width="4" height="30" fill="${tone(pale, 6)}"/>`,
                ),
              )
              .join('') +
            circle(x, 6, 6, tone(deep, 1)),
        )
        .join('') +
      path('M-24 -6H20V18H-24Z', tone(accent, 2)) +
      path('M-80 76L-66 42H62L76 76Z', tone(main, 2)) +
      [-40, -10, 8, 38].map((x) => circle(x, 60, 5, tone(deep, 0))).join('') +
      [
        [-110, -68],
        [106, -68],
        [-110, 64],
        [106, 64],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4, tone(pale, 5)))
        .join(''),
  );

export const prism: Hero = ({ main, accent, spark, pale }) =>
  stroke('M-140 26L-30 -2', tone(pale, 7), 6) +
  [0, 1, 2, 3, 4]
    .map((k) =>
      polygon(
        [
          [24, -8 + k * 5],
          [140, 4 + k * 17],
          [140, 21 + k * 17],
          [24, -3 + k * 5],
        ],
        tone([main, accent, spark, pale, accent][k] ?? main, 5),
        ' opacity=".9"',
      ),
    )
    .join('') +
  facets('6 0,-112 -26,10 0,34\n4 0,-112 -108,76 -26,10\n5 -108,76 0,92 0,34 -26,10', main, 2) +
  stroke('M0 -112L-26 10L-108 76M0 -112V34M0 34L0 92', tone(pale, 7), 3, ' opacity=".8"') +
  stroke('M0 -112L108 76L0 92L-108 76Z', tone(accent, 6), 4);
