import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid, PaySheet, Role } from './machine.ts';
import { add, equal, multiply, type Rational, rational, ZERO } from '@palpite/domain/rational.ts';
import {
  averageWaysUnits,
  mostWaysUnits,
  type ReelShowings,
  waysWinChance,
  waysWins,
} from './ways-pays.ts';

const SHEET: PaySheet = {
  by: 'ways',
  pays: [
    { role: 'high1', units: { 3: 5, 4: 20, 5: 70 } },
    { role: 'low1', units: { 3: 2, 4: 3, 5: 11 } },
    { role: 'low2', units: { 3: 1, 4: 4, 5: 9 } },
  ],
  lines: [],
};

/** A slow implementation of the rules: every path through the columns, each symbol's longest runs, once each. */
function slowUnits(sheet: PaySheet, grid: Grid): number {
  let paths: (readonly Role[])[] = [[]];
  const reached: (readonly (readonly Role[])[])[] = [];
  for (const column of grid) {
    paths = paths.flatMap((path) => column.map((role) => [...path, role]));
    reached.push(paths);
  }
  let units = 0;
  for (const pay of sheet.pays) {
    const runs = reached.map(
      (of) => of.filter((path) => path.every((role) => [pay.role, 'wild'].includes(role))).length,
    );
    const longest = runs.filter((ways) => ways > 0).length;
    if (longest >= 3) units += pay.units[longest as 3 | 4 | 5] * (runs[longest - 1] as number);
  }
  return units;
}

const outer = fc.constantFrom<Role>('high1', 'low1', 'low2', 'scatter');
const middle = fc.constantFrom<Role>('high1', 'low1', 'low2', 'scatter', 'wild');
const column = (of: typeof outer) => fc.array(of, { minLength: 1, maxLength: 4 });
const grids = fc.tuple(
  column(outer),
  column(middle),
  column(middle),
  column(middle),
  column(outer),
);
const showings = (of: typeof outer) =>
  fc.array(fc.record({ shown: column(of), draws: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  });
const reels = fc.tuple(
  showings(outer),
  showings(middle),
  showings(middle),
  showings(middle),
  showings(outer),
);

/** Every grid that the reels can show, and its chance. */
function everyGrid(each: readonly ReelShowings[]): { grid: Grid; chance: Rational }[] {
  let grids: { grid: Grid; chance: Rational }[] = [{ grid: [], chance: rational(1) }];
  for (const showing of each) {
    const all = showing.reduce((sum, { draws }) => sum + draws, 0);
    grids = grids.flatMap(({ grid, chance }) =>
      showing.map(({ shown, draws }) => ({
        grid: [...grid, shown],
        chance: multiply(chance, rational(draws, all)),
      })),
    );
  }
  return grids;
}

describe('paying by ways', () => {
  test('pays what the paytable says, checked way by way, on columns of any height', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const wins = waysWins(SHEET, grid, 1);
        expect(wins.reduce((all, win) => all + win.units, 0)).toBe(slowUnits(SHEET, grid));
        for (const { ways, count, role, units } of waysWins(SHEET, grid, 7)) {
          const pay = SHEET.pays.find((line) => line.role === role);
          expect(units).toBe(7 * (ways ?? 0) * (pay?.units[count as 3 | 4 | 5] ?? 0));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('averages, chances and the maximum match all grids, counted one by one', () => {
    fc.assert(
      fc.property(reels, (each) => {
        let average = ZERO;
        let wins = ZERO;
        const most: number[] = [];
        for (const { grid, chance } of everyGrid(each)) {
          const units = slowUnits(SHEET, grid);
          average = add(average, multiply(chance, rational(units)));
          if (units > 0) wins = add(wins, chance);
          const scatters = grid.flat().filter((role) => role === 'scatter').length;
          most[scatters] = Math.max(most[scatters] ?? 0, units);
        }
        expect(equal(averageWaysUnits(SHEET, each), average)).toBe(true);
        expect(equal(waysWinChance(SHEET, each), wins)).toBe(true);
        expect(mostWaysUnits(SHEET, each)).toEqual(most);
      }),
      { numRuns: 150 },
    );
  });
});
