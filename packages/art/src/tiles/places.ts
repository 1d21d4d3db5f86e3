import type { SeededRandom } from '@palpite/sandbox/random.ts';
import { n } from '../ink.ts';

/** Silhouettes of land from the left edge to the right, about the height `y`. */
export interface Land {
  readonly width: number;
  readonly height: number;
  readonly y: number;
  readonly random: SeededRandom;
}

function along({ width, height }: Land, step: number, at: (x: number) => number): string {
  let d = `M-10 ${height + 10}`;
  for (let x = -10; x <= width + step; x += step) d += `L${n(x)} ${n(at(x))}`;
  return `${d}L${width + step} ${height + 10}Z`;
}

export const PLACES = {
  dune: (land) => {
    const phase = land.random.between(0, 6);
    return along(
      land,
      14,
      (x) => land.y + Math.sin(x / 90 + phase) * 20 + Math.sin(x / 33 + phase) * 4,
    );
  },
  ridge: (land) => {
    const [one, other] = [land.random.between(0, 9), land.random.between(0, 9)];
    return along(
      land,
      14,
      (x) =>
        land.y - 54 * Math.abs(Math.sin(x / 110 + one)) - 22 * Math.abs(Math.sin(x / 37 + other)),
    );
  },
  mesa: (land) => {
    let rise = 0;
    return along(land, 18, () => {
      if (land.random.next() < 0.3)
        rise = land.random.next() < 0.5 ? 0 : land.random.between(30, 90);
      return land.y - rise;
    });
  },
  wave: (land) => {
    const phase = land.random.between(0, 6);
    return along(land, 8, (x) => land.y + 30 - Math.abs(Math.sin(x / 46 + phase)) * 15);
  },
  blocks: (land) => {
    let d = `M-10 ${land.height + 10}V${land.y}`;
    for (let x = -10; x < land.width + 20; ) {
      const [wide, tall] = [land.random.between(14, 40), land.random.between(14, 110)];
      d += `V${n(land.y - tall)}h${n(wide)}`;
      x += wide;
    }
    return `${d}V${land.height + 10}Z`;
  },
  pines: (land) => {
    let d = `M-9 ${land.height}V${land.y}`;
    for (let x = -9; x < land.width + 20; ) {
      const tall = land.random.between(30, 100);
      const wide = tall * 0.2;
      d += `L${n(x)} ${land.y}L${n(x + wide)} ${n(land.y - tall)}L${n(x + wide * 2)} ${land.y}`;
      x += wide * 2 * land.random.between(0.6, 1.3);
    }
    return `${d}V${land.height}Z`;
  },
  reeds: (land) => {
    let d = '';
    const { height, random } = land;
    for (let x = -20; x < land.width + 20; x += random.between(18, 36)) {
      const [lean, tall] = [random.between(-55, 55), random.between(60, 170)];
      d += `M${n(x)} ${height}Q${n(x + lean * 0.2)} ${n(height - tall * 0.7)} ${n(x + lean)} ${n(height - tall)}Q${n(x + lean * 0.2 + 13)} ${n(height - tall * 0.6)} ${n(x + 13)} ${height}Z`;
    }
    return d;
  },
  rocks: (land) => along(land, 34, () => land.y + 26 - land.random.between(0, 64)),
  curtain: ({ width, height }) => {
    let d = '';
    for (let x = 0; x < width; x += 30) {
      d += `M${x} 0h15l${n((width / 2 - x) * -0.02)} ${height}h-15Z`;
    }
    return d;
  },
  limb: ({ width, height }) =>
    `M${n(-width * 0.3)} ${height + 90}A${n(width * 1.02)} ${n(width * 1.02)} 0 0 1 ${n(width * 1.3)} ${height + 90}Z`,
} as const satisfies Readonly<Record<string, (land: Land) => string>>;
export type Place = keyof typeof PLACES;
