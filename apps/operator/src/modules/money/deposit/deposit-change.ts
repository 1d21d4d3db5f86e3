import type { RefundState } from '@palpite/contract/deposit.ts';
import { depositFeeOf } from '@palpite/domain';
import type { depositStep } from '../tables/deposit.table.ts';
import type { Change, Decision } from '#kernel/orders/transition.ts';
import type { DepositNotice } from './deposit-notices.ts';
import {
  type DepositEvent,
  type DepositState,
  decide,
  mostOf,
  type Verdict,
} from './deposit-state.ts';
import type { OrderRow } from './order.ts';

/** The consequences of an event for a deposit order's row, the ledger and its log, from the rule. Pure. */

export type DepositMoney =
  | { readonly kind: 'credit'; readonly paidMinor: bigint; readonly feeMinor: bigint }
  | { readonly kind: 'refund'; readonly state: RefundState };

/** What the order's log records in addition to its status; actor and note only if they are not the caller's. */
export type DepositStep = Partial<
  Pick<typeof depositStep.$inferInsert, 'refund' | 'refundMinor' | 'actor' | 'note'>
>;

/** The order's state has changed; or the payment is a second one, and gets an order of its own. */
export type DepositRefusal = 'denied' | 'another-order';

type Decided = Decision<Change<OrderRow, DepositMoney, DepositStep, DepositNotice>, DepositRefusal>;

export function decideChange(order: OrderRow, event: DepositEvent, at: Date): Decided {
  const verdict = decide(stateOf(order), event);
  switch (verdict.to) {
    case 'denied':
    case 'another-order':
      return { kind: 'refused', because: verdict.to };
    case 'stay':
      return sameMoney(paymentOf(order, event, verdict));
    case 'refund':
      return refunded(order, event, verdict.state, at);
    default:
      return moved(order, event, verdict, at);
  }
}

/** The promised time for a decision on an order that goes on review now. */
export const reviewPromise = ({ terms }: Pick<OrderRow, 'terms'>, now: Date): Date =>
  new Date(now.getTime() + terms.reviewMinutes * 60_000);

/** The fee of a payment by an order's terms. */
export const feeOf = ({ terms: { fee } }: Pick<OrderRow, 'terms'>, paidMinor: bigint): bigint =>
  depositFeeOf(paidMinor, { fixedMinor: BigInt(fee.fixedMinor), perMille: fee.perMille });

function stateOf(order: OrderRow): DepositState {
  const { creditedMinor, feeMinor } = order;
  return {
    ...order,
    reviewed: order.terms.reviewed,
    successMinor: creditedMinor === null ? null : creditedMinor + (feeMinor ?? 0n),
  };
}

/** The event's changes to the payment of an order: the first settled one, until then one in progress. */
function paymentOf(order: OrderRow, event: DepositEvent, verdict: Verdict): Partial<OrderRow> {
  if (event.kind === 'seen' && verdict.to === 'processing') return { paymentId: event.paymentId };
  if (event.kind !== 'settled' || order.paidMinor !== null) return {};
  return { paymentId: event.paymentId, paidMinor: event.amountMinor };
}

/** If staff credited the order first, the provider's payment is recorded for later comparison. */
function sameMoney(payment: Partial<OrderRow>): Decided {
  if (payment.paymentId === undefined) return { kind: 'stay' };
  const note = `Payment ${payment.paymentId} is taken for the money that was credited by hand.`;
  const step = { actor: 'provider', note } as const;
  return { kind: 'change', change: { money: null, values: payment, step, notice: null } };
}

type StatusVerdict = Exclude<
  Verdict,
  { readonly to: 'denied' | 'another-order' | 'stay' | 'refund' }
>;

function moved(order: OrderRow, event: DepositEvent, verdict: StatusVerdict, at: Date): Decided {
  const payment = paymentOf(order, event, verdict);
  const isEnd = ['success', 'failed', 'timed-out'].includes(verdict.to);
  const isReviewed = verdict.to === 'awaiting-review';
  const paidMinor =
    event.kind === 'approved' ? event.amountMinor : mostOf({ ...order, ...payment });
  const feeMinor = feeOf(order, paidMinor);
  const credit = { creditedMinor: paidMinor - feeMinor, feeMinor };
  return changeOf(
    order,
    {
      ...payment,
      ...(verdict.to === 'success' ? credit : {}),
      status: verdict.to,
      failure: verdict.to === 'failed' ? verdict.failure : null,
      reviewReason: isReviewed ? verdict.reason : null,
      promisedAt: isReviewed ? reviewPromise(order, at) : null,
      refusalReason: event.kind === 'refused' ? event.reason : null,
      endedAt: isEnd ? at : null,
    },
    verdict.to === 'success' ? { kind: 'credit', paidMinor, feeMinor } : null,
    {},
  );
}

/** Starts a refund, or records its outcome. */
function refunded(order: OrderRow, event: DepositEvent, refund: RefundState, at: Date): Decided {
  const values = refundOf(order, event, refund, at);
  const { refundMinor } = { ...order, ...values };
  return changeOf(
    order,
    {
      ...values,
      status: 'failed',
      failure: 'review-refused',
      reviewReason: null,
      promisedAt: null,
      refusalReason: order.refusalReason ?? values.refundReason ?? null,
      endedAt: order.endedAt ?? at,
    },
    { kind: 'refund', state: refund },
    { refund, refundMinor },
  );
}

function refundOf(
  order: OrderRow,
  event: DepositEvent,
  refundState: RefundState,
  refundAt: Date,
): Partial<OrderRow> {
  switch (event.kind) {
    case 'refund-begun':
      return {
        refundState,
        refundAt,
        refundMinor: event.amountMinor,
        refundReason: event.reason,
        refundReference: null,
        refundAttempt: order.refundAttempt + 1,
        refundAskedAt: null,
      };
    case 'refund-paid':
      return { refundState, refundAt, refundReference: event.reference };
    case 'refund-failed':
      return { refundState, refundAt, refundReason: event.reason };
    default:
      throw new Error(`${event.kind} is not an event of a refund`);
  }
}

function changeOf(
  order: OrderRow,
  values: Partial<OrderRow>,
  money: DepositMoney | null,
  step: DepositStep,
): Decided {
  const notice = noticeOf({ ...order, ...values });
  return { kind: 'change', change: { money, values, step, notice } };
}

/** The notice to a member about an order's status; null when they caused it or expect it. */
function noticeOf(order: OrderRow): DepositNotice | null {
  const { status, failure, reviewReason, refundState, refusalReason } = order;
  if (refundState === 'under-way') return 'refund-under-way';
  if (refundState === 'failed') return 'refund-failed';
  if (refundState === 'refunded') return 'refunded';
  if (status === 'success') return 'success';
  if (status === 'failed' && refusalReason !== null) return 'refused';
  if (status === 'failed') return failure === 'cancelled' ? null : 'failed';
  if (status === 'awaiting-review') return reviewReason === 'channel' ? null : 'review';
  return null;
}
