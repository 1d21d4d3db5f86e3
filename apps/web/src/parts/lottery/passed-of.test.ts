import { expect, test } from 'vitest';
import { passedOf, passedOfDay } from './passed-of.ts';

const issue = { opensAt: '2026-01-01T00:00:00Z', closesAt: '2026-01-01T01:00:00Z' };

test('a sale has passed by the share of its own time, and all of it once nothing is on sale', () => {
  expect(passedOf(issue, 3_600)).toBe(0);
  expect(passedOf(issue, 900)).toBe(0.75);
  expect(passedOf(issue, 7_200)).toBe(0);
  expect(passedOf(issue, null)).toBe(1);
  expect(passedOf(null, 10)).toBe(1);
});

test('of a draw days away, or not known yet, nothing has passed; the last day counts', () => {
  expect(passedOfDay({ phase: 'open', secondsLeft: 6 * 86_400 })).toBe(0);
  expect(passedOfDay({ phase: 'open', secondsLeft: 21_600 })).toBe(0.75);
  expect(passedOfDay({ phase: 'loading', secondsLeft: null })).toBe(0);
  expect(passedOfDay({ phase: 'closed', secondsLeft: null })).toBe(1);
});
