/**
 * One spin of the falling-groups machine with everything that falls after it. The stops of the reels also decide which
 * symbols fall: those above the window on the reel. A whole spin is therefore a function of five stops, and all spins
 * can be counted one by one (`exact-return.ts`).
 */
import { unitsOf } from '../grid.ts';
import type { Cell, Grid, Role, Win } from '../machine.ts';
import { type Reel, symbolAt, windowAt } from '../reel.ts';
import { groupWins } from './groups.ts';
import {
  CASCADE_ROWS,
  CASCADE_SHEET,
  SWEEP_FROM,
  SWEPT_MULTIPLIER,
  SWEPT_ROLES,
} from './paytable.ts';

/** One resting picture. */
export interface Fall {
  readonly grid: Role[][];
  /** Already multiplied. */
  readonly wins: readonly Win[];
  readonly multiplier: number;
  /** Sum of the wins. */
  readonly units: number;
  /** The low symbols swept away from this picture, which pays nothing itself. */
  readonly swept?: readonly Cell[];
}

/** The resting pictures of a spin, in order; the last one pays nothing and nothing is swept from it. */
export function fallsOf(reels: readonly Reel[], stops: readonly number[]): Fall[] {
  const falls: Fall[] = [];
  let grid = reels.map((ring, column) => windowAt(ring, stops[column] as number, CASCADE_ROWS));
  // the position on each reel of the next symbol from above
  const above = stops.map((stop) => stop - 1);
  let multiplier = 1;
  for (;;) {
    const wins = groupWins(CASCADE_SHEET, grid, multiplier);
    if (wins.length > 0) {
      falls.push({ grid, wins, multiplier, units: unitsOf(wins) });
      grid = dropInto(
        grid,
        wins.flatMap(({ cells }) => cells),
        reels,
        above,
      );
      continue;
    }
    const isDue = multiplier === 1 && falls.length >= SWEEP_FROM;
    const swept = isDue ? lowCells(grid) : [];
    if (swept.length === 0) {
      falls.push({ grid, wins, multiplier, units: 0 });
      return falls;
    }
    falls.push({ grid, wins, multiplier, units: 0, swept });
    multiplier = SWEPT_MULTIPLIER;
    grid = dropInto(grid, swept, reels, above);
  }
}

function lowCells(grid: Grid): Cell[] {
  return grid.flatMap((column, at) =>
    column.flatMap((role, row): Cell[] => (SWEPT_ROLES.includes(role) ? [[at, row]] : [])),
  );
}

/** Removes cells, lets the rest fall, and fills up from above; advances `above`. */
function dropInto(
  grid: Grid,
  cells: readonly Cell[],
  reels: readonly Reel[],
  above: number[],
): Role[][] {
  const dropped = grid.map((column): (Role | undefined)[] => [...column]);
  for (const [column, row] of cells) (dropped[column] as (Role | undefined)[])[row] = undefined;
  return dropped.map((column, at) => {
    const stays = column.filter((role) => role !== undefined);
    while (stays.length < column.length) {
      stays.unshift(symbolAt(reels[at] as Reel, above[at] as number));
      above[at] = (above[at] as number) - 1;
    }
    return stays;
  });
}
