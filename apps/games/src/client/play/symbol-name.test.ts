import { expect, test } from 'vitest';
import type { Role } from '../../machines/machine.ts';
import { en } from '../texts/en.ts';
import { describeGrid } from './symbol-name.ts';

const nameOf = (role: Role) => role;

test('reels of one height are read row by row, as they look', () => {
  const grid: Role[][] = [
    ['high1', 'low1'],
    ['wild', 'blank'],
  ];
  expect(describeGrid(en, grid, nameOf)).toBe('Reels: row 1: high1, wild; row 2: low1, blank');
});

test('reels of different heights are read reel by reel, without cells that do not exist', () => {
  const grid: Role[][] = [['high1', 'low1', 'low2'], ['wild']];
  expect(describeGrid(en, grid, nameOf)).toBe('Reels: reel 1: high1, low1, low2; reel 2: wild');
});
