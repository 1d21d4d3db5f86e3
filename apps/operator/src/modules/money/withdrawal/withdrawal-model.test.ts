import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import type { Withdrawal } from '@palpite/contract/withdrawal.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, isNotNull } from 'drizzle-orm';
import { message } from '#modules/talk/tables/message.table.ts';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import {
  cancel,
  command,
  detail,
  house,
  money,
  newWithdrawer,
  request,
  setTerms,
  wait,
  type Withdrawer,
} from './testing/withdrawals.ts';

/**
 * Whatever a member, staff and the clock do to withdrawals, in whatever order and at once: no money is made or lost,
 * the held amount is the sum of the open ones, and each ends once.
 */

const OPENING_MINOR = 100_000n;
const FEE_MINOR = 150n;

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    limits: {
      generalPerMinute: 100_000,
      moneyPerMinute: 100_000,
      loginPerAddressPerMinute: 10_000,
      poolSize: 12,
    },
  });
  await setTerms(operator, {
    fee: { fixedMinor: '150', perMille: 0 },
    countPerDay: 100,
    openAtOnce: 4,
    automaticUpToMinor: '20000',
    automaticSeconds: 5,
    payoutSeconds: 5,
    receiptMinutes: 1,
  });
});
afterAll(() => operator.close());

/** Chooses one of the member's withdrawals. */
const which = fc.nat({ max: 5 });
const act = fc.oneof(
  fc.record({
    kind: fc.constant('request' as const),
    amount: fc.constantFrom(2_000, 15_000, 30_000, 90_000),
  }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 6, 61) }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'received' as const, 'partly' as const),
    which,
  }),
  fc.record({
    kind: fc.constant('command' as const),
    which,
    typed: fc.constantFrom(
      ['approve'],
      ['pay'],
      ['hold', 'Aguarde'],
      ['refuse', 'Não confere'],
      ['settle-dispute', 'pay'],
      ['settle-dispute', 'refuse', 'Chegou'],
    ),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const ordersOf = async ({ browser }: Withdrawer) => {
  const { list } = await browser.client.call(endpoints.withdrawal.list, {
    query: { pageSize: 100 },
  });
  return list.map(({ order }) => order).toReversed();
};

/** Tries an act; one that is not available is refused, and a refusal does nothing. */
async function attempt(member: Withdrawer, orders: readonly string[], each: Act): Promise<unknown> {
  if (each.kind === 'wait') return wait(operator, each.seconds);
  if (each.kind === 'request') return request(member, each.amount, { feeMinor: String(FEE_MINOR) });
  const order = orders[each.which % Math.max(1, orders.length)];
  if (order === undefined) return undefined;
  if (each.kind === 'cancel') return cancel(member, order);
  if (each.kind === 'command') {
    const [name = '', ...more] = each.typed;
    return command(operator, name, order, ...more);
  }
  const body =
    each.kind === 'received'
      ? { order, answer: 'received' as const }
      : { order, answer: 'partly' as const, missingMinor: '700', imageIds: [] };
  const { client } = member.browser;
  return client.call(endpoints.withdrawal.confirmReceipt, { body, idempotencyKey: randomUUID() });
}

const ENDS = new Set(['paid', 'refused', 'cancelled']);
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
const paidFirst = (each: Withdrawal) => each.timeline.some(({ event }) => event === 'paid');
const costOf = ({ amountMinor, feeMinor }: Withdrawal) => BigInt(amountMinor) + BigInt(feeMinor);
const restsOf = ({ timeline }: Withdrawal) =>
  sum(
    timeline
      .filter(({ event }) => event === 'rest-paid')
      .map((each) => BigInt(each.amountMinor ?? 0)),
  );

async function checkBooks(member: Withdrawer, before: Awaited<ReturnType<typeof house>>) {
  const all = await Promise.all((await ordersOf(member)).map((order) => detail(member, order)));
  for (const { timeline } of all) {
    expect(timeline.filter(({ event }) => ENDS.has(event)).length).toBeLessThanOrEqual(1);
  }
  const open = all.filter(({ status }) => ['awaiting-review', 'awaiting-payout'].includes(status));
  const paid = all.filter(paidFirst);
  const held = sum(open.map(costOf));
  const main = OPENING_MINOR - held - sum(paid.map(costOf));
  expect(await money(operator, member.id)).toEqual({ main, held });
  const rests = sum(all.map(restsOf));
  expect(await house(operator)).toEqual({
    payments: before.payments + sum(paid.map(({ amountMinor }) => BigInt(amountMinor))) + rests,
    fees: before.fees + FEE_MINOR * BigInt(paid.length),
    losses: before.losses - rests,
  });
  expect(open.length).toBeLessThanOrEqual(4);
}

/** The list is what all steps ever written make: the newest of each withdrawal, which is its last event. */
async function checkMessages(member: Withdrawer) {
  const steps = await operator.services.database
    .select({ id: message.id, caseRef: message.caseRef })
    .from(message)
    .where(and(eq(message.accountId, member.id), isNotNull(message.caseRef)));
  const newest = new Map<string | null, number>();
  for (const { id, caseRef } of steps) newest.set(caseRef, Math.max(id, newest.get(caseRef) ?? 0));
  const { list } = await member.browser.client.call(endpoints.message.list, {
    query: { tab: 'system', pageSize: 100 },
  });
  expect(list.map(({ messageId }) => Number(messageId))).toEqual(
    [...newest.values()].toSorted((one, other) => other - one),
  );
}

test('no order of acts, at once or one after another, makes money or loses it', async () => {
  const together = fc.array(act, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { minLength: 3, maxLength: 9 }), async (groups) => {
      // What another run has left is not affected.
      await operator.services.database.update(withdrawal).set({ dueAt: null });
      const member = await newWithdrawer(operator);
      const before = await house(operator);
      // Whatever the random acts, each run has something to work on.
      await request(member, 15_000, { feeMinor: String(FEE_MINOR) });
      await request(member, 30_000, { feeMinor: String(FEE_MINOR) });
      for (const group of groups) {
        const orders = await ordersOf(member);
        await Promise.allSettled(group.map((each) => attempt(member, orders, each)));
        await checkBooks(member, before);
        await checkMessages(member);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
  const { ok, guardedBelowZero } = await operator.services.ledger.verify();
  expect({ ok, guardedBelowZero }).toEqual({ ok: true, guardedBelowZero: [] });
});
