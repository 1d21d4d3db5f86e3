import { endpoints } from '@palpite/contract';
import { desc, eq, like } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { work } from '#kernel/work/work.table.ts';
import { freezePayee } from '../payout/payee.ts';
import { readWithdrawalOrder } from '@palpite/domain';
import { createOperator } from '#app.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  cancel,
  command,
  detail,
  house,
  money,
  newWithdrawer,
  noticesOf,
  request,
  setTerms,
  wait,
  type Withdrawer,
} from './testing/withdrawals.ts';

const operator = withOperator({
  limits: { moneyPerMinute: 1_000, loginPerAddressPerMinute: 1_000, poolSize: 12 },
});
beforeEach(async () => {
  await setTerms(operator, {});
  await operator.services.database.update(withdrawal).set({ dueAt: null });
});

const asked = async (member: Withdrawer, amountMinor: number) =>
  (await request(member, amountMinor)).withdrawal.order;
const statusOf = async (member: Withdrawer, order: string) => (await detail(member, order)).status;
const eventsOf = async (member: Withdrawer, order: string) =>
  (await detail(member, order)).timeline.map(({ event, by }) => `${event} by ${by}`);

test('a small one passes, is paid and counts as received by the clock, with one message that follows its steps', async () => {
  await setTerms(operator, { fee: { fixedMinor: '50', perMille: 0 }, receiptMinutes: 60 });
  const member = await newWithdrawer(operator);
  const before = await house(operator);
  const { order } = (await request(member, 20_000, { feeMinor: '50' })).withdrawal;
  await wait(operator, 10);
  expect(await statusOf(member, order)).toBe('awaiting-review');
  await wait(operator, 10);
  expect(await detail(member, order)).toMatchObject({
    status: 'awaiting-payout',
    cancellable: false,
    waiting: { reasons: ['payout'] },
  });
  await wait(operator, 30);
  expect(await detail(member, order)).toMatchObject({
    status: 'paid',
    payoutMinor: '20000',
    waiting: { reasons: ['receipt'] },
  });
  expect(await money(operator, member.id)).toEqual({ main: 79_950n, held: 0n });
  expect(await house(operator)).toEqual({
    payments: before.payments + 20_000n,
    fees: before.fees + 50n,
    losses: before.losses,
  });
  await wait(operator, 3_590);
  expect(await statusOf(member, order)).toBe('paid');
  await wait(operator, 10);
  expect(await detail(member, order)).toMatchObject({
    status: 'confirmed',
    waiting: null,
    receipt: { answer: 'counted', missingMinor: '0' },
  });
  expect(await eventsOf(member, order)).toEqual([
    'requested by member',
    'approved by automatic',
    'paid by automatic',
    'counted-as-received by automatic',
  ]);
  expect(await noticesOf(member)).toEqual(['Seu saque conta como recebido']);
  // Once it counts as received it is not returned.
  expect(await money(operator, member.id)).toEqual({ main: 79_950n, held: 0n });
});

test('a larger one waits for staff, whatever time passes', async () => {
  await setTerms(operator, { payoutSeconds: null });
  const member = await newWithdrawer(operator);
  const order = await asked(member, 60_000);
  await wait(operator, 7_000);
  expect(await statusOf(member, order)).toBe('awaiting-review');
  expect(await command(operator, 'approve', order)).toMatchObject({ ended: 0 });
  await wait(operator, 10);
  expect(await statusOf(member, order)).toBe('awaiting-payout');
  expect(await command(operator, 'pay', order)).toMatchObject({ ended: 0 });
  expect(await eventsOf(member, order)).toEqual([
    'requested by member',
    'approved by operator',
    'paid by operator',
  ]);
});

test('cancelled while it awaits review, the money is free again, and only then', async () => {
  const member = await newWithdrawer(operator);
  const first = await asked(member, 40_000);
  const { withdrawal: cancelled, balance } = await cancel(member, first, 'the-same-act-twice');
  expect(cancelled).toMatchObject({ status: 'cancelled', waiting: null, cancellable: false });
  expect(balance).toMatchObject({ sumBalance: '100000', held: '0' });
  expect((await cancel(member, first, 'the-same-act-twice')).withdrawal).toEqual(cancelled);
  await expect(cancel(member, first)).rejects.toMatchObject({ code: 'withdrawal_state' });
  const second = await asked(member, 40_000);
  await wait(operator, 20);
  await expect(cancel(member, second)).rejects.toMatchObject({ code: 'withdrawal_state' });
  expect(await money(operator, member.id)).toEqual({ main: 60_000n, held: 40_000n });
});

test('refused, amount and fee are returned at once, and the member reads why', async () => {
  await setTerms(operator, { fee: { fixedMinor: '0', perMille: 10 } });
  const member = await newWithdrawer(operator);
  const { order } = (await request(member, 60_000, { feeMinor: '600' })).withdrawal;
  const reason = 'O nome da conta <b>não</b> confere';
  expect(await command(operator, 'refuse', order, reason)).toMatchObject({ ended: 0 });
  expect(await money(operator, member.id)).toEqual({ main: 100_000n, held: 0n });
  const refused = await detail(member, order);
  expect(refused).toMatchObject({ status: 'refused', waiting: null, payoutMinor: null });
  expect(refused.timeline.at(-1)).toMatchObject({ event: 'refused', by: 'operator', note: reason });
  expect(await noticesOf(member)).toEqual(['Seu saque foi recusado']);
  const { list } = await member.browser.client.call(endpoints.message.list);
  const { content } = await member.browser.client.call(endpoints.message.get, {
    query: { tab: 'system', messageId: list[0]?.messageId ?? '' },
  });
  expect(JSON.stringify(content)).toContain(reason);
  expect(JSON.stringify(content)).toContain(`/?member=withdraw&report=order%3D${order}`);
});

test('on hold, it states why and until when, and the clock does not advance it', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 20_000);
  await wait(operator, 20);
  const until = new Date(operator.clock.now.getTime() + 7_200_000).toISOString();
  await command(operator, 'hold', order, 'O banco está fechado', '--until', until);
  await wait(operator, 600);
  expect(await detail(member, order)).toMatchObject({
    status: 'awaiting-payout',
    waiting: { reasons: ['operator'], note: 'O banco está fechado', until },
  });
  await command(operator, 'pay', order);
  expect(await detail(member, order)).toMatchObject({
    status: 'paid',
    waiting: { reasons: ['receipt'], note: null },
  });
});

test('the clock does not move money of a locked account', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 20_000);
  const id = readWithdrawalOrder(order) ?? 0;
  const { database } = operator.services;
  await freezePayee(database, member.id, operator.clock.now);
  await wait(operator, 60);
  const [row] = await database.select().from(withdrawal).where(eq(withdrawal.id, id));
  expect(row?.status).toBe('awaiting-review');
});

test('put on hold while the clock pays: one of them happens, and the other is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await newWithdrawer(operator);
    const order = await asked(member, 30_000);
    await wait(operator, 20);
    operator.clock.advance(30);
    const [held] = await Promise.all([
      command(operator, 'hold', order, 'Por engano'),
      operator.worker.drain(),
    ]);
    const refused = await command(operator, 'refuse', order, 'Por engano');
    expect(refused.ended).toBe(held.ended);
    const status = await statusOf(member, order);
    expect(status).toBe(refused.ended === 0 ? 'refused' : 'paid');
    const kept = status === 'refused' ? 100_000n : 70_000n;
    expect(await money(operator, member.id)).toEqual({ main: kept, held: 0n });
  }
});

test('cancelled while it is approved: one of them happens', async () => {
  for (let round = 0; round < 6; round += 1) {
    const member = await newWithdrawer(operator);
    const order = await asked(member, 60_000);
    const [approved, taken] = await Promise.all([
      command(operator, 'approve', order),
      cancel(member, order).then(
        () => true,
        () => false,
      ),
    ]);
    expect(approved.ended === 0).toBe(!taken);
    expect(await statusOf(member, order)).toBe(taken ? 'cancelled' : 'awaiting-payout');
    expect((await money(operator, member.id)).held).toBe(taken ? 0n : 60_000n);
  }
});

test('paid by two members of staff at once, it is paid once', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 60_000);
  await command(operator, 'approve', order);
  const before = await house(operator);
  const paid = await Promise.all(Array.from({ length: 4 }, () => command(operator, 'pay', order)));
  expect(paid.filter(({ ended }) => ended === 0)).toHaveLength(1);
  expect((await house(operator)).payments).toBe(before.payments + 60_000n);
});

test('two processes at once and a repeat pay it once', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 20_000);
  await wait(operator, 20);
  operator.clock.advance(30);
  const other = await createOperator(operator.config);
  await Promise.all([operator.worker.drain(), other.worker.drain()]);
  await operator.worker.drain();
  await other.close();
  expect(await eventsOf(member, order)).toEqual([
    'requested by member',
    'approved by automatic',
    'paid by automatic',
  ]);
  expect(await money(operator, member.id)).toEqual({ main: 80_000n, held: 0n });
});

test('one that cannot be paid is left as it was, and delays no other', async () => {
  const [broken, whole] = [await newWithdrawer(operator), await newWithdrawer(operator)];
  const [first, second] = [await asked(broken, 20_000), await asked(whole, 20_000)];
  await wait(operator, 20);
  const { database, ledger, pool } = operator.services;
  const [row] = await database
    .select({ holdId: withdrawal.holdId })
    .from(withdrawal)
    .where(eq(withdrawal.id, readWithdrawalOrder(first) ?? 0));
  // Released without the order, which nothing in the project does.
  await ledger.releaseHold(pool, {
    key: 'test-past-its-back',
    kind: 'test',
    reference: 'test',
    holdId: row?.holdId ?? '',
  });
  await wait(operator, 30);
  expect(await statusOf(broken, first)).toBe('awaiting-payout');
  expect(await statusOf(whole, second)).toBe('paid');
  const [owed] = await database
    .select({ attempts: work.attempts, state: work.state, dueAt: work.dueAt })
    .from(work)
    .where(like(work.key, `withdrawal:${readWithdrawalOrder(first)}:%`))
    .orderBy(desc(work.id));
  expect(owed).toMatchObject({ attempts: 1, state: 'open' });
  expect(owed?.dueAt.getTime()).toBeGreaterThan(operator.clock.now.getTime());
});
