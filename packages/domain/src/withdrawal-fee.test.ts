import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostWithdrawable, withdrawalFeeOf } from './withdrawal-fee.ts';

test.each([
  [10_000n, { fixedMinor: 0n, perMille: 0 }, 0n],
  [10_000n, { fixedMinor: 250n, perMille: 0 }, 250n],
  [10_000n, { fixedMinor: 0n, perMille: 15 }, 150n],
  [999n, { fixedMinor: 100n, perMille: 15 }, 115n],
])('the fee of %s under %o is %s', (amountMinor, terms, fee) => {
  expect(withdrawalFeeOf(amountMinor, terms)).toBe(fee);
});

test('the most that can be withdrawn is paid for by what is there, and one unit more would not be', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.bigInt({ min: 0n, max: 10n ** 6n }),
      fc.integer({ min: 0, max: 999 }),
      (availableMinor, fixedMinor, perMille) => {
        const terms = { fixedMinor, perMille };
        const cost = (amountMinor: bigint) => amountMinor + withdrawalFeeOf(amountMinor, terms);
        const most = mostWithdrawable(availableMinor, terms);
        expect(most === 0n || cost(most) <= availableMinor).toBe(true);
        expect(cost(most + 1n)).toBeGreaterThan(availableMinor);
      },
    ),
  );
});
