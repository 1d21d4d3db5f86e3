import { defineText } from '../texts/define-text.ts';

/** Why withdrawals are held without a reason that staff typed, as their member reads it: each is one sentence. */
export const HOLD_REASONS = {
  'account-locked': defineText(
    /*i18n*/ { id: 'withdrawal.hold.account-locked', message: 'Your account was locked.' },
  ),
  'payee-name-changed': defineText(
    /*i18n*/ {
      id: 'withdrawal.hold.payee-name-changed',
      message: 'The real name of your account was changed.',
    },
  ),
  'payout-account-removed': defineText(
    /*i18n*/ {
      id: 'withdrawal.hold.payout-account-removed',
      message: 'Its payout account was removed.',
    },
  ),
} as const;

export type HoldReason = keyof typeof HOLD_REASONS;
