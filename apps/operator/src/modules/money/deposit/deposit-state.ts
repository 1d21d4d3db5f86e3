import type {
  DepositFailure,
  DepositStatus,
  RefundState,
  ReviewReason,
} from '@palpite/contract/deposit.ts';

/**
 * The life of a deposit order, as one pure rule. It decides each event, in whatever order and however often it comes;
 * the caller holds the order's lock. An order succeeds once, and no settled payment is ignored: it credits its order
 * or goes on review. Money that came and was refused is refunded at most once, and never more than came; credited
 * money is not refunded.
 */

export interface DepositState {
  readonly status: DepositStatus;
  readonly amountMinor: bigint;
  /** Whether its channel is reviewed. */
  readonly reviewed: boolean;
  /** The order's payment and its amount: null until the provider has reported one, and settled it. */
  readonly paymentId: string | null;
  readonly paidMinor: bigint | null;
  /** The approved amount: null unless it has succeeded. */
  readonly successMinor: bigint | null;
  readonly failure: DepositFailure | null;
  /** The state of its refund, and the number of the attempt; null while none has been ordered. */
  readonly refundState: RefundState | null;
  readonly refundAttempt: number;
}

export type DepositEvent =
  | { readonly kind: 'cancelled' | 'said-paid' | 'timed-out' }
  /** Staff credit that amount, less the fee. */
  | { readonly kind: 'approved'; readonly amountMinor: bigint; readonly feeMinor: bigint }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Staff order that amount's refund; then the bank sends it or does not. */
  | { readonly kind: 'refund-begun'; readonly amountMinor: bigint; readonly reason: string }
  | { readonly kind: 'refund-paid'; readonly attempt: number; readonly reference: string | null }
  | { readonly kind: 'refund-failed'; readonly attempt: number; readonly reason: string | null }
  | { readonly kind: 'seen' | 'provider-refused'; readonly paymentId: string }
  | { readonly kind: 'settled'; readonly paymentId: string; readonly amountMinor: bigint };

export type Verdict =
  /** It changes to that status. */
  | { readonly to: 'awaiting-review'; readonly reason: ReviewReason }
  | { readonly to: 'failed'; readonly failure: DepositFailure }
  /** It failed, and its refund enters that state. */
  | { readonly to: 'refund'; readonly state: RefundState }
  | { readonly to: 'processing' | 'timed-out' | 'success' }
  /** Nothing to do: it was done before, or it comes too late to matter. */
  | { readonly to: 'stay' }
  /** Refused to the actor: the order's status has changed. */
  | { readonly to: 'denied' }
  /** The payment is a second one: it goes on review under an order of its own. */
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
    case 'approved':
      return mayBeApproved(order, event.amountMinor, event.feeMinor) ? { to: 'success' } : DENIED;
    case 'refused':
      return isAtHand(status) ? { to: 'failed', failure: 'review-refused' } : DENIED;
    case 'refund-begun':
      return mayBeRefunded(order, event.amountMinor)
        ? { to: 'refund', state: 'under-way' }
        : DENIED;
    case 'refund-paid':
    case 'refund-failed': {
      const isPresent = order.refundState === 'under-way' && order.refundAttempt === event.attempt;
      const state = event.kind === 'refund-paid' ? 'refunded' : 'failed';
      return isPresent ? { to: 'refund', state } : DENIED;
    }
  }
}

/**
 * No more than the amount paid, or than the amount ordered while no payment is reported, and the fee must leave
 * something.
 */
function mayBeApproved(order: DepositState, amountMinor: bigint, feeMinor: bigint): boolean {
  // A payment whose notification was lost is approved by hand too, hence the order that timed out.
  const isWaiting = isAtHand(order.status) || order.status === 'timed-out';
  return isWaiting && amountMinor <= mostOf(order) && feeMinor < amountMinor;
}

/** The most that an order can be credited with. */
export const mostOf = ({
  paidMinor,
  amountMinor,
}: Pick<DepositState, 'paidMinor' | 'amountMinor'>): bigint => paidMinor ?? amountMinor;

/**
 * Money that came for an order that a review has refused, or refuses by this; again only if the last attempt failed.
 */
function mayBeRefunded(order: DepositState, amountMinor: bigint): boolean {
  const isRefused = order.failure === 'review-refused' || order.status === 'awaiting-review';
  const isFree = order.refundState === null || order.refundState === 'failed';
  return isRefused && isFree && amountMinor > 0n && amountMinor <= (order.paidMinor ?? 0n);
}

/** Whether staff or the provider are working on it. */
export const isAtHand = (status: DepositStatus): boolean =>
  status === 'awaiting-review' || status === 'processing';

/** Whether it is not final yet. */
export const isOpen = (status: DepositStatus): boolean =>
  status === 'awaiting-payment' || isAtHand(status);

function settled(order: DepositState, paymentId: string, amountMinor: bigint): Verdict {
  if (order.status === 'success') {
    // Approved by hand before the provider's notification of the same money. A payment matches such an approval once,
    // and not if it is known to be another than the one in progress then.
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

/** A refusal counts for the order's own payment; after a refusal of any other the order may still be paid. */
function providerRefused(order: DepositState, paymentId: string): Verdict {
  const isItsOwn = order.paymentId === null || order.paymentId === paymentId;
  if (!isOpen(order.status) || order.paidMinor !== null || !isItsOwn) return STAY;
  return { to: 'failed', failure: 'provider-refused' };
}
