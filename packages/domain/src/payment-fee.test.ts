import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentFee } from './payment-fee.ts';

test.each([
  [0n, 0, 10_000n, 0n],
  [250n, 0, 10_000n, 250n],
  [0n, 15, 10_000n, 150n],
  [100n, 15, 999n, 114n],
  [0n, 1_000, 77n, 77n],
] as const)('a fee of %s and %d‰ of %s is %s', (fixed, perMille, amount, fee) => {
  expect(paymentFee({ fixedMinor: fixed, perMille }, amount)).toBe(fee);
});

test('a fee is whole minor units, never more than its rule says and never falls with the amount', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.integer({ min: 0, max: 1_000 }),
      fc.bigInt({ min: 0n, max: 10_000n }),
      (one, other, perMille, fixedMinor) => {
        const rule = { fixedMinor, perMille };
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(paymentFee(rule, less)).toBeLessThanOrEqual(paymentFee(rule, more));
        expect((paymentFee(rule, one) - fixedMinor) * 1_000n).toBeLessThanOrEqual(
          one * BigInt(perMille),
        );
      },
    ),
  );
});

test('a negative amount has no fee', () => {
  expect(() => paymentFee({ fixedMinor: 0n, perMille: 1 }, -1n)).toThrow(RangeError);
});
