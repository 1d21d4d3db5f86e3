import type { Cell, Grid, Role } from './machine.ts';

/** The cells that show `wanted`, column by column, top to bottom. */
export function cellsOf(grid: Grid, wanted: Role): Cell[] {
  const cells: Cell[] = [];
  for (let column = 0; column < grid.length; column += 1) {
    const shown = grid[column] as readonly Role[];
    for (let row = 0; row < shown.length; row += 1) {
      if (shown[row] === wanted) cells.push([column, row]);
    }
  }
  return cells;
}

/** Sum of what a screen's wins pay, in units. */
export function unitsOf(wins: readonly { readonly units: number }[]): number {
  let units = 0;
  for (const win of wins) units += win.units;
  return units;
}
