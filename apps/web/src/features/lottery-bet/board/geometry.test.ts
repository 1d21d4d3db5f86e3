import { expect, test } from 'vitest';
import { type Box, nearest } from './geometry.ts';

const box = (column: number, row: number): Box => ({
  left: column * 50,
  top: row * 50,
  width: 44,
  height: 44,
});

test('an arrow leads to the next box in line, and past a gap to the nearest', () => {
  const boxes = [box(0, 0), box(1, 0), box(3, 0), box(0, 1), box(1, 2)];
  expect(nearest(box(0, 0), boxes, 'right')).toBe(1);
  expect(nearest(box(1, 0), boxes, 'right')).toBe(2);
  expect(nearest(box(0, 0), boxes, 'down')).toBe(3);
  expect(nearest(box(1, 0), boxes, 'down')).toBe(4);
  expect(nearest(box(0, 1), boxes, 'up')).toBe(0);
});

test('where nothing is ahead it leads nowhere', () => {
  expect(nearest(box(0, 0), [box(0, 0), box(0, 1)], 'left')).toBe(-1);
  expect(nearest(box(0, 0), [], 'down')).toBe(-1);
});
