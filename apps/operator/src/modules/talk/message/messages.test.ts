import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { announcement } from '../tables/announcement.table.ts';
import { type MessageTexts, message, messageMark } from '../tables/message.table.ts';
import { runJob } from '@palpite/work/run-job.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { sweepMessages } from './sweep-messages.ts';

const operator = withOperator({ limits: { messagesPerHour: 5 } });
beforeEach(async () => {
  const { database } = operator.services;
  await database.delete(messageMark);
  await database.delete(message);
  await database.delete(announcement);
});

const DAY_SECONDS = 86_400;
type Tab = 'system' | 'personal' | 'announcements';

const textIn = (title: string): MessageTexts => ({
  PT: { title, content: [{ kind: 'paragraph', runs: [{ text: 'Texto.' }] }] },
});

/** A message of the operator, sent now. */
async function say(title: string, values: Partial<typeof message.$inferInsert> = {}) {
  operator.clock.advance(1);
  const [sent] = await operator.services.database
    .insert(message)
    .values({
      brandCode: 'palpite',
      texts: textIn(title),
      sentAt: operator.clock.now,
      ...values,
    })
    .returning({ id: message.id });
  return String(sent?.id);
}

async function announce(title: string) {
  operator.clock.advance(1);
  const [added] = await operator.services.database
    .insert(announcement)
    .values({
      brandCode: 'palpite',
      type: 'B',
      texts: { PT: { title, content: ['Texto.'] } },
      publishedAt: operator.clock.now,
    })
    .returning({ id: announcement.id });
  return String(added?.id);
}

const list = (browser: Browser, tab: Tab, query: object = {}) =>
  browser.client.call(endpoints.message.list, { query: { tab, ...query } });
const titles = async (browser: Browser, tab: Tab, query: object = {}) =>
  (await list(browser, tab, query)).list.map(({ title }) => title);
const unread = (browser: Browser) => browser.client.call(endpoints.message.countUnread);
const read = (browser: Browser, tab: Tab, messageId: string | null) =>
  browser.client.call(endpoints.message.markRead, { body: { tab, messageId } });
const remove = (browser: Browser, tab: Tab, messageId: string) =>
  browser.client.call(endpoints.message.delete, { query: { tab, messageId } });
let keys = 0;
const write = (
  browser: Browser,
  downlineId: string | null,
  text: string,
  idempotencyKey = `message-test-${String((keys += 1)).padStart(6, '0')}`,
) => browser.client.call(endpoints.message.send, { body: { downlineId, text }, idempotencyKey });

/** An agent with a downline, both signed in. */
async function pair() {
  const upline = await operator.signedIn(1);
  const uplineName = (await upline.client.call(endpoints.member.get)).username;
  const { id, username } = await operator.account({ uplineId: upline.accountId ?? 0 });
  const downline = operator.browser();
  await downline.login(username);
  return { upline, uplineName, downline, downlineId: String(id), downlineName: username };
}

test('[MSG-01] the count gives the unread messages of each tab, and falls as they are read', async () => {
  const { upline, downline } = await pair();
  await say('Para todos');
  const own = await say('Para você', { accountId: downline.accountId });
  await write(upline, String(downline.accountId), 'Olá');
  const announced = await announce('Aviso');
  expect(await unread(downline)).toEqual({
    unread: 4,
    system: 2,
    personal: 1,
    announcements: 1,
  });
  await read(downline, 'system', own);
  await read(downline, 'announcements', announced);
  expect(await unread(downline)).toEqual({ unread: 2, system: 1, personal: 1, announcements: 0 });
  await read(downline, 'system', null);
  await read(downline, 'personal', null);
  expect((await unread(downline)).unread).toBe(0);
  expect((await unread(upline)).personal).toBe(0);
});

test('[MEMBER-14] a tab is paged, newest first, and states how long messages are kept', async () => {
  const browser = await operator.signedIn();
  for (let number = 1; number <= 12; number += 1) await say(`n.º ${number}`);
  const first = await list(browser, 'system');
  expect(first).toMatchObject({ keptDays: operator.services.limits.messageDays });
  expect(first.list.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, at) => `n.º ${12 - at}`),
  );
  const page = first.pages.next ?? '';
  await say('n.º 13');
  expect(await titles(browser, 'system', { page })).toEqual(['n.º 2', 'n.º 1']);
});

test('[MEMBER-14] reading marks one, deleting removes it only from one’s own list, and it can be restored', async () => {
  const [mine, theirs] = [await operator.signedIn(), await operator.signedIn()];
  const id = await say('Para todos');
  const query = { tab: 'system', messageId: id } as const;
  expect(await mine.client.call(endpoints.message.get, { query })).toMatchObject({
    title: 'Para todos',
    read: false,
    answerable: false,
  });
  await read(mine, 'system', id);
  expect((await list(mine, 'system')).list[0]?.read).toBe(true);
  expect((await list(theirs, 'system')).list[0]?.read).toBe(false);

  await remove(mine, 'system', id);
  expect(await titles(mine, 'system')).toEqual([]);
  expect(await titles(theirs, 'system')).toEqual(['Para todos']);
  await expect(mine.client.call(endpoints.message.get, { query })).rejects.toMatchObject({
    code: 'not_found',
  });
  await mine.client.call(endpoints.message.restore, { body: query });
  expect(await titles(mine, 'system')).toEqual(['Para todos']);
});

test('announcements have a tab of their own and are deleted for one account alone', async () => {
  const [mine, theirs] = [await operator.signedIn(), await operator.signedIn()];
  const id = await announce('Aviso');
  expect(await titles(mine, 'announcements')).toEqual(['Aviso']);
  await remove(mine, 'announcements', id);
  expect(await titles(mine, 'announcements')).toEqual([]);
  expect(await titles(theirs, 'announcements')).toEqual(['Aviso']);
  expect((await mine.client.call(endpoints.announcement.list, { query: {} })).list).toHaveLength(1);
});

test('a message to all from before an account existed is not in its list, nor is another brand’s', async () => {
  await say('Antes');
  await announce('Antes');
  operator.clock.advance(1);
  const browser = await operator.signedIn();
  await say('De outra', { brandCode: 'lumen' });
  expect((await unread(browser)).unread).toBe(0);
  expect(await titles(browser, 'system')).toEqual([]);
  expect((await list(browser, 'announcements')).list).toMatchObject([{ read: true }]);
});

test('a downline and its upline write each other; the upline’s name is masked, the downline’s is not', async () => {
  const { upline, uplineName, downline, downlineId, downlineName } = await pair();
  await write(downline, null, 'Boa tarde.\nTenho uma pergunta.');
  const [got] = (await list(upline, 'personal')).list;
  expect(got).toMatchObject({
    title: 'Boa tarde. Tenho uma pergunta.',
    read: false,
    correspondent: { relation: 'downline', name: downlineName, downlineId, sent: false },
  });
  await write(upline, downlineId, 'Pode perguntar.');
  const answers = (await list(downline, 'personal')).list;
  expect(answers.map(({ title }) => title).toSorted()).toEqual([
    'Boa tarde. Tenho uma pergunta.',
    'Pode perguntar.',
  ]);
  const masked = `${uplineName.slice(0, 2)}***`;
  for (const { correspondent } of answers) {
    expect(correspondent).toMatchObject({ relation: 'upline', name: masked, downlineId: null });
  }
  expect(JSON.stringify(answers)).not.toContain(uplineName);
});

test('only the direct upline and direct downlines can be written to', async () => {
  const { upline, downline, downlineId } = await pair();
  const stranger = await operator.signedIn(1);
  const grandchild = await operator.account({ uplineId: Number(downlineId) });
  await expect(write(upline, String(grandchild.id), 'Oi')).rejects.toMatchObject({
    code: 'not_direct_downline',
  });
  await expect(write(stranger, downlineId, 'Oi')).rejects.toMatchObject({
    code: 'not_direct_downline',
  });
  await expect(write(stranger, null, 'Oi')).rejects.toMatchObject({ code: 'not_found' });
  await expect(write(downline, downlineId, 'Oi')).rejects.toMatchObject({
    code: 'not_direct_downline',
  });
  expect(await operator.services.database.$count(message)).toBe(0);

  await write(upline, downlineId, 'Oi');
  const [got] = (await list(downline, 'personal')).list;
  const query = { tab: 'personal', messageId: got?.messageId ?? '' } as const;
  const detail = () => downline.client.call(endpoints.message.get, { query });
  expect((await detail()).answerable).toBe(true);
  await operator.services.database
    .update(account)
    .set({ status: 'closed' })
    .where(eq(account.id, upline.accountId ?? 0));
  expect((await detail()).answerable).toBe(false);
});

test('the possible recipients are listed: the upline masked, downlines by the beginning of their names', async () => {
  const { upline, uplineName, downline, downlineName } = await pair();
  const asked = await downline.client.call(endpoints.message.listCorrespondents, { query: {} });
  expect(asked).toMatchObject({ downlines: [], more: false });
  expect(asked.upline?.name).not.toBe(uplineName);
  const of = (name: string) =>
    upline.client.call(endpoints.message.listCorrespondents, { query: { name } });
  expect((await of('')).downlines).toMatchObject([{ name: downlineName }]);
  expect((await of(downlineName.slice(0, 9).toUpperCase())).downlines).toHaveLength(1);
  expect((await of('%')).downlines).toEqual([]);
  for (let number = 0; number < 20; number += 1)
    await operator.account({ uplineId: upline.accountId ?? 0 });
  const many = await of('');
  expect(many.downlines).toHaveLength(20);
  expect(many.more).toBe(true);
});

test('a message sent twice under one key is one; an empty one is refused; too many must wait', async () => {
  const { upline, downlineId } = await pair();
  await write(upline, downlineId, 'Uma vez', 'the-same-message-1');
  await write(upline, downlineId, 'Uma vez', 'the-same-message-1');
  expect(await titles(upline, 'personal')).toEqual(['Uma vez']);
  await expect(write(upline, downlineId, ' \n\t ')).rejects.toMatchObject({
    code: 'field_invalid',
  });
  await write(upline, downlineId, 'Mais uma');
  await write(upline, downlineId, 'E outra');
  await expect(write(upline, downlineId, 'Demais')).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

test('a person’s text stays as written', async () => {
  const { upline, downline, downlineId } = await pair();
  const hostile = '<script>alert(1)</script> **a** [b](https://example.test)\u0007';
  await write(upline, downlineId, hostile);
  const [got] = (await list(downline, 'personal')).list;
  const whole = await downline.client.call(endpoints.message.get, {
    query: { tab: 'personal', messageId: got?.messageId ?? '' },
  });
  expect(whole.content).toEqual([
    { kind: 'paragraph', runs: [{ text: hostile.replace('\u0007', '') }] },
  ]);
});

test.each([
  ['n', `${'n'.repeat(119)}…`],
  ['🦜', `${'🦜'.repeat(59)}…`],
  ['👍🏽', `${'👍🏽'.repeat(29)}…`],
])('a list shows the beginning of a message, and splits no character: %s', async (sign, title) => {
  const { upline, downline, downlineId } = await pair();
  const text = sign.repeat(130);
  await write(upline, downlineId, text);
  expect(await titles(upline, 'personal')).toEqual([title]);
  const [got] = (await list(downline, 'personal')).list;
  const query = { tab: 'personal', messageId: got?.messageId ?? '' } as const;
  expect(await downline.client.call(endpoints.message.get, { query })).toMatchObject({
    title,
    content: [{ runs: [{ text }] }],
  });
});

test('a notice sent by e-mail is among the account’s messages too, in its own language', async () => {
  const { username } = await operator.account({ language: 'EN' });
  const browser = operator.browser({ language: 'PT' });
  await browser.login(username);
  await browser.client
    .call(endpoints.password.change, {
      body: {
        oldPassword: TEST_PASSWORD,
        newPassword: 'another horse battery 9',
        confirmNewPassword: 'another horse battery 9',
      },
    })
    .then(({ token }) => {
      browser.token = token;
    });
  const [notice] = (await list(browser, 'system')).list;
  expect(notice?.title).toBe('Your password was changed');
  const whole = await browser.client.call(endpoints.message.get, {
    query: { tab: 'system', messageId: notice?.messageId ?? '' },
  });
  expect(JSON.stringify(whole.content)).toContain(`the password of ${username} was changed`);
  expect((await unread(browser)).system).toBe(1);
});

test('a login from elsewhere creates a notice, also for an account without a verified contact', async () => {
  const { username } = await operator.account({ language: 'EN' });
  const browser = operator.browser();
  await browser.login(username);
  await operator.browser({ address: '198.51.100.9' }).login(username);
  await operator.worker.drain();
  const [notice] = (await list(browser, 'system')).list;
  expect(notice?.title).toBe('Login from a new device or network');
  const { content } = await browser.client.call(endpoints.message.get, {
    query: { tab: 'system', messageId: notice?.messageId ?? '' },
  });
  expect(content[0]).toMatchObject({ runs: [{}, { href: '/security' }] });
  expect(JSON.stringify(content)).toContain('198.51.100.9');
});

test('messages are kept for their time and no longer, and their marks are removed with them', async () => {
  const browser = await operator.signedIn();
  const id = await say('Velha', { accountId: browser.accountId });
  await read(browser, 'system', id);
  operator.clock.advance((operator.services.limits.messageDays + 1) * DAY_SECONDS);
  const { username } = (
    await operator.services.database
      .select({ username: account.username })
      .from(account)
      .where(eq(account.id, browser.accountId ?? 0))
  )[0] ?? { username: '' };
  await browser.login(username);
  await say('Nova', { accountId: browser.accountId });
  expect(await titles(browser, 'system')).toEqual(['Nova']);
  expect(
    await runJob(operator.services, sweepMessages(operator.services), operator.clock.now),
  ).toEqual({
    removed: 1,
  });
  expect(await operator.services.database.$count(message)).toBe(1);
  expect(await operator.services.database.$count(messageMark)).toBe(0);
});
