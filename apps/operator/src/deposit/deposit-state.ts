import type { DepositFailure, DepositStatus, ReviewReason } from '@palpite/contract/deposit.ts';

/**
 * What becomes of a deposit order, as one pure rule. Each thing that happens is asked for here, in whatever order it comes
 * and however often; whoever asks holds the order's row. An order succeeds once, and no settled payment is passed over:
 * it credits its order, or a person looks at it.
 */

export interface DepositState {
  readonly status: DepositStatus;
  readonly amountMinor: bigint;
  /** Whether its channel is reviewed. */
  readonly reviewed: boolean;
  /** The payment that it goes by, and what that brought: null until the provider has told of one, and settled it. */
  readonly paymentId: string | null;
  readonly paidMinor: bigint | null;
  /** What it was approved for: null unless it has succeeded. */
  readonly successMinor: bigint | null;
  readonly failure: DepositFailure | null;
}

export type DepositEvent =
  | { readonly kind: 'cancelled' | 'said-paid' | 'timed-out' | 'approved' | 'refused' }
  | { readonly kind: 'seen' | 'provider-refused'; readonly paymentId: string }
  | { readonly kind: 'settled'; readonly paymentId: string; readonly amountMinor: bigint };

export type Verdict =
  /** It goes on to that status. */
  | { readonly to: 'awaiting-review'; readonly reason: ReviewReason }
  | { readonly to: 'failed'; readonly failure: DepositFailure }
  | { readonly to: 'processing' | 'timed-out' | 'success' }
  /** Nothing is to be done: it was done before, or it comes too late to matter. */
  | { readonly to: 'stay' }
  /** Whoever asks may not: the order has gone on without them. */
  | { readonly to: 'denied' }
  /** The payment is a second one: it waits for review under an order of its own. */
  | { readonly to: 'another-order' };

const STAY = { to: 'stay' } as const;
const DENIED = { to: 'denied' } as const;

export function decide(order: DepositState, event: DepositEvent): Verdict {
  const { status } = order;
  switch (event.kind) {
    case 'cancelled':
      if (status === 'awaiting-payment') return { to: 'failed', failure: 'cancelled' };
      return order.failure === 'cancelled' ? STAY : DENIED;
    case 'said-paid':
      if (!order.reviewed) return DENIED;
      if (status === 'awaiting-payment') return { to: 'awaiting-review', reason: 'channel' };
      return status === 'awaiting-review' ? STAY : DENIED;
    case 'timed-out':
      return status === 'awaiting-payment' ? { to: 'timed-out' } : STAY;
    case 'seen':
      return status === 'awaiting-payment' ? { to: 'processing' } : STAY;
    case 'settled':
      return settled(order, event.paymentId, event.amountMinor);
    case 'provider-refused':
      return providerRefused(order, event.paymentId);
    // A payment whose notification was lost is approved by hand too, hence the order that timed out.
    case 'approved':
      return isAtHand(status) || status === 'timed-out' ? { to: 'success' } : DENIED;
    case 'refused':
      return isAtHand(status) ? { to: 'failed', failure: 'review-refused' } : DENIED;
  }
}

/** Whether people or the provider are at work on it. */
export const isAtHand = (status: DepositStatus): boolean =>
  status === 'awaiting-review' || status === 'processing';

/** Whether it counts against what an account may have open. */
export const isOpen = (status: DepositStatus): boolean =>
  status === 'awaiting-payment' || isAtHand(status);

function settled(order: DepositState, paymentId: string, amountMinor: bigint): Verdict {
  if (order.status === 'success') {
    // Approved by hand before the provider's word of the same money came. It is taken for that once, and not where it is
    // known to be another payment than the one on its way then.
    const isItsOwn = order.paymentId === null || order.paymentId === paymentId;
    const sameMoney = order.paidMinor === null && order.successMinor === amountMinor;
    return isItsOwn && sameMoney ? STAY : { to: 'another-order' };
  }
  if (order.paidMinor !== null) {
    return order.paymentId === paymentId ? STAY : { to: 'another-order' };
  }
  if (!isOpen(order.status)) return { to: 'awaiting-review', reason: 'late' };
  if (amountMinor !== order.amountMinor) return { to: 'awaiting-review', reason: 'amount' };
  if (order.reviewed) return { to: 'awaiting-review', reason: 'channel' };
  return { to: 'success' };
}

/** A refusal counts for the payment that the order goes by; of any other the order may still be paid. */
function providerRefused(order: DepositState, paymentId: string): Verdict {
  const isItsOwn = order.paymentId === null || order.paymentId === paymentId;
  if (!isOpen(order.status) || order.paidMinor !== null || !isItsOwn) return STAY;
  return { to: 'failed', failure: 'provider-refused' };
}
