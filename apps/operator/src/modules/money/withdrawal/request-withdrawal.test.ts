import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { payoutAccount } from '../tables/payout.table.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import { houseAccount, mainWallet } from '../wallet/accounts.ts';
import {
  addPayoutAccount,
  cancel,
  detail,
  money,
  newWithdrawer,
  options,
  request,
  setTerms,
  type Withdrawer,
} from './testing/withdrawals.ts';

const operator = withOperator({
  limits: {
    moneyPerMinute: 1_000,
    loginPerAddressPerMinute: 1_000,
    generalPerMinute: 100_000,
    poolSize: 12,
  },
});
beforeEach(() => setTerms(operator, {}));

const brand = { code: 'palpite', currency: 'BRL' } as const;

const post = (key: string, source: string, destination: string, amountMinor: bigint) =>
  operator.services.ledger.post(operator.services.pool, {
    key,
    kind: 'test',
    reference: 'test',
    postings: [{ source, destination, amountMinor, currency: 'BRL' }],
  });

const owe = (member: Withdrawer, requiredMinor: bigint) =>
  inTransaction(operator.services.pool, ({ tx }) =>
    requireTurnover(tx, operator.modules.money.own, {
      accountId: member.id,
      reason: 'deposit',
      reference: 'D1',
      currency: 'BRL',
      requiredMinor,
      at: operator.clock.now,
    }),
  );

/** No money was put on hold and there is no order. */
async function isUntouched(member: Withdrawer) {
  expect(await money(operator, member.id)).toEqual({ main: 100_000n, held: 0n });
  const { list } = await member.browser.client.call(endpoints.withdrawal.list);
  expect(list).toEqual([]);
}

test('a request puts its amount and the stated fee on hold, and states when it is promised and why it waits', async () => {
  await setTerms(operator, { fee: { fixedMinor: '100', perMille: 10 } });
  const member = await newWithdrawer(operator);
  const { withdrawal, balance } = await request(member, 20_000, { feeMinor: '300' });
  expect(balance).toMatchObject({ sumBalance: '79700', held: '20300' });
  expect(withdrawal).toMatchObject({
    status: 'awaiting-review',
    amountMinor: '20000',
    feeMinor: '300',
    cancellable: true,
    payoutMinor: null,
    receipt: null,
    destination: { kind: 'pix', keyType: 'email', destination: 'a***@example.com' },
    waiting: { reasons: ['automatic'], note: null, until: '2026-03-02T12:01:00.000Z' },
    timeline: [
      { event: 'requested', by: 'member', amountMinor: '20000', at: '2026-03-02T12:00:00.000Z' },
    ],
  });
  expect(withdrawal.order).toMatch(/^W\d+$/);
  expect(await detail(member, withdrawal.order.toLowerCase())).toEqual(withdrawal);
});

test('the account record shows the amounts taken and returned, under the withdrawal’s own number', async () => {
  const before = operator.clock.now;
  // The ledger records the database's time.
  operator.clock.now = new Date();
  await setTerms(operator, { fee: { fixedMinor: '100', perMille: 0 } });
  const member = await newWithdrawer(operator);
  const { withdrawal } = await request(member, 20_000, { feeMinor: '100' });
  await cancel(member, withdrawal.order);
  const { order } = withdrawal;
  const { rows } = await member.browser.client.call(endpoints.movement.list);
  expect(rows.slice(0, 2)).toMatchObject([
    { order, type: 'withdrawal-returned', inMinor: '20100', balanceAfterMinor: '100000' },
    { order, type: 'withdrawal', outMinor: '20100', balanceAfterMinor: '79900' },
  ]);
  operator.clock.now = before;
});

test('above the automatic limit staff review it, and also the first one when the brand says so', async () => {
  await setTerms(operator, { reviewFirst: true });
  const member = await newWithdrawer(operator);
  const { withdrawal } = await request(member, 60_000);
  expect(withdrawal.waiting).toMatchObject({
    reasons: ['amount', 'first-withdrawal'],
    until: '2026-03-02T13:00:00.000Z',
  });
  await setTerms(operator, { automaticUpToMinor: null });
  const second = await request(member, 5_000);
  expect(second.withdrawal.waiting?.reasons).toEqual(['by-hand']);
});

test('a request is held to the limits that the page shows', async () => {
  await setTerms(operator, { fee: { fixedMinor: '100', perMille: 10 }, openAtOnce: 1 });
  const member = await newWithdrawer(operator);
  const before = await options(member);
  expect(before).toMatchObject({
    balanceMinor: '100000',
    withdrawable: {
      nowMinor: '98910',
      setUpMinor: '98910',
      feeMinor: '1090',
      aboveMinor: '0',
      above: null,
    },
    lockedInPlayMinor: '0',
    lockedInWithdrawalsMinor: '0',
    hasPaymentPassword: true,
    fee: { fixedMinor: '100', perMille: 10 },
    today: { count: 0, countLimit: 5, amountMinor: '0', resetsAt: '2026-03-03T03:00:00.000Z' },
    open: { count: 0, limit: 1 },
    obstacles: [],
  });
  expect(before.payoutAccounts).toMatchObject([
    { payoutAccountId: member.payoutAccountId, usable: true },
  ]);
  // The maximum is requested: the balance pays for it to the last unit, or all but one.
  await request(member, Number(before.withdrawable.nowMinor), { feeMinor: '1090' });
  expect((await money(operator, member.id)).main).toBe(0n);
  expect(await options(member)).toMatchObject({
    balanceMinor: '0',
    withdrawable: { nowMinor: '0', setUpMinor: '0', aboveMinor: '0', above: null },
    lockedInWithdrawalsMinor: '100000',
    today: { count: 1, amountMinor: '98910' },
    obstacles: ['open-limit', 'balance'],
  });
});

test('the account record states the fee in a withdrawal’s amount', async () => {
  // The ledger records its own time, so the operator's clock follows it here.
  const { now } = operator.clock;
  operator.clock.now = new Date();
  await setTerms(operator, { fee: { fixedMinor: '100', perMille: 0 } });
  const member = await newWithdrawer(operator);
  const { withdrawal } = await request(member, 20_000, { feeMinor: '100' });
  const { rows } = await member.browser.client.call(endpoints.movement.list, { query: {} });
  expect(rows[0]).toMatchObject({ order: withdrawal.order, type: 'withdrawal', outMinor: '20100' });
  expect(rows[0]?.note.replaceAll('\u{a0}', ' ')).toBe('Inclui taxa de R$ 1,00');
  operator.clock.now = now;
});

test('a member who cannot withdraw yet sees everything that is missing', async () => {
  const browser = await operator.signedIn();
  const member = { id: browser.accountId ?? 0, browser, payoutAccountId: '1' };
  await owe(member, 5_000n);
  expect(await options(member)).toMatchObject({
    hasPaymentPassword: false,
    turnover: { leftMinor: '5000', requirements: [{ reason: 'deposit', reference: 'D1' }] },
    obstacles: ['payment-password', 'payout-account', 'turnover'],
  });
  await expect(request(member, 5_000)).rejects.toMatchObject({ code: 'payment_password_not_set' });
});

test('a wrong payment password puts nothing on hold', async () => {
  const member = await newWithdrawer(operator);
  await expect(request(member, 5_000, { paymentPassword: '135791' })).rejects.toMatchObject({
    code: 'payment_password_incorrect',
  });
  await isUntouched(member);
});

test('no money goes to another member’s account, to a removed one, or to one within its waiting time', async () => {
  const member = await newWithdrawer(operator);
  const other = await newWithdrawer(operator);
  const soon = new Date(operator.clock.now.getTime() + 1_000);
  const removed = await addPayoutAccount(operator, member.id);
  await operator.services.database
    .update(payoutAccount)
    .set({ removedAt: operator.clock.now })
    .where(eq(payoutAccount.id, Number(removed)));
  for (const payoutAccountId of [
    other.payoutAccountId,
    removed,
    await addPayoutAccount(operator, member.id, soon),
    'none',
  ]) {
    await expect(request(member, 5_000, { payoutAccountId })).rejects.toMatchObject({
      code: 'payout_account_unavailable',
    });
  }
  await isUntouched(member);
});

test('an amount outside the limits, or with another fee than the one shown, puts nothing on hold', async () => {
  const member = await newWithdrawer(operator);
  for (const amount of [0, 1_999, 500_001]) {
    await expect(request(member, amount)).rejects.toMatchObject({ code: 'amount_out_of_range' });
  }
  await setTerms(operator, { fee: { fixedMinor: '50', perMille: 0 } });
  await expect(request(member, 5_000)).rejects.toMatchObject({
    code: 'fee_changed',
    value: { feeMinor: '50' },
  });
  // The balance pays for the amount alone, and not for its fee.
  await expect(request(member, 100_000, { feeMinor: '50' })).rejects.toMatchObject({
    code: 'insufficient_funds',
  });
  await isUntouched(member);
});

test('nothing leaves while turnover is left', async () => {
  const member = await newWithdrawer(operator);
  await owe(member, 7_500n);
  await expect(request(member, 5_000)).rejects.toMatchObject({
    code: 'turnover_left',
    value: { leftMinor: '7500' },
  });
  await isUntouched(member);
});

test('money of a concurrent deposit does not leave before its turnover', async () => {
  const member = await newWithdrawer(operator);
  const deposited = inTransaction(operator.services.pool, async ({ tx, client }) => {
    await requireTurnover(tx, operator.modules.money.own, {
      accountId: member.id,
      reason: 'deposit',
      reference: 'D2',
      currency: 'BRL',
      requiredMinor: 50_000n,
      at: operator.clock.now,
    });
    await operator.services.ledger.post(client, {
      key: `test-deposit-${member.id}`,
      kind: 'deposit',
      reference: 'test',
      postings: [
        {
          source: houseAccount('payments', brand),
          destination: mainWallet(member.id),
          amountMinor: 50_000n,
          currency: 'BRL',
        },
      ],
    });
  });
  const [asked] = await Promise.allSettled([request(member, 120_000), deposited]);
  expect(asked.status).toBe('rejected');
  expect((await money(operator, member.id)).held).toBe(0n);
});

test('a request with a lost answer is the same request when it is sent again, and holds once', async () => {
  const member = await newWithdrawer(operator);
  const key = randomUUID();
  const first = await request(member, 10_000, { key });
  expect(await request(member, 10_000, { key })).toEqual(first);
  await expect(request(member, 11_000, { key })).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
  const again = await Promise.all(
    Array.from({ length: 4 }, () => request(member, 10_000, { key })),
  );
  expect(again.map(({ withdrawal }) => withdrawal.order)).toEqual(
    Array.from({ length: 4 }, () => first.withdrawal.order),
  );
  expect(await money(operator, member.id)).toEqual({ main: 90_000n, held: 10_000n });
});

test('two tabs cannot put the same money on hold twice', async () => {
  await setTerms(operator, { openAtOnce: 20, countPerDay: 100 });
  const member = await newWithdrawer(operator);
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => request(member, 30_000)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const each of asked.filter((outcome) => outcome.status === 'rejected')) {
    expect(each.reason).toMatchObject({ code: 'insufficient_funds' });
  }
  expect(await money(operator, member.id)).toEqual({ main: 10_000n, held: 90_000n });
});

test('a balance that is spent in the meantime is spent once', async () => {
  const member = await newWithdrawer(operator);
  const spent = post(
    `test-spend-${member.id}`,
    mainWallet(member.id),
    houseAccount('bets', brand),
    60_000n,
  );
  const outcomes = await Promise.allSettled([request(member, 60_000), spent]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { main = 0n, held = 0n } = await money(operator, member.id);
  expect(main).toBe(40_000n);
  expect([0n, 60_000n]).toContain(held);
});

test('however many are sent at once, no more pass than the day’s count and the open ones allow', async () => {
  await setTerms(operator, { countPerDay: 3, openAtOnce: 20 });
  const member = await newWithdrawer(operator);
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => request(member, 2_000)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(request(member, 2_000)).rejects.toMatchObject({
    code: 'withdrawal_limit_reached',
    value: { limit: 'count' },
  });
  const other = await newWithdrawer(operator);
  await setTerms(operator, { openAtOnce: 2 });
  await Promise.allSettled(Array.from({ length: 5 }, () => request(other, 2_000)));
  expect((await options(other)).open).toEqual({ count: 2, limit: 2 });
  await expect(request(other, 2_000)).rejects.toMatchObject({ value: { limit: 'open' } });
});

test('the day’s limits count days of the operator’s zone, without cancelled ones', async () => {
  await setTerms(operator, { amountPerDayMinor: '50000' });
  // 23:59 in São Paulo, where a new day begins at 03:00 UTC.
  operator.clock.now = new Date('2026-03-03T02:59:00.000Z');
  const member = await newWithdrawer(operator);
  const { withdrawal } = await request(member, 50_000);
  await expect(request(member, 2_000)).rejects.toMatchObject({
    code: 'withdrawal_limit_reached',
    value: { limit: 'amount' },
  });
  await cancel(member, withdrawal.order);
  expect((await options(member)).today).toMatchObject({ count: 0, amountMinor: '0' });
  await request(member, 50_000);
  operator.clock.advance(60);
  expect(await options(member)).toMatchObject({
    today: { count: 0, amountMinor: '0', resetsAt: '2026-03-04T03:00:00.000Z' },
    withdrawable: { nowMinor: '50000', aboveMinor: '0' },
  });
  await request(member, 50_000);
  expect(await money(operator, member.id)).toEqual({ main: 0n, held: 100_000n });
});

test('a dozen requests at once with the right payment password are decided by money and limits, never as guesses', async () => {
  const member = await newWithdrawer(operator);
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 12 }, () => request(member, 2_000, { key })));
  for (const each of same) expect(each).toEqual(same[0]);
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () =>
      request(member, 2_000).then(
        () => 'requested',
        ({ code }: { code: string }) => code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([
    ...Array(2).fill('requested'),
    ...Array(10).fill('withdrawal_limit_reached'),
  ]);
  expect(await money(operator, member.id)).toEqual({ main: 94_000n, held: 6_000n });
});
