import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DepositEvent, type DepositState, decide } from './deposit-state.ts';
import { anyDepositEvent } from './testing/events.ts';

const ordered: DepositState = {
  status: 'awaiting-payment',
  amountMinor: 5_000n,
  reviewed: false,
  paymentId: null,
  paidMinor: null,
  successMinor: null,
  failure: null,
  refundState: null,
  refundAttempt: 0,
};
const reviewed = { ...ordered, reviewed: true };
const timedOut = { ...ordered, status: 'timed-out' } as const;
const cancelled = { ...ordered, status: 'failed', failure: 'cancelled' } as const;
const credited = {
  ...ordered,
  status: 'success',
  paymentId: 'a',
  paidMinor: 5_000n,
  successMinor: 5_000n,
} as const;
const byHand = { ...credited, paymentId: null, paidMinor: null };
const inReview = {
  ...ordered,
  status: 'awaiting-review',
  paymentId: 'a',
  paidMinor: 4_000n,
} as const;
const refused = { ...inReview, status: 'failed', failure: 'review-refused' } as const;
const onItsWay = { ...refused, refundState: 'under-way', refundAttempt: 1 } as const;
const sentBack = { ...onItsWay, refundState: 'refunded' } as const;
const notSent = { ...onItsWay, refundState: 'failed' } as const;
const approve = (amountMinor = 5_000n, feeMinor = 0n) =>
  ({ kind: 'approved', amountMinor, feeMinor }) as const;
const refuse = { kind: 'refused', reason: 'not ours' } as const;
const refund = (amountMinor = 4_000n) =>
  ({ kind: 'refund-begun', amountMinor, reason: 'paid twice' }) as const;
const refundPaid = (attempt = 1) => ({ kind: 'refund-paid', attempt, reference: 'E2E1' }) as const;
const refundFailed = (attempt = 1) => ({ kind: 'refund-failed', attempt, reason: null }) as const;
const settled = (amountMinor = 5_000n, paymentId = 'a') =>
  ({ kind: 'settled', paymentId, amountMinor }) as const;

test.each<[string, DepositState, DepositEvent, object]>([
  ['the exact amount succeeds', ordered, settled(), { to: 'success' }],
  ['less waits for review', ordered, settled(4_999n), { to: 'awaiting-review', reason: 'amount' }],
  ['more waits for review', ordered, settled(5_001n), { to: 'awaiting-review', reason: 'amount' }],
  ['a reviewed channel waits', reviewed, settled(), { to: 'awaiting-review', reason: 'channel' }],
  ['after the time-out it waits', timedOut, settled(), { to: 'awaiting-review', reason: 'late' }],
  ['a cancelled one waits', cancelled, settled(), { to: 'awaiting-review', reason: 'late' }],
  ['a second payment is another order', credited, settled(5_000n, 'b'), { to: 'another-order' }],
  ['what was approved by hand is the same money', byHand, settled(), { to: 'stay' }],
  [
    'unless another was on its way',
    { ...byHand, paymentId: 'b' },
    settled(),
    { to: 'another-order' },
  ],
  ['unless it is another amount', byHand, settled(4_000n), { to: 'another-order' }],
  [
    'a payment on its way is in progress',
    ordered,
    { kind: 'seen', paymentId: 'a' },
    { to: 'processing' },
  ],
  ['a paid order cannot be cancelled', credited, { kind: 'cancelled' }, { to: 'denied' }],
  ['cancelling twice is once', cancelled, { kind: 'cancelled' }, { to: 'stay' }],
  ['no one says paid where nobody reviews', ordered, { kind: 'said-paid' }, { to: 'denied' }],
  ['what was said to be paid waits', reviewed, { kind: 'said-paid' }, { to: 'awaiting-review' }],
  ['what succeeded is not approved again', credited, approve(), { to: 'denied' }],
  ['what succeeded is not refused', credited, refuse, { to: 'denied' }],
  ['what is not paid is not approved', ordered, approve(), { to: 'denied' }],
  ['no more than came is approved', inReview, approve(4_001n), { to: 'denied' }],
  ['a fee that takes all of it is not credited', inReview, approve(200n, 200n), { to: 'denied' }],
  ['what came in review is sent back', inReview, refund(), { to: 'refund', state: 'under-way' }],
  [
    'what came and was refused is sent back',
    refused,
    refund(),
    { to: 'refund', state: 'under-way' },
  ],
  ['a part of it too', refused, refund(1n), { to: 'refund', state: 'under-way' }],
  ['never more than came', refused, refund(4_001n), { to: 'denied' }],
  ['never nothing', refused, refund(0n), { to: 'denied' }],
  ['what was credited is not sent back', credited, refund(), { to: 'denied' }],
  [
    'what nobody paid is not sent back',
    { ...refused, paidMinor: null },
    refund(),
    { to: 'denied' },
  ],
  ['what is on its way back is not sent again', onItsWay, refund(), { to: 'denied' }],
  ['what was sent back is not sent again', sentBack, refund(), { to: 'denied' }],
  ['what could not be sent is sent again', notSent, refund(), { to: 'refund', state: 'under-way' }],
  ['what is sent back is over', onItsWay, refundPaid(), { to: 'refund', state: 'refunded' }],
  ['or has failed', onItsWay, refundFailed(), { to: 'refund', state: 'failed' }],
  [
    'a late word of an earlier attempt ends no later one',
    onItsWay,
    refundFailed(2),
    { to: 'denied' },
  ],
  ['what was sent back has not failed', sentBack, refundFailed(), { to: 'denied' }],
  ['what was not ordered is not sent', refused, refundPaid(), { to: 'denied' }],
  ['what was sent back is not approved', sentBack, approve(4_000n), { to: 'denied' }],
])('%s', (_title, order, event, verdict) => {
  expect(decide(order, event)).toMatchObject(verdict);
});

/** What the holder of the row's lock writes after a verdict. */
function follow(order: DepositState, event: DepositEvent): DepositState {
  const verdict = decide(order, event);
  if (verdict.to === 'refund') {
    const refundAttempt = order.refundAttempt + (event.kind === 'refund-begun' ? 1 : 0);
    const { state: refundState } = verdict;
    return { ...order, status: 'failed', failure: 'review-refused', refundState, refundAttempt };
  }
  if (verdict.to === 'denied' || verdict.to === 'another-order') return order;
  if (verdict.to === 'stay' && event.kind !== 'settled') return order;
  const noted = { ...order };
  if (event.kind === 'seen' && verdict.to === 'processing') noted.paymentId = event.paymentId;
  if (event.kind === 'settled' && order.paidMinor === null) {
    Object.assign(noted, { paymentId: event.paymentId, paidMinor: event.amountMinor });
  }
  if (verdict.to === 'stay') return noted;
  return {
    ...noted,
    status: verdict.to,
    failure: verdict.to === 'failed' ? verdict.failure : null,
    successMinor: verdict.to === 'success' ? creditOf(noted, event) : null,
  };
}

const creditOf = ({ paidMinor, amountMinor }: DepositState, event: DepositEvent) =>
  event.kind === 'approved' ? event.amountMinor : (paidMinor ?? amountMinor);

/** The promises about refunds that a step breaks. */
function refundFaults(before: DepositState, event: DepositEvent, after: DepositState): string[] {
  const begins = event.kind === 'refund-begun' && decide(before, event).to === 'refund';
  const { refundState } = before;
  return [
    begins && event.amountMinor > (after.paidMinor ?? 0n) && 'more goes back than came',
    begins && refundState !== null && refundState !== 'failed' && 'it goes back twice',
    refundState === 'refunded' && after.refundState !== 'refunded' && 'what went back is forgotten',
    after.refundState !== null && after.successMinor !== null && 'it goes back and is credited',
    after.refundState !== null && after.status !== 'failed' && 'it goes back and stands as open',
  ].filter((fault) => fault !== false);
}

/** The promises about an order that a step breaks; empty for a right step. */
function faults(before: DepositState, event: DepositEvent, after: DepositState): string[] {
  const { to } = decide(before, event);
  const isItsPayment =
    event.kind === 'settled' &&
    after.paymentId === event.paymentId &&
    // A payment settled twice counts with its first amount.
    (before.paidMinor !== null || after.paidMinor === event.amountMinor);
  const byMachine = to === 'success' && event.kind !== 'approved';
  return [
    event.kind === 'settled' && !isItsPayment && to !== 'another-order' && 'a payment is lost',
    before.status === 'success' && after.status !== 'success' && 'a success is undone',
    before.status === 'success' && to === 'success' && 'it succeeds twice',
    event.kind === 'approved' &&
      to === 'success' &&
      event.feeMinor >= event.amountMinor &&
      'nothing is credited',
    byMachine && after.paidMinor !== after.amountMinor && 'another amount passes by itself',
    byMachine && after.reviewed && 'nobody has looked at it',
    event.kind === 'timed-out' &&
      before.status !== 'awaiting-payment' &&
      before !== after &&
      'late',
  ].filter((fault) => fault !== false);
}

test('whatever happens in whatever order, an order succeeds once, no settled payment is ignored, and nothing is refunded twice or in addition to a credit', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(anyDepositEvent, { maxLength: 20 }),
      (isReviewed, events) => {
        let order: DepositState = { ...ordered, reviewed: isReviewed };
        const found = events.flatMap((event) => {
          const before = order;
          order = follow(before, event);
          return [...faults(before, event, order), ...refundFaults(before, event, order)];
        });
        expect(found).toEqual([]);
      },
    ),
    { numRuns: 2_000 },
  );
});
