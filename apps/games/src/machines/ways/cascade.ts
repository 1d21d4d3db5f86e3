/**
 * One spin of the 243-ways machine with everything that falls after it. The stops of the reels also decide which
 * symbols fall: those above the window on the reel. A whole spin is therefore a function of five stops, and all spins
 * can be counted one by one (`exact-return.ts`).
 */
import type { Role, Win } from '../machine.ts';
import { type Reel, symbolAt, windowAt } from '../reel.ts';
import { waysWins } from '../ways-pays.ts';
import { WAYS_ROWS, WAYS_SHEET } from './paytable.ts';

/** One resting picture; its wins are before any multiplier. */
export interface Fall {
  readonly grid: Role[][];
  readonly wins: readonly Win[];
  /** Sum of the wins before any multiplier. */
  readonly units: number;
}

/** The resting pictures of a spin, in order; the last one pays nothing. */
export function fallsOf(reels: readonly Reel[], stops: readonly number[]): Fall[] {
  const falls: Fall[] = [];
  let grid = reels.map((ring, column) => windowAt(ring, stops[column] as number, WAYS_ROWS));
  // the position on each reel of the next symbol from above
  const above = stops.map((stop) => stop - 1);
  for (;;) {
    const wins = waysWins(WAYS_SHEET, grid, 1);
    let units = 0;
    for (const win of wins) units += win.units;
    falls.push({ grid, wins, units });
    if (wins.length === 0) return falls;
    grid = dropInto(grid, wins, reels, above);
  }
}

/** Removes the winning cells, lets the rest fall, and fills up from above; advances `above`. */
function dropInto(
  grid: readonly (readonly Role[])[],
  wins: readonly Win[],
  reels: readonly Reel[],
  above: number[],
): Role[][] {
  const gone = grid.map((column) => column.map(() => false));
  for (const { cells } of wins) {
    for (const [column, row] of cells) (gone[column] as boolean[])[row] = true;
  }
  return grid.map((column, at) => {
    const stays = column.filter((_, row) => !gone[at]?.[row]);
    while (stays.length < column.length) {
      stays.unshift(symbolAt(reels[at] as Reel, above[at] as number));
      above[at] = (above[at] as number) - 1;
    }
    return stays;
  });
}
