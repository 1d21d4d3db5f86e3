import type { Grid, Role } from '../machine.ts';
import { type Reel, windowAt } from '../reel.ts';

export const WILDS: readonly Role[] = ['wild', 'wild', 'wild'];

/** What a reel shows at each of its stops. */
export function windowsOf(ring: Reel): readonly Role[][] {
  return ring.map((_, stop) => windowAt(ring, stop, 3));
}

/** Every screen that reels with these windows can show. */
export function everyGrid(windows: readonly (readonly (readonly Role[])[])[]): Grid[] {
  let grids: Grid[] = [[]];
  for (const each of windows)
    grids = grids.flatMap((grid) => each.map((shown) => [...grid, shown]));
  return grids;
}
