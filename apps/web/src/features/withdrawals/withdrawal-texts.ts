import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  WithdrawalEvent,
  WithdrawalStatus,
  WithdrawalWait,
} from '@palpite/contract/withdrawal.ts';
import type { BadgeTone } from '@palpite/ui/badge.tsx';

/** The name of each status of a withdrawal. */
export const STATUS_NAMES: Readonly<Record<WithdrawalStatus, MessageDescriptor>> = {
  'awaiting-review': msg({ context: 'withdrawal', message: 'Awaiting review' }),
  'awaiting-payout': msg({ context: 'withdrawal', message: 'Awaiting payout' }),
  paid: msg({ context: 'withdrawal', message: 'Paid' }),
  confirmed: msg({ context: 'withdrawal', message: 'Confirmed' }),
  'partly-received': msg({ context: 'withdrawal', message: 'Partly received' }),
  disputed: msg({ context: 'withdrawal', message: 'Disputed' }),
  refused: msg({ context: 'withdrawal', message: 'Refused' }),
  cancelled: msg({ context: 'withdrawal', message: 'Cancelled' }),
};

export const STATUS_TONES: Readonly<Record<WithdrawalStatus, BadgeTone>> = {
  'awaiting-review': 'info',
  'awaiting-payout': 'info',
  paid: 'positive',
  confirmed: 'positive',
  'partly-received': 'warning',
  disputed: 'warning',
  refused: 'negative',
  cancelled: 'neutral',
};

/** Why it waits. The operator's own note is shown next to it. */
export const WAIT_TEXTS: Readonly<Record<WithdrawalWait, MessageDescriptor>> = {
  automatic: msg`It is checked automatically, with no manual review.`,
  amount: msg`We review withdrawals of this size by hand.`,
  'first-withdrawal': msg`We review your first withdrawal by hand.`,
  'by-hand': msg`We review every withdrawal by hand.`,
  payout: msg`It is approved, and the payment is being made.`,
  receipt: msg`Tell us whether the money has arrived.`,
  settlement: msg`We are looking into what did not arrive.`,
  operator: msg`We are reviewing it more closely.`,
};

/** The name of each event. */
export const EVENT_NAMES: Readonly<Record<WithdrawalEvent, MessageDescriptor>> = {
  requested: msg({ context: 'withdrawal', message: 'Requested' }),
  held: msg({ context: 'withdrawal', message: 'On hold for review' }),
  approved: msg({ context: 'withdrawal', message: 'Approved' }),
  paid: msg({ context: 'withdrawal', message: 'Paid out' }),
  received: msg`You confirmed that it arrived`,
  'counted-as-received': msg`Counted as received: you did not answer in time`,
  'receipt-extended': msg`Your account was locked: you have more time to answer`,
  'partly-received': msg`You said that a part is missing`,
  'not-received': msg`You said that nothing arrived`,
  'rest-paid': msg`The missing amount was paid out`,
  'dispute-refused': msg`We looked into your report and refused it`,
  refused: msg`Refused: the money is back in your balance`,
  cancelled: msg`Cancelled by you: the money is back in your balance`,
};
