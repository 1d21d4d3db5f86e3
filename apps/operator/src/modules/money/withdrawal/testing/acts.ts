import fc from 'fast-check';
import type { WithdrawalAct } from '../withdrawal-state.ts';

/** Every act that may be done to a withdrawal of 50.00. */
export const anyWithdrawalAct: fc.Arbitrary<WithdrawalAct> = fc.oneof(
  fc.record({
    kind: fc.constant('approved' as const),
    payoutSeconds: fc.constantFrom(null, 0, 60),
  }),
  fc.record({
    kind: fc.constant('held' as const),
    why: fc.constantFrom(
      { words: 'The name does not match.' },
      { code: 'account-locked' as const },
    ),
    until: fc.constantFrom(null, new Date('2026-03-01T12:10:00Z')),
  }),
  fc.record({
    kind: fc.constantFrom('refused' as const, 'dispute-refused' as const),
    reason: fc.constant('The name does not match.'),
  }),
  fc.record({
    kind: fc.constantFrom(
      'cancelled' as const,
      'paid' as const,
      'received' as const,
      'counted-as-received' as const,
      'not-received' as const,
      'receipt-extended' as const,
      'rest-paid' as const,
    ),
  }),
  fc.record({
    kind: fc.constant('partly-received' as const),
    missingMinor: fc.bigInt({ min: -1n, max: 5_001n }),
  }),
);
