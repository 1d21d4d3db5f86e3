import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell, Grid, Role } from '../machine.ts';
import { decimal } from '@palpite/domain/rational.ts';
import { seededSource } from '../simulation.ts';
import { CASCADE_COUNTS } from './counts.ts';
import { exactCascadeReturn } from './exact-return.ts';
import { fallsOf } from './falls.ts';
import { groupWins } from './groups.ts';
import { cascadeMachine } from './machine.ts';
import { CASCADE_SHEET, SWEPT_MULTIPLIER, SWEPT_ROLES } from './paytable.ts';
import { CASCADE_REELS } from './reels.ts';

/** A slow implementation of the rules: cells get numbers, and neighbours agree on the lower one until all do. */
function slowGroups(grid: Grid): { role: Role; cells: Cell[] }[] {
  const groups: { role: Role; cells: Cell[] }[] = [];
  for (const { role } of CASCADE_SHEET.pays) {
    const cells = grid.flatMap((column, x) =>
      column.flatMap((shown, y): Cell[] => ([role, 'wild'].includes(shown) ? [[x, y]] : [])),
    );
    const names = cells.map((_, index) => index);
    for (let changed = true; changed; ) {
      changed = false;
      cells.forEach(([x, y], one) => {
        cells.forEach(([otherX, otherY], other) => {
          const touch = Math.abs(x - otherX) + Math.abs(y - otherY) === 1;
          if (!touch || (names[one] as number) <= (names[other] as number)) return;
          names[one] = names[other] as number;
          changed = true;
        });
      });
    }
    for (const name of new Set(names)) {
      const members = cells.filter((_, index) => names[index] === name);
      const isNamed = members.some(([x, y]) => grid[x]?.[y] === role);
      if (isNamed && members.length >= 5) groups.push({ role, cells: members });
    }
  }
  return groups;
}

function slowUnits(grid: Grid): number {
  let units = 0;
  for (const { role, cells } of slowGroups(grid)) {
    const pay = CASCADE_SHEET.pays.find((line) => line.role === role);
    const step = CASCADE_SHEET.sizes.filter((size) => size <= cells.length).length - 1;
    units += pay?.units[step] ?? 0;
  }
  return units;
}

/** A slow spin: each column as positions on its ring; the remaining ones keep their order. */
function slowPictures(stops: readonly number[]): { grid: Role[][]; units: number }[] {
  const shown = stops.map((stop) => [0, 1, 2, 3, 4].map((row) => stop + row));
  const highest = [...stops];
  const pictures: { grid: Role[][]; units: number }[] = [];
  let multiplier = 1;
  let paid = 0;
  for (;;) {
    const grid = shown.map((positions, column) =>
      positions.map((at) => {
        const ring = CASCADE_REELS[column] as readonly Role[];
        return ring[(at + ring.length * 100) % ring.length] as Role;
      }),
    );
    const units = slowUnits(grid) * multiplier;
    pictures.push({ grid, units });
    let gone = (column: number, row: number) =>
      slowGroups(grid).some(({ cells }) => cells.some(([x, y]) => x === column && y === row));
    if (units > 0) paid += 1;
    else {
      const low = (column: number, row: number) => grid[column]?.[row]?.startsWith('low') ?? false;
      const isAny = grid.some((column, x) => column.some((_, y) => low(x, y)));
      if (multiplier > 1 || paid < 3 || !isAny) return pictures;
      multiplier = 3;
      gone = low;
    }
    shown.forEach((positions, column) => {
      const kept = positions.filter((_, row) => !gone(column, row));
      while (kept.length < 5) {
        highest[column] = (highest[column] as number) - 1;
        kept.unshift(highest[column] as number);
      }
      shown[column] = kept;
    });
  }
}

const stops = fc.tuple(...CASCADE_REELS.map((ring) => fc.nat(ring.length - 1)));

describe('the falling-groups machine', () => {
  test('pays what the paytable says for every group, checked by a second algorithm', () => {
    const role = fc.constantFrom<Role>('high1', 'low1', 'low4', 'wild');
    const column = fc.array(role, { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(fc.tuple(column, column, column, column, column), (grid) => {
        const wins = groupWins(CASCADE_SHEET, grid, 1);
        expect(wins.reduce((all, win) => all + win.units, 0)).toBe(slowUnits(grid));
        const cells = (of: readonly { role: Role; cells: readonly Cell[] }[]) =>
          of.map((group) => `${group.role} ${JSON.stringify(group.cells)}`).sort();
        expect(cells(wins)).toEqual(cells(slowGroups(grid)));
      }),
      { numRuns: 2000 },
    );
  });

  test('lets groups fall, sweeps the low symbols once after three screens that paid, and fills up', () => {
    let swept = 0;
    fc.assert(
      fc.property(stops, (at) => {
        const falls = fallsOf(CASCADE_REELS, at);
        expect(falls.map(({ grid, units }) => ({ grid, units }))).toEqual(slowPictures(at));
        swept += falls.filter((fall) => fall.swept).length;
      }),
      { numRuns: 3000 },
    );
    expect(swept).toBeGreaterThan(0);
  });

  test('sweeps only low symbols, and multiplies by three only what pays after that', () => {
    const random = seededSource(5);
    let sweeps = 0;
    for (let round = 0; round < 30_000; round += 1) {
      const { screens } = cascadeMachine.play(random);
      const at = screens.findIndex(({ swept }) => swept);
      screens.forEach((screen, index) => {
        const isAfter = at !== -1 && index > at;
        expect(screen.multiplier).toBe(isAfter ? SWEPT_MULTIPLIER : 1);
        expect(screen.feature).toEqual(isAfter ? { kind: 'sweep' } : undefined);
        expect(screen.how).toBe(index === 0 ? 'spin' : 'cascade');
      });
      const { swept = [], grid = [] } = screens[at] ?? {};
      for (const [column, row] of swept) {
        expect(SWEPT_ROLES).toContain(grid[column]?.[row]);
      }
      if (at !== -1) sweeps += 1;
    }
    expect(sweeps).toBeGreaterThan(300);
  });

  test('returns exactly what its counts say, publishes that, and never pays more than its published maximum', () => {
    const exact = exactCascadeReturn(CASCADE_COUNTS);
    expect(cascadeMachine.figures.exactReturn).toEqual(exact.total);
    expect(decimal(exact.total, 6)).toBe('0.957381');
    expect(cascadeMachine.facts['mostWin']).toBe(CASCADE_COUNTS.mostUnits);
  });
});
