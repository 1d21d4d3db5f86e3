import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid, Role } from '../machine.ts';
import {
  add,
  decimal,
  equal,
  multiply,
  type Rational,
  rational,
  ZERO,
} from '@palpite/domain/rational.ts';
import { type Reel, reel } from '../reel.ts';
import { seededSource } from '../simulation.ts';
import { bothWaysWins } from './both-ways.ts';
import { exactExpandReturn } from './exact-return.ts';
import { expandMachine } from './machine.ts';
import { EXPAND_COST_UNITS, EXPAND_SHEET } from './paytable.ts';
import { everyGrid, WILDS, windowsOf } from './testing.ts';

/** A slow implementation of the rules: every line from each side, every symbol, every length, the best one. */
function slowUnits(grid: Grid): number {
  let units = 0;
  for (const rows of EXPAND_SHEET.lines) {
    const line = rows.map((row, column) => grid[column]?.[row] as Role);
    const best = (shown: readonly Role[], counts: readonly (3 | 4 | 5)[]) =>
      Math.max(
        0,
        ...EXPAND_SHEET.pays.flatMap((pay) =>
          counts
            .filter((count) => shown.slice(0, count).every((at) => [pay.role, 'wild'].includes(at)))
            .map((count) => pay.units[count]),
        ),
      );
    const whole = best(line, [5]);
    units += whole > 0 ? whole : best(line, [3, 4]) + best(line.toReversed(), [3, 4]);
  }
  return units;
}

/** The average of a round in units, by playing every combination of stops and every one after it. */
function slowAverage(reels: readonly Reel[], held: readonly number[]): Rational {
  const windows = reels.map((ring, column) => (held.includes(column) ? [WILDS] : windowsOf(ring)));
  const grids = everyGrid(windows);
  const later = new Map<string, Rational>();
  let units = ZERO;
  for (const grid of grids) {
    const wild = [1, 2, 3].filter((column) => grid[column]?.includes('wild'));
    const grown = grid.map((column, at) => (wild.includes(at) ? WILDS : column));
    units = add(units, rational(slowUnits(grown)));
    if (wild.length === held.length) continue;
    const known = later.get(wild.join()) ?? slowAverage(reels, wild);
    later.set(wild.join(), known);
    units = add(units, known);
  }
  return multiply(units, rational(1, grids.length));
}

describe('the growing-wilds machine', () => {
  test('pays each line from both sides as the paytable says, and five in a row once', () => {
    const outer = fc.constantFrom<Role>('high1', 'low1', 'low2');
    const middle = fc.constantFrom<Role>('high1', 'low1', 'low2', 'wild');
    const column = (of: typeof outer) => fc.array(of, { minLength: 3, maxLength: 3 });
    const grids = fc.tuple(
      column(outer),
      column(middle),
      column(middle),
      column(middle),
      column(outer),
    );
    fc.assert(
      fc.property(grids, (grid) => {
        const wins = bothWaysWins(EXPAND_SHEET, grid);
        expect(wins.reduce((all, win) => all + win.units, 0)).toBe(slowUnits(grid));
        for (const { cells, role, line = 0, count } of wins) {
          expect(cells).toHaveLength(count);
          for (const [at, row] of cells) {
            expect(EXPAND_SHEET.lines[line]?.[at]).toBe(row);
            expect([role, 'wild']).toContain(grid[at]?.[row]);
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('fills the reel of every wild before paying, holds it, and spins the others once more', () => {
    const random = seededSource(31);
    let longest = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const { screens } = expandMachine.play(random);
      let held: number[] = [];
      let respins = 0;
      screens.forEach((screen, index) => {
        if (screen.how === 'grow') return;
        const isPaidSpin = index === 0;
        if (!isPaidSpin) respins += 1;
        const feature = isPaidSpin ? undefined : { kind: 'respin', played: respins };
        expect(screen.feature).toEqual(feature);
        expect(screen.held).toEqual(isPaidSpin ? undefined : held);
        for (const column of held) expect(screen.grid[column]).toEqual(WILDS);
        const wild = [1, 2, 3].filter((column) => screen.grid[column]?.includes('wild'));
        const next = screens[index + 1];
        expect(next?.how).toBe(wild.length > held.length ? 'grow' : undefined);
        const grown = screen.grid.map((column, at) => (wild.includes(at) ? WILDS : column));
        const shown = next ?? screen;
        expect(shown.grid).toEqual(grown);
        expect(shown.winUnits).toBe(slowUnits(grown));
        expect(screen.winUnits).toBe(next ? 0 : slowUnits(grown));
        held = [...held, ...wild.filter((column) => !held.includes(column))];
      });
      longest = Math.max(longest, respins);
    }
    expect(longest).toBe(3);
  });

  test('the chain gives the average of all rounds, counted one by one on short reels', () => {
    const short = [
      ['abA', 'aWbB', 'bWaA', 'AbWa', 'aBb'],
      ['aAa', 'Wbaab', 'aaWbb', 'WAbba', 'bab'],
    ];
    for (const letters of short) {
      const reels = letters.map(reel);
      const slow = multiply(slowAverage(reels, []), rational(1, EXPAND_COST_UNITS));
      expect(equal(exactExpandReturn(reels).total, slow)).toBe(true);
    }
  });

  test('returns exactly what the chain says, and publishes that', () => {
    const exact = exactExpandReturn();
    expect(expandMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.958496');
  });
});
