import { endpoints } from '@palpite/contract';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { brandFiles } from '#modules/brand/testing.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { depositOrder, depositPayment } from '#modules/money/tables/deposit.table.ts';
import {
  makeOrder,
  notificationOf,
  notify,
  OPENING,
  PIX,
  readOrder,
  REVIEWED,
  walletOf,
} from '#modules/money/deposit/testing/orders.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'deposit' });
beforeEach(clear);

test('a deposit on review is listed, examined and credited once', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  expect(await run('list', 'palpite')).toBe(0);
  expect(said.find((line) => line.startsWith(order.order))).toMatch(/50\.00 BRL +40\.00 BRL/);
  expect(await run('approve', order.order, '--note', 'seen on the statement')).toBe(0);
  expect(await walletOf(operator, browser)).toBe(OPENING + 4_000n);
  expect(await run('approve', order.order)).toBe(1);
  expect(await run('refuse', order.order, 'after all not')).toBe(1);
  expect(await walletOf(operator, browser)).toBe(OPENING + 4_000n);
  said.length = 0;
  await run('show', order.order);
  expect(said.join('\n')).toMatch(/success +operator +seen on the statement/);
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'success',
    creditedMinor: '4000',
  });
});

test('two people who decide at the same moment decide once', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  const ends = await Promise.all([
    run('approve', order.order),
    run('refuse', order.order, 'not ours at all'),
    run('approve', order.order),
  ]);
  expect(ends.filter((end) => end === 0)).toHaveLength(1);
  const { status, creditedMinor } = await readOrder(browser, order);
  expect([
    ['success', '4000', OPENING + 4_000n],
    ['failed', null, OPENING],
  ]).toContainEqual([status, creditedMinor, await walletOf(operator, browser)]);
});

test('no more than the paid amount is credited', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  expect(await run('approve', order.order, '--amount', '4001')).toBe(1);
  expect(await run('approve', order.order, '--amount', '40.00')).toBe(1);
  expect(await walletOf(operator, browser)).toBe(OPENING);
  expect(await run('approve', order.order, '--amount', '3900')).toBe(0);
  expect(await walletOf(operator, browser)).toBe(OPENING + 3_900n);
});

test('no more than the ordered amount is credited while the provider reports no payment', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  const body = { order: order.order, paymentReference: 'TED 4' };
  await browser.client.call(endpoints.deposit.markPaid, { body });
  expect(await run('approve', order.order, '--amount', '10001')).toBe(1);
  expect(complained.join()).toContain('No more than 100.00 BRL was requested');
  expect(await walletOf(operator, browser)).toBe(OPENING);
  expect(await run('approve', order.order, '--amount', '10000')).toBe(0);
});

test('a deposit approved by hand is not credited again when the provider’s notification comes', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  const body = { order: order.order, paymentReference: 'TED 5' };
  await browser.client.call(endpoints.deposit.markPaid, { body });
  expect(await run('approve', order.order)).toBe(0);
  await notify(operator, notificationOf(order));
  expect(await walletOf(operator, browser)).toBe(OPENING + 9_750n);
  const { list } = await browser.client.call(endpoints.deposit.list, { query: {} });
  expect(list).toHaveLength(1);
});

test('an amount that the fee would use up is not credited, and the order stays as it was', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  await notify(operator, notificationOf(order));
  expect(await run('approve', order.order, '--amount', '200')).toBe(1);
  expect(complained.join()).toContain('The fee would take all of 2.00 BRL');
  expect(await readOrder(browser, order)).toMatchObject({ status: 'awaiting-review' });
  expect(await walletOf(operator, browser)).toBe(OPENING);
  expect(await run('approve', order.order, '--amount', '251')).toBe(0);
  expect(await walletOf(operator, browser)).toBe(OPENING + 1n);
});

test('a refusal needs a reason, which its member reads, unlike the note; an unpaid order is not decided', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  expect(await run('refuse', order.order, 'We found no payment.')).toBe(1);
  expect(complained.join()).toContain('awaiting-payment');
  const body = { order: order.order, paymentReference: 'TED 6' };
  await browser.client.call(endpoints.deposit.markPaid, { body });
  expect(await run('refuse', order.order)).toBe(1);
  const note = ['--note', 'secret suspicion'];
  expect(await run('refuse', order.order, 'We found no payment.', ...note)).toBe(0);
  const seen = await readOrder(browser, order);
  expect(seen).toMatchObject({
    status: 'failed',
    failure: 'review-refused',
    refusalReason: 'We found no payment.',
  });
  expect(JSON.stringify(seen)).not.toContain('suspicion');
});

test('a payment without an order is listed until staff record its outcome', async () => {
  const lost = { order: 'no number', amountMinor: '700', currency: 'BRL' } as const;
  await notify(operator, notificationOf(lost, { paymentId: 'stray-1' }));
  await run('list');
  expect(said.join('\n')).toContain('sandbox-bank/stray-1');
  expect(await run('resolve', 'sandbox-bank/stray-1', 'sent back to the payer')).toBe(0);
  said.length = 0;
  await run('list');
  expect(said.join('\n')).not.toContain('stray-1');
  expect(await run('resolve', 'sandbox-bank/stray-1', 'sent back to the payer')).toBe(1);
});

test('a payment that has not settled is not closed, and one that changes is open again', async () => {
  const lost = { order: 'no number', amountMinor: '700', currency: 'BRL' } as const;
  const name = 'sandbox-bank/stray-2';
  await notify(operator, notificationOf(lost, { paymentId: 'stray-2', event: 'seen' }));
  expect(await run('resolve', name, 'sent back to the payer')).toBe(1);
  // As it could be closed before.
  await operator.services.database
    .update(depositPayment)
    .set({ resolution: 'sent back to the payer', resolvedAt: operator.clock.now })
    .where(eq(depositPayment.paymentId, 'stray-2'));
  await notify(operator, notificationOf(lost, { paymentId: 'stray-2' }));
  await run('list');
  expect(said.join('\n')).toContain(name);
  expect(await run('resolve', name, 'sent back to the payer')).toBe(0);
});

test('the list begins with money that has arrived and with the longest wait, and states how many more there are', async () => {
  const { accountId } = await operator.signedIn();
  const { database } = operator.services;
  await database
    .update(depositOrder)
    .set({
      status: 'failed',
      failure: 'provider-refused',
      reviewReason: null,
      promisedAt: null,
      endedAt: new Date(0),
    })
    .where(inArray(depositOrder.status, ['awaiting-review', 'processing']));
  // Money that came for a refused one needs staff too.
  await database
    .update(depositOrder)
    .set({ paidMinor: null })
    .where(eq(depositOrder.status, 'failed'));
  const [like] = await database.select().from(depositOrder).limit(1);
  if (like === undefined) throw new Error('there is no order');
  const { id: _id, ...rest } = like;
  const waiting = {
    ...rest,
    accountId: accountId ?? 0,
    status: 'awaiting-review' as const,
    failure: null,
    reviewReason: 'channel' as const,
    creditedMinor: null,
    feeMinor: null,
    endedAt: null,
    promisedAt: null,
    refusalReason: null,
    paymentId: null,
    paidMinor: null,
  };
  const unpaid = await database
    .insert(depositOrder)
    .values(Array.from({ length: 101 }, () => waiting))
    .returning();
  const [paid] = await database
    .insert(depositOrder)
    .values({ ...waiting, paidMinor: 4_000n })
    .returning();
  await run('list', 'palpite');
  const listed = said.flatMap((line) => /^D\d+/.exec(line)?.[0] ?? []);
  const oldest = unpaid.slice(0, 99).map(({ id }) => `D${id}`);
  expect(listed).toEqual([`D${paid?.id}`, ...oldest]);
  expect(said.join('\n')).toContain('… and 2 more.');
  await database.delete(depositOrder).where(
    inArray(
      depositOrder.id,
      unpaid.map(({ id }) => id),
    ),
  );
});

test('a channel is closed and changed by command, for future orders', async () => {
  const browser = await operator.signedIn();
  const before = await makeOrder(browser);
  expect(await run('channel', 'palpite', PIX, 'open', 'off')).toBe(0);
  await expect(makeOrder(browser)).rejects.toMatchObject({ code: 'deposit_channel_closed' });
  await notify(operator, notificationOf(before));
  expect((await readOrder(browser, before)).status).toBe('success');
  expect(await run('channel', 'palpite', PIX, 'open', 'on')).toBe(0);
  expect(await run('channel', 'palpite', PIX, 'minMinor', '600000')).toBe(1);
  expect(await run('channel', 'palpite', PIX, 'fee', '{"fixedMinor":"1000","perMille":0}')).toBe(1);
  expect(await run('channel', 'palpite', PIX, 'timeoutMinutes', '30')).toBe(0);
  const { expiresAt } = await makeOrder(browser);
  expect(Date.parse(expiresAt) - operator.clock.now.getTime()).toBe(30 * 60_000);
  said.length = 0;
  await run('channels', 'palpite');
  expect(said.join('\n')).toMatch(/pix-aurora +on .*30 min/);
});

test('a channel whose changed terms conflict with the brand’s files is closed and logged', async () => {
  const browser = await operator.signedIn();
  const { database, brands } = operator.services;
  expect(await run('channel', 'palpite', PIX, 'quickAmountsMinor', '[]')).toBe(0);
  expect(await run('channel', 'palpite', PIX, 'minMinor', '2000')).toBe(0);
  // The files of a later version, with a maximum below the changed minimum.
  const files = await brandFiles(database, 'palpite');
  const methods = files.deposits.methods.map((method) => ({
    ...method,
    channels: method.channels.map((each) => ({
      ...each,
      ...(each.code === PIX && { minMinor: '1000', maxMinor: '1500', quickAmountsMinor: [] }),
    })),
  }));
  operator.logLines.length = 0;
  await database
    .update(brand)
    .set({ document: { ...files, deposits: { methods } } })
    .where(eq(brand.code, 'palpite'));
  brands.forget();
  await expect(makeOrder(browser)).rejects.toMatchObject({ code: 'deposit_channel_closed' });
  const offer = await browser.client.call(endpoints.deposit.listMethods);
  const offered = offer.methods.flatMap(({ channels }) => channels.map(({ channel }) => channel));
  expect(offered).toContain(REVIEWED);
  expect(offered).not.toContain(PIX);
  expect(operator.logLines.filter((line) => line.includes('its terms are invalid'))).toHaveLength(
    1,
  );
  expect(await run('channel', 'palpite', PIX, 'open', 'on')).toBe(1);
  expect(await run('channel', 'palpite', PIX, 'minMinor', '1200')).toBe(0);
  expect((await makeOrder(browser, PIX, '1200')).status).toBe('awaiting-payment');
});
