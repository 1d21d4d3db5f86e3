import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitReels } from './layout.ts';

test('the reels and their frame stay inside the room, whatever its shape, and keep their proportions', () => {
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
