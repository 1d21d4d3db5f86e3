import { circle, ellipse, mirrored, path, type Ramp, stroke, tone } from '../../ink.ts';

/** What is on a face: drawn with 0,0 between the eyes, which are 32 units to each side. */
export const EYEWEAR = {
  shades:
    path(
      'M-70 -22H70L66 -8Q62 22 36 22Q12 22 6 -4Q0 -9 -6 -4Q-12 22 -36 22Q-62 22 -66 -8Z',
      '#17131f',
    ) + mirrored(path('M-58 -14H-38L-52 10Q-60 2 -58 -14Z', '#5d5a78')),
  glasses:
    mirrored(
      circle(-34, 0, 27, '#ffffff', ' fill-opacity=".18" stroke="#d99a1c" stroke-width="6"'),
    ) + stroke('M-9 -4Q0 -10 9 -4', '#d99a1c', 6),
  monocle:
    circle(34, 0, 26, '#ffffff', ' fill-opacity=".2" stroke="#f4bb2e" stroke-width="6"') +
    stroke('M56 14Q72 50 62 84', '#f4bb2e', 3),
  patch: path('M-66 -38L70 -34L72 -28L58 -22Q58 22 30 22Q6 20 8 -24L-66 -32Z', '#17131f'),
  thief:
    path(
      'M-86 -18Q-40 -34 0 -22Q40 -34 86 -18Q84 24 40 22Q14 20 0 8Q-14 20 -40 22Q-84 24 -86 -18Z',
      '#1d1830',
    ) + mirrored(ellipse(-33, -2, 16, 10, '#fff6dc') + circle(-31, -2, 6, '#17131f')),
  goggles:
    path('M-92 -12H92V10H-92Z', '#5a3a22') +
    mirrored(
      circle(-34, 0, 30, '#b98238') +
        circle(-34, 0, 22, '#8fe0ea') +
        path('M-48 -8Q-38 -20 -26 -16L-44 8Z', '#e6fbff'),
    ),
  visor:
    path('M-82 -24H82L76 18Q0 34 -76 18Z', '#12203c') +
    path('M-72 -14H72L70 0Q0 12 -70 0Z', '#30e3d6') +
    path('M-72 -14H-20L-34 4Q-60 2 -70 0Z', '#c9fff6'),
  superstar: mirrored(starFrame()),
} as const;
export type Eyewear = keyof typeof EYEWEAR;

function starFrame(): string {
  const points = Array.from({ length: 10 }, (_, each) => {
    const [turn, r] = [(each * Math.PI) / 5, each % 2 ? 19 : 37];
    return `${Math.round(-35 + Math.sin(turn) * r)} ${Math.round(-Math.cos(turn) * r)}`;
  });
  return path(
    `M${points.join('L')}Z`,
    '#ff3d7f',
    ' stroke="#ffe3ee" stroke-width="5" stroke-linejoin="round"',
  );
}

/** Over both ears. */
export const HEADPHONES =
  path('M-84 0Q-90 -104 0 -104Q90 -104 84 0', 'none', ' stroke="#201a33" stroke-width="15"') +
  mirrored(
    path('M-98 -26H-74V34H-98Q-112 4 -98 -26Z', '#ff4f79') +
      path('M-76 -28H-66V36H-76Z', '#201a33'),
  );

/** Eyes of another mood over those that a head is drawn with; lids are of its fur. */
/** Round, and pleased to see one. */
const warm = () =>
  mirrored(
    ellipse(-32, -4, 20, 19, '#14101c') +
      ellipse(-32, -4, 17, 16, '#fff8e6') +
      circle(-29, -3, 11, '#14101c') +
      circle(-33, -8, 4.5, '#ffffff'),
  );

export const MOODS = {
  warm,
  sly: (fur: Ramp) =>
    warm() +
    mirrored(
      path('M-56 -26H-8V-4Q-32 -10 -56 -2Z', tone(fur, 3)) +
        stroke('M-54 -3Q-32 -11 -10 -4', '#14101c', 5),
    ),
  cross: (fur: Ramp) =>
    warm() +
    mirrored(
      path('M-58 -34L-6 -8L-10 -30Z', tone(fur, 3)) + stroke('M-56 -24L-8 -4', '#14101c', 7),
    ),
  wink: (fur: Ramp) =>
    warm() + ellipse(32, -4, 22, 21, tone(fur, 4)) + stroke('M14 0Q32 -18 50 0', '#14101c', 7),
  awed: () =>
    mirrored(
      circle(-33, -6, 25, '#14101c') +
        circle(-33, -6, 22, '#fffaf0') +
        circle(-32, -5, 9, '#14101c') +
        circle(-35, -9, 3.4, '#ffffff'),
    ),
} as const satisfies Readonly<Record<string, (fur: Ramp) => string>>;
export type Mood = keyof typeof MOODS;
