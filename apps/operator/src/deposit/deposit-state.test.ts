import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DepositEvent, type DepositState, decide } from './deposit-state.ts';

const ordered: DepositState = {
  status: 'awaiting-payment',
  amountMinor: 5_000n,
  reviewed: false,
  paymentId: null,
  paidMinor: null,
  successMinor: null,
  failure: null,
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
  ['what succeeded is not approved again', credited, { kind: 'approved' }, { to: 'denied' }],
  ['what succeeded is not refused', credited, { kind: 'refused' }, { to: 'denied' }],
  ['what is not paid is not approved', ordered, { kind: 'approved' }, { to: 'denied' }],
])('%s', (_title, order, event, verdict) => {
  expect(decide(order, event)).toMatchObject(verdict);
});

const paymentId = fc.constantFrom('a', 'b', 'c');
const anyEvent: fc.Arbitrary<DepositEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('cancelled', 'said-paid', 'timed-out', 'approved', 'refused'),
  }),
  fc.record({ kind: fc.constantFrom('seen', 'provider-refused'), paymentId }),
  fc.record({
    kind: fc.constant('settled' as const),
    paymentId,
    amountMinor: fc.constantFrom(4_000n, 5_000n, 6_000n),
  }),
);

/** What whoever holds the row writes after a verdict. */
function follow(order: DepositState, event: DepositEvent): DepositState {
  const verdict = decide(order, event);
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
    successMinor: verdict.to === 'success' ? (noted.paidMinor ?? noted.amountMinor) : null,
  };
}

/** What a step breaks of what an order promises; empty for a step that is right. */
function faults(before: DepositState, event: DepositEvent, after: DepositState): string[] {
  const { to } = decide(before, event);
  const isItsPayment =
    event.kind === 'settled' &&
    after.paymentId === event.paymentId &&
    // What was settled twice counts as it was settled first.
    (before.paidMinor !== null || after.paidMinor === event.amountMinor);
  const byMachine = to === 'success' && event.kind !== 'approved';
  return [
    event.kind === 'settled' && !isItsPayment && to !== 'another-order' && 'a payment is lost',
    before.status === 'success' && after.status !== 'success' && 'a success is undone',
    before.status === 'success' && to === 'success' && 'it succeeds twice',
    byMachine && after.paidMinor !== after.amountMinor && 'another amount passes by itself',
    byMachine && after.reviewed && 'nobody has looked at it',
    event.kind === 'timed-out' &&
      before.status !== 'awaiting-payment' &&
      before !== after &&
      'late',
  ].filter((fault) => fault !== false);
}

test('whatever happens in whatever order, an order succeeds once and no settled payment is passed over', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anyEvent, { maxLength: 20 }), (isReviewed, events) => {
      let order: DepositState = { ...ordered, reviewed: isReviewed };
      const found = events.flatMap((event) => {
        const before = order;
        order = follow(before, event);
        return faults(before, event, order);
      });
      expect(found).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
