import { randomUUID } from 'node:crypto';
import { endpoints, type Game } from '@palpite/contract';
import { LIVE_PATH } from '@palpite/contract/live.ts';
import { lockWaits } from '@palpite/postgres/testing.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { helloOf, type LiveSite, openLiveSite } from '#kernel/live/testing/connect.ts';
import {
  anyGame,
  enter,
  launchToken,
  type TestVendor,
  testVendor,
} from '#modules/seamless/testing/vendor.ts';
import { setFlags } from '#modules/identity/registration/testing.ts';
import { openWindow } from '#modules/talk/support/testing.ts';
import { type Browser, TEST_PASSWORD } from '#testing/operator.ts';
import { withGameHost } from '#modules/seamless/testing/with-game-host.ts';
import { account } from '../tables/account.table.ts';
import { revokeSessionsOf } from '../session/revoke-sessions.ts';

/** What a token gave out ends with its session when the password is changed; the caller continues in a new one. */

const { operator } = withGameHost({
  limits: { loginPerAddressPerMinute: 1_000 },
});
let site: LiveSite;
let vendor: TestVendor;
let game: Game;
beforeAll(async () => {
  await setFlags(operator, { CBS3: true });
  site = await openLiveSite(operator, operator.live);
  game = await anyGame(operator.browser());
  vendor = await testVendor(operator, game.vassalage);
});
afterAll(async () => {
  await site.close();
});

const NEXT = 'another horse 7';
const body = { oldPassword: TEST_PASSWORD, newPassword: NEXT, confirmNewPassword: NEXT };
const balanceOf = ({ client }: Browser) => client.call(endpoints.wallet.getBalance);
const handOver = async ({ client }: Browser) =>
  (await client.call(endpoints.session.handOver)).token;
const exchange = (token: string) =>
  operator.browser().client.call(endpoints.session.loginByToken, { body: { token } });
const NO_LOGIN = { status: 401, code: 'invalid_credentials' };

/** Waits until a call waits for a lock. */
const aCallWaits = () =>
  expect.poll(() => lockWaits(operator.database.pool), { timeout: 60_000 }).toBe(1);

/** A member on the site, and a copy of the token in another hand. */
async function memberAndThief() {
  const { username } = await operator.account();
  const member = operator.browser();
  await member.login(username);
  const thief = operator.browser();
  thief.token = member.token;
  return { username, member, thief };
}

/** Changes the password; the browser continues with the answered token. */
async function change(browser: Browser, idempotencyKey: string = randomUUID()): Promise<void> {
  const { token } = await browser.client.call(endpoints.password.change, { body, idempotencyKey });
  browser.token = token;
}

test('a hand-over that the old token got signs in nobody', async () => {
  const { member, thief } = await memberAndThief();
  const token = await handOver(thief);
  await change(member);
  await expect(exchange(token)).rejects.toMatchObject(NO_LOGIN);
});

test('hand-overs fetched and used without a pause while the password changes leave no session', async () => {
  const { member, thief } = await memberAndThief();
  const fetched: string[] = [];
  const opened: string[] = [];
  let goesOn = true;
  const fetching = (async () => {
    while (goesOn) fetched.push(await handOver(thief));
  })().catch(() => undefined);
  const using = (async () => {
    while (goesOn) opened.push((await exchange(await handOver(thief))).token);
  })().catch(() => undefined);
  await expect.poll(() => Math.min(fetched.length, opened.length)).toBeGreaterThan(0);
  await change(member);
  await Promise.all([fetching, using]);
  goesOn = false;
  for (const token of fetched.slice(-20)) {
    await expect(exchange(token)).rejects.toMatchObject(NO_LOGIN);
  }
  for (const token of opened) {
    thief.token = token;
    await expect(balanceOf(thief)).rejects.toMatchObject({ code: 'session_expired' });
  }
  const { list } = await member.client.call(endpoints.session.list);
  expect(list).toMatchObject([{ current: true }]);
});

test('in a game that the old token opened no stake is taken; a win of before is paid', async () => {
  const { username, member, thief } = await memberAndThief();
  const opened = await enter(thief, vendor, game, username);
  expect((await opened.bet('before')).status).toBe(200);
  await change(member);
  const before = await balanceOf(member);
  expect(await opened.bet('after')).toMatchObject({ status: 403, code: 'session_ended' });
  expect((await balanceOf(member)).versions).toEqual(before.versions);
  expect((await opened.win('before', 300)).status).toBe(200);
  const again = await enter(member, vendor, game, username);
  expect((await again.bet('new')).status).toBe(200);
});

test('a game that the old token launched and nobody opened stays closed', async () => {
  const { username, member, thief } = await memberAndThief();
  const token = await launchToken(thief, game, username);
  await change(member);
  expect(await vendor.call('authenticate', { launchToken: token })).toMatchObject({
    status: 403,
    code: 'session_ended',
  });
});

test('the old token’s live socket and event stream end at once, and the new session’s connection stays', async () => {
  const { member, thief } = await memberAndThief();
  const socket = await site.connect(helloOf(thief));
  const stream = await thief.fetch(LIVE_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'hello', token: thief.token, channels: ['account'] }),
  });
  await change(member);
  // Connected before the event of the change is passed on.
  const own = await site.connect(helloOf(member));
  await site.flush();
  // At once: minutes later the operator looks every connection up again.
  const over = { type: 'over', because: 'session' };
  await expect.poll(() => socket.frames.at(-1), { timeout: 30_000 }).toEqual(over);
  expect(await stream.text()).toContain('{"type":"over","because":"session"}');
  expect(own.all('over')).toEqual([]);
  expect(own.socket.readyState).toBe(own.socket.OPEN);
  const late = await site.connect(helloOf(thief));
  expect(late.frames).toEqual([over]);
});

test('passes of customer service and of the chat window that the old token got are worth nothing', async () => {
  const { username, member, thief } = await memberAndThief();
  const { pass } = await openWindow(thief);
  const { chatUrl } = await thief.client.call(endpoints.chat.getUrl, {
    query: { b2c: 1, language: 'PT', title: 'Send us your password', headerColor: '#ff0000' },
  });
  const look = new URL(chatUrl, 'http://localhost').searchParams.get('pass') ?? '';
  expect(await (await thief.fetch(`/support?pass=${pass}`)).text()).toContain(username);
  await change(member);
  expect(await (await thief.fetch(`/support?pass=${pass}`)).text()).not.toContain(username);
  await expect(
    thief.client.call(endpoints.chat.enter, { body: { pass: look } }),
  ).rejects.toMatchObject({ code: 'session_expired' });
  const entered = await member.client.call(endpoints.chat.enter, { body: { pass: look } });
  expect(entered.look).toBeNull();
});

test('a change whose answer was lost answers again, by its key under the ended token, with the same new session', async () => {
  const { member, thief } = await memberAndThief();
  const key = randomUUID();
  const send = (browser: Browser, sent: typeof body = body, idempotencyKey: string = key) =>
    browser.client.call(endpoints.password.change, { body: sent, idempotencyKey });
  const lost = await send(member);
  const found = await send(member);
  expect(found).toEqual(lost);
  // Neither another key nor the key with another password learns it.
  await expect(send(thief, body, randomUUID())).rejects.toMatchObject({ code: 'session_expired' });
  const guess = { ...body, oldPassword: 'wrong horse 1' };
  await expect(send(thief, guess)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  member.token = found.token;
  await expect(balanceOf(member)).resolves.toMatchObject({ currency: 'BRL' });
});

test('the same change sent several times at once is one, and each is answered with its session', async () => {
  const { member } = await memberAndThief();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => member.client.call(endpoints.password.change, { body, idempotencyKey })),
  );
  expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
  member.token = answers[0]?.token ?? '';
  const { list } = await member.client.call(endpoints.session.list);
  expect(list).toMatchObject([{ current: true }]);
});

test('a session that ends while it changes the password begins no other, and the password stays', async () => {
  const { username, member } = await memberAndThief();
  const accountId = member.accountId ?? 0;
  let changed: Promise<unknown> = Promise.resolve();
  await inTransaction(operator.services.pool, async ({ tx }) => {
    await tx.select().from(account).where(eq(account.id, accountId)).for('update');
    changed = change(member).catch((error: unknown) => error);
    await aCallWaits();
    await revokeSessionsOf(tx, accountId, 'operator', operator.clock.now);
  });
  expect(await changed).toMatchObject({ code: 'session_expired' });
  await expect(operator.browser().login(username)).resolves.toBeDefined();
});

test('the new session ends when the old one would have, however often the password is changed', async () => {
  const { username } = await operator.account();
  const member = operator.browser();
  const { expiresAt } = await member.login(username);
  operator.clock.advance(3_600);
  await change(member);
  const { token } = await member.client.call(endpoints.session.handOver);
  expect((await exchange(token)).expiresAt).toBe(expiresAt);
});
