import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyWithdrawalAct } from './testing/acts.ts';
import { decide, type WithdrawalAct, type WithdrawalState } from './withdrawal-state.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const asked: WithdrawalState = {
  status: 'awaiting-review',
  waits: ['amount'],
  terms: { reviewMinutes: 30, payoutMinutes: 60, receiptMinutes: 120, settlementMinutes: 240 },
  dueAt: null,
  amountMinor: 5_000n,
  payoutMinor: null,
  payouts: 0,
  missingMinor: null,
};
const approved: WithdrawalState = { ...asked, status: 'awaiting-payout', waits: ['payout'] };
const held: WithdrawalState = { ...approved, waits: ['operator'] };
const paid: WithdrawalState = {
  ...asked,
  status: 'paid',
  waits: ['receipt'],
  dueAt: after(120),
  payoutMinor: 5_000n,
  payouts: 1,
};
const disputed: WithdrawalState = { ...paid, status: 'disputed', missingMinor: 5_000n };
const partly: WithdrawalState = { ...paid, status: 'partly-received', missingMinor: 700n };
const refused: WithdrawalState = { ...asked, status: 'refused', waits: [] };

const DENIED = { kind: 'refused', because: 'withdrawal_state' };
const reason = 'The name does not match.';

test.each<[string, WithdrawalState, WithdrawalAct, object]>([
  [
    'what passed is promised to be paid in the time that was promised when it was asked for',
    asked,
    { kind: 'approved', payoutSeconds: null },
    { status: 'awaiting-payout', promisedAt: after(60), dueAt: null },
  ],
  [
    'what the clock pays is due when it pays',
    asked,
    { kind: 'approved', payoutSeconds: 60 },
    { status: 'awaiting-payout', promisedAt: after(60), dueAt: after(1) },
  ],
  [
    'what is held waits for staff in the usual time',
    approved,
    { kind: 'held', why: { words: reason }, until: null },
    { waits: ['operator'], note: reason, promisedAt: after(30), dueAt: null },
  ],
  [
    'or as long as staff say',
    asked,
    { kind: 'held', why: { words: reason }, until: after(5) },
    { waits: ['operator'], note: reason, promisedAt: after(5), dueAt: null },
  ],
  [
    'what is refused promises nothing more',
    held,
    { kind: 'refused', reason },
    { status: 'refused', waits: [], note: reason, promisedAt: null, dueAt: null },
  ],
  [
    'what nobody confirms counts as received after the promised time',
    approved,
    { kind: 'paid' },
    { status: 'paid', payoutMinor: 5_000n, payouts: 1, promisedAt: after(120), dueAt: after(120) },
  ],
  [
    'what did not come is missing whole',
    paid,
    { kind: 'not-received' },
    { status: 'disputed', missingMinor: 5_000n, receipt: 'not', promisedAt: after(240) },
  ],
  [
    'what came in part is missing in part',
    paid,
    { kind: 'partly-received', missingMinor: 700n },
    { status: 'partly-received', missingMinor: 700n, receipt: 'partly', dueAt: null },
  ],
  [
    'what was missing is confirmed like a payout',
    partly,
    { kind: 'rest-paid' },
    { status: 'paid', payoutMinor: 700n, payouts: 2, receipt: null, missingMinor: null },
  ],
  [
    'what did arrive counts as received',
    disputed,
    { kind: 'dispute-refused', reason },
    { status: 'confirmed', note: reason, dueAt: null },
  ],
  [
    'who could not answer has the whole time again',
    { ...paid, dueAt: after(3) },
    { kind: 'receipt-extended' },
    { promisedAt: after(120), dueAt: after(120) },
  ],
])('%s', (_, order, act, values) => {
  expect(decide(order, act, NOW)).toMatchObject({ kind: 'change', change: { values } });
});

test.each<[string, WithdrawalState, WithdrawalAct, object]>([
  ['what may be on its way is not refused', approved, { kind: 'refused', reason }, DENIED],
  ['what has passed is not taken back', approved, { kind: 'cancelled' }, DENIED],
  ['what was refused is not paid', refused, { kind: 'paid' }, DENIED],
  ['what was paid is not paid again', paid, { kind: 'paid' }, DENIED],
  ['what is not paid is not confirmed', approved, { kind: 'received' }, DENIED],
  ['what nobody disputes has no rest', paid, { kind: 'rest-paid' }, DENIED],
  [
    'all of it is no part',
    paid,
    { kind: 'partly-received', missingMinor: 5_000n },
    { kind: 'refused', because: 'amount_out_of_range' },
  ],
  ['time enough is not extended', paid, { kind: 'receipt-extended' }, { kind: 'stay' }],
])('%s', (_, order, act, decision) => {
  expect(decide(order, act, NOW)).toEqual(decision);
});

test('whatever comes in whatever order, its money leaves the hold once, and every deadline is promised', () => {
  fc.assert(
    fc.property(fc.array(anyWithdrawalAct, { maxLength: 12 }), (acts) => {
      let order = asked;
      let resolved = 0;
      let missingMinor = 0n;
      for (const each of acts) {
        const decision = decide(order, each, NOW);
        if (decision.kind !== 'change') continue;
        const { money, values, step, notice } = decision.change;
        if (money?.kind === 'pay' || money?.kind === 'return') resolved += 1;
        const restMinor = money?.kind === 'pay-rest' ? money.amountMinor : null;
        expect([null, missingMinor]).toContain(restMinor);
        order = { ...order, ...values };
        missingMinor = order.missingMinor ?? 0n;
        expect(missingMinor).toBeLessThanOrEqual(order.payoutMinor ?? 0n);
        // Staff's text is in the log when there is one, and their member gets a notice.
        const said = 'reason' in each ? { words: each.reason } : 'why' in each ? each.why : null;
        expect(step.note ?? null).toBe(said !== null && 'words' in said ? said.words : null);
        expect(step.holdReason ?? null).toBe(said !== null && 'code' in said ? said.code : null);
        expect(said !== null && notice === null).toBe(false);
        const isPaid = ['paid', 'confirmed', 'partly-received', 'disputed'].includes(order.status);
        expect(order.payoutMinor !== null).toBe(isPaid);
        const isOver = ['confirmed', 'refused', 'cancelled'].includes(order.status);
        expect(order.waits.length === 0).toBe(isOver);
        expect(isOver && order.dueAt !== null).toBe(false);
      }
      const isHeld = ['awaiting-review', 'awaiting-payout'].includes(order.status);
      expect(resolved).toBe(isHeld ? 0 : 1);
    }),
    { numRuns: 2_000 },
  );
});
