import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { sandboxBankPayment } from '#sandbox/bank/bank.table.ts';
import type { TestOperator } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { depositOrder } from '../tables/deposit.table.ts';
import { makeOrder, notificationOf, notify, PIX, REVIEWED, readOrder } from './testing/orders.ts';

/** Members' acts on deposits, and what they see. */

const operator = withOperator({ limits: { loginPerAddressPerMinute: 1_000 } });

const methods = (browser: Awaited<ReturnType<TestOperator['signedIn']>>) =>
  browser.client.call(endpoints.deposit.listMethods);

test('the methods show limits, fee, time and turnover before anything is ordered', async () => {
  const browser = await operator.signedIn(0, { language: 'EN' });
  const offer = await methods(browser);
  expect(offer).toMatchObject({
    currency: 'BRL',
    turnoverPercent: 100,
    openOrders: 0,
    mostOpenOrders: 3,
  });
  expect(offer.methods.map(({ method, kind, name }) => [method, kind, name])).toEqual([
    ['pix', 'pix', 'Pix'],
    ['bank-transfer', 'bank-transfer', 'Bank transfer'],
  ]);
  expect(offer.methods[1]?.channels).toEqual([
    {
      channel: REVIEWED,
      name: 'TED to a bank account',
      provider: 'Banco Ipê Amarelo',
      minMinor: '5000',
      maxMinor: '2000000',
      fee: { fixedMinor: '250', perMille: 0 },
      expectedMinutes: 60,
      quickAmountsMinor: ['10000', '50000', '100000'],
      timeoutMinutes: 720,
      reviewed: true,
    },
  ]);
});

test('the methods name the channel of the latest order, on whatever device it was made; none before the first', async () => {
  const browser = await operator.signedIn();
  expect((await methods(browser)).lastChannel).toBeNull();
  await makeOrder(browser, REVIEWED, '10000');
  expect((await methods(browser)).lastChannel).toBe(REVIEWED);
  await makeOrder(browser, PIX);
  expect((await methods(browser)).lastChannel).toBe(PIX);
  expect((await methods(await operator.signedIn())).lastChannel).toBeNull();
});

test.each([
  ['lumen', 'en.localhost', 'USD', ['e-wallet', 'bank-transfer']],
  ['trangvang', 'vn.localhost', 'VND', ['qr-transfer', 'bank-transfer']],
])(
  '%s takes deposits in its own methods and currency',
  async (brandCode, host, currency, kinds) => {
    const browser = await operator.signedIn(0, { host, brandCode });
    const offer = await methods(browser);
    expect(offer.currency).toBe(currency);
    expect(offer.methods.map(({ kind }) => kind)).toEqual(kinds);
    for (const { channels } of offer.methods) {
      const [channel] = channels;
      const order = await browser.client.call(endpoints.deposit.create, {
        body: {
          channel: channel?.channel ?? '',
          amountMinor: channel?.minMinor ?? '',
          currency: offer.currency,
        },
      });
      await notify(operator, notificationOf(order));
      const paid = await readOrder(browser, order);
      expect(paid.status).toBe(channel?.reviewed ? 'awaiting-review' : 'success');
    }
  },
);

test('an order states how it is paid: a Pix code with its amount and number, and until when', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  expect(order).toMatchObject({
    status: 'awaiting-payment',
    amountMinor: '5000',
    feeMinor: '0',
    turnoverMinor: '5000',
    acts: { cancel: true, sayPaid: false },
    expiresAt: new Date(operator.clock.now.getTime() + 15 * 60_000).toISOString(),
    refreshSeconds: 3,
  });
  const { code, details, payUrl } = order.instructions ?? {};
  expect(code?.isQr).toBe(true);
  expect(code?.text).toContain('br.gov.bcb.pix');
  expect(code?.text).toContain('540550.00');
  expect(code?.text).toContain(order.order);
  expect(details).toContainEqual({ detail: 'reference', value: order.order });
  expect(payUrl).toBe(`/dev/bank?payment=${order.order}`);
});

test.each([
  ['less than the least', { amountMinor: '999' }, 'amount_out_of_range'],
  ['more than the most', { amountMinor: '500001' }, 'amount_out_of_range'],
  ['nothing', { amountMinor: '0' }, 'amount_out_of_range'],
  ['another currency', { currency: 'USD' as const }, 'field_invalid'],
  ['a channel of another brand', { channel: 'glimmer' }, 'deposit_channel_closed'],
])('an order of %s is refused', async (_what, changed, code) => {
  const browser = await operator.signedIn();
  const body = { channel: PIX, amountMinor: '5000', currency: 'BRL' as const, ...changed };
  const made = browser.client.call(endpoints.deposit.create, { body });
  await expect(made).rejects.toMatchObject({ code });
  expect((await browser.client.call(endpoints.deposit.list, { query: {} })).list).toEqual([]);
});

test('a lost answer is given again for the same key, and the order is made once', async () => {
  const browser = await operator.signedIn();
  const act = {
    body: { channel: PIX, amountMinor: '5000', currency: 'BRL' as const },
    idempotencyKey: 'the-same-deposit-again',
  };
  const first = await browser.client.call(endpoints.deposit.create, act);
  const again = await browser.client.call(endpoints.deposit.create, act);
  expect(again).toEqual(first);
  expect((await browser.client.call(endpoints.deposit.list, { query: {} })).list).toHaveLength(1);
});

test('ten tabs at once make no more orders than the limit', async () => {
  const browser = await operator.signedIn();
  const made = await Promise.allSettled(Array.from({ length: 10 }, () => makeOrder(browser)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const asked = await operator.services.database.$count(sandboxBankPayment);
  await expect(makeOrder(browser)).rejects.toMatchObject({ code: 'deposit_limit_reached' });
  // A request above the limit calls no provider.
  expect(await operator.services.database.$count(sandboxBankPayment)).toBe(asked);
  const { list } = await browser.client.call(endpoints.deposit.list, { query: {} });
  const query = { order: list[0]?.order ?? '' };
  expect(await browser.client.call(endpoints.deposit.cancel, { query })).toMatchObject({
    status: 'failed',
    failure: 'cancelled',
    instructions: null,
  });
  // Cancelling again is the same act.
  expect((await browser.client.call(endpoints.deposit.cancel, { query })).status).toBe('failed');
  await expect(makeOrder(browser)).resolves.toMatchObject({ status: 'awaiting-payment' });
});

test('an unpaid order times out, once, and frees its place', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  operator.clock.advance(15 * 60 - 1);
  await operator.worker.drain();
  expect((await readOrder(browser, order)).status).toBe('awaiting-payment');
  operator.clock.advance(10);
  // The time is over before the job has marked it: nothing may be paid any more.
  expect(await readOrder(browser, order)).toMatchObject({
    instructions: null,
    acts: { cancel: false },
  });
  await Promise.all([operator.worker.drain(), operator.worker.drain()]);
  const { status, history } = await readOrder(browser, order);
  expect([status, history.length]).toEqual(['timed-out', 2]);
  const query = { order: order.order };
  const late = browser.client.call(endpoints.deposit.cancel, { query });
  await expect(late).rejects.toMatchObject({ code: 'deposit_state' });
});

test('a member who has paid through a reviewed channel reports it, and the first reference stays', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  expect(order.acts).toEqual({ cancel: true, sayPaid: true });
  const say = (paymentReference: string) =>
    browser.client.call(endpoints.deposit.markPaid, {
      body: { order: order.order, paymentReference },
    });
  expect(await say('TED 2026-77')).toMatchObject({
    status: 'awaiting-review',
    reviewReason: 'channel',
    paymentReference: 'TED 2026-77',
    acts: { cancel: false, sayPaid: false },
  });
  expect((await say('another')).paymentReference).toBe('TED 2026-77');
  const pix = await makeOrder(browser);
  const body = { order: pix.order, paymentReference: 'x1' };
  const said = browser.client.call(endpoints.deposit.markPaid, { body });
  await expect(said).rejects.toMatchObject({ code: 'deposit_state' });
  // It waits for staff as long as that takes.
  operator.clock.advance(86_400);
  await operator.worker.drain();
  const [row] = await operator.services.database
    .select({ status: depositOrder.status })
    .from(depositOrder)
    .where(eq(depositOrder.id, Number(order.order.slice(1))));
  expect(row?.status).toBe('awaiting-review');
});

test('second payments of an order do not count towards the limit of open orders', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  for (let payment = 1; payment <= 4; payment += 1) {
    await notify(operator, notificationOf(order, { paymentId: `${order.order}-${payment}` }));
  }
  const { list } = await browser.client.call(endpoints.deposit.list, { query: {} });
  expect(list).toHaveLength(4);
  expect(list.filter(({ status }) => status === 'awaiting-review')).toHaveLength(3);
  expect((await methods(browser)).openOrders).toBe(0);
  expect((await makeOrder(browser)).status).toBe('awaiting-payment');
});

test('a deposit that goes on review states by when it is decided, as its brand promises', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  expect(order.promisedAt).toBeNull();
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  const brandsPromise = new Date(operator.clock.now.getTime() + 240 * 60_000).toISOString();
  expect(await readOrder(browser, order)).toMatchObject({ promisedAt: brandsPromise });
  await typeCommand(operator, 'brand', 'set', 'palpite', 'depositReviewMinutes', '30');
  await notify(operator, notificationOf(order, { paymentId: `again-${order.order}` }));
  const { list } = await browser.client.call(endpoints.deposit.list, { query: {} });
  const soon = new Date(operator.clock.now.getTime() + 30 * 60_000).toISOString();
  expect(list.map(({ promisedAt }) => promisedAt)).toEqual([soon, brandsPromise]);
  await typeCommand(operator, 'brand', 'reset', 'palpite');
  await typeCommand(operator, 'deposit', 'approve', order.order);
  expect((await readOrder(browser, order)).promisedAt).toBeNull();
});

test('turnover is required of the credited amount: a fee needs no stake', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  expect(order).toMatchObject({ feeMinor: '250', turnoverMinor: '9750' });
  await notify(operator, notificationOf(order));
  await typeCommand(operator, 'deposit', 'approve', order.order);
  const { requirements } = await browser.client.call(endpoints.turnover.get);
  expect(requirements).toMatchObject([{ reference: order.order, requiredMinor: '9750' }]);
});

test('orders are listed by page, newest first, and by status', async () => {
  const browser = await operator.signedIn();
  const orders = [await makeOrder(browser), await makeOrder(browser), await makeOrder(browser)];
  await notify(operator, notificationOf(orders[1] as (typeof orders)[number]));
  const page = await browser.client.call(endpoints.deposit.list, { query: { pageSize: 2 } });
  expect(page.list.map(({ order }) => order)).toEqual([orders[2]?.order, orders[1]?.order]);
  const last = await browser.client.call(endpoints.deposit.list, {
    query: { pageSize: 2, page: page.pages.next ?? '' },
  });
  expect(last.list.map(({ order }) => order)).toEqual([orders[0]?.order]);
  expect([page.pages.previous, last.pages.next]).toEqual([null, null]);
  const query = { status: 'success' } as const;
  const paid = await browser.client.call(endpoints.deposit.list, { query });
  expect(paid.list).toMatchObject([{ order: orders[1]?.order, creditedMinor: '5000' }]);
});

test('an order made under old terms keeps them', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  await typeCommand(
    operator,
    'deposit',
    'channel',
    'palpite',
    REVIEWED,
    'fee',
    '{"fixedMinor":"900","perMille":0}',
  );
  expect(await readOrder(browser, order)).toMatchObject({ feeMinor: '250' });
  expect(await makeOrder(browser, REVIEWED, '10000')).toMatchObject({ feeMinor: '900' });
  await typeCommand(operator, 'brand', 'reset', 'palpite');
});
