import { circle, ellipse, group, n, type Point, path, polygon, stroke } from './ink.ts';
import { between, land, lch, type Space } from './space.ts';
import {
  acacia,
  canopy,
  castle,
  clouds,
  columns,
  hills,
  pagoda,
  palm,
  pine,
  ridge,
  row,
  towers,
} from './terrain.ts';

/** What lies behind the hero: each draws land of one kind over the sky, far to near. */
export type Backdrop = (space: Space) => string;

export const jungleLand: Backdrop = (space) =>
  ridge(space, space.horizon, 90, 0) +
  canopy(space, space.horizon + 30, 46, 0.25) +
  row(space, 120, (x) =>
    palm(
      x,
      space.horizon + 80,
      space.random.between(110, 170),
      land(space, 0.5),
      space.random.between(-0.25, 0.25),
    ),
  ) +
  canopy(space, space.horizon + 100, 54, 0.6) +
  canopy(space, space.height - 50, 60, 0.85);

export const desertLand: Backdrop = (space) =>
  row(space, 190, (x, k) => {
    const size = k % 2 ? 70 : 110;
    const y = space.horizon + 30;
    return (
      polygon(
        [
          [x, y - size],
          [x + size * 0.9, y],
          [x - size * 0.9, y],
        ],
        land(space, 0.12),
      ) +
      polygon(
        [
          [x, y - size],
          [x + size * 0.9, y],
          [x + size * 0.24, y],
        ],
        land(space, 0.32),
      )
    );
  }) +
  hills(space, space.horizon + 40, 40, 0.3) +
  hills(space, space.horizon + 90, 60, 0.55) +
  hills(space, space.height - 50, 50, 0.85);

export const seaBed: Backdrop = (space) =>
  [0.15, 0.4, 0.62, 0.85]
    .map((part, k) =>
      polygon(
        [
          [space.width * part, -10],
          [space.width * part + 46, -10],
          [space.width * (part + (k - 1.5) * 0.16) + 110, space.height],
          [space.width * (part + (k - 1.5) * 0.16) - 40, space.height],
        ],
        lch(space.light.sun),
        ' opacity=".13"',
      ),
    )
    .join('') +
  hills(space, space.horizon + 20, 60, 0.15) +
  ridge(space, space.horizon + 90, 60, 0.4) +
  row(space, 42, (x) => {
    const tall = space.random.between(60, 190);
    const y = space.height - 20;
    return stroke(
      `M${n(x)} ${n(y)}q${n(space.random.between(-22, 22))} ${n(-tall * 0.3)} 0 ${n(-tall * 0.5)}t0 ${n(-tall * 0.5)}`,
      land(space, space.random.between(0.5, 0.85)),
      space.random.between(7, 13),
    );
  }) +
  hills(space, space.height - 40, 40, 0.9);

export const fjordLand: Backdrop = (space) =>
  ['M0 120Q90 40 180 110T360 70', 'M0 160Q120 70 220 140T360 110']
    .map((d, k) =>
      group(
        `scale(${n(space.width / 360)} ${n(space.height / 480)})`,
        stroke(d, between(space.light.sun, space.light.low, k * 0.5), 26, ' opacity=".28"'),
        stroke(d, lch(space.light.sun), 6, ' opacity=".35"'),
      ),
    )
    .join('') +
  ridge(space, space.horizon, 150, 0.05, true) +
  ridge(space, space.horizon + 40, 100, 0.35, true) +
  row(space, 34, (x) =>
    pine(x, space.horizon + 90, space.random.between(40, 90), land(space, 0.6)),
  ) +
  hills(space, space.horizon + 90, 20, 0.6) +
  row(space, 54, (x) =>
    pine(x, space.height - 20, space.random.between(70, 130), land(space, 0.9)),
  );

export const lanternLand: Backdrop = (space) =>
  ridge(space, space.horizon, 120, 0.05) +
  clouds(space, space.horizon - 10, lch(space.light.low), 0.5) +
  pagoda(space.width * 0.18, space.horizon + 60, 44, land(space, 0.45)) +
  pagoda(space.width * 0.86, space.horizon + 40, 34, land(space, 0.3)) +
  hills(space, space.horizon + 60, 30, 0.45) +
  row(
    space,
    80,
    (x) =>
      `<g opacity=".95">${stroke(`M${n(x)} 0v${n(space.random.between(20, 80))}`, land(space, 0.8), 1.4)}</g>`,
  ) +
  hills(space, space.height - 70, 40, 0.75);

export const candyLand: Backdrop = (space) =>
  clouds(space, space.horizon - 120, '#ffffff', 0.75) +
  hills(space, space.horizon + 10, 70, 0) +
  row(space, 70, (x, k) => {
    const tall = space.random.between(50, 110);
    const y = space.horizon + 60;
    const fill = between(k % 2 ? space.light.sun : space.light.near, space.light.low, 0.25);
    return (
      stroke(`M${n(x)} ${n(y)}V${n(y - tall)}`, '#ffffff', 5) +
      circle(x, y - tall, tall * 0.3, fill) +
      circle(x - tall * 0.06, y - tall * 1.04, tall * 0.15, '#ffffff', ' opacity=".5"')
    );
  }) +
  hills(space, space.horizon + 70, 50, 0.4) +
  hills(space, space.height - 60, 50, 0.85);

export const orchardLand: Backdrop = (space) => {
  const { x, y } = space.focus;
  const reach = Math.hypot(space.width, space.height);
  return (
    Array.from({ length: 24 }, (_, k) => {
      if (k % 2) return '';
      const at = (turn: number): Point => [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach];
      const turn = (k / 24) * Math.PI * 2;
      return polygon(
        [[x, y], at(turn), at(turn + Math.PI / 12)],
        lch(space.light.sun),
        ' opacity=".22"',
      );
    }).join('') +
    row(space, 44, (at, k) =>
      circle(at, space.height + 4, 46, k % 2 ? land(space, 0.7) : land(space, 0.95)),
    ) +
    hills(space, space.height - 24, 16, 0.95)
  );
};

export const deepSpace: Backdrop = (space) =>
  [0.2, 0.5, 0.8]
    .map((part, k) =>
      ellipse(
        space.width * part,
        space.height * (0.25 + ((k * 37) % 50) / 100),
        space.width * 0.42,
        space.height * 0.16,
        between(space.light.low, space.light.sun, k / 3),
        ` opacity=".3" filter="${space.definitions.blur(30)}"`,
      ),
    )
    .join('') +
  circle(space.width * 0.86, space.height * 0.16, 54, land(space, 0.25)) +
  ellipse(space.width * 0.84, space.height * 0.14, 40, 42, land(space, 0.1), ' opacity=".6"') +
  ridge(space, space.height - 60, 70, 0.5) +
  hills(space, space.height - 40, 30, 0.9) +
  row(space, 90, (x) => ellipse(x, space.height - 26, 26, 7, land(space, 0.6)));

export const canyonLand: Backdrop = (space) =>
  row(space, 130, (x, k) => {
    const wide = space.random.between(50, 90);
    const tall = space.random.between(70, 170);
    const y = space.horizon + 60;
    const step = tall * 0.3;
    const shape = `M${n(x)} ${n(y)}l${n(wide * 0.1)} ${n(-step)}h${n(wide * 0.08)}l${n(wide * 0.06)} ${n(step - tall)}h${n(wide * 0.6)}l${n(wide * 0.06)} ${n(tall - step)}h${n(wide * 0.08)}l${n(wide * 0.12)} ${n(step)}Z`;
    return (
      path(shape, land(space, k % 2 ? 0.1 : 0.25)) +
      path(
        `M${n(x + wide * 0.62)} ${n(y - tall)}h${n(wide * 0.22)}l${n(wide * 0.06)} ${n(tall - step)}h${n(wide * 0.08)}l${n(wide * 0.12)} ${n(step)}h${n(-wide * 0.46)}Z`,
        land(space, 0.5),
        ' opacity=".6"',
      )
    );
  }) +
  hills(space, space.horizon + 60, 20, 0.4) +
  hills(space, space.horizon + 110, 40, 0.65) +
  ridge(space, space.height - 20, 40, 0.9);

export const cave: Backdrop = (space) =>
  columns(space, true, 70, 0.2) +
  columns(space, false, 90, 0.25) +
  columns(space, true, 90, 0.6) +
  columns(space, false, 70, 0.65) +
  ridge(space, space.height - 30, 50, 0.95);

export const carnivalNight: Backdrop = (space) =>
  towers(space, space.horizon + 60, 40, 0.15, true) +
  [0.2, 0.5, 0.8]
    .map((part, k) =>
      polygon(
        [
          [space.width * part, space.height],
          [space.width * (part - 0.34 + k * 0.2), -20],
          [space.width * (part - 0.1 + k * 0.2), -20],
        ],
        lch(space.light.sun),
        ' opacity=".16"',
      ),
    )
    .join('') +
  [40, 74]
    .map(
      (y, k) =>
        `${stroke(`M0 ${y}Q${space.width / 4} ${y + 46} ${space.width / 2} ${y}T${space.width} ${y}`, land(space, 0.9), 2)}${row(
          space,
          30,
          (x) =>
            polygon(
              [
                [x, y + 14],
                [x + 16, y + 14],
                [x + 8, y + 34],
              ],
              between(k ? space.light.sun : space.light.low, space.light.far, space.random.next()),
            ),
        )}`,
    )
    .join('') +
  canopy(space, space.height - 34, 26, 0.9);

export const volcano: Backdrop = (space) => {
  const x = space.width * 0.5;
  const y = space.horizon + 80;
  return (
    ridge(space, space.horizon + 20, 90, 0.15) +
    polygon(
      [
        [x - 40, y - 230],
        [x + 44, y - 230],
        [x + 250, y + 60],
        [x - 250, y + 60],
      ],
      land(space, 0.4),
    ) +
    polygon(
      [
        [x - 40, y - 230],
        [x - 10, y - 200],
        [x - 60, y + 60],
        [x - 250, y + 60],
      ],
      land(space, 0.2),
    ) +
    path(
      `M${n(x - 40)} ${n(y - 230)}h84l-14 30l10 60l-22 20l6 80l-24 -60l-12 30l4 -90l-22 -20Z`,
      lch(space.light.sun),
    ) +
    clouds(space, y - 280, land(space, 0.5), 0.7) +
    ridge(space, space.height - 60, 70, 0.75) +
    ridge(space, space.height, 60, 0.95)
  );
};

export const frostLand: Backdrop = (space) =>
  ridge(space, space.horizon, 140, 0.05, true) +
  row(space, 60, (x) =>
    pine(x, space.horizon + 60, space.random.between(60, 110), land(space, 0.45)),
  ) +
  hills(space, space.horizon + 50, 30, 0.12) +
  row(space, 90, (x) =>
    pine(x, space.height - 60, space.random.between(90, 140), land(space, 0.8)),
  ) +
  hills(space, space.height - 60, 40, 0);

export const gothicNight: Backdrop = (space) =>
  clouds(space, space.horizon - 160, land(space, 0.2), 0.6) +
  castle(
    space.width * 0.5,
    space.horizon + 40,
    space.height * 0.14,
    land(space, 0.3),
    lch(space.light.sun),
  ) +
  hills(space, space.horizon + 40, 40, 0.45) +
  row(space, 74, (x) => {
    const y = space.height - 60;
    const tall = space.random.between(80, 150);
    return stroke(
      `M${n(x)} ${n(y)}q6 ${n(-tall * 0.5)} ${n(space.random.between(-14, 14))} ${n(-tall)}m-4 ${n(tall * 0.4)}l-26 -30m26 14l30 -26`,
      land(space, 0.75),
      5,
    );
  }) +
  hills(space, space.height - 60, 30, 0.9);

export const highSeas: Backdrop = (space) =>
  clouds(space, space.horizon - 90, lch(space.light.low), 0.6) +
  path(
    `M${n(space.width * 0.6)} ${n(space.horizon + 24)}q${n(space.width * 0.16)} -60 ${n(space.width * 0.42)} 0Z`,
    land(space, 0.15),
  ) +
  palm(space.width * 0.8, space.horizon, 84, land(space, 0.25), 0.2) +
  palm(space.width * 0.74, space.horizon + 4, 66, land(space, 0.25), -0.2) +
  [0, 1, 2, 3, 4]
    .map((k) => {
      const y = space.horizon + 20 + (k * (space.height - space.horizon)) / 5;
      const step = 46 + k * 14;
      let d = `M${-step} ${n(y)}`;
      for (let x = -step; x < space.width + step; x += step)
        d += `q${step / 2} ${-12 - k * 4} ${step} 0`;
      return (
        path(`${d}V${space.height + 9}H${-step}Z`, land(space, 0.2 + k * 0.18)) +
        stroke(d, between(space.light.sun, space.light.far, 0.3), 2, ' opacity=".45"')
      );
    })
    .join('');

export const arcaneHall: Backdrop = (space) =>
  [0, 1, 2]
    .map((k) =>
      circle(
        space.focus.x,
        space.focus.y,
        120 + k * 54,
        'none',
        ` stroke="${lch(space.light.sun)}" stroke-width="${k === 1 ? 7 : 2}" stroke-dasharray="${[3, 26, 60][k]} ${[10, 14, 12][k]}" opacity=".4"`,
      ),
    )
    .join('') +
  row(
    space,
    96,
    (x) =>
      path(
        `M${n(x)} ${space.height}V${n(space.height * 0.34)}q30 -70 60 0V${space.height}Z`,
        land(space, 0.3),
      ) +
      path(
        `M${n(x + 10)} ${space.height}V${n(space.height * 0.36)}q20 -50 40 0V${space.height}Z`,
        land(space, 0.1),
        ' opacity=".7"',
      ),
  ) +
  hills(space, space.height - 60, 30, 0.7);

export const savannaLand: Backdrop = (space) =>
  ridge(space, space.horizon, 40, 0.05) +
  hills(space, space.horizon + 20, 14, 0.2) +
  row(space, 150, (x) =>
    acacia(x, space.horizon + 50, space.random.between(80, 140), land(space, 0.55)),
  ) +
  hills(space, space.horizon + 60, 16, 0.5) +
  row(space, 9, (x) =>
    stroke(
      `M${n(x)} ${space.height}q${n(space.random.between(-10, 10))} -40 ${n(space.random.between(-26, 26))} ${n(space.random.between(-90, -50))}`,
      land(space, space.random.between(0.75, 1)),
      3,
    ),
  );

export const neonCity: Backdrop = (space) =>
  towers(space, space.horizon + 90, 40, 0.1, false) +
  towers(space, space.horizon + 120, 56, 0.45, true) +
  path(`M0 ${space.height - 110}H${space.width}V${space.height}H0Z`, land(space, 0.95)) +
  [0, 1, 2, 3, 4]
    .map((k) =>
      stroke(
        `M0 ${n(space.height - 110 + k * k * 7)}H${space.width}`,
        lch(space.light.sun),
        1.5,
        ' opacity=".6"',
      ),
    )
    .join('') +
  [-6, -4, -2.4, -1, 0, 1, 2.4, 4, 6]
    .map((k) =>
      stroke(
        `M${n(space.focus.x + k * 26)} ${space.height - 110}L${n(space.focus.x + k * 110)} ${space.height}`,
        lch(space.light.sun),
        1.5,
        ' opacity=".6"',
      ),
    )
    .join('');
