import { describe, expect, test } from 'vitest';
import { cellsOf } from '../grid.ts';
import type { Grid, Role } from '../machine.ts';
import { decimal } from '@palpite/domain/rational.ts';
import { windowAt } from '../reel.ts';
import { seededSource } from '../simulation.ts';
import { exactShiftReturn, mostShiftUnits } from './exact-return.ts';
import { shiftMachine } from './machine.ts';
import { FREE_SPINS_CAP, SHIFT_MOST_UNITS, SHIFT_SHEET } from './paytable.ts';
import { SHIFT_REELS } from './reels.ts';

/** A slow implementation of the rules: walks every path from the left for as long as it shows the symbol. */
function slowUnits(grid: Grid): number {
  let units = 0;
  for (const pay of SHIFT_SHEET.pays) {
    const walk = (column: number): number[] => {
      const next = grid[column]?.filter((role) => role === pay.role || role === 'wild') ?? [];
      return next.length === 0 ? [column] : next.flatMap(() => walk(column + 1));
    };
    const ends = walk(0);
    const longest = Math.max(...ends);
    if (longest < 3) continue;
    units += ends.filter((end) => end === longest).length * pay.units[longest as 3 | 4 | 5];
  }
  return units;
}

describe('the shifting-rows machine', () => {
  test('pays every way that its heights make, twice as much in free spins', () => {
    const random = seededSource(21);
    for (let round = 0; round < 4000; round += 1) {
      for (const screen of shiftMachine.play(random).screens) {
        expect(screen.multiplier).toBe(screen.feature ? 2 : 1);
        expect(screen.winUnits).toBe(slowUnits(screen.grid) * screen.multiplier);
      }
    }
  });

  test('draws from two to six rows for each reel, and at least five in free spins', () => {
    const random = seededSource(22);
    const seen = { paid: new Set<number>(), free: new Set<number>() };
    for (let round = 0; round < 20_000; round += 1) {
      for (const { grid, feature } of shiftMachine.play(random).screens) {
        for (const column of grid) seen[feature ? 'free' : 'paid'].add(column.length);
      }
    }
    expect([...seen.paid].sort()).toEqual([2, 3, 4, 5, 6]);
    expect([...seen.free].sort()).toEqual([5, 6]);
  });

  test('gives eight free spins for three scatters, again in free ones, and never over the cap', () => {
    const random = seededSource(23);
    let again = 0;
    for (let round = 0; round < 60_000; round += 1) {
      const { screens } = shiftMachine.play(random);
      const awarded = screens.reduce((all, screen) => all + (screen.awardedSpins ?? 0), 0);
      expect(screens).toHaveLength(1 + awarded);
      expect(awarded).toBeLessThanOrEqual(FREE_SPINS_CAP);
      if (awarded > 8) again += 1;
      let budget = FREE_SPINS_CAP;
      for (const screen of screens) {
        const due = cellsOf(screen.grid, 'scatter').length >= 3 ? Math.min(8, budget) : 0;
        expect(screen.awardedSpins ?? 0).toBe(due);
        budget -= due;
      }
    }
    expect(again).toBeGreaterThan(0);
  });

  test('never shows two scatters on one reel, nor a wild on the outer reels', () => {
    SHIFT_REELS.forEach((ring, column) => {
      ring.forEach((_, stop) => {
        const shown: Role[] = windowAt(ring, stop, 6);
        expect(shown.filter((role) => role === 'scatter').length).toBeLessThanOrEqual(1);
        expect([0, 4].includes(column) && shown.includes('wild')).toBe(false);
      });
    });
  });

  test('returns exactly what the closed form says, and publishes that', () => {
    const exact = exactShiftReturn();
    expect(shiftMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.961410');
    expect(decimal(exact.base, 6)).toBe('0.487497');
  });

  test('cannot pay more than its published maximum', () => {
    expect(mostShiftUnits()).toBe(SHIFT_MOST_UNITS);
    expect(shiftMachine.facts['mostWin']).toBe(SHIFT_MOST_UNITS);
  });
});
