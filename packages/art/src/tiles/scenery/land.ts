import { circle, n, path, stroke } from '../../ink.ts';

interface Canvas {
  readonly width: number;
  readonly height: number;
}

/** What crosses the whole picture, its upper edge about the height `y`: written in steps of the picture's width. */
type Land = (canvas: Canvas, y: number, size: number, ink: string, second: string) => string;

/** From edge to edge along a line of points, and down to the foot. */
function ground(
  { width, height }: Canvas,
  points: readonly (readonly [number, number])[],
  ink: string,
): string {
  const line = points.map(([x, y]) => `L${n(x)} ${n(y)}`).join('');
  return path(`M-9 ${height + 9}${line}L${width + 9} ${height + 9}Z`, ink);
}
const across = (canvas: Canvas, count: number, at: (part: number, index: number) => number) =>
  Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    return [-9 + part * (canvas.width + 18), at(part, index)] as const;
  });
const repeated = ({ width }: Canvas, step: number, draw: (x: number, index: number) => string) =>
  Array.from({ length: Math.ceil(width / step) + 2 }, (_, index) =>
    draw((index - 0.5) * step, index),
  ).join('');

export const LAND = {
  hills: (canvas, y, size, ink) =>
    ground(
      canvas,
      across(
        canvas,
        24,
        (part) =>
          y - Math.sin(part * 7 + y * 0.02) * size * 0.4 - Math.sin(part * 3.1) * size * 0.3,
      ),
      ink,
    ),
  peaks: (canvas, y, size, ink, second) => {
    const tops = [0.2, 0.75, 0.35, 1, 0.45, 0.8, 0.15];
    const points = across(canvas, 12, (_, index) =>
      index % 2 ? y - size * (tops[(index - 1) / 2] ?? 0.5) : y,
    );
    const caps = points.flatMap(([x, top], index) =>
      index % 2 && y - top > size * 0.6
        ? [
            path(
              `M${n(x)} ${n(top)}l${n(size * 0.14)} ${n(size * 0.26)}l${n(-size * 0.1)} ${n(-size * 0.05)}l${n(-size * 0.06)} ${n(size * 0.1)}l${n(-size * 0.12)} ${n(-size * 0.05)}Z`,
              second,
            ),
          ]
        : [],
    );
    return ground(canvas, points, ink) + caps.join('');
  },
  mesas: (canvas, y, size, ink) => {
    const rises = [0, 0, 0.8, 0.8, 0.1, 0.1, 0, 0, 0.55, 0.55, 0, 0, 1, 1, 0.2, 0.2, 0];
    const points = across(canvas, rises.length - 1, (_, index) => y - size * (rises[index] ?? 0));
    return ground(
      canvas,
      points.map(([x, top], index) => [index % 2 ? x + canvas.width * 0.03 : x, top] as const),
      ink,
    );
  },
  dunes: (canvas, y, size, ink, second) =>
    [0.16, 0.62, 0.9]
      .map((part, index) => {
        const [x, tall] = [canvas.width * part, size * ([1, 1.35, 0.7][index] ?? 1)];
        return (
          path(`M${n(x - tall)} ${n(y)}L${n(x)} ${n(y - tall)}L${n(x + tall)} ${n(y)}Z`, ink) +
          path(`M${n(x)} ${n(y - tall)}L${n(x + tall)} ${n(y)}H${n(x + tall * 0.2)}Z`, second)
        );
      })
      .join('') +
    ground(
      canvas,
      across(canvas, 16, (part) => y - Math.sin(part * 5) * size * 0.12),
      ink,
    ),
  waves: (canvas, y, size, ink, second) => {
    const step = size * 0.8;
    let d = `M${n(-step)} ${n(y)}`;
    for (let x = -step; x < canvas.width + step; x += step)
      d += `q${n(step * 0.5)} ${n(-size * 0.5)} ${n(step)} 0`;
    return path(`${d}V${canvas.height + 9}H${n(-step)}Z`, ink) + stroke(d, second, size * 0.09);
  },
  skyline: (canvas, y, size, ink, second) => {
    const tops = [0.5, 0.9, 0.35, 0.7, 1, 0.45, 0.8, 0.6, 0.95, 0.4];
    const step = size * 0.42;
    return repeated(canvas, step, (x, index) => {
      const tall = size * (tops[index % tops.length] ?? 0.5);
      const windows = [0.16, 0.42].map((down) =>
        index % 3 === 2
          ? ''
          : `<rect x="${n(x + step * 0.22)}" y="${n(y - tall + size * down)}" width="${n(step * 0.2)}" height="${n(size * 0.12)}" fill="${second}"/><rect x="${n(x + step * 0.58)}" y="${n(y - tall + size * down)}" width="${n(step * 0.2)}" height="${n(size * 0.12)}" fill="${second}"/>`,
      );
      return `<rect x="${n(x)}" y="${n(y - tall)}" width="${n(step * 0.98)}" height="${n(canvas.height)}" fill="${ink}"/>${windows.join('')}`;
    });
  },
  pines: (canvas, y, size, ink) =>
    repeated(canvas, size * 0.42, (x, index) => {
      const tall = size * ([0.7, 1, 0.55, 0.85][index % 4] ?? 1);
      return path(
        `M${n(x)} ${n(y - tall)}l${n(tall * 0.26)} ${n(tall * 1.1)}h${n(-tall * 0.52)}Z`,
        ink,
      );
    }) +
    ground(
      canvas,
      [
        [-9, y],
        [canvas.width + 9, y],
      ],
      ink,
    ),
  reeds: (canvas, y, size, ink) =>
    repeated(canvas, size * 0.2, (x, index) => {
      const lean = size * ([0.2, -0.3, 0.36, -0.12][index % 4] ?? 0);
      return path(
        `M${n(x)} ${canvas.height + 9}Q${n(x + lean * 0.2)} ${n(y)} ${n(x + lean)} ${n(y - size)}Q${n(x + lean * 0.2 + size * 0.12)} ${n(y)} ${n(x + size * 0.16)} ${canvas.height + 9}Z`,
        ink,
      );
    }),
  columns: (canvas, y, size, ink, second) =>
    repeated(
      canvas,
      size * 1.1,
      (x) =>
        `<rect x="${n(x)}" y="${n(y)}" width="${n(size * 0.4)}" height="${canvas.height}" fill="${ink}"/><rect x="${n(x + size * 0.26)}" y="${n(y)}" width="${n(size * 0.14)}" height="${canvas.height}" fill="${second}"/>` +
        path(
          `M${n(x - size * 0.12)} ${n(y)}h${n(size * 0.64)}l${n(-size * 0.12)} ${n(size * 0.16)}h${n(-size * 0.4)}Z`,
          second,
        ),
    ) +
    `<rect x="-9" y="${n(y - size * 0.26)}" width="${canvas.width + 18}" height="${n(size * 0.26)}" fill="${ink}"/>`,
  curtain: (canvas, y, size, ink, second) =>
    [-1, 1]
      .map((side) => {
        const edge = side < 0 ? 0 : canvas.width;
        const wide = size * 0.8;
        const inner = edge - side * wide;
        return (
          path(
            `M${n(edge + side * 9)} -9H${n(inner)}Q${n(inner + side * wide * 0.1)} ${n(y)} ${n(edge - side * wide * 0.25)} ${canvas.height + 9}H${n(edge + side * 9)}Z`,
            ink,
          ) +
          [0.3, 0.62]
            .map((part) =>
              stroke(
                `M${n(edge - side * wide * part)} -9Q${n(edge - side * wide * part)} ${n(y)} ${n(edge - side * wide * part * 0.3)} ${canvas.height}`,
                second,
                size * 0.09,
              ),
            )
            .join('')
        );
      })
      .join('') +
    repeated(canvas, size * 0.5, (x) =>
      path(
        `M${n(x)} -9h${n(size * 0.5)}V${n(size * 0.16)}q${n(-size * 0.25)} ${n(size * 0.3)} ${n(-size * 0.5)} 0Z`,
        ink,
      ),
    ) +
    `<rect x="-9" y="${n(size * 0.13)}" width="${canvas.width + 18}" height="${n(size * 0.05)}" fill="${second}"/>`,
  fence: (canvas, y, size, ink, second) =>
    [0, 0.38]
      .map(
        (down) =>
          `<rect x="-9" y="${n(y + size * (0.28 + down))}" width="${canvas.width + 18}" height="${n(size * 0.12)}" fill="${second}"/>`,
      )
      .join('') +
    repeated(canvas, size * 0.72, (x) =>
      path(
        `M${n(x)} ${canvas.height + 9}V${n(y + size * 0.1)}l${n(size * 0.11)} ${n(-size * 0.16)}l${n(size * 0.11)} ${n(size * 0.16)}V${canvas.height + 9}Z`,
        ink,
      ),
    ),
  bricks: (canvas, y, size, ink, second) =>
    `<rect x="-9" y="${n(y)}" width="${canvas.width + 18}" height="${canvas.height}" fill="${ink}"/>` +
    [0, 1, 2, 3, 4]
      .map((row) =>
        repeated(
          canvas,
          size * 0.6,
          (x) =>
            `<rect x="${n(x + (row % 2) * size * 0.3)}" y="${n(y + row * size * 0.24)}" width="${n(size * 0.54)}" height="${n(size * 0.18)}" fill="${second}"/>`,
        ),
      )
      .join(''),
  bunting: (canvas, y, size, ink, second) => {
    const [w, sag] = [canvas.width, size * 0.5];
    const hang = (x: number) => y + Math.sin((x / w) * Math.PI) * sag;
    return (
      stroke(`M-9 ${n(y)}Q${n(w / 2)} ${n(y + sag * 2)} ${w + 9} ${n(y)}`, '#fff8e6', 2) +
      repeated(canvas, size * 0.46, (x, index) =>
        path(
          `M${n(x)} ${n(hang(x))}h${n(size * 0.36)}l${n(-size * 0.18)} ${n(size * 0.44)}Z`,
          index % 2 ? ink : second,
        ),
      )
    );
  },
  bulbs: (canvas, y, size, ink, second) => {
    const hang = (x: number) =>
      y + Math.abs(Math.sin((x / canvas.width) * Math.PI * 2)) * size * 0.4;
    return (
      stroke(
        `M-9 ${n(y)}Q${n(canvas.width * 0.25)} ${n(y + size * 0.8)} ${n(canvas.width * 0.5)} ${n(y)}T${canvas.width + 9} ${n(y)}`,
        second,
        2,
      ) + repeated(canvas, size * 0.5, (x) => circle(x, hang(x), size * 0.13, ink))
    );
  },
  stripes: (canvas, _y, size, ink) => {
    const step = size * 0.9;
    return `<g transform="rotate(18 ${n(canvas.width / 2)} ${n(canvas.height / 2)})">${Array.from({ length: Math.ceil((canvas.width * 1.5) / step) }, (_, index) => `<rect x="${n(-canvas.width * 0.25 + index * step)}" y="${n(-canvas.height * 0.4)}" width="${n(step / 2)}" height="${n(canvas.height * 1.8)}" fill="${ink}"/>`).join('')}</g>`;
  },
  dots: (canvas, y, size, ink) =>
    Array.from({ length: 6 }, (_, row) =>
      repeated(canvas, size * 0.3, (x) =>
        circle(x + (row % 2) * size * 0.15, y + row * size * 0.26, size * (0.1 - row * 0.013), ink),
      ),
    ).join(''),
  wires: (canvas, y, size, ink, second) =>
    [0, 0.16, 0.32]
      .map((down) =>
        stroke(
          `M-9 ${n(y + size * down)}Q${n(canvas.width * 0.5)} ${n(y + size * (down + 0.5))} ${canvas.width + 9} ${n(y + size * (down - 0.1))}`,
          second,
          2.2,
        ),
      )
      .join('') +
    [0.1, 0.9]
      .map(
        (part) =>
          `<rect x="${n(canvas.width * part - size * 0.06)}" y="${n(y - size * 0.2)}" width="${n(size * 0.12)}" height="${canvas.height}" fill="${ink}"/><rect x="${n(canvas.width * part - size * 0.4)}" y="${n(y - size * 0.04)}" width="${n(size * 0.8)}" height="${n(size * 0.1)}" fill="${ink}"/>`,
      )
      .join(''),
  rails: (canvas, y, size, ink, second) => {
    const middle = canvas.width / 2;
    const bar = (at: number, spread: number) =>
      `M${n(middle - spread)} ${n(y + size * at)}h${n(spread * 2)}l${n(size * 0.05)} ${n(size * 0.1)}h${n(-spread * 2 - size * 0.1)}Z`;
    return (
      path(
        [0.1, 0.34, 0.66, 1.05].map((at, index) => bar(at, size * (0.5 + index * 0.3))).join(''),
        second,
      ) +
      [-1, 1]
        .map((side) =>
          path(
            `M${n(middle + side * size * 0.18)} ${n(y)}h${n(size * 0.06)}L${n(middle + side * size * 1.2)} ${canvas.height + 9}h${n(-size * 0.2)}Z`,
            ink,
          ),
        )
        .join('')
    );
  },
  steps: (canvas, y, size, ink, second) =>
    [0, 1, 2, 3]
      .map((row) => {
        const top = y + row * size * 0.34;
        return `<rect x="-9" y="${n(top)}" width="${canvas.width + 18}" height="${n(canvas.height)}" fill="${row % 2 ? second : ink}"/>`;
      })
      .join(''),
  icicles: (canvas, y, size, ink) =>
    repeated(canvas, size * 0.28, (x, index) =>
      path(
        `M${n(x)} -9h${n(size * 0.28)}L${n(x + size * 0.14)} ${n(y + size * ([0.3, 0.8, 0.5, 1][index % 4] ?? 0.5))}Z`,
        ink,
      ),
    ),
} as const satisfies Readonly<Record<string, Land>>;
export type LandName = keyof typeof LAND;
