import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Passing, passedNow, passedOf, passedOfDay } from './passed-of.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const issue = { opensAt: '2026-01-01T00:00:00Z', closesAt: '2026-01-01T01:00:00Z' };
/** This device's clock is two hours ahead. */
const end = Date.parse('2026-01-01T03:00:00Z');

/** What has passed so many seconds before the close. */
function before(seconds: number, passing: Passing): number {
  vi.setSystemTime(end - seconds * 1_000);
  return passedNow(passing);
}

test('a sale has passed by the share of its own time, and all of it once nothing is on sale', () => {
  expect(before(3_600, passedOf(issue, end))).toBe(0);
  expect(before(900, passedOf(issue, end))).toBe(0.75);
  expect(before(7_200, passedOf(issue, end))).toBe(0);
  expect(before(-10, passedOf(issue, end))).toBe(1);
  expect(before(10, passedOf(issue, null))).toBe(1);
  expect(before(10, passedOf(null, end))).toBe(1);
});

test('of a draw days away, or not known yet, nothing has passed; the last day counts', () => {
  expect(before(6 * 86_400, passedOfDay({ phase: 'open', end }))).toBe(0);
  expect(before(21_600, passedOfDay({ phase: 'open', end }))).toBe(0.75);
  expect(before(0, passedOfDay({ phase: 'loading', end: null }))).toBe(0);
  expect(before(0, passedOfDay({ phase: 'closed', end: null }))).toBe(1);
});
