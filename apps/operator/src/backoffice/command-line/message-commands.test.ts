import { endpoints } from '@palpite/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { message, messageMark } from '#modules/talk/tables/message.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();
let member: Browser;
let other: Browser;
beforeAll(async () => {
  member = await operator.signedIn(0, { language: 'EN' });
  other = await operator.signedIn();
});

const { said, complained, run, clear } = testTerminal(() => operator, { command: 'message' });
beforeEach(async () => {
  clear();
  await operator.services.database.delete(messageMark);
  await operator.services.database.delete(message);
});

const listOf = async (browser: Browser) =>
  (await browser.client.call(endpoints.message.list, { query: { tab: 'system' } })).list;
const nameOf = async (browser: Browser) =>
  (await browser.client.call(endpoints.member.get)).username;
const words = ['--title', 'Welcome', '--text', 'Read **this**.', '--language', 'EN'];

test('one to an account reaches only that account; once withdrawn, it is in no list', async () => {
  expect(await run('send', 'palpite', await nameOf(member), ...words)).toBe(0);
  const [only] = await listOf(member);
  expect(only).toMatchObject({ title: 'Welcome', read: false, correspondent: null });
  expect(await listOf(other)).toEqual([]);

  expect(await run('list', 'palpite')).toBe(0);
  expect(said.join('\n')).toMatch(/sent .*Welcome/);
  expect(await run('withdraw', 'palpite', only?.messageId ?? '')).toBe(0);
  expect(await listOf(member)).toEqual([]);
  expect(await run('withdraw', 'palpite', only?.messageId ?? '')).toBe(1);
  expect(complained[0]).toBe('palpite has no message with that id.');
});

test('one to all reaches every member of the brand, each in their own language', async () => {
  expect(await run('send', 'palpite', '--all', ...words)).toBe(0);
  for (const browser of [member, other]) expect(await listOf(browser)).toHaveLength(1);
  const [only] = await listOf(member);
  const whole = await member.client.call(endpoints.message.get, {
    query: { tab: 'system', messageId: only?.messageId ?? '' },
  });
  expect(whole.content).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Read ' }, { text: 'this', strong: true }, { text: '.' }] },
  ]);
});

test('messages between members are neither listed nor withdrawn', async () => {
  const upline = await operator.account({ type: 1 });
  const writer = operator.browser();
  await writer.login((await operator.account({ uplineId: upline.id })).username);
  const { messageId } = await writer.client.call(endpoints.message.send, {
    body: { downlineId: null, text: 'Between us' },
    idempotencyKey: 'between-us-0000001',
  });
  expect(await run('list', 'palpite')).toBe(0);
  expect(said.join('\n')).not.toContain(messageId);
  expect(await run('withdraw', 'palpite', messageId)).toBe(1);
});

test.each([
  { what: 'nobody named', typed: [], says: 'Missing username.' },
  {
    what: 'an account that is not there',
    typed: ['nobody'],
    says: 'palpite has no account "nobody".',
  },
  {
    what: 'one account and all',
    typed: ['somebody', '--all'],
    says: 'Give either a username or --all.',
  },
])('$what is reported in a sentence, and no message is sent', async ({ typed, says }) => {
  expect(await run('send', 'palpite', ...typed, ...words)).toBe(1);
  expect(complained[0]).toBe(says);
  expect(await operator.services.database.$count(message)).toBe(0);
});
