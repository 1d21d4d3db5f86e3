/** Lines that pay from both sides: what a grid pays. */
import { lineWins } from '../line-pays.ts';
import type { Cell, Grid, PaySheet, Win } from '../machine.ts';

/**
 * What each line pays from the left and from the right. A line with one symbol over all its columns pays once. From
 * the right is from the left on the mirrored grid, along the mirrored lines; a line that reads the same backwards is
 * its own mirror, any other needs its rows reversed.
 */
export function bothWaysWins(sheet: PaySheet, grid: Grid): Win[] {
  const mirrored = { ...sheet, lines: sheet.lines.map((rows) => rows.toReversed()) };
  const fromRight = lineWins(mirrored, grid.toReversed(), 1)
    .filter(({ count }) => count < grid.length)
    .map((win) => ({
      ...win,
      cells: win.cells.map(([column, row]): Cell => [grid.length - 1 - column, row]).toReversed(),
    }));
  return [...lineWins(sheet, grid, 1), ...fromRight];
}
