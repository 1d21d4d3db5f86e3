import fc from 'fast-check';
import type { DepositEvent } from '../deposit-state.ts';

/** Every event that may happen to a deposit of 50.00. */
const paymentId = fc.constantFrom('a', 'b', 'c');
export const anyDepositEvent: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('cancelled', 'said-paid', 'timed-out'),
  }),
  fc.record({
    kind: fc.constant('approved' as const),
    amountMinor: fc.constantFrom(200n, 4_000n, 5_000n, 6_000n),
    feeMinor: fc.constantFrom(0n, 250n),
  }),
  fc.record({ kind: fc.constant('refused' as const), reason: fc.constant('not ours') }),
  fc.record({
    kind: fc.constant('refund-begun' as const),
    amountMinor: fc.constantFrom(1n, 4_000n, 5_000n, 6_000n),
    reason: fc.constant('paid twice'),
  }),
  fc.record({
    kind: fc.constant('refund-paid' as const),
    attempt: fc.constantFrom(1, 2, 3),
    reference: fc.constant('E2E1'),
  }),
  fc.record({
    kind: fc.constant('refund-failed' as const),
    attempt: fc.constantFrom(1, 2, 3),
    reason: fc.constant(null),
  }),
  fc.record({ kind: fc.constantFrom('seen', 'provider-refused'), paymentId }),
  fc.record({
    kind: fc.constant('settled' as const),
    paymentId,
    amountMinor: fc.constantFrom(4_000n, 5_000n, 6_000n),
  }),
);
