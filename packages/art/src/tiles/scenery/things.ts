import { circle, ellipse, mirrored, path, polygon, stroke } from '../../ink.ts';

/** What stands or hangs somewhere: about 100 units to each side of 0,0, in two inks. */
type Thing = (ink: string, second: string) => string;

const glint: Thing = (ink) => path('M0 -100Q4 -4 100 0Q4 4 0 100Q-4 4 -100 0Q-4 -4 0 -100Z', ink);

export const THINGS = {
  disc: (ink) => circle(0, 0, 100, ink),
  moon: (ink, second) =>
    circle(0, 0, 100, ink) +
    circle(-34, -22, 24, second) +
    circle(30, 34, 34, second) +
    circle(30, -46, 14, second),
  crescent: (ink) => path('M30 -96A100 100 0 1 0 96 44A82 82 0 1 1 30 -96Z', ink),
  halo: (ink, second) =>
    circle(0, 0, 100, 'none', ` stroke="${ink}" stroke-width="10"`) +
    circle(0, 0, 82, 'none', ` stroke="${second}" stroke-width="4" stroke-dasharray="14 12"`),
  target: (ink, second) =>
    circle(0, 0, 100, ink) + circle(0, 0, 78, second) + circle(0, 0, 56, ink),
  cloud: (ink, second) =>
    path(
      'M-92 30Q-122 30 -122 6Q-122 -18 -94 -20Q-92 -54 -58 -54Q-38 -84 -4 -70Q32 -92 54 -54Q94 -60 96 -22Q124 -20 124 6Q122 30 92 30Z',
      ink,
    ) + path('M-92 30Q-122 30 -122 10Q-60 22 0 12Q70 2 124 6Q122 30 92 30Z', second),
  curl: (ink, second) =>
    path(
      'M-70 20Q-92 20 -92 2Q-92 -16 -72 -16Q-70 -40 -44 -40Q-28 -60 -4 -50Q22 -66 40 -40Q70 -44 72 -16Q96 -14 94 4Q92 20 70 20Z',
      ink,
    ) +
    stroke(
      'M-72 -2q6 -14 20 -8q10 8 0 16q-8 4 -11 -3M-18 -22q8 -16 24 -8q12 10 0 20q-10 4 -13 -5M42 -4q6 -14 20 -8q10 8 0 16q-8 4 -11 -3',
      second,
      6,
    ),
  glint,
  glints: (ink) =>
    [
      [-70, -60, 0.3],
      [60, -84, 0.2],
      [84, 20, 0.26],
      [-92, 40, 0.18],
      [10, -100, 0.14],
    ]
      .map(
        ([x = 0, y = 0, k = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${k})">${glint(ink, ink)}</g>`,
      )
      .join(''),
  planet: (ink, second) =>
    circle(0, 0, 70, ink) +
    path('M-66 20Q0 50 68 -14Q70 40 30 62Q-40 84 -66 20Z', second) +
    path(
      'M-116 34Q-20 70 118 -40',
      'none',
      ` stroke="${second}" stroke-width="13" stroke-linecap="round"`,
    ),
  crater: (ink, second) =>
    circle(0, 0, 100, ink) +
    [
      [-40, -40, 24],
      [24, -60, 14],
      [40, 10, 30],
      [-50, 36, 18],
      [0, 66, 14],
    ]
      .map(([x = 0, y = 0, r = 1]) => ellipse(x, y, r, r * 0.8, second))
      .join(''),
  comet: (ink, second) =>
    path('M-160 -90Q-40 -60 40 -30L50 26Q-60 0 -160 -90Z', second) + circle(40, 0, 36, ink),
  palm: (ink, second) =>
    path('M-10 120Q-2 20 12 -30L24 -28Q14 20 18 120Z', second) +
    [-150, -105, -60, -15, 30]
      .map(
        (turn) =>
          `<g transform="translate(18 -30) rotate(${turn})">${path('M0 0Q50 -34 104 6Q50 4 0 12Z', ink)}</g>`,
      )
      .join(''),
  acacia: (ink, second) =>
    path('M-8 120Q-4 40 -40 -10L-30 -14Q0 20 2 40Q10 10 40 -18L50 -12Q12 30 10 120Z', second) +
    path(
      'M-120 -6Q-110 -40 -50 -44Q0 -76 56 -44Q116 -40 122 -6Q60 -18 0 -10Q-60 -18 -120 -6Z',
      ink,
    ),
  pagoda: (ink, second) =>
    [0, 1, 2]
      .map(
        (row) =>
          path(
            `M${-110 + row * 24} ${60 - row * 62}Q${-60 + row * 14} ${50 - row * 62} 0 ${10 - row * 62}Q${60 - row * 14} ${50 - row * 62} ${110 - row * 24} ${60 - row * 62}L${84 - row * 22} ${70 - row * 62}H${-84 + row * 22}Z`,
            ink,
          ) +
          `<rect x="${-52 + row * 13}" y="${66 - row * 62}" width="${104 - row * 26}" height="34" fill="${second}"/>`,
      )
      .reverse()
      .join('') + path('M-4 -110H4V-150H-4Z', ink),
  lantern: (ink, second) =>
    stroke('M0 -200V-64', second, 4) +
    `<rect x="-26" y="-70" width="52" height="16" fill="${second}"/>` +
    ellipse(0, 0, 74, 58, ink) +
    ellipse(0, 0, 34, 58, '#ffe9a0', ' opacity=".55"') +
    `<rect x="-26" y="54" width="52" height="14" fill="${second}"/>` +
    stroke('M-14 68V108M0 68V118M14 68V108', second, 6),
  lamp: (ink, second) =>
    `<rect x="-7" y="-40" width="14" height="240" fill="${second}"/>` +
    path('M-30 -44H30L40 -110H-40Z', ink) +
    path('M-48 -110H48L0 -144Z', second),
  cone: (ink) => path('M-16 -110H16L120 200H-120Z', ink, ' opacity=".4"'),
  tent: (ink, second) =>
    [-2, -1, 0, 1, 2]
      .map((each) =>
        path(`M${each * 8} -110L${each * 60 - 30} 20H${each * 60 + 30}Z`, each % 2 ? ink : second),
      )
      .join('') +
    [-2, -1, 0, 1, 2]
      .map((each) => path(`M${each * 60 - 30} 18h60q0 34 -30 34t-30 -34Z`, each % 2 ? ink : second))
      .join('') +
    circle(0, -116, 13, second),
  whale: (ink, second) =>
    path(
      'M-12 130Q-6 40 -14 10Q-100 6 -120 -62Q-64 -56 -2 -14Q60 -56 118 -62Q100 6 16 10Q10 40 24 130Z',
      ink,
    ) + stroke('M-100 -48Q-50 -34 -8 -2M98 -48Q50 -34 8 -2', second, 6),
  barrel: (ink, second) =>
    path('M-80 -70Q-104 20 -76 120H76Q104 20 80 -70Z', ink) +
    path('M-88 -40H88L92 -16H-92ZM-92 50H92L88 76H-88Z', second) +
    ellipse(0, -70, 80, 22, second),
  crate: (ink, second) =>
    `<rect x="-110" y="-20" width="220" height="150" fill="${ink}"/>` +
    [0, 1, 2]
      .map(
        (row) => `<rect x="-110" y="${-12 + row * 46}" width="220" height="12" fill="${second}"/>`,
      )
      .join('') +
    `<rect x="-110" y="-20" width="18" height="150" fill="${second}"/><rect x="92" y="-20" width="18" height="150" fill="${second}"/>`,
  sign: (ink, second) =>
    `<rect x="-120" y="-80" width="240" height="160" rx="22" fill="none" stroke="${ink}" stroke-width="12"/><rect x="-98" y="-58" width="196" height="116" rx="12" fill="none" stroke="${second}" stroke-width="5"/>`,
  web: (ink) =>
    stroke(
      'M-100 -100L90 90M-100 -100L0 110M-100 -100L110 0M-100 -100L-80 100M-100 -100L100 -80M-40 -94Q-46 -46 -94 -40M0 -90Q-14 -14 -90 0M44 -86Q20 20 -86 44M86 -82Q56 56 -82 86',
      ink,
      5,
    ),
  ribbon: (ink, second) =>
    path('M-200 30Q-120 -70 -20 0T190 -50V0Q80 60 -20 50T-200 80Z', ink) +
    path('M-20 0T190 -50V0Q80 60 -20 50Z', second, ' opacity=".5"'),
  scroll: (ink, second) =>
    path('M-90 -70H90V90H-90Z', ink) +
    [-36, -4, 28, 60].map((y) => stroke(`M-66 ${y}H${y % 3 ? 60 : 30}`, second, 7)).join('') +
    `<rect x="-110" y="-94" width="220" height="28" rx="14" fill="${second}"/><rect x="-110" y="84" width="220" height="28" rx="14" fill="${second}"/>`,
  sigil: (ink, second) =>
    circle(0, 0, 98, 'none', ` stroke="${ink}" stroke-width="6"`) +
    circle(0, 0, 78, 'none', ` stroke="${ink}" stroke-width="3"`) +
    polygon(
      [
        [0, -78],
        [67, 39],
        [-67, 39],
      ],
      'none',
      ` stroke="${second}" stroke-width="6"`,
    ) +
    polygon(
      [
        [0, 78],
        [67, -39],
        [-67, -39],
      ],
      'none',
      ` stroke="${second}" stroke-width="6"`,
    ),
  iceberg: (ink, second) =>
    polygon(
      [
        [-110, 90],
        [-60, -30],
        [-20, -110],
        [40, -40],
        [70, -60],
        [110, 90],
      ],
      ink,
    ) +
    polygon(
      [
        [-20, -110],
        [40, -40],
        [10, 90],
        [-10, 0],
      ],
      second,
    ),
  magnet: (ink, second) =>
    path('M-70 -80V10A70 70 0 0 0 70 10V-80H30V10A30 30 0 0 1 -30 10V-80Z', ink) +
    path('M-70 -80H-30V-48H-70ZM30 -80H70V-48H30Z', second),
  moth: (ink, second) =>
    mirrored(
      path('M-6 -10Q-60 -90 -104 -60Q-110 -6 -60 10Q-90 40 -60 70Q-20 60 -6 20Z', ink) +
        circle(-64, -34, 15, second),
    ) + ellipse(0, 8, 10, 44, second),
  eye: (ink, second) =>
    path('M-110 0Q0 -100 110 0Q0 100 -110 0Z', second) +
    circle(0, 0, 46, ink) +
    circle(0, 0, 20, '#16101c'),
  gate: (ink, second) =>
    path('M-120 120V-60L-96 -90H96L120 -60V120H60V10Q60 -40 0 -40Q-60 -40 -60 10V120Z', ink) +
    path('M-120 -60L-96 -90H96L120 -60ZM-60 10H-84V120H-60ZM84 10H60V120H84Z', second),
  volcano: (ink, second) =>
    path('M-130 120L-36 -60Q0 -40 36 -60L130 120Z', ink) +
    path('M-36 -60Q0 -40 36 -60L20 0L34 60L6 20L-14 80L-18 0Z', second),
  antenna: (ink, second) =>
    stroke('M0 120V-80M-40 120L0 20L40 120M-24 70H24', ink, 8) +
    [40, 70, 100]
      .map((r) =>
        path(
          `M${-r * 0.7} ${-80 - r * 0.7}A${r} ${r} 0 0 1 ${r * 0.7} ${-80 - r * 0.7}`,
          'none',
          ` stroke="${second}" stroke-width="7"`,
        ),
      )
      .join(''),
  coral: (ink) =>
    stroke(
      'M0 120Q-6 40 0 -20M0 60Q-50 40 -54 -20M-40 30Q-80 20 -84 -10M0 30Q50 10 50 -50M34 10Q80 0 84 -40M0 -20Q-16 -60 -8 -96',
      ink,
      20,
    ),
  leaf: (ink, second) =>
    path('M-120 60Q-80 -70 120 -70Q100 60 -60 70Q-40 20 30 -20Q-60 10 -88 84Z', ink) +
    stroke('M-90 70Q-50 10 80 -50', second, 5),
} as const satisfies Readonly<Record<string, Thing>>;
export type ThingName = keyof typeof THINGS;
