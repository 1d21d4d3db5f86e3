import type { Notices } from '#kernel/notify/notice.ts';
import { defineText } from '#kernel/texts/define-text.ts';

/** The notices to a member about a deposit. */
export const DEPOSIT_NOTICES = {
  success: {
    title: defineText(/*i18n*/ { id: 'deposit.success.title', message: 'Deposit received' }),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.success.text',
        message: 'Your deposit {order} has arrived: {credited} was added to your balance.',
      },
    ),
  },
  failed: {
    title: defineText(/*i18n*/ { id: 'deposit.failed.title', message: 'Deposit failed' }),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.failed.text',
        message:
          'Your deposit {order} of {amount} did not succeed and nothing was added to your balance. If the money has left your account, write to customer service with the order number.',
      },
    ),
  },
  review: {
    title: defineText(/*i18n*/ { id: 'deposit.review.title', message: 'Deposit under review' }),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.review.text',
        message:
          'We received {paid} for your deposit {order}. We are reviewing this payment and will decide by {until} whether we can add it to your balance. Your money is safe.',
      },
    ),
  },
  refused: {
    title: defineText(/*i18n*/ { id: 'deposit.refused.title', message: 'Deposit refused' }),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.refused.text',
        message:
          'Your deposit {order} of {amount} was refused: {reason} Nothing was added to your balance.',
      },
    ),
  },
  'refund-under-way': {
    title: defineText(
      /*i18n*/ { id: 'deposit.refund-under-way.title', message: 'Your money is on its way back' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.refund-under-way.text',
        message:
          'Deposit {order}: we are returning {refund} to you. {reason} It goes back by the method you paid with, not through your balance.',
      },
    ),
  },
  refunded: {
    title: defineText(
      /*i18n*/ { id: 'deposit.refunded.title', message: 'Your money was sent back' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.refunded.text',
        message:
          'Deposit {order}: we returned {refund} by the method you paid with. Bank reference: {reference}',
      },
    ),
  },
  'refund-failed': {
    title: defineText(
      /*i18n*/ { id: 'deposit.refund-failed.title', message: 'Your refund did not go through' },
    ),
    text: defineText(
      /*i18n*/ {
        id: 'deposit.refund-failed.text',
        message:
          'Deposit {order}: we could not return {refund}. {reason} Your money is safe; we are trying again.',
      },
    ),
  },
} as const satisfies Notices;

export type DepositNotice = keyof typeof DEPOSIT_NOTICES;
