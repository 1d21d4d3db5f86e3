import { expect, test } from 'vitest';
import { mostWinMinor } from './most-win.ts';

const game = { stakeTier: 'low', mostWinPercent: 15_270 } as const;

test('the most that a round can pay grows with its stake', () => {
  expect(mostWinMinor(game, 'BRL', 100n)).toBe(15_270n);
  expect(mostWinMinor(game, 'BRL', 200n)).toBe(2n * 15_270n);
});

test('a round without a stake counts as one with the highest', () => {
  const none = mostWinMinor(game, 'BRL', 0n) ?? 0n;
  expect(none).toBeGreaterThan(mostWinMinor(game, 'BRL', 100n) ?? 0n);
});

test('a game without a stated maximum has none', () => {
  expect(mostWinMinor({ ...game, mostWinPercent: null }, 'BRL', 100n)).toBeUndefined();
});
