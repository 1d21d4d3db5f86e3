import { circle, ellipse, group, ink, n, type Point, path, polygon, stroke } from './ink.ts';
import { between, land, lch, type Space } from './space.ts';

/** What stands between sky and viewer: halos behind the hero, things in the air, things in front. */
export type Effect = (space: Space) => string;

export const ring: Effect = ({ focus, light }) => {
  const radius = 132 * focus.scale;
  const dots = Array.from({ length: 24 }, (_, k) =>
    circle(
      focus.x + Math.sin((k / 24) * Math.PI * 2) * radius,
      focus.y - Math.cos((k / 24) * Math.PI * 2) * radius,
      k % 2 ? 2.4 : 4.6,
      lch(light.sun),
    ),
  );
  return (
    circle(focus.x, focus.y, radius * 0.92, between(light.sun, light.low, 0.35), ' opacity=".32"') +
    circle(
      focus.x,
      focus.y,
      radius,
      'none',
      ` stroke="${lch(light.sun)}" stroke-width="3" opacity=".75"`,
    ) +
    dots.join('')
  );
};

export const disc: Effect = ({ focus, light }) =>
  [150, 126, 102]
    .map((radius, k) =>
      circle(
        focus.x,
        focus.y,
        radius * focus.scale,
        lch(light.sun),
        ` opacity="${[0.16, 0.26, 0.5][k]}"`,
      ),
    )
    .join('');

export const diamond: Effect = ({ focus, light }) =>
  [168, 140]
    .map((reach, k) => {
      const r = reach * focus.scale;
      const points: Point[] = [
        [focus.x, focus.y - r],
        [focus.x + r * 0.86, focus.y],
        [focus.x, focus.y + r],
        [focus.x - r * 0.86, focus.y],
      ];
      return (
        polygon(points, between(light.sun, light.low, 0.3), ` opacity="${k ? 0.4 : 0.2}"`) +
        polygon(
          points,
          'none',
          ` stroke="${lch(light.sun)}" stroke-width="${k ? 2 : 4}" opacity=".7"`,
        )
      );
    })
    .join('');

const scatter = (
  { width, height, random }: Space,
  count: number,
  draw: (x: number, y: number, size: number) => string,
) =>
  Array.from({ length: Math.round((count * width * height) / (360 * 480)) }, () =>
    draw(random.next() * width, random.next() * height, random.next()),
  ).join('');

const glint = (x: number, y: number, r: number, fill: string, opacity: number) =>
  path(
    `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`,
    fill,
    ` opacity="${n(opacity)}"`,
  );

export const sparkles: Effect = (space) =>
  scatter(space, 22, (x, y, s) => glint(x, y, 2 + s * 9, '#fffbe8', 0.35 + s * 0.6));
export const stars: Effect = (space) =>
  scatter(space, 70, (x, y, s) =>
    s > 0.9
      ? glint(x, y, s * 8, '#ffffff', 0.9)
      : circle(x, y, 0.6 + s * 1.3, '#ffffff', ` opacity="${n(0.3 + s * 0.6)}"`),
  );
export const snow: Effect = (space) =>
  scatter(space, 60, (x, y, s) =>
    circle(x, y, 1 + s * 4, '#ffffff', ` opacity="${n(0.35 + s * 0.5)}"`),
  );
export const bubbles: Effect = (space) =>
  scatter(
    space,
    26,
    (x, y, s) =>
      circle(x, y, 2 + s * 9, '#ffffff', ' opacity=".16"') +
      circle(x, y, 2 + s * 9, 'none', ' stroke="#ffffff" stroke-width="1.2" opacity=".55"') +
      circle(x - s * 3, y - s * 3, 0.8 + s * 1.8, '#ffffff', ' opacity=".8"'),
  );
export const embers: Effect = (space) =>
  scatter(space, 40, (x, y, s) =>
    circle(
      x,
      y,
      0.8 + s * 2.6,
      between(space.light.sun, [0.95, 0.1, 90], s),
      ` opacity="${n(0.4 + s * 0.6)}"`,
    ),
  );
export const dust: Effect = (space) =>
  scatter(space, 30, (x, y, s) =>
    circle(x, y, 0.8 + s * 2, lch(space.light.sun), ` opacity="${n(0.2 + s * 0.5)}"`),
  );
export const petals: Effect = (space) =>
  scatter(space, 24, (x, y, s) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(s * 360)}) scale(${n(0.5 + s)})`,
      path(
        'M0 0Q6 -9 14 -4Q10 5 0 0Z',
        between(space.light.sun, [0.8, 0.12, 10], 0.6),
        ' opacity=".85"',
      ),
    ),
  );
export const confetti: Effect = (space) =>
  scatter(space, 54, (x, y, s) =>
    group(
      `translate(${n(x)} ${n(y)}) rotate(${n(s * 720)})`,
      `<rect x="-3" y="-5" width="${n(4 + s * 4)}" height="${n(6 + s * 6)}" rx="1" fill="${between([0.75, 0.17, s * 1400], space.light.sun, 0.2)}"/>`,
    ),
  );

/** Sets that grow in from the lower corners, before the hero. */
function corners(
  { width, height, random }: Space,
  draw: (x: number, y: number, size: number, side: number) => string,
): string {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const side = k % 2 ? 1 : -1;
      const inset = Math.floor(k / 2) * 34 + random.between(-8, 8);
      return draw(
        side < 0 ? inset : width - inset,
        height + 6,
        1.15 - Math.floor(k / 2) * 0.22,
        side,
      );
    })
    .join('');
}

export const leaves: Effect = (space) =>
  corners(space, (x, y, size, side) =>
    [-70, -45, -20, 5]
      .map((turn, k) =>
        group(
          `translate(${n(x)} ${n(y)}) scale(${side * -1} 1) rotate(${turn})`,
          path(
            `M0 0Q${n(50 * size)} ${n(-44 * size)} ${n(130 * size)} ${n(-8 * size)}Q${n(60 * size)} ${n(26 * size)} 0 0Z`,
            land(space, 0.72 + k * 0.09),
          ),
          stroke(
            `M0 0Q${n(60 * size)} ${n(-14 * size)} ${n(122 * size)} ${n(-8 * size)}`,
            land(space, 0.5),
            2,
          ),
        ),
      )
      .join(''),
  );

export const rocks: Effect = (space) =>
  corners(space, (x, y, size) => {
    const s = 64 * size;
    return (
      polygon(
        [
          [x - s, y],
          [x - s * 0.6, y - s * 0.6],
          [x - s * 0.1, y - s * 0.86],
          [x + s * 0.5, y - s * 0.5],
          [x + s, y],
        ],
        land(space, 0.95),
      ) +
      polygon(
        [
          [x - s, y],
          [x - s * 0.6, y - s * 0.6],
          [x - s * 0.1, y - s * 0.86],
          [x - s * 0.2, y - s * 0.2],
        ],
        land(space, 0.7),
      )
    );
  });

export const coins: Effect = (space) => {
  const { width, height, random } = space;
  // rows from the back to the front; the heap rises toward the corners, the middle stays free for the hero
  return [-22, 0, 22, 44]
    .map((lower, level) => {
      const count = Math.ceil(width / (level === 0 ? 30 : 26));
      return Array.from({ length: count + 1 }, (_, k) => {
        const x = (k / count) * width + random.between(-7, 7);
        const edge = Math.abs(x - width / 2) / (width / 2);
        const y = height + lower - edge ** 2 * 46 + random.between(-5, 5);
        return y > height + 18
          ? ''
          : coin(x, y, random.between(-24, 24), level === 0 ? 0.78 : 0.84);
      }).join('');
    })
    .join('');
};

const coin = (x: number, y: number, tip: number, lightness: number) =>
  group(
    `translate(${n(x)} ${n(y)}) rotate(${n(tip)})`,
    ellipse(0, 6, 27, 14, ink(0.5, 0.11, 65)),
    ellipse(0, 0, 27, 14, ink(lightness, 0.16, 84)),
    ellipse(0, 0, 19.5, 9.5, ink(lightness - 0.12, 0.14, 75)),
    ellipse(0, 1.2, 19, 8.6, ink(lightness + 0.06, 0.13, 90)),
    ellipse(-9, -5, 9, 2.6, '#fff8da'),
  );

export const crystals: Effect = (space) =>
  corners(space, (x, y, size) =>
    [-26, 4, 30]
      .map((turn, k) => {
        const tall = (120 - k * 22) * size;
        return group(
          `translate(${n(x)} ${n(y)}) rotate(${turn})`,
          polygon(
            [
              [-16 * size, 0],
              [-18 * size, -tall * 0.7],
              [0, -tall],
              [0, 0],
            ],
            between(space.light.sun, space.light.near, 0.25 + k * 0.1),
          ),
          polygon(
            [
              [0, 0],
              [0, -tall],
              [18 * size, -tall * 0.7],
              [14 * size, 0],
            ],
            between(space.light.sun, space.light.near, 0.6 + k * 0.1),
          ),
        );
      })
      .join(''),
  );

export const flowers: Effect = (space) =>
  corners(space, (x, y, size) =>
    [0, 1]
      .map((k) => {
        const at = `translate(${n(x + (k ? 40 : -20) * size)} ${n(y - (k ? 22 : 46) * size)}) scale(${n(size * (k ? 0.7 : 1))})`;
        return group(
          at,
          [0, 72, 144, 216, 288]
            .map((turn) =>
              group(
                `rotate(${turn})`,
                path(
                  'M0 0Q-26 -20 -12 -44Q0 -54 12 -44Q26 -20 0 0Z',
                  between(space.light.sun, [0.68, 0.19, 5], 0.7 - (turn / 288) * 0.3),
                ),
              ),
            )
            .join(''),
          circle(0, 0, 9, '#f8d878'),
        );
      })
      .join(''),
  );
