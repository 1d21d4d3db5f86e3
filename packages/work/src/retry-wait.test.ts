import { describe, expect, test } from 'vitest';
import { retryWait } from './retry-wait.ts';

describe('work that fails', () => {
  test('waits 1 s, 2 s, 4 s … to an hour, and a quarter more at most', () => {
    const waits = Array.from({ length: 16 }, (_, nth) => retryWait(nth + 1, 0) / 1_000);
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(waits.slice(12)).toEqual([3_600, 3_600, 3_600, 3_600]);
    expect(retryWait(1, 0.999)).toBeLessThanOrEqual(1_250);
  });

  test('waits no longer than its kind allows, however often it has failed', () => {
    for (const random of [0, 0.5, 0.999]) {
      const waits = Array.from({ length: 1_000 }, (_, nth) =>
        retryWait(nth + 1, random, { longestWait: 30_000 }),
      );
      expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
      expect(waits[0]).toBeLessThanOrEqual(1_250);
    }
  });

  test('waits as its kind begins, and for ever no longer than it allows', () => {
    const terms = { firstWait: 10, longestWait: 40 };
    const waits = [1, 2, 3, 4, 10_000].map((attempt) => retryWait(attempt, 0, terms));
    expect(waits).toEqual([10, 20, 40, 40, 40]);
  });
});
