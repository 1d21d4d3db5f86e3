import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../grid.ts';
import { lineWins } from '../line-pays.ts';
import type { Grid, PaySheet, Role } from '../machine.ts';
import { decimal } from '@palpite/domain/rational.ts';
import { windowAt } from '../reel.ts';
import { seededSource } from '../simulation.ts';
import { exactLinesReturn } from './exact-return.ts';
import { linesMachine } from './machine.ts';
import { mostLineScreens } from '../most-line-units.ts';
import { mostLinesUnits } from './most-units.ts';
import { FREE_SPINS_CAP, LINES_MOST_UNITS, LINES_SHEET } from './paytable.ts';
import { BASE_REELS, FREE_REELS } from './reels.ts';

/** Short reels of the machine's own symbols, so that every screen of them can be tried. */
const OTHERS = BASE_REELS.slice(2).map((ring) => ring.slice(4, 10));

function* everyStop(reels: readonly (readonly Role[])[]): Generator<number[]> {
  const [first, ...others] = reels;
  if (!first) {
    yield [];
    return;
  }
  for (let stop = 0; stop < first.length; stop += 1) {
    for (const rest of everyStop(others)) yield [stop, ...rest];
  }
}

/** A slow implementation of the rules: every line, every symbol, every length, the best one pays. */
function slowUnits(sheet: PaySheet, grid: Grid): number {
  let units = 0;
  for (const rows of sheet.lines) {
    const shown = rows.map((row, column) => grid[column]?.[row] as Role);
    const offers = sheet.pays.flatMap((pay) =>
      ([3, 4, 5] as const)
        .filter((count) => shown.slice(0, count).every((role) => [pay.role, 'wild'].includes(role)))
        .map((count) => pay.units[count]),
    );
    units += Math.max(0, ...offers);
  }
  return units;
}

const stops = fc.array(fc.nat(31), { minLength: 5, maxLength: 5 });

describe('the 20-line machine', () => {
  test.each([
    ['the paid reels', BASE_REELS],
    ['the free reels', FREE_REELS],
  ])('pays on %s what the paytable says, checked line by line', (_, reels) => {
    fc.assert(
      fc.property(stops, (at) => {
        const grid = reels.map((ring, column) => windowAt(ring, at[column] as number, 3));
        const fast = lineWins(LINES_SHEET, grid, 1).reduce((all, win) => all + win.units, 0);
        expect(fast).toBe(slowUnits(LINES_SHEET, grid));
      }),
      { numRuns: 3000 },
    );
  });

  test('pays a full screen of one symbol on all 20 lines, and wilds substitute for it', () => {
    const full: Grid = Array.from({ length: 5 }, () => ['high1', 'high1', 'high1'] as const);
    expect(lineWins(LINES_SHEET, full, 1)).toHaveLength(20);
    const wild: Grid = [
      full[0] as Role[],
      ['wild', 'low1', 'low2'],
      ['wild', 'low1', 'low2'],
      ['low3', 'low3', 'low3'],
      full[4] as Role[],
    ];
    const top = lineWins(LINES_SHEET, wild, 1).find(({ line }) => line === 1);
    expect(top).toMatchObject({ role: 'high1', count: 3, units: 50 });
  });

  test('never shows two scatters on one reel, nor a wild on the outer reels', () => {
    for (const reels of [BASE_REELS, FREE_REELS]) {
      reels.forEach((ring, column) => {
        ring.forEach((_, stop) => {
          const shown = windowAt(ring, stop, 3);
          expect(shown.filter((role) => role === 'scatter').length).toBeLessThanOrEqual(1);
          const outer = column === 0 || column === 4;
          expect(outer && shown.includes('wild')).toBe(false);
        });
      });
    }
  });

  test('gives ten free spins for three scatters, more for more of them, and never over the cap', () => {
    const random = seededSource(11);
    let retriggered = 0;
    for (let round = 0; round < 60_000; round += 1) {
      const { screens } = linesMachine.play(random);
      const awarded = screens.reduce((all, screen) => all + (screen.awardedSpins ?? 0), 0);
      expect(screens).toHaveLength(1 + awarded);
      expect(awarded).toBeLessThanOrEqual(FREE_SPINS_CAP);
      if (awarded > 10) retriggered += 1;
      for (const screen of screens) {
        const scatters = cellsOf(screen.grid, 'scatter').length;
        expect(screen.awardedSpins !== undefined && scatters < 3).toBe(false);
        expect(screen.multiplier).toBe(screen.feature ? 3 : 1);
      }
    }
    expect(retriggered).toBeGreaterThan(0);
  });

  test('returns exactly what the closed form says, and publishes that', () => {
    const exact = exactLinesReturn();
    expect(linesMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.969099');
    expect(decimal(exact.base, 6)).toBe('0.676870');
  });

  test('cannot pay more than its published maximum', () => {
    expect(mostLinesUnits()).toBe(LINES_MOST_UNITS);
    expect(linesMachine.facts['mostWin']).toBe(LINES_MOST_UNITS);
  });

  test('the computed best screens match a slow search over short reels', () => {
    const reels = [...BASE_REELS.slice(0, 2).map((ring) => ring.slice(0, 6)), ...OTHERS];
    const most = Math.max(
      ...mostLineScreens({ sheet: LINES_SHEET, reels, rows: 3 }).map(({ units }) => units),
    );
    let seen = 0;
    for (const stops of everyStop(reels)) {
      const grid = reels.map((ring, column) => windowAt(ring, stops[column] as number, 3));
      seen = Math.max(seen, slowUnits(LINES_SHEET, grid));
    }
    expect(most).toBe(seen);
  });
});
