import { endpoints } from '@palpite/contract';
import type { PaymentNotification } from '@palpite/contract/payment-notification.ts';
import { and, eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { sandboxBankRefund } from '#sandbox/bank/bank.table.ts';
import { message } from '#modules/talk/tables/message.table.ts';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import { houseAccount } from '../wallet/accounts.ts';
import {
  makeOrder,
  notificationOf,
  notify,
  OPENING,
  ordersOf,
  readOrder,
  walletOf,
} from './testing/orders.ts';
import { textIn } from '#kernel/texts/texts.ts';
import { DEPOSIT_NOTICES } from './deposit-notices.ts';

/** Money that came for a deposit and was not credited: how it goes back to its payer. */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
});
afterAll(() => operator.close());

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'deposit' });
beforeEach(() => {
  clear();
  operator.logLines.length = 0;
});

const errors = () => operator.logLines.filter((line) => JSON.parse(line).level === 'error');
const palpite = { code: 'palpite', currency: 'BRL' } as const;
const house = async () => {
  const { ledger, pool } = operator.services;
  return {
    payments: await ledger.balance(pool, houseAccount('payments', palpite)),
    refunds: await ledger.balance(pool, houseAccount('payment-refunds', palpite)),
  };
};

/** A member who has paid one order twice: the order of the second payment. */
async function paidTwice(): Promise<{ browser: Browser; first: string; second: string }> {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order));
  await notify(operator, notificationOf(order, { paymentId: `second-${order.order}` }));
  const [, row] = await ordersOf(operator, browser);
  return { browser, first: order.order, second: `D${row?.id}` };
}

/** A provider's notification of a refund. */
const refundWord = (
  { first, second }: { first: string; second: string },
  event: 'refunded' | 'refund-failed',
  more: Partial<PaymentNotification> = {},
) =>
  notificationOf(
    { order: first, amountMinor: '5000', currency: 'BRL' },
    { event, paymentId: `second-${first}`, refundId: `${second}-R1`, ...more },
  );

const titlesOf = async (browser: Browser) => {
  const query = { tab: 'system' } as const;
  const { list } = await browser.client.call(endpoints.message.list, { query });
  return list.map(({ title }) => title);
};

/** What the newest message said before, newest first. */
const earlierTitles = async (browser: Browser) => {
  const { list } = await browser.client.call(endpoints.message.list, { query: { tab: 'system' } });
  const query = { tab: 'system', messageId: list[0]?.messageId ?? '' } as const;
  const { earlier } = await browser.client.call(endpoints.message.get, { query });
  return earlier.map(({ title }) => title);
};

test('[MEMBER-04] a payment made twice is refunded: its member sees why, how much and when, and the wallet is untouched', async () => {
  const { browser, second } = await paidTwice();
  const before = await house();
  expect(await run('refund', second, 'You paid this deposit twice.')).toBe(0);
  expect(said.join()).toContain(`50.00 BRL of deposit ${second} will be refunded as ${second}-R1`);
  const at = operator.clock.now.toISOString();
  expect(await readOrder(browser, { order: second })).toMatchObject({
    status: 'failed',
    failure: 'review-refused',
    refusalReason: 'You paid this deposit twice.',
    refund: {
      state: 'under-way',
      amountMinor: '5000',
      reason: 'You paid this deposit twice.',
      reference: null,
      at,
    },
    refreshSeconds: 30,
  });
  // The operator owes the payer what the provider keeps for the operator.
  expect(await house()).toEqual({
    payments: before.payments - 5_000n,
    refunds: before.refunds + 5_000n,
  });
  operator.clock.advance(60);
  expect(await run('refund-paid', second, 'E2026-0099')).toBe(0);
  const { refund, history } = await readOrder(browser, { order: second });
  expect(refund).toMatchObject({
    state: 'refunded',
    reference: 'E2026-0099',
    at: operator.clock.now.toISOString(),
  });
  expect(
    history.map(({ status, refund: step }) => [status, step?.state, step?.amountMinor]),
  ).toEqual([
    ['awaiting-review', undefined, undefined],
    ['failed', 'under-way', '5000'],
    ['failed', 'refunded', '5000'],
  ]);
  expect(await house()).toEqual(before);
  expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n);
  expect(await titlesOf(browser)).toEqual(['Seu dinheiro foi devolvido', 'Depósito recebido']);
  expect(await earlierTitles(browser)).toEqual([
    'Seu dinheiro está sendo devolvido',
    'Depósito em análise',
  ]);
});

test('a refused deposit gives its member the reason; money that came for it is listed until it has gone back', async () => {
  const browser = await operator.signedIn();
  const order = await makeOrder(browser);
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  await run('refuse', order.order, 'The payer is', 'not you.', '--note', 'secret suspicion');
  expect(said.join()).toContain('40.00 BRL was received');
  const refused = await readOrder(browser, order);
  expect(refused).toMatchObject({ refusalReason: 'The payer is not you.', refund: null });
  expect(JSON.stringify(refused)).not.toContain('suspicion');
  const notices = await operator.services.database
    .select({ texts: message.texts })
    .from(message)
    .where(eq(message.accountId, browser.accountId ?? 0));
  expect(JSON.stringify(notices)).toContain('foi recusado: The payer is not you.');
  await run('list');
  expect(said.find((line) => line.startsWith(order.order))).toContain('refund owed');
  await run('refund', order.order, 'Not your account.', '--amount', '3900', '--reference', 'TED 7');
  expect(await readOrder(browser, order)).toMatchObject({
    refusalReason: 'The payer is not you.',
    refund: { state: 'refunded', amountMinor: '3900', reference: 'TED 7' },
  });
  clear();
  await run('list');
  expect(said.some((line) => line.startsWith(order.order))).toBe(false);
});

test('money that was credited, never came, or is more than came is not refunded, and nothing is sent twice', async () => {
  const { browser, first, second } = await paidTwice();
  expect(await run('refund', first, 'I want to')).toBe(1);
  expect(complained.join()).toContain(`${first} is success`);
  const unpaid = await makeOrder(browser);
  expect(await run('refund', unpaid.order, 'I want to')).toBe(1);
  expect(complained.join()).toContain(`No money was received for ${unpaid.order}`);
  expect(await run('refund', second, 'Twice', '--amount', '5001')).toBe(1);
  expect(complained.join()).toContain('No more than 50.00 BRL was paid');
  expect(await run('refund', second)).toBe(1);
  expect(await run('refund-paid', second, 'E1')).toBe(1);
  const before = await house();
  expect(await run('refund', second, 'Twice')).toBe(0);
  expect(await run('refund', second, 'Twice')).toBe(1);
  expect(await run('approve', second)).toBe(1);
  expect(await run('refund-paid', second, 'E1')).toBe(0);
  expect(await run('refund-paid', second, 'E1')).toBe(1);
  expect(await run('refund', second, 'Twice', '--reference', 'E2')).toBe(1);
  expect(await house()).toEqual(before);
  expect((await readOrder(browser, { order: second })).refund?.reference).toBe('E1');
});

test('a failed refund states why and is ordered again; a late notification of the first ends nothing', async () => {
  const paid = await paidTwice();
  const { browser, second } = paid;
  await run('refund', second, 'You paid twice.');
  expect(await run('refund-failed', second, 'The payer’s account is closed.')).toBe(0);
  expect((await readOrder(browser, { order: second })).refund).toMatchObject({
    state: 'failed',
    reason: 'The payer’s account is closed.',
  });
  expect((await titlesOf(browser))[0]).toBe('A devolução não foi concluída');
  expect(await run('refund', second, 'You paid twice.')).toBe(0);
  expect((await notify(operator, refundWord(paid, 'refunded'))).status).toBe(200);
  expect((await readOrder(browser, { order: second })).refund?.state).toBe('under-way');
  expect(errors()).toHaveLength(1);
  const again = refundWord(paid, 'refunded', { refundId: `${second}-R2`, refundReference: 'SB9' });
  await notify(operator, again);
  expect((await readOrder(browser, { order: second })).refund).toMatchObject({
    state: 'refunded',
    reference: 'SB9',
  });
});

test('the provider is asked once to send an ordered refund, and its notification ends it', async () => {
  const paid = await paidTwice();
  const { browser, first, second } = paid;
  await run('refund', second, 'You paid twice.');
  const { services, clock, worker } = operator;
  // The sandbox bank settled no such payment: it refuses the refund, and is asked again.
  await worker.drain();
  expect(operator.logLines.join()).toContain(`settled no payment second-${first}`);
  await notify(operator, refundWord(paid, 'refunded', { refundReference: 'SB7' }));
  expect((await readOrder(browser, { order: second })).refund).toMatchObject({
    state: 'refunded',
    reference: 'SB7',
  });
  clock.advance(10);
  await worker.drain();
  const asked = await services.database.$count(
    sandboxBankRefund,
    and(eq(sandboxBankRefund.reference, first), like(sandboxBankRefund.refundId, `${second}%`)),
  );
  expect(asked).toBe(0);
});

test('a payment that its provider has withdrawn is not refunded as well', async () => {
  const { browser, first, second } = await paidTwice();
  const told = { order: first, amountMinor: '5000', currency: 'BRL' } as const;
  const refused = { event: 'refused', paymentId: `second-${first}` } as const;
  await notify(operator, notificationOf(told, refused));
  expect(await run('refund', second, 'You paid twice.')).toBe(1);
  expect(complained.join()).toContain('reversed payment');
  expect((await readOrder(browser, { order: second })).refund).toBeNull();
});

test('two people who order a refund at the same moment send it once, and neither in addition to an approval', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { browser, second } = await paidTwice();
    const before = await house();
    const ends = await Promise.all([
      run('refund', second, 'You paid twice.', '--reference', 'A1'),
      run('approve', second),
      run('refund', second, 'You paid twice.', '--reference', 'B2'),
    ]);
    expect(ends.filter((end) => end === 0)).toHaveLength(1);
    const { status, refund } = await readOrder(browser, { order: second });
    const gained = (await walletOf(operator, browser)) - OPENING - 5_000n;
    expect([
      ['success', undefined, 5_000n],
      ['failed', 'refunded', 0n],
    ]).toContainEqual([status, refund?.state, gained]);
    expect((await house()).refunds).toBe(before.refunds);
  }
});

test('however refunds are ordered, sent and failed, no more goes back than came, and the ledger balances', async () => {
  const acts = fc.constantFrom(
    ['refund', 'Paid twice', '--amount', '3000'],
    ['refund', 'Paid twice', '--reference', 'R1'],
    ['refund-paid', 'R2'],
    ['refund-failed', 'Closed'],
    ['approve'],
    ['refuse', 'Not ours'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 6 }), async (typed) => {
      const { browser, second } = await paidTwice();
      const before = await house();
      await Promise.all(typed.map(([name = '', ...rest]) => run(name, second, ...rest)));
      const { status, refund, creditedMinor } = await readOrder(browser, { order: second });
      const credited = BigInt(creditedMinor ?? 0);
      const owed = refund?.state === 'under-way' ? BigInt(refund.amountMinor) : 0n;
      expect(await walletOf(operator, browser)).toBe(OPENING + 5_000n + credited);
      expect(await house()).toEqual({
        payments: before.payments - credited - owed,
        refunds: before.refunds + owed,
      });
      expect(status === 'success' && refund !== null).toBe(false);
    }),
    { numRuns: 12 },
  );
  const { ok, sumByCurrency } = await operator.services.ledger.verify();
  expect(ok).toBe(true);
  expect(sumByCurrency.BRL).toBe(0n);
});

test.each(['EN', 'PT', 'ZH', 'ID', 'TH', 'VI'] as const)(
  'a member who reads %s gets the notice of a refund in that language, with the operator’s words as text',
  async (language) => {
    const { browser, second } = await paidTwice();
    const { database } = operator.services;
    const id = browser.accountId ?? 0;
    await database.update(account).set({ language }).where(eq(account.id, id));
    await run('refund', second, 'Twice {order} <b>');
    await run('refund-failed', second, 'Closed');
    await run('refund', second, 'Twice', '--reference', 'E2E-9');
    const notices = await database
      .select()
      .from(message)
      .where(eq(message.accountId, id))
      .orderBy(message.id);
    const told = notices.flatMap(({ texts }) => texts?.[language] ?? []).slice(-4);
    const titleOf = (kind: keyof typeof DEPOSIT_NOTICES) =>
      textIn(language, DEPOSIT_NOTICES[kind].title);
    expect(told.map(({ title }) => title)).toEqual([
      titleOf('refund-under-way'),
      titleOf('refund-failed'),
      titleOf('refund-under-way'),
      titleOf('refunded'),
    ]);
    const [begun] = told;
    expect(JSON.stringify(begun)).toContain('Twice {order} <b>');
    expect(JSON.stringify(told.at(-1))).toContain('E2E-9');
    // Every placeholder of a text is filled in.
    expect(JSON.stringify(told.slice(1))).not.toMatch(/[{]\w+[}]/);
  },
);
