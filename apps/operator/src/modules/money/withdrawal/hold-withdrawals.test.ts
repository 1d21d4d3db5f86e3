import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import { withdrawal, withdrawalEvent } from '../tables/withdrawal.table.ts';
import { removePayoutAccount } from '../payout/testing.ts';
import { readWithdrawalOrder } from '@palpite/domain';
import {
  addPayoutAccount,
  command,
  detail,
  money,
  newWithdrawer,
  noticesOf,
  request,
  setTerms,
  wait,
  type Withdrawer,
} from './testing/withdrawals.ts';

const operator = withOperator({
  limits: { moneyPerMinute: 1_000, loginPerAddressPerMinute: 1_000 },
});
beforeEach(async () => {
  await setTerms(operator, {});
  await operator.services.database.update(withdrawal).set({ dueAt: null });
});

const asked = async (member: Withdrawer, amountMinor: number) =>
  (await request(member, amountMinor)).withdrawal.order;

/** Locks or unlocks a member's account, as staff do. */
async function turn(key: 'lock' | 'unlock', { id }: Withdrawer) {
  const [owner] = await operator.services.database.select().from(account).where(eq(account.id, id));
  expect(await typeCommand(operator, 'accounts', key, 'palpite', owner?.username ?? '')).toBe(0);
}

async function rowOf(order: string) {
  const { database } = operator.services;
  const own = eq(withdrawal.id, readWithdrawalOrder(order) ?? 0);
  const [row] = await database.select().from(withdrawal).where(own);
  if (row === undefined) throw new Error(`${order} is not there`);
  return row;
}

async function eventsOf(order: string) {
  const rows = await operator.services.database
    .select()
    .from(withdrawalEvent)
    .where(eq(withdrawalEvent.withdrawalId, readWithdrawalOrder(order) ?? 0))
    .orderBy(withdrawalEvent.id);
  return rows.map(({ event, by }) => `${event} by ${by}`);
}

test('a withdrawal from before an account was locked is not paid by the clock once it is unlocked', async () => {
  const member = await newWithdrawer(operator);
  const passed = await asked(member, 20_000);
  await wait(operator, 20);
  const fresh = await asked(member, 10_000);
  await turn('lock', member);
  for (const [order, status] of [
    [passed, 'awaiting-payout'],
    [fresh, 'awaiting-review'],
  ] as const) {
    expect(await rowOf(order)).toMatchObject({
      status,
      dueAt: null,
      waits: ['operator'],
      note: null,
      holdReason: 'account-locked',
    });
  }
  await turn('unlock', member);
  await wait(operator, 7_200);
  expect((await rowOf(passed)).status).toBe('awaiting-payout');
  expect((await rowOf(fresh)).status).toBe('awaiting-review');
  expect(await money(operator, member.id)).toEqual({ main: 70_000n, held: 30_000n });
});

test('a withdrawal from the moment of the lock is put on hold when the account is unlocked', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 20_000);
  // As a request leaves it that the lock has not seen.
  await operator.services.database
    .update(account)
    .set({ status: 'locked' })
    .where(eq(account.id, member.id));
  await turn('unlock', member);
  await wait(operator, 7_200);
  expect(await rowOf(order)).toMatchObject({ status: 'awaiting-review', waits: ['operator'] });
});

test('a locked account is named next to its withdrawals, and money leaves only when staff confirm it', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 60_000);
  await turn('lock', member);
  expect((await command(operator, 'list')).text).toMatch(new RegExp(`^${order} .* locked `, 'm'));
  expect((await command(operator, 'show', order)).text).toMatch(/account +.* of palpite, locked/);
  const refused = await command(operator, 'approve', order);
  expect(refused).toMatchObject({ ended: 1 });
  expect(refused.text).toContain('The account is locked');
  expect((await command(operator, 'approve', order, '--locked')).ended).toBe(0);
  expect((await command(operator, 'pay', order)).ended).toBe(1);
  expect((await rowOf(order)).status).toBe('awaiting-payout');
  expect((await command(operator, 'pay', order, '--locked')).ended).toBe(0);
  expect((await rowOf(order)).status).toBe('paid');
});

test('a lock takes nothing of the time to report what arrived', async () => {
  await setTerms(operator, { receiptMinutes: 60 });
  const member = await newWithdrawer(operator);
  const order = await asked(member, 60_000);
  await command(operator, 'approve', order);
  await command(operator, 'pay', order);
  await turn('lock', member);
  await wait(operator, 7_200);
  await turn('unlock', member);
  const until = new Date(operator.clock.now.getTime() + 3_600_000);
  await wait(operator, 3_590);
  expect(await rowOf(order)).toMatchObject({ status: 'paid', dueAt: until, promisedAt: until });
  expect(await eventsOf(order)).toEqual([
    'requested by member',
    'approved by operator',
    'paid by operator',
    'receipt-extended by operator',
  ]);
  await wait(operator, 10);
  expect(await rowOf(order)).toMatchObject({ status: 'confirmed', receipt: 'counted' });
});

test('one that may be in payment is refused only after it was put on hold', async () => {
  const member = await newWithdrawer(operator);
  const order = await asked(member, 60_000);
  await command(operator, 'approve', order);
  const early = await command(operator, 'refuse', order, 'Por engano');
  expect(early).toMatchObject({ ended: 1 });
  expect(early.text).toContain('may already be on its way');
  await command(operator, 'hold', order, 'Pagamento em andamento');
  expect((await command(operator, 'refuse', order, 'Por engano')).ended).toBe(0);
  expect(await money(operator, member.id)).toEqual({ main: 100_000n, held: 0n });
});

test('a withdrawal to a removed payout account is put on hold while it awaits review, and its member reads why in their language', async () => {
  const member = await newWithdrawer(operator);
  const [there, elsewhere] = [
    await asked(member, 20_000),
    (
      await request(member, 10_000, {
        payoutAccountId: await addPayoutAccount(operator, member.id),
      })
    ).withdrawal.order,
  ];
  await removePayoutAccount(member.browser, member.payoutAccountId);
  expect(await detail(member, there)).toMatchObject({
    status: 'awaiting-review',
    cancellable: true,
    waiting: { reasons: ['operator'], note: 'A conta de saque de destino foi removida.' },
  });
  const inEnglish = await operator.browser({ language: 'EN' });
  inEnglish.token = member.browser.token;
  expect(await detail({ ...member, browser: inEnglish }, there)).toMatchObject({
    waiting: { note: 'Its payout account was removed.' },
    timeline: [{}, { event: 'held', note: 'Its payout account was removed.' }],
  });
  expect((await command(operator, 'show', there)).text).toContain(
    'Its payout account was removed.',
  );
  expect(await noticesOf(member)).toContain('Seu saque vai demorar mais');
  await wait(operator, 20);
  expect((await rowOf(there)).status).toBe('awaiting-review');
  expect((await rowOf(elsewhere)).status).toBe('awaiting-payout');
});
