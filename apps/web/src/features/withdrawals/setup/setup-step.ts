import type { PayoutOverview } from '@palpite/contract/payout.ts';

/**
 * What a first withdrawal takes, in its order: what the operator may know already comes first, and the amount last, when
 * the withdrawal is possible.
 */
export const SETUP_STEPS = ['payee-name', 'payment-password', 'payout-account', 'amount'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The first thing that an account does not have yet. */
export function stepOf({ hasPaymentPassword, payeeName, list }: PayoutOverview): SetupStep {
  if (payeeName === null) return 'payee-name';
  if (!hasPaymentPassword) return 'payment-password';
  return list.length === 0 ? 'payout-account' : 'amount';
}
