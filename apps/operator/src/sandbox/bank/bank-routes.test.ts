import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { sandboxBankNotice } from './bank.table.ts';
import { makeOrder, OPENING, readOrder, walletOf } from '#modules/money/deposit/testing/orders.ts';
import { createWorkMetrics } from '@palpite/work/work-metrics.ts';
import { createOperatorQueue } from '#kernel/work/operator-queue.ts';
import { createWorker } from '@palpite/work/worker.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { type SendToOperator, sandboxBankWork, writeNotice } from './notify-operator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

interface From {
  readonly address?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
  readonly in?: TestOperator;
}

const open = (reference: string, from: From = {}) => {
  const { address = '127.0.0.1', host = 'localhost', headers = {} } = from;
  return (from.in ?? operator)
    .browser({ address, host })
    .fetch(`/dev/bank?payment=${reference}`, { headers });
};

/** Presses a button of a payment. */
const press = (reference: string, event: string, amountMinor = '5000', from: From = {}) =>
  send({ reference, event, amountMinor }, from);

/** Sends a form of the page, and lets the bank notify the operator. */
async function send(
  form: Record<string, string>,
  { address = '127.0.0.1', host = 'localhost', headers = {} }: From = {},
): Promise<Response> {
  const answer = await operator.browser({ address, host }).fetch('/dev/bank', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'http://localhost',
      ...headers,
    },
    body: new URLSearchParams(form).toString(),
  });
  await operator.worker.drain();
  return answer;
}

test('a developer sees an expected payment, pays it, and the operator is notified as by a provider', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  const page = await open(order.order);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  const text = await page.text();
  expect(text).toContain(`${order.order} · 50.00 BRL`);
  expect(text).not.toContain('<script');
  const pressed = await press(order.order, 'settled');
  expect(pressed.status).toBe(303);
  expect((await readOrder(browser, order)).status).toBe('success');
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  expect(await (await open(order.order)).text()).toContain('the operator knows');
});

test('[MEMBER-04] a developer sees an ordered refund, sends it once, and the payer is notified', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await press(order.order, 'settled');
  await press(order.order, 'settled');
  const { list } = await browser.client.call(endpoints.deposit.list, { query: {} });
  const second = list[0]?.order ?? '';
  await typeCommand(operator, 'deposit', 'refund', second, 'You paid twice.');
  expect(await (await open(order.order)).text()).not.toContain(`${second}-R1`);
  expect(await operator.worker.drain()).toBe(1);
  operator.clock.advance(10);
  expect(await operator.worker.drain()).toBe(0);
  const page = await (await open(order.order)).text();
  expect(page).toContain(`The operator asks for a refund: ${second}-R1 · 50.00 BRL`);
  const refund = { reference: order.order, refundId: `${second}-R1` };
  expect((await send({ ...refund, refundId: `${second}-R9`, event: 'refunded' })).status).toBe(404);
  expect((await send({ ...refund, event: 'refunded' })).status).toBe(303);
  // The first outcome stays.
  await send({ ...refund, event: 'refund-failed' });
  expect((await readOrder(browser, { order: second })).refund).toMatchObject({
    state: 'refunded',
    amountMinor: '5000',
    reference: expect.stringMatching(/^SB\d{8}$/),
  });
  expect(await (await open(order.order)).text()).toContain(`sent back ${second}-R1`);
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
});

test('a payment can be in progress before it settles, have another amount, or be refused', async () => {
  const browser = await operator.signedIn();
  const [slow, wrong, refused] = [
    await makeOrder(browser),
    await makeOrder(browser),
    await makeOrder(browser),
  ];
  await press(slow.order, 'seen');
  expect((await readOrder(browser, slow)).status).toBe('processing');
  await press(slow.order, 'settled');
  expect((await readOrder(browser, slow)).status).toBe('success');
  await press(wrong.order, 'settled', '4900');
  expect(await readOrder(browser, wrong)).toMatchObject({
    reviewReason: 'amount',
    paidMinor: '4900',
  });
  await press(refused.order, 'refused');
  expect((await readOrder(browser, refused)).failure).toBe('provider-refused');
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
});

test('a notification that was not accepted is repeated until it is, and counts once', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  const { services, app, clock } = operator;
  const hear = (request: Request) => app.fetch(request, { peerAddress: '127.0.0.1' });
  const answers: SendToOperator[] = [
    () => new Response('', { status: 503 }),
    // It was accepted, but the answer was lost, which the bank cannot see.
    async (request) => {
      await hear(request);
      return new Response('', { status: 503 });
    },
    hear,
  ];
  const queue = createOperatorQueue(services.secrets, services.now);
  const metrics = createWorkMetrics(new Registry(), queue, services.database);
  const needs = { ...services, queue, metrics, clock: services.now, leaseSeconds: 30 };
  const send: SendToOperator = (request) => (answers.shift() ?? hear)(request);
  const worker = createWorker(needs, [sandboxBankWork(services, send)], []);
  await inTransaction(services.pool, ({ tx }) =>
    writeNotice(tx, services, {
      reference: order.order,
      paymentId: 'sb_unheard',
      event: 'settled',
      amountMinor: 5_000n,
      at: clock.now,
    }),
  );
  await worker.drain();
  expect((await readOrder(browser, order)).status).toBe('awaiting-payment');
  for (let attempt = 2; attempt <= 4; attempt += 1) {
    clock.advance(60);
    await worker.drain();
  }
  expect(answers).toEqual([]);
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  const [told] = await services.database
    .select()
    .from(sandboxBankNotice)
    .where(eq(sandboxBankNotice.paymentId, 'sb_unheard'));
  expect(told?.toldAt).not.toBeNull();
});

test.each<[string, From]>([
  ['another machine', { address: '203.0.113.7' }],
  ['this machine’s proxy', { headers: { 'X-Forwarded-For': '203.0.113.7' } }],
  ['another proxy of this machine', { headers: { Forwarded: 'for=203.0.113.7' } }],
  ['a name that was led here', { host: 'rebound.example' }],
])('to %s there is no such page, and no payment can be made there', async (_who, from) => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  expect((await open(order.order, from)).status).toBe(404);
  expect((await press(order.order, 'settled', '5000', from)).status).toBe(404);
  expect((await readOrder(browser, order)).status).toBe('awaiting-payment');
});

test('a form on another site cannot make a payment', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:9']) {
    const pressed = await press(order.order, 'settled', '5000', { headers: { Origin: origin } });
    expect(pressed.status).toBe(403);
  }
  expect((await readOrder(browser, order)).status).toBe('awaiting-payment');
});

test('a site with a public address has no such bank, and its orders link to none', async () => {
  const site = await createTestOperator({
    config: { publicOrigins: ['https://play.example'], gamesOrigin: 'https://games.example' },
  });
  try {
    const browser = await site.signedIn();
    const order = await makeOrder(browser);
    expect(order.instructions?.payUrl).toBeNull();
    expect((await open(order.order, { in: site })).status).toBe(404);
  } finally {
    await site.close();
  }
});

test('a name that is none is refused, on the page and in its form', async () => {
  expect((await open('%00')).status).toBe(400);
  expect((await press('\0', 'settled')).status).toBe(400);
  expect((await send({ reference: 'D1', event: 'refunded', refundId: '\0' })).status).toBe(400);
  expect((await open('')).status).toBe(200);
});
