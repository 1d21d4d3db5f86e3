import { describe, expect, test } from 'vitest';
import type { Grid, Screen } from '../machine.ts';
import { decimal } from '@palpite/domain/rational.ts';
import { symbolAt } from '../reel.ts';
import { seededSource } from '../simulation.ts';
import { exactClimbReturn, mostClimbUnits } from './exact-return.ts';
import { climbMachine } from './machine.ts';
import { CLIMB_MOST_UNITS, CLIMB_SHEET } from './paytable.ts';
import { BASE_REELS, RESPIN_REELS } from './reels.ts';

/** A slow implementation of the rules: all 1,024 paths, each symbol paying for its longest runs, each once. */
function slowUnits(grid: Grid): number {
  let units = 0;
  for (const pay of CLIMB_SHEET.pays) {
    const runs = new Set<string>();
    for (let path = 0; path < 4 ** 5; path += 1) {
      const rows = [0, 1, 2, 3, 4].map((column) => Math.floor(path / 4 ** column) % 4);
      const miss = rows.findIndex((row, column) => {
        const role = grid[column]?.[row];
        return role !== pay.role && role !== 'wild';
      });
      runs.add(rows.slice(0, miss === -1 ? 5 : miss).join(''));
    }
    const longest = Math.max(...[...runs].map((run) => run.length));
    if (longest < 3) continue;
    const ways = [...runs].filter((run) => run.length === longest).length;
    units += ways * pay.units[longest as 3 | 4 | 5];
  }
  return units;
}

describe('the climbing machine', () => {
  test('spins again after every win, one step higher each time, and ends with the first screen that pays nothing', () => {
    const random = seededSource(17);
    const steps = [1, 2, 3, 4, 6, 10, 15, 25];
    let longest = 0;
    for (let round = 0; round < 1000; round += 1) {
      const { screens, winUnits } = climbMachine.play(random);
      let total = 0;
      screens.forEach((screen: Screen, step) => {
        expect(screen.multiplier).toBe(steps[step]);
        expect(screen.winUnits).toBe(slowUnits(screen.grid) * (steps[step] ?? 0));
        const feature = step === 0 ? undefined : { kind: 'respin', played: step };
        expect(screen.feature).toEqual(feature);
        const isLast = step === screens.length - 1;
        expect(screen.winUnits > 0).toBe(!isLast || step === steps.length - 1);
        total += screen.winUnits;
      });
      expect(total).toBe(winUnits);
      longest = Math.max(longest, screens.length);
    }
    expect(longest).toBeGreaterThan(4);
  });

  test('ends after seven respins even when every one pays', () => {
    // stops at which the first three reels share a symbol, for the paid spin and for each respin
    const stopOf = (reels: typeof BASE_REELS) =>
      reels.map((ring) => [...ring.keys()].find((at) => symbolAt(ring, at) === 'high4') ?? 0);
    const draws = [...stopOf(BASE_REELS)];
    for (let respin = 0; respin < 9; respin += 1) draws.push(...stopOf(RESPIN_REELS));
    const { screens } = climbMachine.play({ below: () => draws.shift() ?? 0 });
    expect(screens).toHaveLength(8);
    expect(screens.every(({ winUnits }) => winUnits > 0)).toBe(true);
  });

  test('returns exactly what the closed form says, and publishes that', () => {
    const exact = exactClimbReturn();
    expect(climbMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.960664');
    expect(decimal(exact.base, 6)).toBe('0.448333');
  });

  test('cannot pay more than its published maximum', () => {
    expect(mostClimbUnits()).toBe(CLIMB_MOST_UNITS);
    expect(climbMachine.facts['mostWin']).toBe(CLIMB_MOST_UNITS);
  });
});
