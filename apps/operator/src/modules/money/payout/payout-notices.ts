import type { Notices } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';

/** Notices to an account about its payouts. */
export const PAYOUT_NOTICES = {
  'new-payment-password': {
    title: defineText(
      /*i18n*/ {
        id: 'payout.new-payment-password.title',
        message: 'your payment password was set',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'payout.new-payment-password.text',
        message:
          'the payment password of {account} was set on {time} from {address}. If it was not you, change your password at once and write to customer service: {link}',
      },
    ),
  },
  'payment-password-tries': {
    title: defineText(
      /*i18n*/ {
        id: 'payout.payment-password-tries.title',
        message: 'wrong entries of your payment password',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'payout.payment-password-tries.text',
        message:
          'the payment password of {account} was entered wrong five times on {time} from {address}, so it is blocked for 15 minutes. If it was not you, change your password at once and log out everywhere: {link}',
      },
    ),
  },
  'payee-name-set': {
    title: defineText(
      /*i18n*/ { id: 'payout.payee-name-set.title', message: 'your real name was set' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'payout.payee-name-set.text',
        message:
          'the real name of {account} was set on {time} from {address}; withdrawals only go to accounts in that name. If it was not you, change your password at once and write to customer service: {link}',
      },
    ),
  },
  'payee-name-by-us': {
    title: defineText(
      /*i18n*/ { id: 'payout.payee-name-by-us.title', message: 'your real name was changed' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'payout.payee-name-by-us.text',
        message:
          'customer service changed the real name of {account} on {time}; the waiting time of its payout accounts starts again. If you did not ask for it, change your password at once and write to us: {link}',
      },
    ),
  },
  'new-payout-account': {
    title: defineText(
      /*i18n*/ { id: 'payout.new-payout-account.title', message: 'a payout account was added' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'payout.new-payout-account.text',
        message:
          'a payout account was added to {account} on {time} from {address}. If it was not you, change your password at once and write to customer service, before money can go there: {link}',
      },
    ),
  },
  'payout-account-removed': {
    title: defineText(
      /*i18n*/ {
        id: 'payout.payout-account-removed.title',
        message: 'a payout account was removed',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'payout.payout-account-removed.text',
        message:
          'a payout account was removed from {account} on {time} from {address}; withdrawals to it that were not yet approved are on hold. If it was not you, change your password at once and write to customer service: {link}',
      },
    ),
  },
} as const satisfies Notices;
