import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../command-line/run-command.ts';
import { testEnvironment } from '../command-line/testing.ts';
import { account } from '../database/schema/account.ts';
import { chatMember, chatMessage, chatMute } from '../database/schema/chat.ts';
import { session } from '../database/schema/session.ts';
import { runJob } from '../jobs/run-job.ts';
import { setFlags } from '../registration/testing.ts';
import { type Browser, createTestOperator, TEST_PASSWORD, type TestOperator } from '../testing.ts';
import { chatAddress } from './chat-pass.ts';
import { sweepChat } from './sweep-chat.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ limits: { chatPerMinute: 5 } });
  await setFlags(operator, { CBS3: true });
});
afterAll(() => operator.close());
beforeEach(async () => {
  for (const table of [chatMessage, chatMember, chatMute]) {
    await operator.services.database.delete(table);
  }
});

const LOOK = { b2c: 1, title: 'Sala <b>', language: 'EN', headerColor: '#1d4ed8' } as const;
const urlOf = async (browser: Browser, look: object = {}) =>
  (await browser.client.call(endpoints.chatUrl, { query: { ...LOOK, ...look } })).chatUrl;

interface Answer {
  messages: { id: number; name: string; mine: boolean; text: string }[];
  deleted: number[];
  cursor: number;
  muted: string | null;
  reopen: string | null;
}

/** The window that an address opens: what its page holds, and the calls that its script makes. */
async function windowOf(browser: Browser, address?: string) {
  const page = await browser.fetch(address ?? (await urlOf(browser)));
  const html = await page.text();
  const pass = /data-pass="([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = { Authorization: `Bearer ${pass}` };
  const hear = (query = '') => browser.fetch(`/chat/messages${query}`, { headers });
  let keys = 0;
  return {
    page,
    html,
    hear,
    heard: async (query = ''): Promise<Answer> => JSON.parse(await (await hear(query)).text()),
    say: (text: string, key = `${pass.slice(-20)}-${(keys += 1)}`.replaceAll('.', '_')) =>
      browser.fetch('/chat/messages', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ key, text }),
      }),
  };
}

const said: string[] = [];
const run = (...typed: string[]) =>
  runCommand(
    ['--as-owner', 'chat', ...typed],
    testEnvironment(operator, (line) => said.push(line)),
  );
const nameOf = async (browser: Browser) =>
  (await browser.client.call(endpoints.memberInfo)).username;

test('[CHAT-01] the address opens the room in the title, colour and language that were asked for', async () => {
  const { page, html } = await windowOf(await operator.signedIn());
  expect(page.status).toBe(200);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h1>Sala &lt;b&gt;</h1>');
  expect(html).toContain('--head:#1d4ed8;--on-head:#ffffff');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
});

test('two members talk: each reads the other by a masked nickname, at once', async () => {
  const [ana, bia] = [await operator.signedIn(), await operator.signedIn()];
  const [one, other] = [await windowOf(ana), await windowOf(bia)];
  const { cursor } = await other.heard();
  const waits = other.heard(`?after=${cursor}`);
  expect((await one.say('Olá, <b>todos</b>')).status).toBe(200);
  const { messages } = await waits;
  const nickname = await nameOf(ana);
  expect(messages).toMatchObject([
    { text: 'Olá, <b>todos</b>', mine: false, name: `${nickname.slice(0, 2)}***` },
  ]);
  expect(JSON.stringify(messages)).not.toContain(nickname);
  expect((await one.heard()).messages).toMatchObject([{ mine: true }]);
});

test('[CHAT-01] the unread count says what others said since, and falls once it was shown', async () => {
  const [ana, bia] = [await operator.signedIn(), await operator.signedIn()];
  const unread = async () => (await bia.client.call(endpoints.chatUnread)).unread;
  const one = await windowOf(ana);
  await one.say('Antes');
  expect(await unread()).toBe(0);
  const other = await windowOf(bia);
  await one.say('Um');
  await one.say('Dois');
  await other.say('Meu');
  expect(await unread()).toBe(2);
  const { messages, cursor } = await other.heard();
  await one.say('Três');
  await other.heard(`?after=${cursor}&seen=${messages.at(-1)?.id}`);
  expect(await unread()).toBe(1);
});

test('what was shown is written down when it is new, and not with each question', async () => {
  const [ana, bia] = [await operator.signedIn(), await operator.signedIn()];
  const [one, other] = [await windowOf(ana), await windowOf(bia)];
  await one.say('Um');
  const asked = vi.spyOn(operator.services.lookupPool, 'query');
  const writes = () =>
    JSON.stringify(asked.mock.calls).split('update \\"operator\\".\\"chat_member').length - 1;
  await other.heard('?seen=1');
  expect(writes()).toBe(1);
  await other.heard('?seen=1');
  expect(writes()).toBe(1);
  asked.mockRestore();
});

test('[CHAT-01] a window that is open speaks the language that is chosen meanwhile', async () => {
  const browser = await operator.signedIn();
  const opened = await windowOf(browser);
  expect((await opened.heard()).reopen).toBeNull();
  await browser.client.call(endpoints.chatLanguage, { body: { language: 'VI' } });
  const { reopen } = await opened.heard();
  const again = await windowOf(browser, reopen ?? '');
  expect(again.html).toContain('<html lang="vi">');
  expect((await again.heard()).reopen).toBeNull();
});

test('[PERM-05] a guest is refused, by the call and by the room itself', async () => {
  const guest = operator.browser();
  const header = await guest.cipher.seal(endpoints.freePlayLogin, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { token, user } = await guest.client.call(endpoints.freePlayLogin, {
    body: { os: 'test', platform: 'W', version: 3, header },
  });
  guest.token = token;
  await expect(urlOf(guest)).rejects.toMatchObject({
    code: 'real_account_required',
    status: 403,
  });
  await expect(urlOf(operator.browser())).rejects.toMatchObject({ code: 'unauthenticated' });
  // A pass that another call would have given it by mistake.
  const { database, secrets } = operator.services;
  const [own] = await database
    .select()
    .from(session)
    .where(eq(session.accountId, Number(user.id)));
  const address = await chatAddress(secrets, operator.clock.now, {
    brandCode: 'palpite',
    tokenHash: own?.tokenHash.toString('base64url') ?? '',
    language: 'PT',
    title: 'Sala',
    headerColor: '#000000',
  });
  expect((await windowOf(guest, address)).page.status).toBe(403);
});

test('an address opens once, and another one as long as somebody is signed in', async () => {
  const browser = await operator.signedIn();
  const address = await urlOf(browser);
  const opened = await windowOf(browser, address);
  expect(opened.page.status).toBe(200);
  const again = await windowOf(browser, address);
  expect(again.page.status).toBe(403);
  expect(again.html).not.toContain('data-pass');
  expect((await opened.hear()).status).toBe(200);
  expect((await windowOf(browser)).page.status).toBe(200);
});

test('an address opens within its minute alone, and nothing without a pass', async () => {
  const browser = await operator.signedIn();
  const address = await urlOf(browser);
  operator.clock.advance(61);
  for (const late of [address, '/chat', '/chat?pass=x.y.z', `${address}x`]) {
    const { page, html } = await windowOf(browser, late);
    expect(page.status).toBe(403);
    expect(html).not.toContain('<script');
  }
  expect((await browser.fetch('/chat/messages')).status).toBe(401);
  const door = address.split('pass=')[1] ?? '';
  const headers = { Authorization: `Bearer ${door}` };
  expect((await browser.fetch('/chat/messages', { headers })).status).toBe(401);
});

test('[LOGIN-12] after the logout the window that is left hears and says nothing', async () => {
  const [ana, bia] = [await operator.signedIn(), await operator.signedIn()];
  const [one, other] = [await windowOf(ana), await windowOf(bia)];
  const { cursor } = await one.heard();
  await ana.client.call(endpoints.logout);
  await other.say('Quem ficou?');
  expect((await one.hear(`?after=${cursor}`)).status).toBe(401);
  expect((await one.say('Eu')).status).toBe(401);
});

test('another password ends the windows and addresses that the old token asked for', async () => {
  const browser = await operator.signedIn();
  const opened = await windowOf(browser);
  const address = await urlOf(browser);
  expect((await opened.hear()).status).toBe(200);
  const newPassword = 'another horse battery 9';
  const { token } = await browser.client.call(endpoints.changePassword, {
    body: { oldPassword: TEST_PASSWORD, newPassword, confirmNewPassword: newPassword },
  });
  expect((await opened.hear()).status).toBe(401);
  expect((await opened.say('Ainda aqui')).status).toBe(401);
  expect((await windowOf(browser, address)).page.status).toBe(403);
  browser.token = token;
  expect((await (await windowOf(browser)).hear()).status).toBe(200);
});

test.each([
  ['terms that have changed', { termsVersion: '2020-01-01' }],
  ['a password that must be changed', { passwordDefault: true }],
])('%s close the room as they hold up every call', async (_what, due) => {
  const browser = await operator.signedIn();
  const opened = await windowOf(browser);
  await operator.services.database
    .update(account)
    .set(due)
    .where(eq(account.id, browser.accountId ?? 0));
  expect((await opened.hear()).status).toBe(401);
});

test('with its switch off the room is closed, also to whoever is in it', async () => {
  const opened = await windowOf(await operator.signedIn());
  await setFlags(operator, { CBS3: false });
  expect((await opened.hear()).status).toBe(401);
  await setFlags(operator, { CBS3: true });
  expect((await opened.hear()).status).toBe(200);
});

test('what is sent twice is said once; nothing, too much and too fast are refused', async () => {
  const opened = await windowOf(await operator.signedIn());
  await opened.say('Uma vez', 'the-same-message-1');
  await opened.say('Uma vez', 'the-same-message-1');
  expect((await opened.heard()).messages).toHaveLength(1);
  expect((await opened.say(' \n ')).status).toBe(400);
  expect((await opened.say('x'.repeat(301))).status).toBe(400);
  for (const text of ['2', '3', '4']) expect((await opened.say(text)).status).toBe(200);
  expect((await opened.say('5')).status).toBe(429);
});

test('a message that the operator deletes leaves the windows that show it', async () => {
  const [ana, bia] = [await operator.signedIn(), await operator.signedIn()];
  const [one, other] = [await windowOf(ana), await windowOf(bia)];
  await one.say('Fica');
  await one.say('Sai');
  const { messages, cursor } = await other.heard();
  const id = messages.at(-1)?.id ?? 0;
  const waits = other.heard(`?after=${cursor}`);
  expect(await run('delete', 'palpite', String(id))).toBe(0);
  expect(await waits).toMatchObject({ deleted: [id], messages: [] });
  expect((await other.heard()).messages.map(({ text }) => text)).toEqual(['Fica']);
  expect(await run('delete', 'palpite', String(id))).toBe(1);
  said.length = 0;
  expect(await run('list', 'palpite')).toBe(0);
  expect(said.join('\n')).toMatch(new RegExp(`${await nameOf(ana)} +Fica`));
});

test('an account that is muted reads and does not write, until then or until it is unmuted', async () => {
  const browser = await operator.signedIn();
  const username = await nameOf(browser);
  const opened = await windowOf(browser);
  expect(await run('mute', 'palpite', username, '--hours', '1')).toBe(0);
  expect((await opened.say('Oi')).status).toBe(403);
  expect((await opened.heard()).muted).toMatch(/^\d{4}-/);
  operator.clock.advance(3_601);
  expect((await opened.say('Oi')).status).toBe(200);
  expect(await run('mute', 'palpite', username)).toBe(0);
  expect((await opened.heard()).muted).toBe('always');
  expect(await run('unmute', 'palpite', username)).toBe(0);
  expect((await opened.heard()).muted).toBeNull();
  expect(await run('mute', 'palpite', username, '--hours', 'x')).toBe(1);
});

test('what was said is kept for its days, and a room that was emptied counts on', async () => {
  const writer = await windowOf(await operator.signedIn());
  const reader = await operator.signedIn();
  for (const text of ['Um', 'Dois', 'Três']) await writer.say(text);
  const { cursor } = await (await windowOf(reader)).heard();
  const days = operator.services.limits.chatDays + 1;
  const later = new Date(operator.clock.now.getTime() + days * 86_400_000);
  expect(await runJob(operator.services, sweepChat, later)).toEqual({ removed: 2 });
  const kept = await operator.services.database.select().from(chatMessage);
  expect(kept.map(({ text }) => text)).toEqual(['']);
  const again = await windowOf(await operator.signedIn());
  expect((await again.heard()).messages).toEqual([]);
  await again.say('De novo');
  expect((await again.heard(`?after=${cursor}`)).messages).toMatchObject([{ id: 4 }]);
});

test('a process that stops keeps no window waiting, and sends each to rest', async () => {
  const own = await createTestOperator();
  await setFlags(own, { CBS3: true });
  const opened = await windowOf(await own.signedIn());
  const { cursor } = await opened.heard();
  const waits = opened.hear(`?after=${cursor}`);
  own.letGo();
  expect((await waits).status).toBe(503);
  expect((await opened.hear(`?after=${cursor}`)).status).toBe(503);
  await own.close();
});
