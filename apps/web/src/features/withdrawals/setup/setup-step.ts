import type { PayoutOverview } from '@palpite/contract/payout.ts';

/** What a first withdrawal takes, in its order: a payout account needs what is before it. */
export const SETUP_STEPS = ['amount', 'payment-password', 'payee-name', 'payout-account'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The first thing that an account does not have yet. */
export function stepOf({ hasPaymentPassword, payeeName }: PayoutOverview): SetupStep {
  if (!hasPaymentPassword) return 'payment-password';
  return payeeName === null ? 'payee-name' : 'payout-account';
}
