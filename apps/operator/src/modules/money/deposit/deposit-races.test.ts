import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositOrder } from '../tables/deposit.table.ts';
import { SANDBOX_BANK } from '#sandbox/bank/sandbox-bank.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { applyNotification } from './apply-notification.ts';
import {
  makeOrder,
  notificationOf,
  notify,
  OPENING,
  ordersOf,
  readOrder,
  walletOf,
} from './testing/orders.ts';

/** Deposits with concurrent events, in the wrong order, or interrupted. */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
});
afterAll(() => operator.close());

test('twenty notifications of one payment at the same moment credit once', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  const same = notificationOf(order);
  const all = Array.from({ length: 20 }, (_, at) => (at % 2 ? same : notificationOf(order)));
  const answers = await Promise.all(all.map((each) => notify(operator, each)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  expect(await ordersOf(operator, browser)).toHaveLength(1);
});

test('an operator that fails while crediting has credited nothing, and does when the notification comes again', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  const told = notificationOf(order);
  const { services, clock } = operator;
  let posted = 0;
  const dying = {
    ...services,
    ledger: {
      ...services.ledger,
      post: async (...given: Parameters<typeof services.ledger.post>) => {
        await services.ledger.post(...given);
        posted += 1;
        throw new Error('killed');
      },
    },
  };
  const take = inTransaction(services.pool, ({ tx, client }) =>
    applyNotification(
      { tx, client, services: dying, now: clock.now, own: operator.modules.money.own },
      SANDBOX_BANK,
      told,
      JSON.stringify(told),
    ),
  );
  await expect(take).rejects.toThrow('killed');
  expect(posted).toBe(1);
  expect(await walletOf(operator, browser)).toBe(OPENING);
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'awaiting-payment',
    paidMinor: null,
  });
  const { total } = await browser.client.call(endpoints.turnover.get);
  expect(total).toBe(0);
  expect((await notify(operator, told)).status).toBe(200);
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
});

test('paying and cancelling at the same moment has one outcome, and no money is lost', async () => {
  const browser = await operator.signedIn();
  for (let round = 0; round < 6; round += 1) {
    const before = await walletOf(operator, browser);
    const order = await makeOrder(browser);
    const query = { order: order.order };
    await Promise.all([
      notify(operator, notificationOf(order)),
      browser.client.call(endpoints.deposit.cancel, { query }).catch(() => undefined),
    ]);
    const { status, reviewReason } = await readOrder(browser, order);
    const gained = (await walletOf(operator, browser)) - before;
    expect([
      ['success', null, 5_000n],
      ['awaiting-review', 'late', 0n],
    ]).toContainEqual([status, reviewReason, gained]);
    // Room for the next: an order on review counts as open.
    await operator.services.database
      .update(depositOrder)
      .set({
        status: 'failed',
        failure: 'review-refused',
        reviewReason: null,
        promisedAt: null,
        endedAt: new Date(),
      })
      .where(eq(depositOrder.status, 'awaiting-review'));
  }
});

test('however notifications are mixed up, the wallet has what succeeded and the ledger balances', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          event: fc.constantFrom('seen', 'settled', 'refused'),
          paymentId: fc.constantFrom('a', 'b'),
          amountMinor: fc.constantFrom('5000', '4000'),
        }),
        { minLength: 1, maxLength: 6 },
      ),
      async (events) => {
        const browser = await operator.signedIn();
        const order = await makeOrder(browser);
        await Promise.all(
          events.map((each) => {
            const paymentId = `${order.order}-${each.paymentId}`;
            return notify(operator, notificationOf(order, { ...each, paymentId }));
          }),
        );
        const orders = await ordersOf(operator, browser);
        const credited = orders.reduce((sum, each) => sum + (each.creditedMinor ?? 0n), 0n);
        expect(await walletOf(operator, browser)).toBe(OPENING + credited);
        // Each settled payment belongs to an order, which has succeeded or is on review.
        const settled = new Set(
          events.filter(({ event }) => event === 'settled').map(({ paymentId }) => paymentId),
        );
        const paid = orders.filter(({ paidMinor }) => paidMinor !== null);
        expect(paid.length).toBe(settled.size);
        expect(paid.every(({ status }) => ['success', 'awaiting-review'].includes(status))).toBe(
          true,
        );
      },
    ),
    { numRuns: 25 },
  );
  const { ok, sumByCurrency } = await operator.services.ledger.verify();
  expect(ok).toBe(true);
  expect(sumByCurrency.BRL).toBe(0n);
});
