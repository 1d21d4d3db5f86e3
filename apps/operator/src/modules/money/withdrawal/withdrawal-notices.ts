import type { Notices } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';

/** The notices to a member about a withdrawal. */
export const WITHDRAWAL_NOTICES = {
  approved: {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.approved.title', message: 'Your withdrawal was approved' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.approved.text',
        message: 'Withdrawal {order} of {amount} was approved. It will be paid out by {until}.',
      },
    ),
  },
  held: {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.held.title', message: 'Your withdrawal is taking longer' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.held.text',
        message:
          'Withdrawal {order} of {amount} is on hold for review: {reason} We will continue by {until}.',
      },
    ),
  },
  paid: {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.paid.title', message: 'Your withdrawal was paid' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.paid.text',
        message:
          'Withdrawal {order}: {amount} was sent to your account. Tell us whether it arrived by {until}; without an answer it counts as received.',
      },
    ),
  },
  'rest-paid': {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.rest-paid.title', message: 'The missing amount was sent' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.rest-paid.text',
        message:
          'Withdrawal {order}: the missing {amount} was sent again. Tell us whether it arrived by {until}; without an answer it counts as received.',
      },
    ),
  },
  refused: {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.refused.title', message: 'Your withdrawal was refused' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.refused.text',
        message:
          'Withdrawal {order} of {amount} was refused: {reason} The money is back in your balance, including the fee.',
      },
    ),
  },
  'dispute-refused': {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.dispute-refused.title', message: 'We looked into your report' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.dispute-refused.text',
        message:
          'Withdrawal {order}: we looked into what you reported and found that the money had arrived: {reason}',
      },
    ),
  },
} as const satisfies Notices;
