/** Symbols as textures: each SVG is decoded once and drawn at the size that the reels need. */
import { CanvasSource, Texture } from 'pixi.js';
import type { Role } from '../../machines/machine.ts';

export type Pictures = ReadonlyMap<Role, HTMLImageElement>;

/** Decodes SVG texts, off the main thread. */
export async function decodePictures(svgs: ReadonlyMap<Role, string>): Promise<Pictures> {
  const decoded = await Promise.all(
    [...svgs].map(async ([role, svg]) => [role, await decode(svg)] as const),
  );
  return new Map(decoded);
}

/** An image of an SVG text, ready to draw. */
export async function decode(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Textures of one size, each made on first use. */
export class Textures {
  readonly #pictures: Pictures;
  readonly #size: number;
  readonly #resolution: number;
  readonly #made = new Map<string, Texture>();

  /** @param size edge of a symbol in CSS pixels */
  constructor(pictures: Pictures, size: number, resolution: number) {
    this.#pictures = pictures;
    this.#size = size;
    this.#resolution = resolution;
  }

  of(role: Role): Texture {
    return this.#cached(role, (context) => this.#paint(context, role));
  }

  /** A coin with its value on it. */
  coin(label: string): Texture {
    return this.#cached(`coin ${label}`, (context) => {
      this.#paint(context, 'coin');
      const edge = this.#size * this.#resolution;
      context.font = `800 ${fontSize(label, edge)}px ${getComputedStyle(document.body).fontFamily}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = edge * 0.045;
      context.strokeStyle = '#fff3c4';
      context.fillStyle = '#4a2604';
      context.strokeText(label, edge / 2, edge * 0.485);
      context.fillText(label, edge / 2, edge * 0.485);
    });
  }

  /** A soft spark for celebrations. */
  spark(colour: string): Texture {
    return this.#cached(`spark ${colour}`, (context) => {
      const edge = this.#size * this.#resolution;
      const glow = context.createRadialGradient(
        edge / 2,
        edge / 2,
        0,
        edge / 2,
        edge / 2,
        edge / 2,
      );
      glow.addColorStop(0, '#ffffff');
      glow.addColorStop(0.25, colour);
      glow.addColorStop(1, 'transparent');
      context.fillStyle = glow;
      context.fillRect(0, 0, edge, edge);
    });
  }

  destroy(): void {
    for (const texture of this.#made.values()) texture.destroy(true);
    this.#made.clear();
  }

  #cached(key: string, paint: (context: CanvasRenderingContext2D) => void): Texture {
    const known = this.#made.get(key);
    if (known) return known;
    const resource = document.createElement('canvas');
    resource.width = this.#size * this.#resolution;
    resource.height = resource.width;
    const context = resource.getContext('2d');
    if (!context) throw new Error('this browser draws no canvas');
    paint(context);
    const source = new CanvasSource({ resource, resolution: this.#resolution });
    const made = new Texture({ source });
    this.#made.set(key, made);
    return made;
  }

  #paint(context: CanvasRenderingContext2D, role: Role): void {
    const picture = this.#pictures.get(role);
    const edge = this.#size * this.#resolution;
    if (picture) context.drawImage(picture, 0, 0, edge, edge);
  }
}

/** Long values are smaller, so that they fit on the coin. */
function fontSize(label: string, edge: number): number {
  return Math.round(edge * Math.min(0.34, 1.05 / Math.max(1, label.length)));
}
