import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Browser,
  createTestOperator,
  TEST_PASSWORD,
  type TestOperator,
} from '#testing/operator.ts';

let operator: TestOperator;
const began = new Date('2026-03-02T12:00:00.000Z');
beforeAll(async () => {
  operator = await createTestOperator({ limits: { loginPerAddressPerMinute: 1_000 } });
});
beforeEach(() => {
  operator.clock.now = began;
});
afterAll(() => operator.close());

const works = (browser: Browser) =>
  browser.client.call(endpoints.member.get).then(
    () => true,
    ({ code }: { code: string }) => code,
  );
const sessionsOf = async (browser: Browser) =>
  (await browser.client.call(endpoints.session.list)).list;
const revoke = (browser: Browser, sessionId: string) =>
  browser.client.call(endpoints.session.revoke, { query: { sessionId } });

async function inTwoPlaces(): Promise<[Browser, Browser]> {
  const { username } = await operator.account();
  const here = operator.browser({ address: '203.0.113.7' });
  const there = operator.browser({ address: '198.51.100.9' });
  await here.login(username);
  operator.clock.advance(60);
  await there.login(username);
  return [here, there];
}

test('the list has the account’s open sessions: where, since when, last seen, and which one is the caller’s', async () => {
  const [here] = await inTwoPlaces();
  const headers = { 'user-agent': 'Sandbox/1.0', Authorization: `Bearer ${here.token}` };
  await here.fetch(endpoints.member.get.path, { headers });
  const list = await sessionsOf(here);
  expect(list).toMatchObject([
    { address: '198.51.100.9', current: false, signedInAt: '2026-03-02T12:01:00.000Z' },
    {
      address: '203.0.113.7',
      current: true,
      signedInAt: '2026-03-02T12:00:00.000Z',
      lastSeenAt: '2026-03-02T12:01:00.000Z',
    },
  ]);
  expect(JSON.stringify(list)).not.toContain(here.token);
});

test('the list has the country of a session, if a trusted proxy states it', async () => {
  const told = await createTestOperator({
    config: { trustedProxies: ['10.0.0.7'], countryHeader: 'X-Country' },
  });
  const { username } = await told.account();
  const browser = told.browser({ address: '10.0.0.7' });
  const headers = { 'X-Forwarded-For': '203.0.113.7', 'X-Country': 'br' };
  const body = await browser.cipher.seal(endpoints.session.login, {
    type: 'username',
    username,
    password: TEST_PASSWORD,
  });
  const response = await browser.fetch(endpoints.session.login.path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/jose' },
    body,
  });
  browser.token = JSON.parse(await response.text()).value.token;
  expect(await sessionsOf(browser)).toMatchObject([{ address: '203.0.113.7', country: 'BR' }]);
  await told.close();
});

test('the list leaves out sessions that are over: signed out, expired, another account’s', async () => {
  const [here, there] = await inTwoPlaces();
  await operator.signedIn();
  await there.client.call(endpoints.session.logout);
  expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  const other = operator.browser();
  const { account } = await here.client.call(endpoints.member.get);
  operator.clock.advance(1_200);
  await other.login(account);
  operator.clock.advance(7_000);
  expect(await sessionsOf(other)).toMatchObject([{ current: true }]);
});

test('one session is signed out by its number, and again without harm; the others live on', async () => {
  const [here, there] = await inTwoPlaces();
  const sessionId = (await sessionsOf(here)).find(({ current }) => !current)?.sessionId ?? '';
  expect(await revoke(here, sessionId)).toBeNull();
  expect(await works(there)).toBe('session_expired');
  expect(await works(here)).toBe(true);
  expect(await revoke(here, sessionId)).toBeNull();
});

test('[PERM-08] an account can neither sign out another account’s session nor learn whether it exists', async () => {
  const [mine, neighbour] = [await operator.signedIn(), await operator.signedIn(1)];
  const [theirs] = await sessionsOf(neighbour);
  const refused = { status: 404, code: 'not_found' };
  for (const sessionId of [theirs?.sessionId ?? '', '999999999', '1 or 1=1', '9'.repeat(64)]) {
    await expect(revoke(mine, sessionId)).rejects.toMatchObject(refused);
  }
  expect(await works(neighbour)).toBe(true);
});

test('all the others are signed out at once; this one lives on, as do other accounts’', async () => {
  const [here, there] = await inTwoPlaces();
  const neighbour = await operator.signedIn();
  expect(await here.client.call(endpoints.session.revokeOthers)).toEqual({ revoked: 1 });
  expect(await works(there)).toBe('session_expired');
  expect(await works(here)).toBe(true);
  expect(await works(neighbour)).toBe(true);
  expect(await here.client.call(endpoints.session.revokeOthers)).toEqual({ revoked: 0 });
});
