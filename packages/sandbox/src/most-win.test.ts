import { expect, test } from 'vitest';
import { mostWinMinor } from './most-win.ts';

test('the most that a round can pay grows with its stake', () => {
  expect(mostWinMinor('expand-ocean-001', 'BRL', 100n)).toBe((100n * 3_040n) / 20n);
  expect(mostWinMinor('expand-ocean-001', 'BRL', 200n)).toBe((200n * 3_040n) / 20n);
});

test('a round without a stake is taken as one of the highest', () => {
  const none = mostWinMinor('expand-ocean-001', 'BRL', 0n) ?? 0n;
  expect(none).toBeGreaterThan(mostWinMinor('expand-ocean-001', 'BRL', 100n) ?? 0n);
});

test('a game that is not ours has none', () => {
  expect(mostWinMinor('somebody-elses-game', 'BRL', 100n)).toBeUndefined();
});
