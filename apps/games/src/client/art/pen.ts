/**
 * A pen for symbols: shapes with an outline and soft fills, written as one SVG of 100 × 100. A fill is a colour, or
 * two as `top>bottom` for a gradient. Every picture of the games is drawn with it.
 */
export const INK = '#1b1020';

export type Drawing = (pen: Pen) => void;

interface Stroke {
  readonly stroke?: string;
  readonly width?: number;
  /** Rotation in degrees about the picture's middle, or about a point. */
  readonly turn?: number | readonly [degrees: number, x: number, y: number];
  readonly opacity?: number;
}

export class Pen {
  readonly #shapes: string[] = [];
  readonly #gradients = new Map<string, string>();

  /** A closed or open path. */
  path(d: string, fill: string, options: Stroke = {}): this {
    return this.#add(`path d="${d}"`, fill, options);
  }

  circle(x: number, y: number, radius: number, fill: string, options: Stroke = {}): this {
    return this.#add(`circle cx="${x}" cy="${y}" r="${radius}"`, fill, options);
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, options: Stroke = {}): this {
    return this.#add(`ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"`, fill, options);
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    radius: number,
    fill: string,
    options: Stroke = {},
  ): this {
    const size = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`;
    return this.#add(`rect ${size}`, fill, options);
  }

  /** A line without a fill. */
  line(d: string, stroke: string, width = 3, options: Stroke = {}): this {
    return this.#add(`path d="${d}"`, 'none', { ...options, stroke, width });
  }

  /** Light on a surface: white, soft, without an outline. */
  shine(d: string, width = 4, opacity = 0.55): this {
    return this.line(d, '#ffffff', width, { opacity });
  }

  /** Another drawing inside this one, scaled about the middle of its new place. */
  place(drawing: Drawing, x: number, y: number, scale: number): this {
    const inner = new Pen();
    drawing(inner);
    this.#shapes.push(
      `<g transform="translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})">${inner.#shapes.join('')}</g>`,
    );
    for (const [fill, id] of inner.#gradients) this.#gradients.set(fill, id);
    return this;
  }

  svg(): string {
    const gradients = [...this.#gradients].map(([fill, id]) => {
      const [from = '', to = ''] = fill.split('>');
      return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="256" height="256"><defs>${gradients.join('')}</defs><g stroke-linejoin="round" stroke-linecap="round">${this.#shapes.join('')}</g></svg>`;
  }

  #add(shape: string, fill: string, options: Stroke): this {
    const { stroke = INK, width = 2.5, turn, opacity } = options;
    const [degrees, x, y] = typeof turn === 'number' ? [turn, 50, 50] : (turn ?? []);
    const more = [
      degrees === undefined ? '' : ` transform="rotate(${degrees} ${x} ${y})"`,
      opacity === undefined ? '' : ` opacity="${opacity}"`,
      width === 0 ? '' : ` stroke="${stroke}" stroke-width="${width}"`,
    ].join('');
    this.#shapes.push(`<${shape} fill="${this.#fill(fill)}"${more}/>`);
    return this;
  }

  #fill(fill: string): string {
    if (!fill.includes('>')) return fill;
    const known = this.#gradients.get(fill) ?? `g${fill.replaceAll('#', '').replace('>', '-')}`;
    this.#gradients.set(fill, known);
    return `url(#${known})`;
  }
}

/** One drawing as SVG text. */
export function draw(drawing: Drawing): string {
  const pen = new Pen();
  drawing(pen);
  return pen.svg();
}

/** A regular star's outline. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / points - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A regular polygon's outline, a corner at the top. */
export function polygon(x: number, y: number, radius: number, corners: number): string {
  return star(x, y, radius, radius * Math.cos(Math.PI / corners), corners);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
