import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideChange } from '#modules/money/deposit/deposit-change.ts';
import type { OrderRow } from '#modules/money/deposit/order.ts';
import { anyDepositEvent } from '#modules/money/deposit/testing/events.ts';
import { anyWithdrawalAct } from '#modules/money/withdrawal/testing/acts.ts';
import { decide } from '#modules/money/withdrawal/withdrawal-state.ts';
import type { WithdrawalRow } from '#modules/money/withdrawal/withdrawal-view.ts';
import { type Change, type Decision, type OrderKind, transition } from './transition.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

const ordered: OrderRow = {
  id: 1,
  brandCode: 'palpite',
  accountId: 1,
  kind: 'pix',
  channel: 'pix-a',
  provider: 'bank',
  terms: {
    methodName: { EN: 'PIX' },
    channelName: { EN: 'PIX' },
    providerName: 'Bank',
    fee: { fixedMinor: '100', perMille: 10 },
    expectedMinutes: 1,
    reviewed: true,
    turnoverPercent: 100,
    reviewMinutes: 30,
  },
  currency: 'BRL',
  amountMinor: 5_000n,
  instructions: null,
  status: 'awaiting-payment',
  failure: null,
  reviewReason: null,
  paymentReference: null,
  paymentId: null,
  paidMinor: null,
  creditedMinor: null,
  feeMinor: null,
  refusalReason: null,
  promisedAt: null,
  refundState: null,
  refundMinor: null,
  refundReason: null,
  refundReference: null,
  refundAt: null,
  refundAttempt: 0,
  createdAt: NOW,
  expiresAt: NOW,
  endedAt: null,
};

const asked: WithdrawalRow = {
  id: 1,
  brandCode: 'palpite',
  accountId: 1,
  currency: 'BRL',
  amountMinor: 5_000n,
  feeMinor: 150n,
  destination: {
    payoutAccountId: '1',
    kind: 'pix',
    keyType: 'email',
    bankName: null,
    destination: 'a***@example.com',
  },
  payeeName: 'Ana Souza',
  holdId: '1',
  terms: { reviewMinutes: 30, payoutMinutes: 60, receiptMinutes: 120, settlementMinutes: 240 },
  status: 'awaiting-review',
  waits: ['amount'],
  note: null,
  holdReason: null,
  promisedAt: null,
  dueAt: null,
  day: '2026-03-01',
  requestedAt: NOW,
  payoutMinor: null,
  payouts: 0,
  receipt: null,
  missingMinor: null,
};

/** What a transition did, in order. */
interface Work {
  readonly now: Date;
  readonly done: string[];
}

/** A kind of order that is stored nowhere: its effects are recorded. */
function noted<Order, Event, Money, Step, Notice, Refusal>(
  rule: (
    order: Order,
    event: Event,
    at: Date,
  ) => Decision<Change<Order, Money, Step, Notice>, Refusal>,
): OrderKind<Work, Order, Event, Money, Step, Notice, Refusal> {
  const note = (what: string) => async (work: Work) => void work.done.push(what);
  return {
    decide: rule,
    post: note('money'),
    write: note('row'),
    log: note('log'),
    notify: note('notice'),
    announce: note('event'),
  };
}

const KINDS = [
  ['deposit', noted(decideChange), ordered, anyDepositEvent],
  ['withdrawal', noted(decide), asked, anyWithdrawalAct],
] as const;

test.each(KINDS)(
  'whatever happens to a %s, each change is posted, written, logged, notified and emitted in that order, and a repeat moves its money once',
  async (_, kind, first, anyEvent) => {
    // The kinds differ only in their types; the property is the same.
    const play = transition as (
      ...given: [unknown, Work, unknown, unknown]
    ) => Promise<{ order: unknown; decision: { kind: string } }>;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEvent as fc.Arbitrary<unknown>, { maxLength: 15 }),
        async (events) => {
          let order: unknown = first;
          for (const event of events) {
            const work: Work = { now: NOW, done: [] };
            const before = order;
            const outcome = await play(kind, work, order, event);
            order = outcome.order;
            const isChange = outcome.decision.kind === 'change';
            expect(work.done.filter((what) => what === 'row' || what === 'log')).toEqual(
              isChange ? ['row', 'log'] : [],
            );
            expect([
              'money,row,log,notice,event',
              'money,row,log,event',
              'row,log,notice,event',
              'row,log,event',
              '',
            ]).toContain(work.done.join());
            expect(isChange || order === before).toBe(true);
            const again: Work = { now: NOW, done: [] };
            await play(kind, again, order, event);
            expect(work.done.includes('money') && again.done.includes('money')).toBe(false);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  },
);
