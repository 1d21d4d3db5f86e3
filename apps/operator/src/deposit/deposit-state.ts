import type {
  DepositFailure,
  DepositStatus,
  RefundState,
  ReviewReason,
} from '@palpite/contract/deposit.ts';

/**
 * What becomes of a deposit order, as one pure rule. Each thing that happens is asked for here, in whatever order it comes
 * and however often; whoever asks holds the order's row. An order succeeds once, and no settled payment is passed over:
 * it credits its order, or a person looks at it. What came and was refused is sent back at most once, and never more of it
 * than came; what was credited is not sent back.
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
  /** How sending it back stands, and the how manieth attempt that is; null while nobody has ordered it. */
  readonly refundState: RefundState | null;
  readonly refundAttempt: number;
}

export type DepositEvent =
  | { readonly kind: 'cancelled' | 'said-paid' | 'timed-out' }
  /** A person credits that amount, of which the fee is taken. */
  | { readonly kind: 'approved'; readonly amountMinor: bigint; readonly feeMinor: bigint }
  | { readonly kind: 'refused'; readonly reason: string }
  /** A person has that amount sent back; then the bank does it or does not. */
  | { readonly kind: 'refund-begun'; readonly amountMinor: bigint; readonly reason: string }
  | { readonly kind: 'refund-paid'; readonly attempt: number; readonly reference: string | null }
  | { readonly kind: 'refund-failed'; readonly attempt: number; readonly reason: string | null }
  | { readonly kind: 'seen' | 'provider-refused'; readonly paymentId: string }
  | { readonly kind: 'settled'; readonly paymentId: string; readonly amountMinor: bigint };

export type Verdict =
  /** It goes on to that status. */
  | { readonly to: 'awaiting-review'; readonly reason: ReviewReason }
  | { readonly to: 'failed'; readonly failure: DepositFailure }
  /** It failed, and its refund comes to that state. */
  | { readonly to: 'refund'; readonly state: RefundState }
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

/** No more than came, or was asked for while nothing is said to have come, and something has to be left of it. */
function mayBeApproved(order: DepositState, amountMinor: bigint, feeMinor: bigint): boolean {
  // A payment whose notification was lost is approved by hand too, hence the order that timed out.
  const isWaiting = isAtHand(order.status) || order.status === 'timed-out';
  return isWaiting && amountMinor <= mostOf(order) && feeMinor < amountMinor;
}

/** What an order can be credited with. */
export const mostOf = ({
  paidMinor,
  amountMinor,
}: Pick<DepositState, 'paidMinor' | 'amountMinor'>): bigint => paidMinor ?? amountMinor;

/** Money that came for an order that a review has refused, or refuses by this; again only where the last attempt failed. */
function mayBeRefunded(order: DepositState, amountMinor: bigint): boolean {
  const isRefused = order.failure === 'review-refused' || order.status === 'awaiting-review';
  const isFree = order.refundState === null || order.refundState === 'failed';
  return isRefused && isFree && amountMinor > 0n && amountMinor <= (order.paidMinor ?? 0n);
}

/** Whether people or the provider are at work on it. */
export const isAtHand = (status: DepositStatus): boolean =>
  status === 'awaiting-review' || status === 'processing';

/** Whether something is still expected of it. */
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
