import { endpoints } from '@palpite/contract';
import { LOGIN_HISTORY_DAYS } from '@palpite/contract/session.ts';
import { expect, test } from 'vitest';
import { type Browser, refusedLogin, TEST_PASSWORD } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({
  limits: { loginPerAddressPerMinute: 1_000 },
  config: { trustedProxies: ['10.0.0.7'], countryHeader: 'X-Country' },
});

const attemptsOf = ({ client }: Browser, query: { page?: string; pageSize?: number } = {}) =>
  client.call(endpoints.session.listLoginAttempts, { query });

test('the history has each attempt: when, from where, and the outcome, newest first', async () => {
  const { username } = await operator.account();
  await refusedLogin(operator.browser({ address: '198.51.100.9' }), { username, password: 'no' });
  operator.clock.advance(60);
  const browser = operator.browser({ address: '203.0.113.7' });
  await browser.login(username);
  expect(await attemptsOf(browser)).toMatchObject({
    pages: { previous: null, next: null },
    list: [
      { at: operator.clock.now.toISOString(), outcome: 'ok', address: '203.0.113.7' },
      { outcome: 'wrong_credentials', address: '198.51.100.9', country: null },
    ],
  });
});

test('the history has the browser and the country, if a trusted proxy states it', async () => {
  const { username } = await operator.account();
  const browser = operator.browser({ address: '10.0.0.7' });
  const login = { type: 'username', username, password: TEST_PASSWORD } as const;
  const response = await browser.fetch(endpoints.session.login.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/jose',
      'User-Agent': 'Mozilla/5.0 (Android 15; Mobile) Gecko/140.0 Firefox/140.0',
      'X-Forwarded-For': '203.0.113.7',
      'X-Country': 'br',
    },
    body: await browser.cipher.seal(endpoints.session.login, login),
  });
  browser.token = JSON.parse(await response.text()).value.token;
  expect((await attemptsOf(browser)).list).toMatchObject([
    { device: 'Firefox, Android', address: '203.0.113.7', country: 'BR' },
  ]);
});

test('the history comes in pages, as far back as it is kept for its owner', async () => {
  const { username } = await operator.account();
  const browser = operator.browser();
  await browser.login(username);
  operator.clock.advance((LOGIN_HISTORY_DAYS + 1) * 86_400);
  for (let times = 0; times < 3; times += 1) {
    operator.clock.advance(60);
    await browser.login(username);
  }
  const all = (await attemptsOf(browser)).list;
  const first = await attemptsOf(browser, { pageSize: 2 });
  const second = await attemptsOf(browser, { page: first.pages.next ?? '', pageSize: 2 });
  expect(all).toHaveLength(3);
  expect([...first.list, ...second.list]).toEqual(all);
  expect(second.pages.next).toBeNull();
  expect((await attemptsOf(browser, { page: 'last', pageSize: 2 })).list).toEqual(all.slice(1));
});

test('[PERM-08] the history contains only the caller’s own account', async () => {
  const other = await operator.signedIn();
  await attemptsOf(other);
  const mine = await operator.signedIn(0, { address: '198.51.100.77' });
  expect((await attemptsOf(mine)).list).toMatchObject([{ address: '198.51.100.77' }]);
});
