import type { Move } from './outline.ts';

/** How a block of lines is bent: stems lean or stay upright, feet follow a curve. */
export const BENDS = ['flat', 'arch', 'wave', 'bulge', 'wedge', 'rise', 'arc'] as const;
export type Bend = (typeof BENDS)[number];

interface Block {
  readonly width: number;
  readonly height: number;
  /** How much, about 0.2 to 0.4. */
  readonly strength: number;
}

/** Moves a point of a block whose upper left is 0,0. `u` is -1 to 1 across, `v` 0 to 1 down. */
export function bending(bend: Bend, { width, height, strength: k }: Block): Move {
  const across = (x: number) => (x / width) * 2 - 1;
  const middle = height / 2;
  switch (bend) {
    case 'flat':
      return (x, y) => [x, y];
    case 'arch':
      return (x, y) => [x, height - (height - y) * (1 + k * (1 - across(x) ** 2))];
    case 'wave':
      return (x, y) => [x, y + Math.sin(across(x) * Math.PI * 0.95) * k * height * 0.3];
    case 'bulge':
      return (x, y) => [x, middle + (y - middle) * (0.92 + k * (1 - across(x) ** 2))];
    case 'wedge':
      return (x, y) => [
        x,
        middle + (y - middle) * (1 + k * 0.55 * across(x)) - across(x) * k * height * 0.12,
      ];
    case 'rise':
      return (x, y) => [x - (y - middle) * 0.1, y - across(x) * k * height * 0.28];
    case 'arc':
      return (x, y) => [x, y + across(x) ** 2 * k * height * 0.42];
  }
}
