import { expect, test } from 'vitest';
import { stakeLadderMinor } from './stakes.ts';

test('every stake divides evenly over twenty lines', () => {
  for (const currency of ['BRL', 'USD', 'VND'] as const) {
    for (const tier of ['low', 'standard', 'high'] as const) {
      expect(stakeLadderMinor(currency, tier).every((stake) => stake % 20n === 0n)).toBe(true);
    }
  }
});
