import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amountAt, COUNTING_MILLISECONDS, startCounting } from './counting.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('a counting amount begins and ends exactly, stays between the two, and never turns back', () => {
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
      const [least, most] = from < to ? [from, to] : [to, from];
      expect(amountAt(from, to, 0)).toBe(from);
      expect(amountAt(from, to, 1)).toBe(to);
      const now = amountAt(from, to, part);
      expect(now >= least && now <= most).toBe(true);
      const later = amountAt(from, to, Math.min(1, part + 0.1));
      expect(from < to ? later >= now : later <= now).toBe(true);
    }),
  );
});

test('a figure counts over its text, which is the new amount from the start, and nothing is left of it', () => {
  const figure = document.createElement('span');
  figure.textContent = '1,050';
  startCounting(figure, { from: 1_000n, to: 1_050n, write: (minor) => minor });
  expect(figure.dataset['counting']).toBe('1000');
  vi.advanceTimersByTime(COUNTING_MILLISECONDS / 2);
  expect(Number(figure.dataset['counting'])).toBeGreaterThan(1_000);
  expect(Number(figure.dataset['counting'])).toBeLessThan(1_050);
  expect(figure.textContent).toBe('1,050');
  vi.advanceTimersByTime(COUNTING_MILLISECONDS);
  expect(figure.dataset['counting']).toBeUndefined();
});

test('a figure that changes again stops at once', () => {
  const figure = document.createElement('span');
  const stop = startCounting(figure, { from: 0n, to: 100n, write: (minor) => minor });
  vi.advanceTimersByTime(50);
  stop();
  expect(figure.dataset['counting']).toBeUndefined();
  vi.advanceTimersByTime(COUNTING_MILLISECONDS);
  expect(figure.dataset['counting']).toBeUndefined();
});
