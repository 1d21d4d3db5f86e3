import type { SeededRandom } from '@palpite/sandbox/random.ts';
import { circle, type Definitions, n, type Point, path } from '../ink.ts';

/** The shape of the light behind a figure. */
export interface Beam {
  readonly at: Point;
  readonly radius: number;
  readonly light: string;
  readonly shade: string;
  readonly width: number;
  readonly height: number;
  readonly random: SeededRandom;
  readonly definitions: Definitions;
}

function glow(
  { definitions, light }: Beam,
  [x, y]: Point,
  radius: number,
  strength: number,
): string {
  const fill = definitions.radial([
    [0, light, strength],
    [0.4, light, strength * 0.32],
    [1, light, 0],
  ]);
  return circle(x, y, radius, fill);
}

const down = ({ definitions, light }: Beam, from: number, to: number) =>
  definitions.linear([
    [0, light, from],
    [0.9, light, to],
  ]);

export const LIGHT_SHAPES = {
  disc: (beam) =>
    glow(beam, beam.at, beam.radius * 2.6, 0.7) + circle(...beam.at, beam.radius, beam.light),
  ring: ({ at: [x, y], radius, light }) => {
    const line = (size: number, width: number) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="none" stroke="${light}" stroke-width="${n(width)}" opacity=".8"/>`;
    return line(radius * 1.35, radius * 0.22) + line(radius * 1.62, 1.5);
  },
  eclipse: (beam) =>
    glow(beam, beam.at, beam.radius * 2.8, 1) +
    circle(...beam.at, beam.radius, beam.shade, ` stroke="${beam.light}" stroke-width="2.4"`),
  shaft: (beam) => {
    const { at, radius, width, height, random } = beam;
    const fill = down(beam, 0.8, 0);
    return [0, 1, 2, 3]
      .map((each) => {
        const x = at[0] + (each - 1.4) * radius * 0.9 + random.between(0, 20);
        const wide = 14 + random.next() * radius * 0.42;
        const lean = (width / 2 - at[0]) * 0.9;
        const opacity = n(0.35 + random.next() * 0.35);
        return path(
          `M${n(x)} -10h${n(wide)}L${n(x + lean + wide * 2.6)} ${height}h${n(-wide * 2.8)}Z`,
          fill,
          ` opacity="${opacity}"`,
        );
      })
      .join('');
  },
  cone: (beam) => {
    const { at, radius, height } = beam;
    const d = `M${n(at[0] - 9)} -6h18L${n(at[0] + radius * 1.7)} ${height}h${n(-radius * 3.4)}Z`;
    return (
      path(d, down(beam, 0.95, 0.05), ' opacity=".62"') + glow(beam, [at[0], 0], radius * 1.5, 0.9)
    );
  },
  slit: (beam) => {
    const { at, light, height } = beam;
    const line = (x: number, width: number, opacity: number) =>
      `<rect x="${n(x)}" width="${width}" height="${height}" fill="${light}" opacity="${opacity}"/>`;
    return (
      glow(beam, at, beam.radius * 2.6, 0.5) + line(at[0] - 3, 7, 1) + line(at[0] + 26, 2, 0.6)
    );
  },
  prism: (beam) => {
    const {
      at: [x, y],
      radius,
      light,
      width,
      definitions,
    } = beam;
    const bands = ['#e98a6c', '#efc07a', '#c9d48a', '#83c5b4', '#7fa3d6', '#a394cf'].map(
      (colour, at) =>
        path(
          `M${n(x + radius * 0.3)} ${n(y + radius * 0.1 + at * 3)}L${width + 40} ${n(y - radius * 0.1 + at * radius * 0.34)}v${n(radius * 0.36)}Z`,
          colour,
          ' opacity=".72"',
        ),
    );
    const glass = definitions.linear([
      [0, light, 0.3],
      [1, light, 0.06],
    ]);
    return (
      path(
        `M-20 ${n(y + radius * 1.1)}L${n(x - radius * 0.32)} ${n(y + radius * 0.22)}v7L-20 ${n(y + radius * 1.1 + 10)}Z`,
        light,
      ) +
      bands.join('') +
      path(
        `M${n(x)} ${n(y - radius)}L${n(x + radius * 0.95)} ${n(y + radius * 0.7)}H${n(x - radius * 0.95)}Z`,
        glass,
        ` stroke="${light}" stroke-width="2" stroke-linejoin="round"`,
      )
    );
  },
  horizon: (beam) => {
    const { at, height, radius, light } = beam;
    const low: Point = [at[0], height * 0.64];
    return glow(beam, low, radius * 3, 0.9) + circle(...low, radius * 0.8, light);
  },
  aurora: ({ at: [x], width, height, definitions }) => {
    const soft = definitions.blur(12);
    const bands = [0, 1, 2].map((band) => {
      const points = Array.from({ length: 9 }, (_, step) => {
        const across = (step / 8) * width * 1.1 - 20;
        const up = height * 0.16 + band * 26 + Math.sin(step * 0.9 + band * 1.7 + x) * 26;
        return `${n(across)} ${n(up)}`;
      });
      const colour = ['#8fe0bd', '#5fb7b4', '#d9e9b6'][band] ?? '#8fe0bd';
      return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${28 - band * 7}" opacity=".5"/>`;
    });
    return `<g filter="${soft}">${bands.join('')}</g>`;
  },
} as const satisfies Readonly<Record<string, (beam: Beam) => string>>;
export type LightShape = keyof typeof LIGHT_SHAPES;
