import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runCommand } from '#backoffice/command-line/run-command.ts';
import { testEnvironment } from '#backoffice/command-line/testing.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { chatMember, chatMessage, chatMute } from '../tables/chat.table.ts';
import { runJob } from '@palpite/work/run-job.ts';
import { setFlags } from '#modules/identity/registration/testing.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { sweepChat } from './sweep-chat.ts';

const operator = withOperator({ limits: { chatPerMinute: 5 } });
beforeAll(async () => {
  await setFlags(operator, { CBS3: true });
});
beforeEach(async () => {
  for (const table of [chatMessage, chatMember, chatMute]) {
    await operator.services.database.delete(table);
  }
});

const enter = ({ client }: Browser, pass?: string) =>
  client.call(endpoints.chat.enter, { body: pass === undefined ? {} : { pass } });
const hear = ({ client }: Browser, after?: number) =>
  client.call(endpoints.chat.listMessages, { query: after === undefined ? {} : { after } });
const read = ({ client }: Browser, id: number) =>
  client.call(endpoints.chat.markRead, { body: { id } });
let keys = 0;
const say = ({ client }: Browser, text: string, key = `key-of-message-${(keys += 1)}`) =>
  client.call(endpoints.chat.sendMessage, { body: { key, text } });
const two = () => Promise.all([operator.signedIn(), operator.signedIn()]);
const textsOf = async (browser: Browser) => (await hear(browser)).messages.map(({ text }) => text);

async function addressFor({ client }: Browser, look: object = {}): Promise<URL> {
  const query = { b2c: 1, title: 'Sala <b>', language: 'EN', headerColor: '#1d4ed8' } as const;
  const { chatUrl } = await client.call(endpoints.chat.getUrl, { query: { ...query, ...look } });
  return new URL(chatUrl, 'http://localhost');
}

async function guestBrowser(): Promise<Browser> {
  const guest = operator.browser();
  const header = await guest.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const body = { os: 'test', platform: 'W', version: 3, header } as const;
  guest.token = (await guest.client.call(endpoints.session.loginAsGuest, { body })).token;
  return guest;
}

const printed: string[] = [];
const run = (...typed: string[]) =>
  runCommand(
    ['--as-owner', 'chat', ...typed],
    testEnvironment(operator, (line) => printed.push(line)),
  );
const nameOf = async (browser: Browser) =>
  (await browser.client.call(endpoints.member.get)).username;

test('[CHAT-01] the address leads to the site’s page in the requested language, with the title and colour for the caller alone', async () => {
  const [ana, bia] = await two();
  const address = await addressFor(ana);
  expect(address.pathname).toBe('/chat');
  expect(address.searchParams.get('lang')).toBe('EN');
  const pass = address.searchParams.get('pass') ?? '';
  const look = { title: 'Sala <b>', headerColor: '#1d4ed8' };
  expect((await enter(ana, pass)).look).toEqual(look);
  // A reloaded page.
  expect((await enter(ana, pass)).look).toEqual(look);
  expect((await enter(bia, pass)).look).toBeNull();
  expect((await enter(ana, `${pass}x`)).look).toBeNull();
  expect((await enter(ana)).look).toBeNull();
});

test('the address gives no access: it holds no token, and its pass is none', async () => {
  const browser = await operator.signedIn();
  const address = await addressFor(browser);
  expect(address.href).not.toContain(browser.token ?? '-');
  const stranger = operator.browser();
  stranger.token = address.searchParams.get('pass');
  await expect(hear(stranger)).rejects.toMatchObject({ status: 401 });
});

test('two members talk: each reads the other by a masked nickname', async () => {
  const [ana, bia] = await two();
  const { cursor } = await hear(bia);
  await say(ana, 'Olá, <b>todos</b>');
  const { messages } = await hear(bia, cursor);
  const nickname = await nameOf(ana);
  expect(messages).toMatchObject([
    { text: 'Olá, <b>todos</b>', mine: false, name: `${nickname.slice(0, 2)}***` },
  ]);
  expect(JSON.stringify(messages)).not.toContain(nickname);
  expect((await hear(ana)).messages).toMatchObject([{ mine: true }]);
});

test('[CHAT-01] the unread count is the messages of others since, and falls once they were shown', async () => {
  const [ana, bia] = await two();
  const unread = async () => (await bia.client.call(endpoints.chat.countUnread)).unread;
  await say(ana, 'Antes');
  expect(await unread()).toBe(0);
  await enter(bia);
  const first = await say(ana, 'Um');
  await say(ana, 'Dois');
  await say(bia, 'Meu');
  expect(await unread()).toBe(2);
  await read(bia, first.id);
  expect(await unread()).toBe(1);
  await read(bia, 999_999);
  expect(await unread()).toBe(0);
  await read(bia, first.id);
  expect(await unread()).toBe(0);
  await say(ana, 'Três');
  expect(await unread()).toBe(1);
});

test('[CHAT-01] an open window switches to a language chosen elsewhere', async () => {
  const browser = await operator.signedIn(0, { language: 'EN' });
  await enter(browser);
  const { cursor, language } = await hear(browser);
  expect(language).toBe('EN');
  await browser.client.call(endpoints.chat.setLanguage, { body: { language: 'VI' } });
  await say(browser, 'Olá');
  expect((await hear(browser, cursor)).language).toBe('VI');
});

test('[PERM-05] a guest is refused every call of the room, and a visitor too', async () => {
  const refusals: [Browser, object][] = [
    [await guestBrowser(), { code: 'real_account_required', status: 403 }],
    [operator.browser(), { code: 'unauthenticated' }],
  ];
  for (const [browser, refusal] of refusals) {
    await expect(addressFor(browser)).rejects.toMatchObject(refusal);
    await expect(enter(browser)).rejects.toMatchObject(refusal);
    await expect(hear(browser)).rejects.toMatchObject(refusal);
    await expect(say(browser, 'Oi')).rejects.toMatchObject(refusal);
    await expect(read(browser, 1)).rejects.toMatchObject(refusal);
  }
});

test('[LOGIN-12] after the logout a remaining window neither reads nor writes', async () => {
  const ana = await operator.signedIn();
  const { token } = ana;
  await ana.client.call(endpoints.session.logout);
  ana.token = token;
  await expect(hear(ana)).rejects.toMatchObject({ status: 401 });
  await expect(say(ana, 'Eu')).rejects.toMatchObject({ status: 401 });
});

test('another password ends the windows that the old token opened', async () => {
  const browser = await operator.signedIn();
  const newPassword = 'another horse battery 9';
  const { token } = await browser.client.call(endpoints.password.change, {
    body: { oldPassword: TEST_PASSWORD, newPassword, confirmNewPassword: newPassword },
  });
  await expect(hear(browser)).rejects.toMatchObject({ status: 401 });
  browser.token = token;
  expect((await hear(browser)).messages).toEqual([]);
});

test.each([
  ['terms that have changed', { termsVersion: '2020-01-01' }, 'terms_changed'],
  ['a password that must be changed', { passwordDefault: true }, 'password_change_required'],
])('%s closes the room', async (_what, due, code) => {
  const browser = await operator.signedIn();
  await operator.services.database
    .update(account)
    .set(due)
    .where(eq(account.id, browser.accountId ?? 0));
  await expect(hear(browser)).rejects.toMatchObject({ code });
});

test('with its switch off the room is closed', async () => {
  const browser = await operator.signedIn();
  await setFlags(operator, { CBS3: false });
  await expect(hear(browser)).rejects.toMatchObject({ code: 'feature_disabled' });
  await setFlags(operator, { CBS3: true });
  expect((await hear(browser)).messages).toEqual([]);
});

test('a message sent twice is in the room once; empty, too long and too frequent ones are refused', async () => {
  const browser = await operator.signedIn();
  const first = await say(browser, 'Uma vez', 'the-same-message-1');
  expect(await say(browser, 'Uma vez', 'the-same-message-1')).toEqual(first);
  expect(await textsOf(browser)).toEqual(['Uma vez']);
  await expect(say(browser, 'x'.repeat(301))).rejects.toMatchObject({ status: 400 });
  await expect(say(browser, ' \n\u0007 ')).rejects.toMatchObject({ code: 'invalid_request' });
  for (const text of ['2', '3']) await say(browser, text);
  await expect(say(browser, '4')).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('hostile text stays as it is, without control characters and in few lines', async () => {
  const browser = await operator.signedIn();
  await say(browser, '<script>alert(1)</script>\u0007');
  await say(browser, 'Um\r\n\n\n\nDois\u001b[2J');
  expect(await textsOf(browser)).toEqual(['<script>alert(1)</script>', 'Um\nDois[2J']);
});

test('a message that the operator deletes leaves the windows that show it', async () => {
  const [ana, bia] = await two();
  await say(ana, 'Fica');
  await say(ana, 'Sai');
  const { messages, cursor } = await hear(bia);
  const id = messages.at(-1)?.id ?? 0;
  expect(await run('delete', 'palpite', String(id))).toBe(0);
  expect(await hear(bia, cursor)).toMatchObject({ deleted: [id], messages: [] });
  expect(await textsOf(bia)).toEqual(['Fica']);
  expect(await run('delete', 'palpite', String(id))).toBe(1);
  printed.length = 0;
  expect(await run('list', 'palpite')).toBe(0);
  expect(printed.join('\n')).toMatch(new RegExp(`${await nameOf(ana)} +Fica`));
});

test('a muted account reads and does not write, until then or until it is unmuted', async () => {
  const browser = await operator.signedIn();
  const username = await nameOf(browser);
  expect(await run('mute', 'palpite', username, '--hours', '1')).toBe(0);
  await expect(say(browser, 'Oi')).rejects.toMatchObject({ code: 'forbidden' });
  const until = new Date(operator.clock.now.getTime() + 3_600_000).toISOString();
  expect((await hear(browser)).muted).toEqual({ until });
  operator.clock.advance(3_601);
  await say(browser, 'Oi');
  expect(await run('mute', 'palpite', username)).toBe(0);
  expect((await hear(browser)).muted).toEqual({ until: null });
  expect(await run('unmute', 'palpite', username)).toBe(0);
  expect((await hear(browser)).muted).toBeNull();
  expect(await run('mute', 'palpite', username, '--hours', 'x')).toBe(1);
});

test('messages are kept for their days, and an emptied room continues its numbers', async () => {
  const [writer, reader] = await two();
  for (const text of ['Um', 'Dois', 'Três']) await say(writer, text);
  const { cursor } = await hear(reader);
  const { keptDays } = await enter(reader);
  expect(keptDays).toBe(operator.services.limits.chatDays);
  const later = new Date(operator.clock.now.getTime() + (keptDays + 1) * 86_400_000);
  expect(await runJob(operator.services, sweepChat(operator.services), later)).toEqual({
    removed: 2,
  });
  const kept = await operator.services.database.select().from(chatMessage);
  expect(kept.map(({ text }) => text)).toEqual(['']);
  expect((await hear(await operator.signedIn())).messages).toEqual([]);
  await say(writer, 'De novo');
  expect((await hear(reader, cursor)).messages).toMatchObject([{ id: 4 }]);
});
