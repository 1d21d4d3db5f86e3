import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import { withOperator } from '#testing/with-operator.ts';
import { depositPayment } from '../tables/deposit.table.ts';
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

/** Settlements that a provider withdraws, or reports after staff have decided without it. */

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'deposit' });
beforeEach(() => {
  clear();
  operator.logLines.length = 0;
});

const errors = () => operator.logLines.filter((line) => JSON.parse(line).level === 'error');

test.each([
  ['refuses it after all', { event: 'refused' }],
  ['settles another amount', { amountMinor: '9000' }],
] as const)('a payment on review whose provider %s is not credited', async (_how, told) => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  await notify(operator, notificationOf(order));
  await notify(operator, notificationOf(order, told));
  await notify(operator, notificationOf(order, told));
  expect(errors()).toHaveLength(1);
  expect(await run('approve', order.order)).toBe(1);
  expect(complained.join()).toContain('reversed payment');
  expect(await walletOf(operator, browser)).toBe(OPENING);
  await run('list');
  expect(said.find((line) => line.startsWith(order.order))).toContain('reversed');
  said.length = 0;
  await run('show', order.order);
  expect(said.join('\n')).toMatch(/payment .*settled, reversed by its provider at 2026/);
  expect(said.join('\n')).toMatch(/awaiting-review +provider +The provider takes back payment/);
  // A note for staff is no step for the member.
  const { history } = await readOrder(browser, order);
  expect(history.map(({ status }) => status)).toEqual(['awaiting-payment', 'awaiting-review']);
  expect(await run('refuse', order.order, 'the bank took it back')).toBe(0);
});

test('a payment that is approved and withdrawn at the same moment is reported to staff either way', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  await notify(operator, notificationOf(order));
  const [approved] = await Promise.all([
    run('approve', order.order),
    notify(operator, notificationOf(order, { event: 'refused' })),
  ]);
  const gained = (await walletOf(operator, browser)) - OPENING;
  expect(gained).toBe(approved === 0 ? 9_750n : 0n);
  expect(errors()).toHaveLength(1);
  await run('show', order.order);
  expect(said.join('\n')).toContain('The provider takes back payment');
});

test('a credit stays when its payment is withdrawn, and staff learn of it', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order));
  await notify(operator, notificationOf(order, { event: 'refused' }));
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  expect((await readOrder(browser, order)).status).toBe('success');
  expect(errors()).toHaveLength(1);
  const [payment] = await operator.services.database
    .select()
    .from(depositPayment)
    .where(eq(depositPayment.paymentId, `p-${order.order}`));
  expect(payment).toMatchObject({ state: 'settled', takenBackAt: operator.clock.now });
});

test('a payment in progress that was credited by hand and is then refused is reported to staff', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { event: 'seen' }));
  expect(await run('approve', order.order)).toBe(0);
  await notify(operator, notificationOf(order, { event: 'refused', paymentId: 'another-try' }));
  expect(errors()).toEqual([]);
  await notify(operator, notificationOf(order, { event: 'refused' }));
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('refused a payment that staff had credited');
  await run('show', order.order);
  expect(said.join('\n')).toMatch(/success +provider +The provider refuses payment/);
});

test('a payment in progress that was credited by hand does not replace another payment', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { event: 'seen' }));
  expect(await run('approve', order.order)).toBe(0);
  await notify(operator, notificationOf(order, { paymentId: `second-${order.order}` }));
  await notify(operator, notificationOf(order));
  const [first, second, ...more] = await ordersOf(operator, browser);
  expect(first).toMatchObject({ paymentId: `p-${order.order}`, paidMinor: 5_000n });
  expect(second).toMatchObject({
    paymentId: `second-${order.order}`,
    status: 'awaiting-review',
    reviewReason: 'paid-twice',
  });
  expect(more).toEqual([]);
  await run('show', order.order);
  expect(said.join('\n')).toMatch(/success +provider +Payment .* is taken for the money/);
});

test('after an approval by hand one payment matches that money, and any further one waits', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  const body = { order: order.order, paymentReference: 'TED 7' };
  await browser.client.call(endpoints.deposit.markPaid, { body });
  expect(await run('approve', order.order)).toBe(0);
  await notify(operator, notificationOf(order, { paymentId: `b-${order.order}` }));
  await notify(operator, notificationOf(order, { paymentId: `c-${order.order}` }));
  expect(await walletOf(operator, browser)).toBe(OPENING + 9_750n);
  const [first, second, ...more] = await ordersOf(operator, browser);
  expect(first).toMatchObject({ status: 'success', paymentId: `b-${order.order}` });
  expect(second).toMatchObject({ status: 'awaiting-review', paymentId: `c-${order.order}` });
  expect(more).toEqual([]);
});
