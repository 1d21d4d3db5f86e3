import { expect, test } from 'vitest';
import { dayAfter, daysIn, eachDay } from './day-range.ts';

test('a range counts both its ends, over months, years and leap days', () => {
  expect(daysIn({ from: '2026-03-01', to: '2026-03-01' })).toBe(1);
  expect(daysIn({ from: '2025-12-30', to: '2026-01-02' })).toBe(4);
  expect(daysIn({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
  expect(daysIn({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
});

test('each day of a range stands in it once, in order', () => {
  expect(eachDay({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(eachDay({ from: '2026-03-02', to: '2026-03-01' })).toEqual([]);
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});
