import { hexText } from '@palpite/contract/oklch.ts';

/**
 * The hand that every picture is drawn in: flat planes lit from the upper left, colours in ramps whose
 * shadows turn cool and whose lights turn warm. Pure: numbers in, SVG text out.
 */

/** A hue and how strong it is. */
export interface Hue {
  readonly hue: number;
  readonly chroma: number;
}

/** A colour as `#rrggbb`. */
export const ink = (lightness: number, chroma: number, hue: number): string =>
  hexText({ lightness, chroma, hue: ((hue % 360) + 360) % 360 });

const STEPS = [0.2, 0.3, 0.41, 0.52, 0.63, 0.74, 0.85, 0.94] as const;
/** Dark to light, eight tones. */
export type Ramp = readonly string[];

/** Eight tones of one hue, strongest in the middle. */
export function ramp({ hue, chroma }: Hue, turn = 10): Ramp {
  const middle = (STEPS.length - 1) / 2;
  return STEPS.map((lightness, step) => {
    const away = (step - middle) / middle;
    const strength = chroma * (1 - 0.55 * away * away);
    // a yellow that is not light is brown: its middle tones are lifted
    const lift =
      0.1 * Math.max(0, 1 - Math.abs(((hue - 88 + 540) % 360) - 180) / 32) * (1 - away * away);
    // yellow lights and blue shadows, whatever the hue
    return ink(
      lightness + lift,
      strength,
      hue + turnToward(hue, away > 0 ? 85 : 280) * Math.abs(away) * turn,
    );
  });
}

/** -1, 0 or 1: the shorter way round from one hue to another. */
function turnToward(from: number, to: number): number {
  const way = ((to - from + 540) % 360) - 180;
  return Math.abs(way) < 8 ? 0 : Math.sign(way);
}

/** Tone of a ramp, held within it. */
export const tone = (colours: Ramp, step: number): string =>
  colours[Math.min(colours.length - 1, Math.max(0, Math.round(step)))] ?? '#000000';

/** A number with two decimals: pictures stay small. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

export type Point = readonly [x: number, y: number];

/** `M x y L …` through points, closed. */
export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"${more}/>`;
}

/** A filled path. */
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more}/>`;

/** A line without fill; `width` in the drawing's units. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  more = '',
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radiusX)}" ry="${n(radiusY)}" fill="${fill}"${more}/>`;

/** Drawings moved, turned or scaled together. */
export const group = (transform: string, ...content: readonly string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** A drawing and its reflection in the vertical axis. */
export const mirrored = (content: string): string =>
  `${content}<g transform="scale(-1 1)">${content}</g>`;

/**
 * Planes of a symmetrical thing, each drawn on the left and, a tone darker, on the right.
 * A row is a tone and points: `5 -8,-60 0,-62 0,-20`.
 */
export function facets(rows: string, colours: Ramp, fade = 1): string {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [step = '0', ...places] = row.trim().split(/\s+/);
      const points = places.map((place): Point => {
        const [x = '0', y = '0'] = place.split(',');
        return [Number(x), Number(y)];
      });
      const left = tone(colours, Number(step));
      const right = tone(colours, Number(step) - fade);
      // a hairline of its own colour closes the seams between neighbouring planes
      const seam = (colour: string) =>
        ` stroke="${colour}" stroke-width=".8" stroke-linejoin="round"`;
      const reflected = points.map(([x, y]): Point => [-x, y]);
      return polygon(points, left, seam(left)) + polygon(reflected, right, seam(right));
    })
    .join('');
}

export interface Shading {
  readonly light: string;
  readonly shade: string;
  /** Where the light is, one unit away. */
  readonly toward: Point;
  readonly depth: number;
  readonly rim: number;
  /** How dark the far side is, 0 to 1. */
  readonly dark: number;
}

/** Definitions of one picture: gradients are asked for where they are used. */
export class Definitions {
  readonly #texts: string[] = [];
  readonly #prefix: string;
  constructor(prefix = 'd') {
    this.#prefix = prefix;
  }

  #add(make: (id: string) => string): string {
    const id = `${this.#prefix}${this.#texts.length}`;
    this.#texts.push(make(id));
    return `url(#${id})`;
  }

  /** Top to bottom, or along (x1, y1)–(x2, y2) in parts of the shape. */
  linear(
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    [x1, y1, x2, y2] = [0, 0, 0, 1],
  ): string {
    return this.#add(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsText(stops)}</linearGradient>`,
    );
  }

  radial(
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    [cx, cy, r] = [0.5, 0.5, 0.5],
  ): string {
    return this.#add(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsText(stops)}</radialGradient>`,
    );
  }

  /** A gradient along a line in the drawing's own units: shapes next to each other share it. */
  beam(
    stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
    [x1, y1, x2, y2]: readonly [string, string, string, string],
  ): string {
    return this.#add(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsText(stops)}</linearGradient>`,
    );
  }

  /** A broad shade on the side away from a light, and a thin rim on the near one. */
  shaded({ light, shade, toward, depth, rim, dark }: Shading): string {
    const [x, y] = toward;
    return this.#add(
      (id) =>
        `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth * 0.55)}"/><feOffset dx="${n(x * depth)}" dy="${n(y * depth)}" result="b"/><feComposite in="SourceAlpha" in2="b" operator="out" result="s"/><feFlood flood-color="${shade}" flood-opacity="${n(dark)}"/><feComposite in2="s" operator="in" result="shade"/><feOffset in="SourceAlpha" dx="${n(-x * rim)}" dy="${n(-y * rim)}"/><feGaussianBlur stdDeviation=".7" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="e"/><feFlood flood-color="${light}"/><feComposite in2="e" operator="in" result="rim"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`,
    );
  }

  /** An edge of one colour round whatever is drawn, as if it were cut out of paper. */
  cutOut(colour: string, width: number): string {
    return this.#add(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feMorphology in="SourceAlpha" operator="dilate" radius="${n(width)}" result="o"/><feFlood flood-color="${colour}"/><feComposite in2="o" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    );
  }

  blur(deviation: number): string {
    return this.#add(
      (id) =>
        `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    );
  }

  toString(): string {
    return this.#texts.length === 0 ? '' : `<defs>${this.#texts.join('')}</defs>`;
  }
}

function stopsText(
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[],
): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
