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
  cancelled: {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.cancelled.title', message: 'You cancelled your withdrawal' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.cancelled.text',
        message:
          'Withdrawal {order} of {amount}: you cancelled it. The money is back in your balance, including the fee.',
      },
    ),
  },
  received: {
    title: defineText(
      /*i18n*/ { id: 'withdrawal.received.title', message: 'Your withdrawal arrived' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.received.text',
        message: 'Withdrawal {order}: you confirmed that {amount} arrived. Nothing more is due.',
      },
    ),
  },
  'counted-as-received': {
    title: defineText(
      /*i18n*/ {
        id: 'withdrawal.counted-as-received.title',
        message: 'Your withdrawal counts as received',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.counted-as-received.text',
        message:
          'Withdrawal {order}: you did not say whether {amount} arrived, so it counts as received.',
      },
    ),
  },
  'receipt-extended': {
    title: defineText(
      /*i18n*/ {
        id: 'withdrawal.receipt-extended.title',
        message: 'You have more time to answer',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.receipt-extended.text',
        message:
          'Withdrawal {order}: your account was locked, so you have until {until} to tell us whether {amount} arrived.',
      },
    ),
  },
  'partly-received': {
    title: defineText(
      /*i18n*/ {
        id: 'withdrawal.partly-received.title',
        message: 'You reported that a part is missing',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.partly-received.text',
        message:
          'Withdrawal {order}: you reported that {missing} of {amount} is missing. We will look into it by {until}.',
      },
    ),
  },
  'not-received': {
    title: defineText(
      /*i18n*/ {
        id: 'withdrawal.not-received.title',
        message: 'You reported that nothing arrived',
      },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'withdrawal.not-received.text',
        message:
          'Withdrawal {order}: you reported that {amount} did not arrive. We will look into it by {until}.',
      },
    ),
  },
} as const satisfies Notices;
