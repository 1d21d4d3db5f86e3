import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { beforeAll, expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import {
  cancel,
  command,
  newWithdrawer,
  request,
  setTerms,
  wait,
  type Withdrawer,
} from './testing/withdrawals.ts';

/** The message about a withdrawal: one for all of its steps. */

const operator = withOperator({
  limits: { moneyPerMinute: 1_000, codePerMinute: 1_000, loginPerAddressPerMinute: 1_000 },
});
beforeAll(async () => {
  await setTerms(operator, {});
});

const query = { tab: 'system' } as const;
const listOf = async ({ browser }: Withdrawer) =>
  (await browser.client.call(endpoints.message.list, { query })).list;
const unreadOf = async ({ browser }: Withdrawer) =>
  (await browser.client.call(endpoints.message.countUnread)).system;
const readAll = ({ browser }: Withdrawer) =>
  browser.client.call(endpoints.message.markRead, { body: { tab: 'system', messageId: null } });
const open = ({ browser }: Withdrawer, messageId: string) =>
  browser.client.call(endpoints.message.get, { query: { tab: 'system', messageId } });
const partly = ({ browser }: Withdrawer, order: string) =>
  browser.client.call(endpoints.withdrawal.confirmReceipt, {
    body: { order, answer: 'partly', missingMinor: '5000', imageIds: [] },
    idempotencyKey: randomUUID(),
  });

/** A member whose withdrawal of 300.00 has just been paid, and the number of the first message about it. */
async function paid() {
  const member = await newWithdrawer(operator);
  const { order } = (await request(member, 30_000)).withdrawal;
  await wait(operator, 20);
  const first = (await listOf(member))[0]?.messageId ?? '';
  await wait(operator, 30);
  return { member, order, first };
}

test('[MEMBER-14] [MSG-01] the steps of a withdrawal are one message, which counts once and shows the earlier ones below', async () => {
  const { member, first } = await paid();
  const [only, ...others] = await listOf(member);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ title: 'Seu saque foi pago', read: false });
  expect(await unreadOf(member)).toBe(1);
  const whole = await open(member, only?.messageId ?? '');
  expect(whole.earlier.map(({ title }) => title)).toEqual(['Seu saque foi aprovado']);
  expect(JSON.stringify(whole.earlier)).toContain('foi aprovado');
  // A link to an earlier step leads to the message as it is now.
  expect(await open(member, first)).toEqual(whole);
});

test('[MSG-01] it is unread again with a step that its member has to know, and stays read with their own', async () => {
  const { member, order } = await paid();
  await readAll(member);
  await partly(member, order);
  expect(await listOf(member)).toMatchObject([
    { title: 'Você informou que falta uma parte', read: true },
  ]);
  expect(await unreadOf(member)).toBe(0);
  await command(operator, 'settle-dispute', order, 'pay');
  expect(await listOf(member)).toMatchObject([
    { title: 'Enviamos o valor que faltava', read: false },
  ]);
  expect(await unreadOf(member)).toBe(1);
});

test('a reading of an earlier step does not hide the news that came at the same moment', async () => {
  const { member, first } = await paid();
  await member.browser.client.call(endpoints.message.markRead, {
    body: { tab: 'system', messageId: first },
  });
  expect(await listOf(member)).toMatchObject([{ title: 'Seu saque foi pago', read: false }]);
});

test('a deleted message stays deleted with a quiet step, returns with news, and can be restored after either', async () => {
  const { member, order } = await paid();
  const messageId = (await listOf(member))[0]?.messageId ?? '';
  const place = { tab: 'system', messageId } as const;
  await member.browser.client.call(endpoints.message.delete, { query: place });
  await partly(member, order);
  expect(await listOf(member)).toEqual([]);
  await member.browser.client.call(endpoints.message.restore, { body: place });
  expect(await listOf(member)).toMatchObject([{ title: 'Você informou que falta uma parte' }]);
  await member.browser.client.call(endpoints.message.delete, { query: place });
  await command(operator, 'settle-dispute', order, 'pay');
  expect(await listOf(member)).toMatchObject([
    { title: 'Enviamos o valor que faltava', read: false },
  ]);
});

test('what the member does before there is any message writes none', async () => {
  const member = await newWithdrawer(operator);
  const { order } = (await request(member, 80_000)).withdrawal;
  await cancel(member, order);
  expect(await listOf(member)).toEqual([]);
});

test('two withdrawals have two messages', async () => {
  const member = await newWithdrawer(operator);
  await request(member, 20_000);
  await request(member, 20_000);
  await wait(operator, 20);
  await wait(operator, 30);
  expect((await listOf(member)).map(({ title }) => title)).toEqual([
    'Seu saque foi pago',
    'Seu saque foi pago',
  ]);
});
