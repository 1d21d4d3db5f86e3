import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { createThrottles, type Throttles } from './throttle.ts';

const operator = withOperator({ limits: { generalPerMinute: 30, captchaPerMinute: 3 } });

test('an address that calls too often must wait, and learns how long; others are not affected', async () => {
  const busy = operator.browser({ address: '198.51.100.1' });
  const ask = (browser = busy) => browser.fetch(endpoints.system.getStatus.path);
  const answers = [];
  for (let request = 0; request < 31; request += 1) answers.push(await ask());
  expect(answers.slice(0, 30).every(({ status }) => status !== 429)).toBe(true);
  const refused = answers[30];
  expect(refused?.status).toBe(429);
  const wait = Number(refused?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(JSON.parse((await refused?.text()) ?? '')).toEqual({
    success: false,
    message: 'too_many_requests',
    value: { retryAfterSeconds: wait },
  });
  expect((await ask(operator.browser({ address: '198.51.100.2' }))).status).not.toBe(429);
});

test('a second process continues the count of the same address', async () => {
  const other = createThrottles(operator.services.counters, operator.services.limits, []);
  for (let batch = 0; batch < 3; batch += 1) {
    const throttles = createThrottles(operator.services.counters, operator.services.limits, []);
    for (let request = 0; request < 10; request += 1) await throttles.general('198.51.100.3');
  }
  await expect(other.general('198.51.100.3')).rejects.toMatchObject({ code: 'too_many_requests' });
});

/** Calls until `callers` consecutive callers were all refused. @returns how many calls were answered */
async function answeredTo(callers: number, address: string, throttles: readonly Throttles[]) {
  let answered = 0;
  const askOn = async (caller: number) => {
    const own = throttles[caller % throttles.length];
    for (;;) {
      const isAnswered = await own?.general(address).then(
        () => true,
        () => false,
      );
      if (!isAnswered) return;
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => askOn(caller)));
  return answered;
}

test.each([1, 4, 6, 10, 20, 1_600])(
  'an address that calls %i times at once is answered as often as promised, not less',
  async (callers) => {
    const limits = { ...operator.services.limits, generalPerMinute: 1_205 };
    const own = createThrottles(operator.services.counters, limits, []);
    expect(await answeredTo(callers, `192.0.2.${callers % 250}`, [own])).toBe(1_205);
  },
);

test('two processes together answer an address as often as promised', async () => {
  const { counters, limits } = operator.services;
  const promised = { ...limits, generalPerMinute: 1_205 };
  const both = [createThrottles(counters, promised, []), createThrottles(counters, promised, [])];
  expect(await answeredTo(40, '203.0.113.40', both)).toBe(1_205);
});

test('captchas have a limit of their own', async () => {
  const browser = operator.browser({ address: '198.51.100.4' });
  for (let request = 0; request < 3; request += 1) await browser.client.call(endpoints.captcha.get);
  await expect(browser.client.call(endpoints.captcha.get)).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
  });
});

test('a visitor who changes addresses within a network counts as one; an account and another network do not', async () => {
  const { throttles } = operator.services;
  for (let request = 0; request < 3; request += 1) {
    await throttles.spend('captcha', { address: `2001:db8:1:2::${request}` });
  }
  const again = throttles.spend('captcha', { address: '2001:db8:1:2:ffff::9' });
  await expect(again).rejects.toMatchObject({ code: 'too_many_requests' });
  await throttles.spend('captcha', { address: '2001:db8:1:3::1' });
  await throttles.spend('captcha', { accountId: 20_010 });
});

test('expired counters are swept', async () => {
  const { throttles, counters } = operator.services;
  const count = async () =>
    Number((await counters.pool.query('SELECT count(*) AS n FROM operator.rate_limit')).rows[0].n);
  await throttles.spend('money', { accountId: 1 });
  expect(await count()).toBeGreaterThan(0);
  await throttles.sweep(new Date(Date.now() + 7_200_000));
  expect(await count()).toBe(0);
});
