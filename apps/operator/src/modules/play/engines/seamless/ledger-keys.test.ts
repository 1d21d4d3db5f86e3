import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callKey, furtherStakeKey } from './ledger-keys.ts';

const vendorCode = fc.stringMatching(/^[A-Z0-9]{2,6}$/);
const holdId = fc.bigInt({ min: 1n, max: 999n }).map(String);
/** Transaction ids that vendors may choose, including the pieces that keys are made of. */
const transactionId = fc.oneof(
  fc.string({ minLength: 1, maxLength: 64 }),
  fc
    .array(fc.oneof(fc.constantFrom('vendor', 'vendor-stake', 'stake', ':', ':stake:'), holdId), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
);
const movement = fc.oneof(
  fc.tuple(fc.constant('call' as const), vendorCode, transactionId),
  fc.tuple(fc.constant('stake' as const), vendorCode, holdId, transactionId),
);
type Movement = typeof movement extends fc.Arbitrary<infer Each> ? Each : never;

const keyOf = (each: Movement) =>
  each[0] === 'call' ? callKey(each[1], each[2]) : furtherStakeKey(each[1], each[2], each[3]);

test('no two movements of money share a key, whatever ids their vendors choose', () => {
  fc.assert(
    fc.property(fc.array(movement, { minLength: 2, maxLength: 12 }), (movements) => {
      const different = new Set(movements.map((each) => JSON.stringify(each)));
      expect(new Set(movements.map(keyOf)).size).toBe(different.size);
    }),
  );
});

test('an id that contains the pieces of a key belongs only to its own call', () => {
  expect(callKey('TUCF', 'end:stake:b2')).not.toBe(furtherStakeKey('TUCF', '7', 'end'));
  expect(callKey('TUCF', 'stake:7:end')).not.toBe(furtherStakeKey('TUCF', '7', 'end'));
});
