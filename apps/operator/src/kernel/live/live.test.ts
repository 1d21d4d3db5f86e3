import { endpoints } from '@palpite/contract';
import { LIVE_PATH, type LiveFrame } from '@palpite/contract/live.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { setAccountStatus } from '#modules/identity/account/accounts.ts';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import { emit, handOut } from '../events/operator-log.ts';
import { balanceChanged } from '#modules/money/wallet/topics.ts';
import { announcementPublished } from '#modules/talk/announcement/topics.ts';
import { helloOf, type LiveClient, type LiveSite, openLiveSite } from './testing/connect.ts';

let operator: TestOperator;
let site: LiveSite;
beforeAll(async () => {
  operator = await createTestOperator();
  site = await openLiveSite(operator, operator.live);
});
afterAll(async () => {
  await site.close();
  await operator.close();
});

const brandCode = 'palpite';
const change = (accountId: number | null) =>
  inTransaction(operator.services.pool, ({ tx }) =>
    emit(tx, balanceChanged, { brandCode, accountId: accountId ?? 0 }, {}),
  );
const announce = () =>
  inTransaction(operator.services.pool, ({ tx }) =>
    emit(tx, announcementPublished, { brandCode }, {}),
  );
const image = (client: LiveClient, channel: string) =>
  client.until((frame) => frame.type === 'image' && frame.channel === channel);
const hinted = (client: LiveClient, topic: string, times = 1) =>
  expect
    .poll(
      () =>
        client.all('hints').flatMap(({ hints }) => hints.filter((hint) => hint.topic === topic))
          .length,
    )
    .toBe(times);
const offsetOf = (client: LiveClient) =>
  Math.max(...client.frames.map((frame) => ('offset' in frame ? frame.offset : 0)));
const resumeOf = (client: LiveClient) => ({
  epoch: client.all('welcome')[0]?.epoch ?? '',
  offset: offsetOf(client),
});
const member = async (): Promise<[Browser, LiveClient, number]> => {
  const browser = await operator.signedIn();
  const client = await site.connect(helloOf(browser));
  await image(client, 'account');
  return [browser, client, browser.accountId ?? 0];
};

test('a member learns of their own money, with the balance and its versions, and never of another’s', async () => {
  const [ana, atAna, id] = await member();
  const [, atBia] = await member();
  await change(id);
  await site.flush();
  await hinted(atAna, 'balance');
  const answer = await ana.client.call(endpoints.wallet.getBalance);
  const pushed = atAna.all('hints')[0]?.balance;
  expect(pushed).toMatchObject({ sumBalance: answer.sumBalance, versions: answer.versions });
  await announce();
  await site.flush();
  await hinted(atBia, 'announcement');
  expect(atBia.all('hints').filter(({ channel }) => channel === 'account')).toEqual([]);
});

test('many events of a kind in one batch are one frame', async () => {
  const [, client, id] = await member();
  for (let count = 0; count < 20; count += 1) await change(id);
  await site.flush();
  await hinted(client, 'balance');
  expect(client.all('hints')).toHaveLength(1);
});

test('a visitor follows the brand; the channels of accounts are refused, and so are others’', async () => {
  const [, , id] = await member();
  const visitor = await site.connect({
    channels: ['brand', 'account', `account:${id}`, 'nothing'],
  });
  await image(visitor, 'brand');
  await expect
    .poll(() => visitor.all('refused').map(({ channel }) => channel))
    .toEqual(['account', `account:${id}`, 'nothing']);
  const other = await operator.signedIn();
  const curious = await site.connect({
    ...helloOf(other),
    channels: [`account:${id}`, 'brand:lumen'],
  });
  await expect.poll(() => curious.all('refused')).toHaveLength(2);
});

test('a client that was away hears what it missed, and only that', async () => {
  const [browser, client, id] = await member();
  await change(id);
  await site.flush();
  await hinted(client, 'balance');
  const resume = resumeOf(client);
  client.socket.close();
  await client.closed;
  await announce();
  await change(id);
  await site.flush();
  const back = await site.connect({ ...helloOf(browser), resume });
  await hinted(back, 'balance');
  await hinted(back, 'announcement');
  expect(back.all('image')).toEqual([]);
  expect(back.all('resumed').map(({ channel }) => channel)).toEqual(['account', 'brand']);
  const again = await site.connect({ ...helloOf(browser), resume: resumeOf(back) });
  await again.until((frame) => frame.type === 'resumed' && frame.channel === 'brand');
  expect(again.all('hints')).toEqual([]);
});

test.each([
  ['of another database', { epoch: 'another', offset: 0 }],
  ['of the future', { epoch: 'own', offset: 999_999_999 }],
])('an offset %s begins again with images', async (_what, { epoch, offset }) => {
  const browser = await operator.signedIn();
  const own = epoch === 'own' ? operator.services.events.epoch : epoch;
  const client = await site.connect({ ...helloOf(browser), resume: { epoch: own, offset } });
  await image(client, 'account');
  expect(client.all('resumed')).toEqual([]);
});

test('a client resumes at another process, or after a restart, from the log', async () => {
  const [browser, client, id] = await member();
  const resume = resumeOf(client);
  await change(id);
  await handOut(operator.services.pool);
  const { database, config } = operator;
  const second = await createTestOperator({
    config: { ...config, databaseUrl: database.url, now: () => operator.clock.now },
  });
  const elsewhere = await openLiveSite(second, second.live);
  const back = await elsewhere.connect({ ...helloOf(browser), resume });
  await hinted(back, 'balance');
  expect(back.all('image')).toEqual([]);
  await elsewhere.close();
  await second.close();
});

test('[LOGIN-12] the end of a session ends its connections at once, and no others', async () => {
  const [ana, atAna] = await member();
  const [, atBia] = await member();
  await ana.client.call(endpoints.session.logout);
  await site.flush();
  await atAna.closed;
  expect(atAna.frames.at(-1)).toEqual({ type: 'over', because: 'session' });
  expect(atBia.socket.readyState).toBe(atBia.socket.OPEN);
  const late = await site.connect(helloOf(ana));
  expect(late.frames).toEqual([{ type: 'over', because: 'session' }]);
});

test('a locked account’s connections end at once', async () => {
  const [, client, id] = await member();
  await inTransaction(operator.services.pool, ({ tx }) => setAccountStatus(tx, id, 'locked'));
  await site.flush();
  await client.closed;
  expect(client.frames.at(-1)).toEqual({ type: 'over', because: 'session' });
});

test('logging out everywhere else leaves the connection that asked for it', async () => {
  const [browser, kept, id] = await member();
  const { username } = await browser.client.call(endpoints.member.get);
  const other = operator.browser();
  await other.login(username);
  const atOther = await site.connect(helloOf(other));
  await image(atOther, 'account');
  await browser.client.call(endpoints.session.revokeOthers);
  await site.flush();
  await atOther.closed;
  await change(id);
  await site.flush();
  await hinted(kept, 'balance');
});

test('pages of other sites are refused, and so are other hosts', async () => {
  await expect(site.connect({}, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(site.connect({}, { host: 'unknown.example' })).rejects.toThrow('404');
  await site.connect({}, { origin: 'http://localhost:3000' });
});

test('a brand that is closed takes no connection, like its calls: not in maintenance, not from where it may not be used', async () => {
  const { database, brands } = operator.services;
  const change = async (values: Partial<typeof brand.$inferInsert>) => {
    await database.update(brand).set(values).where(eq(brand.code, brandCode));
    brands.forget();
  };
  await change({ status: 1 });
  await expect(site.connect()).rejects.toThrow('503');
  await change({ status: 2 });
  await expect(site.connect()).rejects.toThrow('403');
  const overrides = { settings: { restrictedAddresses: ['127.0.0.0/8'] } };
  await change({ status: 0, overrides });
  await expect(site.connect()).rejects.toThrow('403');
  await change({ overrides: {} });
  await site.connect();
});

test('a client that says something else than the protocol is closed', async () => {
  for (const nonsense of ['{"type":"hello"}', 'x', '{"type":"subscribe","channels":["Ä"]}']) {
    const client = await site.connect();
    client.socket.send(nonsense);
    expect(await client.closed).toBe(1008);
  }
});

test('an address has so many connections and no more, until it closes one', async () => {
  const few = await createTestOperator({ limits: { liveConnectionsPerAddress: 2 } });
  const small = await openLiveSite(few, few.live);
  const first = await small.connect();
  await small.connect();
  await expect(small.connect()).rejects.toThrow('429');
  first.socket.close();
  await first.closed;
  await expect
    .poll(() =>
      small.connect().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await small.close();
  await few.close();
});

test('where no socket passes, the same frames come as an event stream', async () => {
  const [browser, , id] = await member();
  const response = await browser.fetch(LIVE_PATH, {
    method: 'POST',
    body: JSON.stringify({ type: 'hello', token: browser.token, channels: ['account'] }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => {
    const { value = '' } = (await reader?.read()) ?? {};
    return JSON.parse(value.replace(/^data: /, '')) as LiveFrame;
  };
  expect(await next()).toMatchObject({ type: 'welcome' });
  expect(await next()).toMatchObject({ type: 'image', channel: 'account' });
  expect(await next()).toMatchObject({ type: 'beat', upstream: 'live' });
  await change(id);
  await site.flush();
  expect(await next()).toMatchObject({ type: 'hints', hints: [{ topic: 'balance' }] });
  await browser.client.call(endpoints.session.logout);
  await site.flush();
  expect(await next()).toEqual({ type: 'over', because: 'session' });
  expect((await reader?.read())?.done).toBe(true);
});

test('an answer says up to which event it has seen everything', async () => {
  const [browser, client, id] = await member();
  await change(id);
  await site.flush();
  await hinted(client, 'balance');
  const { path } = endpoints.wallet.getBalance;
  const response = await browser.fetch(path, {
    headers: { Authorization: `Bearer ${browser.token}` },
  });
  const seen = Number(response.headers.get('x-event-pos'));
  expect(seen).toBeGreaterThanOrEqual(client.all('hints')[0]?.hints[0]?.offset ?? Number.NaN);
});

test('[CHAT-01] members in the room learn of a message, and those who may not read it do not', async () => {
  const { setFlags } = await import('#modules/identity/registration/testing.ts');
  await setFlags(operator, { CBS3: true });
  operator.services.brands.forget();
  const [ana] = await member();
  const reader = await site.connect({ ...helloOf(await operator.signedIn()), channels: ['room'] });
  await image(reader, 'room');
  const visitor = await site.connect({ channels: ['room'] });
  await visitor.until(({ type }) => type === 'refused');
  await ana.client.call(endpoints.chat.sendMessage, {
    body: { key: 'key-of-a-message-1', text: 'Oi' },
  });
  await site.flush();
  await hinted(reader, 'chat');
});

test('an agent learns of what happens anywhere below, and the member’s other agents do not', async () => {
  const agent = await operator.signedIn(1);
  const stranger = await operator.signedIn(1);
  const sub = await operator.account({ type: 1, uplineId: agent.accountId ?? 0 });
  await site.flush();
  const atAgent = await site.connect({ ...helloOf(agent), channels: ['team'] });
  const atStranger = await site.connect({ ...helloOf(stranger), channels: ['team'] });
  await image(atAgent, 'team');
  await image(atStranger, 'team');
  await operator.account({ uplineId: sub.id });
  await site.flush();
  await hinted(atAgent, 'team');
  expect(atStranger.all('hints')).toEqual([]);
});
