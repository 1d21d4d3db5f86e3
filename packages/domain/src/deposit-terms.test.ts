import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositFeeOf, depositTurnoverOf } from './deposit-terms.ts';

test.each([
  [10_000n, { fixedMinor: 0n, perMille: 0 }, 0n],
  [10_000n, { fixedMinor: 150n, perMille: 0 }, 150n],
  [10_000n, { fixedMinor: 0n, perMille: 15 }, 150n],
  [10_001n, { fixedMinor: 100n, perMille: 15 }, 251n],
  [120n, { fixedMinor: 150n, perMille: 0 }, 120n],
])('the fee of %s under %o is %s', (amountMinor, terms, fee) => {
  expect(depositFeeOf(amountMinor, terms)).toBe(fee);
});

test('a fee is never below zero and never above what was paid', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.integer({ min: 0, max: 999 }),
      (amountMinor, fixedMinor, perMille) => {
        const fee = depositFeeOf(amountMinor, { fixedMinor, perMille });
        expect(fee >= 0n && fee <= amountMinor).toBe(true);
      },
    ),
  );
});

test.each([
  [10_000n, 100, 10_000n],
  [10_001n, 150, 15_002n],
  [10_000n, 0, 0n],
])('a deposit of %s at %s percent asks for a turnover of %s', (amountMinor, percent, turnover) => {
  expect(depositTurnoverOf(amountMinor, percent)).toBe(turnover);
});
