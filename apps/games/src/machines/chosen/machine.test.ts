import { describe, expect, test } from 'vitest';
import { cellsOf } from '../grid.ts';
import type { Grid, Role } from '../machine.ts';
import { decimal } from '@palpite/domain/rational.ts';
import { windowAt } from '../reel.ts';
import { seededSource } from '../simulation.ts';
import { exactChosenReturn } from './exact-return.ts';
import { chosenMachine } from './machine.ts';
import { mostChosenUnits } from './most-units.ts';
import { CHOSEN_MOST_UNITS, CHOSEN_SHEET, FREE_SPINS_CAP } from './paytable.ts';
import { CHOSEN_REELS } from './reels.ts';

/** A slow implementation of the rules: every line, every symbol, every length, the best one; then scatters. */
function slowUnits(grid: Grid): number {
  let units = 0;
  for (const rows of CHOSEN_SHEET.lines) {
    const shown = rows.map((row, column) => grid[column]?.[row] as Role);
    const offers = CHOSEN_SHEET.pays.flatMap((pay) =>
      ([3, 4, 5] as const)
        .filter((count) => shown.slice(0, count).every((role) => [pay.role, 'wild'].includes(role)))
        .map((count) => pay.units[count]),
    );
    units += Math.max(0, ...offers);
  }
  const scatters = grid.flat().filter((role) => role === 'scatter').length;
  return units + ([0, 0, 0, 40, 400, 2000][scatters] ?? 0);
}

/** What a symbol pays by growing: each line separately, for the reels that show it. */
function slowGrown(grid: Grid, chosen: Role | undefined): number {
  const reels = grid.filter((column) => column.some((role) => role === chosen)).length;
  const pay = CHOSEN_SHEET.pays.find(({ role }) => role === chosen);
  let units = 0;
  for (const _ of CHOSEN_SHEET.lines) units += pay?.units[reels as 3 | 4 | 5] ?? 0;
  return units;
}

/** Plays until `count` rounds opened their free spins. */
function features(count: number) {
  const random = seededSource(9);
  const found = [];
  while (found.length < count) {
    const play = chosenMachine.play(random);
    if (play.screens.length > 1) found.push(play);
  }
  return found;
}

describe('the chosen-symbol machine', () => {
  test('pays lines and scatters as the paytable says, checked line by line', () => {
    const random = seededSource(14);
    for (let round = 0; round < 6000; round += 1) {
      const [paid] = chosenMachine.play(random).screens;
      expect(paid?.winUnits).toBe(slowUnits(paid?.grid ?? []));
    }
  });

  test('chooses one symbol for all free spins, and every paying one is chosen at some time', () => {
    const chosen = new Set<Role>();
    for (const { screens } of features(200)) {
      const named = new Set(
        screens.map(({ feature }) => feature?.kind === 'free-spins' && feature.chosen),
      );
      named.delete(false);
      expect(named.size).toBe(1);
      for (const role of named) chosen.add(role as Role);
    }
    expect([...chosen].sort()).toEqual(CHOSEN_SHEET.pays.map(({ role }) => role).sort());
  });

  test('fills its reels with the chosen symbol when three of them or more show it, and pays every line for it', () => {
    let grown = 0;
    for (const { screens } of features(300)) {
      screens.forEach((screen, index) => {
        if (screen.how !== 'spin' || screen.feature?.kind !== 'free-spins') return;
        const { chosen } = screen.feature;
        const next = screens[index + 1];
        const units = slowGrown(screen.grid, chosen);
        expect(next?.how === 'grow').toBe(units > 0);
        expect(screen.winUnits).toBe(slowUnits(screen.grid));
        if (next?.how !== 'grow') return;
        grown += 1;
        expect(next.winUnits).toBe(units);
        next.grid.forEach((column, at) => {
          const before = screen.grid[at] ?? [];
          const filled = before.some((role) => role === chosen);
          expect(column).toEqual(filled ? [chosen, chosen, chosen] : before);
        });
      });
    }
    expect(grown).toBeGreaterThan(100);
  });

  test('gives ten free spins for three scatters, and never more than the cap', () => {
    let again = 0;
    for (const { screens } of features(800)) {
      const spins = screens.filter(({ how }) => how === 'spin').slice(1);
      const awarded = screens.reduce((all, screen) => all + (screen.awardedSpins ?? 0), 0);
      expect(spins).toHaveLength(awarded);
      expect(awarded).toBeLessThanOrEqual(FREE_SPINS_CAP);
      if (awarded > 10) again += 1;
      for (const { grid, awardedSpins } of screens) {
        expect(awardedSpins !== undefined && cellsOf(grid, 'scatter').length < 3).toBe(false);
      }
    }
    expect(again).toBeGreaterThan(0);
  });

  test('never shows two scatters on one reel, nor a wild on the outer reels', () => {
    CHOSEN_REELS.forEach((ring, column) => {
      ring.forEach((_, stop) => {
        const shown = windowAt(ring, stop, 3);
        expect(shown.filter((role) => role === 'scatter').length).toBeLessThanOrEqual(1);
        expect([0, 4].includes(column) && shown.includes('wild')).toBe(false);
      });
    });
  });

  test('returns exactly what the closed form says, and publishes that', () => {
    const exact = exactChosenReturn();
    expect(chosenMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.957773');
    expect(decimal(exact.base, 6)).toBe('0.548563');
  });

  test('cannot pay more than its published maximum', () => {
    expect(mostChosenUnits()).toBe(CHOSEN_MOST_UNITS);
    expect(chosenMachine.facts['mostWin']).toBe(CHOSEN_MOST_UNITS);
  });
});
