import { endpoints } from '@palpite/contract';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositPayment } from '../tables/deposit.table.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import {
  makeOrder,
  notificationOf,
  notify,
  OPENING,
  ordersOf,
  readOrder,
  REVIEWED,
  walletOf,
} from './testing/orders.ts';

/** Notifications of payment providers, and their effect on money. */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
});
afterAll(() => operator.close());

test('a payment of the exact amount is credited at once, and requires its turnover', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  expect(await notify(operator, notificationOf(order))).toEqual({ status: 200, code: undefined });
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'success',
    creditedMinor: '5000',
    paidMinor: '5000',
    instructions: null,
    refreshSeconds: null,
    history: [{ status: 'awaiting-payment' }, { status: 'success' }],
  });
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  const { requirements } = await browser.client.call(endpoints.turnover.get);
  expect(requirements).toMatchObject([
    { reason: 'deposit', reference: order.order, requiredMinor: '5000' },
  ]);
});

test('a notification that comes twice, or again under another name, credits once', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  const first = notificationOf(order);
  const again = notificationOf(order);
  for (const each of [first, first, again, first]) {
    expect((await notify(operator, each)).status).toBe(200);
  }
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  expect(await ordersOf(operator, browser)).toHaveLength(1);
});

test.each([
  ['another secret', { secret: 'not-the-secret' }, 401, 'signature_invalid'],
  ['a provider that is not known', { provider: 'nobody' }, 401, 'signature_invalid'],
  ['a body that was changed', { body: '{}' }, 401, 'signature_invalid'],
  ['a time long ago', { timestamp: Date.UTC(2026, 0, 1) }, 401, 'timestamp_outside_window'],
])('a notification with %s is refused and moves nothing', async (_what, tamper, status, code) => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  expect(await notify(operator, notificationOf(order), tamper)).toEqual({ status, code });
  expect(await readOrder(browser, order)).toMatchObject({ status: 'awaiting-payment' });
  expect(await walletOf(operator, browser)).toBe(OPENING);
});

test('wrong signatures are throttled, with one line of the log each; right ones are not', async () => {
  const narrow = await createTestOperator({ limits: { generalPerMinute: 10 } });
  const browser = await narrow.signedIn();
  const order = await makeOrder(browser);
  const before = narrow.logLines.length;
  const codes: unknown[] = [];
  for (let time = 0; time < 11; time += 1) {
    codes.push(await notify(narrow, notificationOf(order), { secret: 'not-the-secret' }));
  }
  const refused = { status: 401, code: 'signature_invalid' };
  expect(codes).toEqual([
    ...Array.from({ length: 10 }, () => refused),
    { status: 429, code: 'too_many_requests' },
  ]);
  expect(narrow.logLines.length - before).toBe(11);
  expect((await notify(narrow, notificationOf(order))).status).toBe(200);
  await narrow.close();
});

test('a notification whose name was used for another is refused', async () => {
  const browser = await operator.signedIn();
  const [order, other] = [await makeOrder(browser), await makeOrder(browser)];
  const first = notificationOf(order);
  await notify(operator, first);
  const forged = notificationOf(other, { notificationId: first.notificationId });
  expect(await notify(operator, forged)).toEqual({ status: 409, code: 'notification_conflict' });
  expect(await readOrder(browser, other)).toMatchObject({ status: 'awaiting-payment' });
});

test('another amount than the ordered one goes on review', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { amountMinor: '4999' }));
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'awaiting-review',
    reviewReason: 'amount',
    paidMinor: '4999',
    acts: { cancel: false, sayPaid: false },
  });
  expect(await walletOf(operator, browser)).toBe(OPENING);
});

test('another currency matches no order, and is kept', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { currency: 'VND', paymentId: 'in-dong' }));
  expect(await readOrder(browser, order)).toMatchObject({ status: 'awaiting-payment' });
  expect(await nobodys()).toContain('in-dong');
});

test('a payment with an unknown order number is kept', async () => {
  const order = { order: 'D999999', amountMinor: '100', currency: 'BRL' } as const;
  expect((await notify(operator, notificationOf(order, { paymentId: 'lost' }))).status).toBe(200);
  expect(await nobodys()).toContain('lost');
});

test('whatever a payer typed as the number is kept as text', async () => {
  const reference = 'D\u0000\u001B[2J<b>1';
  const order = { order: reference, amountMinor: '100', currency: 'BRL' } as const;
  const told = notificationOf(order, { paymentId: 'typed/anything' });
  expect((await notify(operator, told)).status).toBe(200);
  const [kept] = await operator.services.database
    .select()
    .from(depositPayment)
    .where(eq(depositPayment.paymentId, 'typed/anything'));
  expect(kept?.reference).toBe('D\u{FFFD}\u{FFFD}[2J<b>1');
});

test.each([
  ['no amount', { amountMinor: '0' }],
  ['an amount below zero', { amountMinor: '-5000' }],
  ['a part of a cent', { amountMinor: '50.5' }],
  ['a name that is none', { paymentId: 'a\u0000b' }],
])('a notification with %s is refused', async (_what, more) => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  expect(await notify(operator, notificationOf(order, more))).toEqual({
    status: 400,
    code: 'invalid_request',
  });
  expect(await walletOf(operator, browser)).toBe(OPENING);
});

const nobodys = async () =>
  (
    await operator.services.database
      .select({ paymentId: depositPayment.paymentId })
      .from(depositPayment)
      .where(isNull(depositPayment.orderId))
  ).map(({ paymentId }) => paymentId);

test('money that comes after the time-out, or after a cancellation, goes on review', async () => {
  const browser = await operator.signedIn();
  const late = await makeOrder(browser);
  operator.clock.advance(15 * 60);
  await operator.worker.drain();
  expect(await readOrder(browser, late)).toMatchObject({
    status: 'timed-out',
    acts: { cancel: false },
  });
  await notify(operator, notificationOf(late));
  const taken = await makeOrder(browser);
  const query = { order: taken.order };
  await browser.client.call(endpoints.deposit.cancel, { query });
  await notify(operator, notificationOf(taken));
  for (const order of [late, taken]) {
    expect(await readOrder(browser, order)).toMatchObject({
      status: 'awaiting-review',
      reviewReason: 'late',
      failure: null,
    });
  }
  expect(await walletOf(operator, browser)).toBe(OPENING);
});

test('a second payment of an order gets a number of its own', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order));
  await notify(operator, notificationOf(order, { paymentId: 'second' }));
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  const orders = await ordersOf(operator, browser);
  expect(orders.at(-1)).toMatchObject({
    status: 'awaiting-review',
    reviewReason: 'paid-twice',
    paidMinor: 5_000n,
  });
});

test('a payment in progress may still fail, and then the order does', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { event: 'seen' }));
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'processing',
    instructions: null,
  });
  await notify(operator, notificationOf(order, { event: 'refused', paymentId: 'another' }));
  expect(await readOrder(browser, order)).toMatchObject({ status: 'processing' });
  await notify(operator, notificationOf(order, { event: 'refused' }));
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'failed',
    failure: 'provider-refused',
  });
});

test('a payment through a reviewed channel waits for staff', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  await notify(operator, notificationOf(order));
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'awaiting-review',
    reviewReason: 'channel',
  });
});
