import { circle, ellipse, facets, group, mirrored, path, polygon, stroke, tone } from '../ink.ts';
import type { Hero } from './hero.ts';

/** Things that treasure hunters look for: idols, weapons, vessels, crowns. */

export const idol: Hero = ({ main, accent, spark, deep, pale }) =>
  facets(
    '4 0,-112 -30,-104 -44,-70 0,-70\n3 -30,-104 -92,-112 -80,-70 -44,-70\n5 -44,-70 -80,-70 -104,-34 -70,-40',
    accent,
  ) +
  facets(
    '5 0,-74 -62,-74 -70,-20 0,-24\n4 -62,-74 -84,-60 -90,40 -70,-20\n4 0,-24 -70,-20 -66,70 0,80\n3 -70,-20 -90,40 -66,70\n2 -66,70 -44,112 0,116 0,80',
    main,
  ) +
  mirrored(
    path('M-62 -40H-14V-8L-30 2L-62 -12Z', tone(deep, 1)) +
      path('M-54 -33H-22V-12L-32 -6L-54 -16Z', tone(spark, 5)) +
      path('M-40 -33H-30V-9L-40 -12Z', tone(deep, 0)) +
      circle(-92, 8, 15, tone(spark, 4)) +
      circle(-92, 8, 8, tone(deep, 1)),
  ) +
  facets('6 0,-30 -10,-26 -20,26 0,30\n3 -20,26 -10,36 0,38 0,30', main) +
  path('M-46 50H46V84Q0 96 -46 84Z', tone(deep, 1)) +
  [-30, -10, 10, 30]
    .map(
      (x) =>
        `<rect x="${x - 8}" y="54" width="16" height="13" fill="${tone(pale, x < 0 ? 7 : 6)}"/><rect x="${x - 8}" y="73" width="16" height="11" fill="${tone(pale, x < 0 ? 6 : 5)}"/>`,
    )
    .join('') +
  facets('6 0,-104 -14,-88 0,-72', spark);

export const scarab: Hero = ({ main, accent, spark, deep }) =>
  facets(
    '5 -26,-20 -76,-96 -126,-84 -100,-66 -128,-44 -98,-36 -116,-8 -60,6\n3 -26,-20 -60,6 -116,-8 -98,-36',
    accent,
  ) +
  mirrored(
    stroke(
      'M-40 -34Q-70 -70 -40 -96M-56 20Q-96 30 -96 62M-44 60Q-80 84 -66 116',
      tone(deep, 2),
      9,
    ) + stroke('M-40 -34Q-70 -70 -40 -96', tone(spark, 4), 4),
  ) +
  facets('5 0,-62 -34,-58 -44,-30 0,-24\n4 -34,-58 -30,-84 -12,-92 0,-80 0,-62', main) +
  facets(
    '6 0,-24 -44,-30 -58,4 0,0\n5 0,0 -58,4 -60,50 -30,96 0,110\n3 -58,4 -66,26 -60,50',
    main,
  ) +
  stroke('M0 -24V110M-44 -30Q0 -16 44 -30', tone(deep, 1), 3.5) +
  mirrored(
    stroke('M-20 14Q-34 50 -20 88M-40 12Q-52 40 -44 62', tone(spark, 6), 2.4, ' opacity=".8"'),
  ) +
  circle(0, -104, 25, tone(spark, 5)) +
  path('M0 -129A25 25 0 0 1 0 -79Z', tone(spark, 4)) +
  circle(-8, -112, 6, tone(spark, 7));

export const cobra: Hero = ({ main, accent, spark, deep, pale }) =>
  path('M-60 118Q-84 92 -30 84Q30 78 20 52H-24Q-96 66 -100 100Q-98 124 -60 118Z', tone(main, 3)) +
  path('M20 60Q96 70 92 102Q84 126 20 118H-60Q20 112 40 92Z', tone(main, 2)) +
  facets(
    '5 0,-110 -34,-104 -40,-70 0,-60\n4 -40,-70 -96,-38 -92,14 -34,70 -22,10\n3 -96,-38 -106,-10 -92,14\n3 -34,70 -24,96 0,98 0,70',
    main,
  ) +
  facets(
    '7 0,-60 -30,-54 -26,-26 0,-26\n6 0,-22 -28,-22 -30,8 0,8\n6 0,12 -28,12 -28,40 0,40\n5 0,44 -26,44 -22,74 0,74',
    pale,
  ) +
  mirrored(
    path('M-70 -24Q-48 -30 -44 0Q-48 26 -62 22Q-78 0 -70 -24Z', tone(accent, 4)) +
      path('M-30 -92L-8 -82L-12 -74Q-26 -76 -30 -92Z', tone(deep, 0)) +
      path('M-26 -88L-11 -81L-14 -77Z', tone(spark, 6)),
  ) +
  stroke('M0 -62V-48M0 -48L-8 -36M0 -48L8 -36', tone(accent, 4), 3.4) +
  facets('6 0,-124 -10,-112 0,-98', spark);

export const pharaoh: Hero = ({ main, accent, spark, deep, pale }) =>
  facets(
    '4 0,-104 -50,-96 -74,-50 -44,-56 0,-66\n5 -74,-50 -112,96 -60,104 -50,20 -48,-56\n3 -112,96 -104,112 -60,118 -60,104',
    spark,
  ) +
  mirrored(
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        polygon(
          [
            [-80 - row * 6, -26 + row * 22],
            [-50, -26 + row * 20],
            [-51, -16 + row * 20],
            [-83 - row * 6, -16 + row * 22],
          ],
          tone(accent, 3),
        ),
      )
      .join('') +
      polygon(
        [
          [-54, -90],
          [-30, -100],
          [-36, -62],
          [-48, -58],
        ],
        tone(accent, 3),
      ),
  ) +
  facets(
    '6 0,-66 -44,-56 -46,-30 0,-30\n6 0,-30 -46,-30 -48,14 -20,10 0,-10\n5 -48,14 -34,62 0,80 0,30 -20,10\n7 0,-24 -9,-20 -13,22 0,26',
    main,
  ) +
  mirrored(
    path('M-40 -16Q-28 -28 -12 -14Q-26 -4 -40 -16Z', '#fffaf0') +
      circle(-26, -15, 5.4, tone(deep, 0)) +
      stroke('M-46 -14Q-28 -32 -10 -12M-40 -12L-56 -2M-42 -32Q-28 -42 -12 -32', tone(deep, 1), 3.6),
  ) +
  path('M-16 44Q0 36 16 44Q0 56 -16 44Z', tone(accent, 3)) +
  facets('4 0,74 -10,72 -8,112 0,120', accent) +
  stroke('M0 -66V-104', tone(deep, 1), 3) +
  path('M-10 -84Q-22 -118 0 -130Q22 -118 10 -84Q0 -74 -10 -84Z', tone(accent, 4)) +
  mirrored(circle(-5, -112, 2.6, tone(pale, 7)));

export const shield: Hero = ({ main, accent, spark, deep, pale }) =>
  [-1, 1]
    .map((side) =>
      group(
        `rotate(${side * 42})`,
        path('M-6 -138L0 -150L6 -138V60H-6Z', tone(pale, side < 0 ? 6 : 4)) +
          path('M-26 60H26V72H-26Z', tone(spark, 4)) +
          path('M-6 72H6V104H-6Z', tone(deep, 3)) +
          circle(0, 110, 9, tone(spark, 5)),
      ),
    )
    .join('') +
  circle(0, 0, 96, tone(deep, 1)) +
  circle(0, 0, 90, tone(spark, 4)) +
  circle(0, 0, 78, tone(main, 3)) +
  [0, 1, 2, 3]
    .map((turn) =>
      group(
        `rotate(${turn * 90})`,
        path('M0 0L-55 -55A78 78 0 0 1 0 -78Z', tone(turn % 2 ? accent : pale, turn < 2 ? 5 : 4)),
      ),
    )
    .join('') +
  [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => group(`rotate(${turn})`, circle(0, -84, 4.4, tone(spark, 7))))
    .join('') +
  circle(0, 0, 28, tone(spark, 3)) +
  circle(-2, -3, 24, tone(spark, 5)) +
  circle(-8, -9, 8, tone(spark, 7)) +
  path('M80 -56A96 96 0 0 1 -56 80A106 106 0 0 0 80 -56Z', tone(deep, 0), ' opacity=".35"');

export const longship: Hero = ({ main, accent, spark, deep, pale }) =>
  path('M-4 -118H4V40H-4Z', tone(deep, 3)) +
  path('M-74 -100Q0 -84 74 -100Q92 -40 74 14Q0 32 -74 14Q-92 -40 -74 -100Z', tone(pale, 7)) +
  [-58, -20, 18]
    .map((x) =>
      path(
        `M${x} -94Q${x + 10} -90 ${x + 20} -92Q${x + 26} -40 ${x + 20} 22Q${x + 10} 24 ${x} 22Q${x + 6} -40 ${x} -94Z`,
        tone(accent, x > 0 ? 3 : 4),
      ),
    )
    .join('') +
  path(
    'M20 -92Q48 -94 74 -100Q92 -40 74 14Q48 22 20 24Q44 -30 20 -92Z',
    tone(deep, 0),
    ' opacity=".22"',
  ) +
  path(
    'M-118 -24Q-124 -58 -98 -62Q-84 -60 -88 -44Q-104 -46 -102 -20Q-92 34 -40 44H44Q96 34 104 -22Q106 -44 90 -42Q86 -60 102 -62Q126 -56 118 -20Q104 80 40 88H-40Q-106 80 -118 -24Z',
    tone(main, 4),
  ) +
  path('M-96 20Q-70 64 -40 66H40Q72 62 98 16Q86 80 40 88H-40Q-84 80 -96 20Z', tone(main, 2)) +
  [-60, -30, 0, 30, 60]
    .map(
      (x, k) =>
        circle(x, 50 - Math.abs(x) * 0.08, 14, tone(spark, 3)) +
        circle(x, 50 - Math.abs(x) * 0.08, 10.5, tone(k % 2 ? accent : pale, k % 2 ? 4 : 6)) +
        circle(x, 50 - Math.abs(x) * 0.08, 4, tone(spark, 6)),
    )
    .join('') +
  circle(-97, -53, 3, tone(deep, 0));

export const crown: Hero = ({ main, accent, spark, deep, pale }) =>
  facets(
    '5 0,60 -84,52 -108,-52 -58,0 -42,-82 0,-4\n4 -58,0 -42,-82 -34,40 -60,46\n6 0,-104 -26,-30 0,60',
    spark,
  ) +
  path('M-88 48Q0 74 88 48L84 84Q0 108 -84 84Z', tone(spark, 3)) +
  path('M-88 48Q0 74 88 48L87 58Q0 84 -87 58Z', tone(spark, 6)) +
  mirrored(
    circle(-108, -60, 12, tone(spark, 6)) +
      circle(-43, -90, 13, tone(spark, 6)) +
      circle(-46, -93, 4, tone(pale, 7)),
  ) +
  circle(0, -108, 16, tone(main, 4)) +
  circle(-5, -113, 5, tone(pale, 7)) +
  facets('6 0,4 -18,24 0,50\n4 -18,24 0,50 0,34', main) +
  mirrored(
    polygon(
      [
        [-48, 8],
        [-36, 24],
        [-48, 42],
        [-60, 24],
      ],
      tone(accent, 4),
    ) +
      polygon(
        [
          [-48, 8],
          [-36, 24],
          [-48, 24],
        ],
        tone(accent, 6),
      ),
  ) +
  [-56, -28, 0, 28, 56]
    .map((x) => circle(x, 82 - Math.abs(x) * 0.12, 6, tone(x % 56 ? accent : main, x > 0 ? 4 : 5)))
    .join('') +
  stroke('M-84 86Q0 110 84 86', tone(deep, 2), 3);

export const chest: Hero = ({ main, spark, deep, accent, pale }) =>
  path('M-96 -20Q-96 -92 -52 -100H60Q100 -92 98 -20Z', tone(deep, 1)) +
  path('M-88 -26Q-88 -84 -48 -92H52Q90 -84 90 -26Z', tone(main, 2)) +
  ellipse(0, -14, 84, 34, tone(spark, 4)) +
  [
    [-56, -18],
    [-34, -32],
    [-10, -38],
    [16, -34],
    [40, -28],
    [60, -14],
    [-22, -16],
    [6, -14],
    [32, -10],
    [-46, -4],
  ]
    .map(
      ([x = 0, y = 0], k) =>
        ellipse(x, y, 19, 13, tone(spark, 3)) +
        ellipse(x - 1, y - 2.5, 17, 11, tone(spark, k % 3 ? 5 : 6)) +
        ellipse(x - 3, y - 4, 9, 5, tone(spark, 7), ' opacity=".8"'),
    )
    .join('') +
  facets('6 0,-66 -14,-52 0,-34\n4 -14,-52 0,-34 0,-46', accent) +
  polygon(
    [
      [44, -58],
      [58, -44],
      [44, -26],
      [32, -44],
    ],
    tone(pale, 6),
  ) +
  path('M-100 -8H100L92 92Q0 100 -92 92Z', tone(main, 4)) +
  path('M20 -8H100L92 92Q56 96 20 96Z', tone(main, 2)) +
  path('M-97 26H97L95 44H-95Z', tone(main, 3)) +
  path('M-100 -8H100L99 8H-99Z', tone(spark, 5)) +
  mirrored(
    path('M-80 -8H-58L-56 94L-75 92Z', tone(spark, 4)) +
      circle(-68, 20, 3, tone(deep, 1)) +
      circle(-66, 70, 3, tone(deep, 1)),
  ) +
  path('M-20 -12H20V30Q0 48 -20 30Z', tone(spark, 6)) +
  path('M0 -12H20V30Q10 40 0 40Z', tone(spark, 4)) +
  circle(0, 10, 6, tone(deep, 0)) +
  path('M-3 10H3L5 26H-5Z', tone(deep, 0));

export const compass: Hero = ({ main, accent, spark, deep, pale }) =>
  circle(0, -104, 15, tone(spark, 3)) +
  circle(0, -104, 8, tone(deep, 1)) +
  circle(0, 4, 100, tone(spark, 3)) +
  circle(-4, 0, 96, tone(spark, 5)) +
  circle(0, 4, 80, tone(deep, 1)) +
  circle(0, 4, 76, tone(pale, 7)) +
  path('M54 -50A76 76 0 0 1 -50 58A90 90 0 0 0 54 -50Z', tone(pale, 5)) +
  Array.from({ length: 16 }, (_, k) =>
    group(
      `rotate(${k * 22.5} 0 4)`,
      stroke(`M0 -68V${k % 4 ? -60 : -52}`, tone(deep, 2), k % 4 ? 2 : 4),
    ),
  ).join('') +
  [0, 90, 180, 270]
    .map((turn) => group(`rotate(${turn + 45} 0 4)`, path('M0 -40L7 4H-7Z', tone(spark, 3))))
    .join('') +
  group(
    'rotate(28 0 4)',
    path('M0 -62L14 4H0Z', tone(accent, 3)) +
      path('M0 -62L-14 4H0Z', tone(accent, 5)) +
      path('M0 70L14 4H0Z', tone(main, 2)) +
      path('M0 70L-14 4H0Z', tone(main, 4)),
  ) +
  circle(0, 4, 9, tone(spark, 5)) +
  circle(-2, 2, 3.5, tone(spark, 7));

export const gems: Hero = ({ main, accent, spark, pale }) =>
  group(
    'translate(-54 34) rotate(-16) scale(.74)',
    facets(
      '5 0,-90 -40,-60 -48,60 0,92\n7 0,-90 -16,-56 -20,52 0,92\n4 -40,-60 -16,-56 -20,52 -48,60',
      accent,
    ),
  ) +
  group(
    'translate(58 40) rotate(18) scale(.68)',
    facets(
      '5 0,-90 -40,-60 -48,60 0,92\n7 0,-90 -16,-56 -20,52 0,92\n4 -40,-60 -16,-56 -20,52 -48,60',
      spark,
    ),
  ) +
  facets(
    '7 0,-112 -30,-76 0,-64\n5 -30,-76 -56,-54 -40,-20 0,-64\n6 0,-64 -40,-20 -34,70 0,104\n4 -56,-54 -66,40 -34,70 -40,-20\n3 -66,40 -34,70 0,104 -30,98',
    main,
  ) +
  stroke('M-22 -30L-18 48M-46 -34L-52 26', tone(pale, 7), 3, ' opacity=".75"') +
  group('translate(-8 74) scale(.5)', facets('6 0,-60 -46,-20 0,-6\n4 -46,-20 0,70 0,-6', pale));

export const egg: Hero = ({ main, accent, spark, deep }) =>
  path('M-86 70Q-100 120 0 122Q100 120 86 70Q40 96 0 96Q-40 96 -86 70Z', tone(deep, 2)) +
  [-70, -36, 0, 36, 70]
    .map((x, k) =>
      path(
        `M${x - 22} 112Q${x - 30} ${76 - (k % 2) * 10} ${x} ${56 - (k % 2) * 8}Q${x + 26} 84 ${x + 22} 112Z`,
        tone(accent, k > 2 ? 3 : 4),
      ),
    )
    .join('') +
  path('M0 -112Q72 -72 74 20Q70 84 0 96Q-70 84 -74 20Q-72 -72 0 -112Z', tone(main, 4)) +
  path('M0 -112Q72 -72 74 20Q70 84 0 96Q56 0 0 -112Z', tone(main, 2)) +
  [-3, -2, -1, 0, 1, 2]
    .flatMap((row) =>
      [-2, -1, 0, 1, 2].map((column) => [column * 27 + (row % 2 ? 13 : 0), row * 24 + 12] as const),
    )
    .filter(([x, y]) => Math.hypot(x / 60, (y - 6) / 84) < 0.92)
    .map(([x, y]) =>
      path(
        `M${x - 12} ${y - 8}Q${x} ${y - 14} ${x + 12} ${y - 8}Q${x + 8} ${y + 10} ${x} ${y + 14}Q${x - 8} ${y + 10} ${x - 12} ${y - 8}Z`,
        tone(main, x > 12 ? 3 : 5),
      ),
    )
    .join('') +
  stroke('M-40 -40L-14 -26L-26 -4L6 6L-6 30L24 40', tone(spark, 7), 5) +
  stroke('M-40 -40L-14 -26L-26 -4L6 6L-6 30L24 40', '#ffffff', 2) +
  path('M-44 -52Q-58 -20 -58 14Q-46 -30 -26 -66Z', '#ffffff', ' opacity=".4"');
