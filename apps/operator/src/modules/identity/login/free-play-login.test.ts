import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '../tables/account.table.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { runJob } from '@palpite/work/run-job.ts';
import { sessionJobs } from '../session/session-jobs.ts';
import { type Browser, freshAddress } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator({ limits: { guestsPerAddressPerHour: 4 } });

const freshBrowser = (): Browser => operator.browser({ address: freshAddress() });

async function play(browser: Browser, header: Record<string, string> = {}) {
  const sealed = await browser.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
    ...header,
  });
  return send(browser, sealed);
}

async function send(browser: Browser, header: string) {
  const start = await browser.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'Linux', platform: 'W', version: 3, header },
  });
  browser.token = start.token;
  browser.accountId = Number(start.user.id);
  return start;
}

test('[LOGIN-11] free play signs a guest in as account type 4', async () => {
  const { user, firstTimeLogin } = await play(freshBrowser(), { language: 'EN' });
  expect(user).toMatchObject({
    type: 4,
    clubLabel: null,
    isMember: false,
    toUpline: false,
    currency: 'BRL',
    language: 'EN',
  });
  expect(user.account).toMatch(/^guest\d{12}$/);
  expect(firstTimeLogin).toBe(true);
});

test('[LOGIN-11] a guest has a guest wallet with play money from the operator', async () => {
  const [ana, bea] = [freshBrowser(), freshBrowser()];
  await play(ana);
  await play(bea);
  expect(ana.accountId).not.toBe(bea.accountId);
  for (const guest of [ana, bea]) {
    expect(await guest.client.call(endpoints.wallet.getBalance)).toMatchObject({
      sumBalance: '100000',
      held: '0',
    });
  }
  const { sumByCurrency } = await operator.services.ledger.verify();
  expect(Object.values(sumByCurrency).every((sum) => sum === 0n)).toBe(true);
});

test('[LOGIN-11] free play is refused when the operator has switched it off', async () => {
  const { database, brands } = operator.services;
  const overrides = { flags: { FREEPLAY3: false } };
  await database.update(brand).set({ overrides }).where(eq(brand.code, 'palpite'));
  brands.forget();
  await expect(play(freshBrowser())).rejects.toMatchObject({
    status: 403,
    code: 'feature_disabled',
  });
  await database.update(brand).set({ overrides: {} }).where(eq(brand.code, 'palpite'));
  brands.forget();
  expect((await play(freshBrowser())).user.type).toBe(4);
});

test('[LOGIN-11] the header must be sealed for this call, for this brand, and new', async () => {
  const browser = freshBrowser();
  const plain = Buffer.from(JSON.stringify({ merchantCode: 'palpite', language: 'PT' }));
  await expect(send(browser, `${plain.toString('base64url')}....`)).rejects.toMatchObject({
    status: 400,
  });
  const forLogin = await browser.cipher.seal(endpoints.session.login, { merchantCode: 'palpite' });
  await expect(send(browser, forLogin)).rejects.toMatchObject({ code: 'payload_unreadable' });
  await expect(play(browser, { merchantCode: 'lumen' })).rejects.toMatchObject({
    code: 'unknown_merchant',
  });
  await expect(play(browser, { language: 'XX' })).rejects.toMatchObject({
    code: 'payload_unreadable',
  });
  const header = { merchantCode: 'palpite', language: 'PT' };
  const sealed = await browser.cipher.seal(endpoints.session.loginAsGuest, header);
  await send(browser, sealed);
  await expect(send(browser, sealed)).rejects.toMatchObject({ code: 'payload_replayed' });
});

test('one address may only open so many guest accounts in an hour', async () => {
  const browser = freshBrowser();
  for (let guest = 0; guest < 4; guest += 1) await play(browser);
  await expect(play(browser)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
});

test('a guest expires after a day: the account is closed and its token refused', async () => {
  const browser = freshBrowser();
  const start = await play(browser);
  const closeGuests = sessionJobs(operator.services).find(({ name }) => name === 'close-guests');
  if (closeGuests === undefined) throw new Error('nothing closes guests');
  const run = () => runJob(operator.services, closeGuests, operator.clock.now);
  await run();
  expect((await browser.client.call(endpoints.member.get)).type).toBe(4);
  // Used all day, so that it does not end for being idle.
  for (let hour = 0; hour < 11; hour += 1) {
    for (let half = 0; half < 2; half += 1) {
      operator.clock.advance(1_700);
      await browser.client.call(endpoints.member.get);
    }
  }
  operator.clock.advance(86_400);
  await run();
  const [row] = await operator.services.database
    .select({ status: account.status })
    .from(account)
    .where(eq(account.id, Number(start.user.id)));
  expect(row?.status).toBe('closed');
  await expect(browser.client.call(endpoints.member.get)).rejects.toMatchObject({
    status: 401,
    code: 'session_expired',
  });
});
