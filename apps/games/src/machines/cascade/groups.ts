/** Groups of touching symbols, and what they pay. */
import type { Cell, Grid, GroupPay, GroupSheet, Role, Win } from '../machine.ts';

/**
 * What every group pays: equal symbols, each next to, above or below another of them, with wilds as substitutes. A
 * wild may belong to several groups; wilds alone are no group. All columns must have the same height.
 *
 * Cells are numbered column by column: this is the inner loop of counting millions of spins.
 */
export function groupWins(sheet: GroupSheet, grid: Grid, multiplier: number): Win[] {
  const rows = grid[0]?.length ?? 0;
  const symbols: Role[] = [];
  for (const column of grid) for (const role of column) symbols.push(role);
  const smallest = sheet.sizes[0] ?? 0;
  const wins: Win[] = [];
  // the last group that each cell joined; only a wild can join again, in a group of another symbol
  const takenBy = symbols.map(() => -1);
  for (let start = 0; start < symbols.length; start += 1) {
    const role = symbols[start] as Role;
    if (role === 'wild' || takenBy[start] !== -1) continue;
    const group = groupFrom(start, role, symbols, rows, takenBy);
    if (group.length < smallest) continue;
    const pay = sheet.pays.find((line) => line.role === role);
    if (!pay) continue;
    const cells = group
      .sort((one, other) => one - other)
      .map((at): Cell => [Math.floor(at / rows), at % rows]);
    const units = groupUnits(sheet, pay, cells.length) * multiplier;
    wins.push({ role, count: cells.length, cells, units });
  }
  return wins;
}

/** What a group of `count` symbols pays; 0 when it is smaller than the smallest that pays. */
export function groupUnits({ sizes }: GroupSheet, { units }: GroupPay, count: number): number {
  let pay = 0;
  for (let step = 0; step < sizes.length; step += 1) {
    if (count >= (sizes[step] as number)) pay = units[step] as number;
  }
  return pay;
}

/** The cells of the group that begins at `start`, in no order; marks them in `takenBy`. */
function groupFrom(
  start: number,
  role: Role,
  symbols: readonly Role[],
  rows: number,
  takenBy: number[],
): number[] {
  const group = [start];
  takenBy[start] = start;
  const take = (at: number) => {
    const symbol = symbols[at];
    if ((symbol !== role && symbol !== 'wild') || takenBy[at] === start) return;
    takenBy[at] = start;
    group.push(at);
  };
  // the list grows during the loop
  for (let walked = 0; walked < group.length; walked += 1) {
    const at = group[walked] as number;
    const row = at % rows;
    take(at - rows);
    take(at + rows);
    if (row > 0) take(at - 1);
    if (row < rows - 1) take(at + 1);
  }
  return group;
}
