import { circle, ellipse, group, n, type Point, path, polygon, stroke } from './ink.ts';
import { between, land, lch, type Space } from './space.ts';

/** The pieces that land is made of; `nearness` runs from 0, the farthest, to 1. */

const closeBelow = (points: readonly Point[], { width, height }: Space) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${width} ${height}L0 ${height}Z`;

/** A jagged line of mountains with one lit flank each. */
export function ridge(
  space: Space,
  y: number,
  tall: number,
  nearness: number,
  snow = false,
): string {
  const { width, random } = space;
  const step = tall * random.between(0.9, 1.3);
  const points: Point[] = [[-10, y]];
  let lit = '';
  for (let x = -step * random.next(); x < width + step; x += step * random.between(0.7, 1.2)) {
    const peak: Point = [x + step / 2, y - tall * random.between(0.55, 1.1)];
    const foot: Point = [x + step, y - tall * random.between(0, 0.25)];
    points.push(peak, foot);
    const bend: Point = [peak[0] + step * 0.06, peak[1] + (y - peak[1]) * 0.5];
    lit += polygon(
      [peak, bend, [peak[0] - step * 0.1, y + tall * 0.2], [peak[0] - step * 0.46, y]],
      between(space.light.sun, space.light.far, 0.55 + nearness * 0.4),
      ` opacity="${n(0.5 - nearness * 0.3)}"`,
    );
    if (snow) {
      const cap = (y - peak[1]) * 0.32;
      lit += polygon(
        [
          peak,
          [peak[0] + cap * 0.5, peak[1] + cap],
          [peak[0] + cap * 0.14, peak[1] + cap * 0.8],
          [peak[0] - cap * 0.16, peak[1] + cap * 1.1],
          [peak[0] - cap * 0.5, peak[1] + cap],
        ],
        '#ffffff',
        ' opacity=".8"',
      );
    }
  }
  return path(closeBelow(points, space), land(space, nearness)) + lit;
}

/** A soft line of hills. */
export function hills(space: Space, y: number, tall: number, nearness: number): string {
  const { width, height, random } = space;
  const step = width / random.between(1.6, 2.6);
  let d = `M0 ${n(y - tall * random.next())}`;
  for (let x = 0; x < width; x += step) {
    const end = y - tall * random.between(-0.2, 1);
    d += `S${n(x + step * 0.5)} ${n(end - tall * random.between(-0.3, 0.3))} ${n(x + step)} ${n(end)}`;
  }
  return path(`${d}L${width} ${height}L0 ${height}Z`, land(space, nearness));
}

/** Repeats a drawing along the width; `draw` gets a place and its number. */
export function row(space: Space, gap: number, draw: (x: number, index: number) => string): string {
  const { width, random } = space;
  let text = '';
  let index = 0;
  for (let x = -gap * random.next(); x < width + gap; x += gap * random.between(0.7, 1.3)) {
    text += draw(x, index);
    index += 1;
  }
  return text;
}

export const pine = (x: number, y: number, tall: number, fill: string) =>
  path(
    `M${n(x)} ${n(y - tall)}L${n(x + tall * 0.2)} ${n(y - tall * 0.55)}H${n(x + tall * 0.1)}L${n(x + tall * 0.28)} ${n(y - tall * 0.22)}H${n(x + tall * 0.14)}L${n(x + tall * 0.34)} ${n(y + 6)}H${n(x - tall * 0.34)}L${n(x - tall * 0.14)} ${n(y - tall * 0.22)}H${n(x - tall * 0.28)}L${n(x - tall * 0.1)} ${n(y - tall * 0.55)}H${n(x - tall * 0.2)}Z`,
    fill,
  );

export function palm(x: number, y: number, tall: number, fill: string, lean: number): string {
  const topX = x + lean * tall;
  const topY = y - tall;
  const fronds = [-160, -125, -80, -50, -15, 20, 200]
    .map((turn) =>
      group(
        `translate(${n(topX)} ${n(topY)}) rotate(${turn})`,
        path(
          `M0 0Q${n(tall * 0.24)} ${n(-tall * 0.14)} ${n(tall * 0.46)} ${n(tall * 0.06)}Q${n(tall * 0.22)} ${n(-tall * 0.03)} 0 0Z`,
          fill,
        ),
      ),
    )
    .join('');
  return (
    stroke(
      `M${n(x)} ${n(y + 8)}Q${n(x + lean * tall * 0.2)} ${n(y - tall * 0.5)} ${n(topX)} ${n(topY)}`,
      fill,
      tall * 0.05,
    ) + fronds
  );
}

export const acacia = (x: number, y: number, tall: number, fill: string) =>
  stroke(
    `M${n(x)} ${n(y)}L${n(x + tall * 0.04)} ${n(y - tall * 0.5)}L${n(x - tall * 0.24)} ${n(y - tall * 0.8)}M${n(x + tall * 0.04)} ${n(y - tall * 0.5)}L${n(x + tall * 0.3)} ${n(y - tall * 0.78)}`,
    fill,
    tall * 0.07,
  ) +
  ellipse(x - tall * 0.2, y - tall * 0.84, tall * 0.42, tall * 0.12, fill) +
  ellipse(x + tall * 0.26, y - tall * 0.8, tall * 0.36, tall * 0.1, fill) +
  ellipse(x + tall * 0.02, y - tall * 0.94, tall * 0.34, tall * 0.11, fill);

export const canopy = (space: Space, y: number, size: number, nearness: number) =>
  row(space, size * 0.8, (x) =>
    circle(
      x,
      y - space.random.between(-0.2, 0.5) * size,
      size * space.random.between(0.6, 1),
      land(space, nearness),
    ),
  ) + path(`M0 ${n(y)}H${space.width}V${space.height}H0Z`, land(space, nearness));

export function columns(space: Space, fromTop: boolean, size: number, nearness: number): string {
  const { height, random } = space;
  return row(space, size * 0.7, (x) => {
    const long = size * random.between(0.8, 2.6);
    const wide = size * random.between(0.25, 0.45);
    const [base, tip] = fromTop ? [-4, long] : [height + 4, height - long * 0.8];
    const bright = between(space.light.sun, space.light.near, 0.35 + nearness * 0.5);
    return (
      polygon(
        [
          [x - wide, base],
          [x, tip],
          [x + wide, base],
        ],
        land(space, nearness),
      ) +
      polygon(
        [
          [x - wide, base],
          [x, tip],
          [x - wide * 0.3, base],
        ],
        bright,
        ' opacity=".35"',
      )
    );
  });
}

export function towers(
  space: Space,
  y: number,
  size: number,
  nearness: number,
  lit: boolean,
): string {
  const { height, random } = space;
  return row(space, size, (x) => {
    const wide = size * random.between(0.55, 0.95);
    const tall = size * random.between(1.2, 4);
    const windows = lit
      ? Array.from({ length: Math.floor(tall / 16) }, (_, floor) =>
          [0.18, 0.5, 0.78]
            .map((part) =>
              random.next() < 0.5
                ? `<rect x="${n(x + wide * part - 2.5)}" y="${n(y - tall + 10 + floor * 16)}" width="5" height="7" fill="${lch(space.light.sun)}" opacity="${n(random.between(0.3, 0.95))}"/>`
                : '',
            )
            .join(''),
        ).join('')
      : '';
    const roof =
      random.next() < 0.4
        ? `M${n(x + wide / 2 - 1.5)} ${n(y - tall - size * 0.5)}h3V${n(y - tall)}h-3Z`
        : '';
    return (
      path(
        `M${n(x)} ${n(y - tall)}h${n(wide)}V${height}h${n(-wide)}Z${roof}`,
        land(space, nearness),
      ) + windows
    );
  });
}

export function pagoda(x: number, y: number, size: number, fill: string): string {
  return (
    [0, 1, 2, 3]
      .map((floor) => {
        const wide = size * (1 - floor * 0.2);
        const at = y - floor * size * 0.5;
        return path(
          `M${n(x - wide * 0.34)} ${n(at)}h${n(wide * 0.68)}v${n(-size * 0.34)}h${n(-wide * 0.68)}ZM${n(x - wide * 0.7)} ${n(at - size * 0.3)}Q${n(x - wide * 0.4)} ${n(at - size * 0.36)} ${n(x)} ${n(at - size * 0.58)}Q${n(x + wide * 0.4)} ${n(at - size * 0.36)} ${n(x + wide * 0.7)} ${n(at - size * 0.3)}Q${n(x)} ${n(at - size * 0.24)} ${n(x - wide * 0.7)} ${n(at - size * 0.3)}Z`,
          fill,
        );
      })
      .join('') + stroke(`M${n(x)} ${n(y - size * 2)}V${n(y - size * 2.4)}`, fill, size * 0.06)
  );
}

export function castle(x: number, y: number, size: number, fill: string, glow: string): string {
  const tower = (at: number, tall: number, wide: number) =>
    path(
      `M${n(at - wide)} ${n(y)}V${n(y - tall)}H${n(at - wide * 1.25)}L${n(at)} ${n(y - tall - wide * 3.4)}L${n(at + wide * 1.25)} ${n(y - tall)}H${n(at + wide)}V${n(y)}Z`,
      fill,
    ) +
    `<rect x="${n(at - wide * 0.25)}" y="${n(y - tall * 0.8)}" width="${n(wide * 0.5)}" height="${n(wide * 0.9)}" rx="2" fill="${glow}"/>`;
  return (
    tower(x - size, size * 1.1, size * 0.2) +
    tower(x + size * 0.95, size * 1.3, size * 0.22) +
    path(`M${n(x - size)} ${n(y)}V${n(y - size * 0.7)}H${n(x + size)}V${n(y)}Z`, fill) +
    tower(x, size * 1.7, size * 0.28) +
    tower(x - size * 0.5, size * 1.2, size * 0.17) +
    tower(x + size * 0.5, size * 1, size * 0.17)
  );
}

export function clouds(space: Space, y: number, colour: string, opacity: number): string {
  const { random } = space;
  return row(space, space.width * 0.42, (x) => {
    const size = random.between(16, 34);
    const at = y + random.between(-60, 40);
    return `<g fill="${colour}" opacity="${opacity}">${[-1.6, -0.7, 0.3, 1.2].map((part) => `<ellipse cx="${n(x + part * size)}" cy="${n(at - (Math.abs(part) < 1 ? size * 0.3 : 0))}" rx="${n(size)}" ry="${n(size * 0.55)}"/>`).join('')}</g>`;
  });
}
