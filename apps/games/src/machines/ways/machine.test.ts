import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Grid, Role } from '../machine.ts';
import { decimal } from '@palpite/domain/rational.ts';
import { seededSource } from '../simulation.ts';
import { waysWins } from '../ways-pays.ts';
import { fallsOf } from './cascade.ts';
import { WAYS_COUNTS } from './counts.ts';
import { exactWaysReturn, mostWaysRoundUnits } from './exact-return.ts';
import { waysMachine } from './machine.ts';
import { FREE_SPINS_CAP, WAYS_SHEET } from './paytable.ts';
import { WAYS_REELS } from './reels.ts';

/** A slow implementation of the rules: all 243 paths, each paying its longest run, every run once. */
function slowUnits(grid: Grid): number {
  let units = 0;
  for (const pay of WAYS_SHEET.pays) {
    const runs = new Set<string>();
    for (let path = 0; path < 3 ** 5; path += 1) {
      const rows = [0, 1, 2, 3, 4].map((column) => Math.floor(path / 3 ** column) % 3);
      const matches = rows.map((row, column) =>
        [pay.role, 'wild'].includes(grid[column]?.[row] as Role),
      );
      const run = matches.indexOf(false) === -1 ? 5 : matches.indexOf(false);
      if (run >= 3) runs.add(rows.slice(0, run).join(''));
    }
    const longest = Math.max(0, ...[...runs].map((run) => run.length));
    for (const run of runs) {
      if (run.length === longest) units += pay.units[run.length as 3 | 4 | 5];
    }
  }
  return units;
}

/** A slow cascade: each column as positions on its ring; survivors keep their order. */
function slowFalls(stops: readonly number[]): string[] {
  const shown = stops.map((stop) => [stop, stop + 1, stop + 2]);
  const highest = [...stops];
  const roleAt = (column: number, position: number) => {
    const ring = WAYS_REELS[column] as readonly Role[];
    return ring[(position + ring.length * 100) % ring.length] as Role;
  };
  const pictures: string[] = [];
  for (;;) {
    const grid = shown.map((positions, column) => positions.map((at) => roleAt(column, at)));
    pictures.push(JSON.stringify(grid));
    if (slowUnits(grid) === 0) return pictures;
    const winners = WAYS_SHEET.pays.filter(({ role }) =>
      [0, 1, 2].every((column) =>
        grid[column]?.some((symbol) => symbol === role || symbol === 'wild'),
      ),
    );
    shown.forEach((positions, column) => {
      const kept = positions.filter((_, row) => {
        const symbol = grid[column]?.[row] as Role;
        return !winners.some(({ role }) => {
          const reached = grid.findIndex(
            (cells) => !cells.some((other) => other === role || other === 'wild'),
          );
          const run = reached === -1 ? 5 : reached;
          return column < run && (symbol === role || symbol === 'wild');
        });
      });
      while (kept.length < 3) {
        highest[column] = (highest[column] as number) - 1;
        kept.unshift(highest[column] as number);
      }
      shown[column] = kept;
    });
  }
}

const stops = fc.tuple(...WAYS_REELS.map((ring) => fc.nat(ring.length - 1)));

describe('the 243-ways machine', () => {
  test('pays what the paytable says, checked way by way', () => {
    const role = fc.constantFrom<Role>('high1', 'high2', 'low1', 'low2', 'wild', 'scatter');
    const outer = fc.constantFrom<Role>('high1', 'high2', 'low1', 'low2', 'scatter');
    const column = (of: typeof role) => fc.array(of, { minLength: 3, maxLength: 3 });
    const grids = fc.tuple(column(outer), column(role), column(role), column(role), column(outer));
    fc.assert(
      fc.property(grids, (grid) => {
        expect(waysWins(WAYS_SHEET, grid, 1).reduce((all, win) => all + win.units, 0)).toBe(
          slowUnits(grid),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('removes winning symbols and fills up from above on the reel until nothing pays', () => {
    fc.assert(
      fc.property(stops, (at) => {
        const falls = fallsOf(WAYS_REELS, at);
        expect(falls.map(({ grid }) => JSON.stringify(grid))).toEqual(slowFalls(at));
        expect(falls[falls.length - 1]?.units).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('multiplies the falls by 1, 2, 3, 5 in the paid spin and by 3, 6, 9, 15 in free spins', () => {
    const random = seededSource(5);
    for (let round = 0; round < 20_000; round += 1) {
      const { screens, winUnits } = waysMachine.play(random);
      let step = 0;
      let total = 0;
      for (const screen of screens) {
        step = screen.how === 'spin' ? 0 : step + 1;
        const steps = screen.feature ? [3, 6, 9, 15] : [1, 2, 3, 5];
        expect(screen.multiplier).toBe(steps[Math.min(step, 3)]);
        const bare = waysWins(WAYS_SHEET, screen.grid, 1).reduce((all, win) => all + win.units, 0);
        expect(screen.winUnits).toBe(bare * screen.multiplier);
        total += screen.winUnits;
      }
      expect(total).toBe(winUnits);
    }
  });

  test('never holds more free spins than the cap, and plays all that it awards', () => {
    const random = seededSource(6);
    let longest = 0;
    for (let round = 0; round < 40_000; round += 1) {
      const { screens } = waysMachine.play(random);
      const awarded = screens.reduce((all, screen) => all + (screen.awardedSpins ?? 0), 0);
      expect(screens.filter(({ how }) => how === 'spin')).toHaveLength(1 + awarded);
      longest = Math.max(longest, awarded);
    }
    expect(longest).toBeGreaterThan(10);
    expect(longest).toBeLessThanOrEqual(FREE_SPINS_CAP);
  });

  test('returns exactly what its counts say, and publishes that', () => {
    const exact = exactWaysReturn(WAYS_COUNTS);
    expect(waysMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.962522');
  });

  test('cannot pay more than its best spins together', () => {
    const most = waysMachine.facts['mostWin'] ?? 0;
    expect(most).toBe(mostWaysRoundUnits(WAYS_COUNTS));
    // A paid spin with three scatters, then fifty free ones, four of which must show three as well.
    const { mostPaid, mostFree } = WAYS_COUNTS;
    const free = Math.max(...mostFree);
    const again = Math.max(...mostFree.slice(3));
    expect(most).toBe(Math.max(...mostPaid.slice(3)) + 4 * again + 46 * free);
  });
});
