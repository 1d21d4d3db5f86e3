import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftMachine } from '../../machines/shift/machine.ts';
import { fitReels, symbolSize } from './layout.ts';

test('the reels and their frame stay inside the available space, whatever its shape, and keep their proportions', () => {
  const length = fc.integer({ min: 180, max: 2200 });
  fc.assert(
    fc.property(length, length, (width, height) => {
      const { left, top, frame, cellWidth, cellHeight, symbol } = fitReels(width, height, 5, 3);
      expect(left - frame).toBeGreaterThanOrEqual(0);
      expect(top - frame).toBeGreaterThanOrEqual(0);
      expect(left + 5 * cellWidth + frame).toBeLessThanOrEqual(width);
      expect(top + 3 * cellHeight + frame).toBeLessThanOrEqual(height);
      expect(symbol).toBeLessThanOrEqual(Math.min(cellWidth, cellHeight));
      expect(cellWidth / cellHeight).toBeGreaterThan(0.65);
      expect(cellWidth / cellHeight).toBeLessThan(1.3);
    }),
  );
});

test('on a phone a reel of few rows shows symbols that fill at least half of their cells', () => {
  const { columns, rows, lowestRows = rows } = shiftMachine;
  expect(lowestRows).toBeLessThan(rows);
  const layout = fitReels(344, 460, columns, rows, lowestRows);
  for (let count = lowestRows; count <= rows; count += 1) {
    const { width, height } = symbolSize(layout, count);
    expect(height / (layout.columnHeight / count)).toBeGreaterThan(0.5);
    expect(width).toBeLessThanOrEqual(layout.cellWidth);
    expect(height / width).toBeLessThan(1.4);
  }
});

test('symbols of reels of one height keep their proportions', () => {
  const layout = fitReels(344, 460, 5, 3);
  const { width, height } = symbolSize(layout, 3);
  expect(width).toBe(height);
});
