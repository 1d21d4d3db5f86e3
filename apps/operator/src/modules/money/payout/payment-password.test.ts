import { endpoints } from '@palpite/contract';
import type { ContractError } from '@palpite/contract/errors.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messagesTo, refusalOf, UNHURRIED } from '#modules/identity/codes/testing/codes.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { payoutAccount } from '../tables/payout.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { checkPaymentPassword, provePaymentPassword } from './payment-password.ts';
import {
  addPayoutAccount,
  overviewOf,
  PIX_BY_EMAIL,
  proveEmail,
  readyForPayouts,
  setPaymentPassword,
  TEST_PAYMENT_PASSWORD,
} from './testing.ts';

const operator = withOperator({ limits: UNHURRIED });

type Caller = Parameters<typeof provePaymentPassword>[0];

const add = (browser: Browser, paymentPassword: string) =>
  refusalOf(addPayoutAccount(browser, PIX_BY_EMAIL, paymentPassword));

test('until one is set nothing that requires it is possible', async () => {
  const browser = await operator.signedIn();
  expect(await overviewOf(browser)).toMatchObject({ hasPaymentPassword: false });
  expect(await add(browser, TEST_PAYMENT_PASSWORD)).toBe('payment_password_not_set');
  const changed = setPaymentPassword(browser, '739164', { oldPaymentPassword: '123457' });
  expect(await refusalOf(changed)).toBe('payment_password_not_set');
  expect(await setPaymentPassword(browser)).toMatchObject({ hasPaymentPassword: true });
});

test.each([
  ['other signs than digits', 'abcdef'],
  ['five digits', '48291'],
  ['what everybody tries first', '123456'],
])('%s are not a payment password', async (_what, paymentPassword) => {
  const browser = await operator.signedIn();
  await expect(setPaymentPassword(browser, paymentPassword)).rejects.toMatchObject({
    code: 'field_invalid',
    value: { fields: [{ field: 'paymentPassword' }] },
  });
});

test('the two typed ones must be the same', async () => {
  const browser = await operator.signedIn();
  const body = { paymentPassword: '482913', confirmPaymentPassword: '482914' };
  await expect(browser.client.call(endpoints.paymentPassword.set, { body })).rejects.toMatchObject({
    value: { fields: [{ field: 'confirmPaymentPassword' }] },
  });
});

test('it is never the password of the login', async () => {
  const browser = await operator.signedIn();
  const { services } = operator;
  await services.database
    .update(account)
    .set({ passwordHash: await services.passwords.hash('482913') })
    .where(eq(account.id, browser.accountId ?? 0));
  await expect(setPaymentPassword(browser, '482913', { password: '482913' })).rejects.toMatchObject(
    {
      code: 'field_invalid',
      value: { fields: [{ field: 'paymentPassword', reason: 'same as password' }] },
    },
  );
});

test('a member who knows the previous one changes it, and keeps using their payout accounts', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  await addPayoutAccount(browser);
  await operator.services.database
    .update(payoutAccount)
    .set({ usableAt: operator.clock.now })
    .where(eq(payoutAccount.accountId, browser.accountId ?? 0));
  const proof = { oldPaymentPassword: TEST_PAYMENT_PASSWORD };
  const { list } = await setPaymentPassword(browser, '739164', proof);
  expect(list).toMatchObject([{ usable: true }]);
  expect(await add(browser, TEST_PAYMENT_PASSWORD)).toBe('payment_password_incorrect');
  const stale = setPaymentPassword(browser, '620857', proof);
  expect(await refusalOf(stale)).toBe('payment_password_incorrect');
});

test('after five wrong ones even the right one must wait, wherever it is required', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  const tries = Array.from({ length: 5 }, () => add(browser, '135790'));
  expect(await Promise.all(tries)).toEqual(Array(5).fill('payment_password_incorrect'));
  expect(await add(browser, TEST_PAYMENT_PASSWORD)).toBe('too_many_requests');
  const proof = { oldPaymentPassword: TEST_PAYMENT_PASSWORD };
  const changed = setPaymentPassword(browser, '739164', proof);
  expect(await refusalOf(changed)).toBe('too_many_requests');
});

test('twelve right ones at once are not guesses, and leave none counted; a burst of wrong ones has five tries and no more', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  const accountId = browser.accountId ?? 0;
  const session = { accountId, sessionId: accountId } as Caller['session'];
  const { services, clock } = operator;
  const caller = {
    own: operator.modules.money.own,
    services,
    session,
    address: '203.0.113.7',
    now: clock.now,
  };
  const atOnce = (count: number, password: string) =>
    Promise.all(
      Array.from({ length: count }, () =>
        provePaymentPassword(caller, password).then(
          () => 'proved',
          ({ code }: ContractError) => code,
        ),
      ),
    );
  expect(await atOnce(12, TEST_PAYMENT_PASSWORD)).toEqual(Array(12).fill('proved'));
  expect((await atOnce(12, '135790')).toSorted()).toEqual([
    ...Array(5).fill('payment_password_incorrect'),
    ...Array(7).fill('too_many_requests'),
  ]);
});

test('an addition with a lost answer, sent again twelve times at once, is made once and answered each time', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  const key = crypto.randomUUID();
  const send = () => addPayoutAccount(browser, PIX_BY_EMAIL, TEST_PAYMENT_PASSWORD, key);
  const [first, ...others] = await Promise.all(Array.from({ length: 12 }, send));
  for (const each of others) expect(each).toEqual(first);
  expect((await overviewOf(browser)).list).toHaveLength(1);
});

const guessFive = (browser: Browser) =>
  Promise.all(Array.from({ length: 5 }, () => add(browser, '135790')));

test('once the tries are used up, every verified contact receives a message', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  const email = `guessed-${browser.accountId}@example.com`;
  await proveEmail(operator, browser, email);
  await Promise.all(Array.from({ length: 4 }, () => add(browser, '135790')));
  const tells = async () =>
    (await messagesTo(operator, email)).filter(({ text }) => /errada cinco vezes/.test(text));
  expect(await tells()).toEqual([]);
  await add(browser, '135790');
  expect(await add(browser, '135790')).toBe('too_many_requests');
  expect(await tells()).toHaveLength(1);
  const { list } = await browser.client.call(endpoints.message.list, { query: { tab: 'system' } });
  expect(list.map(({ title }) => title)).toContain('Tentativas com sua senha de pagamento');
});

test('a session that continues to guess after the wait is ended', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  const accountId = browser.accountId ?? 0;
  await guessFive(browser);
  // As when the quarter of an hour has passed.
  const { paymentPasswordThrottle } = operator.modules.money.own;
  await paymentPasswordThrottle.succeeded(accountId);
  await guessFive(browser);
  await paymentPasswordThrottle.succeeded(accountId);
  expect(await add(browser, TEST_PAYMENT_PASSWORD)).toBe('session_expired');
  expect(await refusalOf(overviewOf(browser))).toBe('session_expired');
});

test('an account without a password sets it after a recent login, and only then', async () => {
  const browser = await operator.signedIn();
  const { database, limits } = operator.services;
  const own = eq(account.id, browser.accountId ?? 0);
  await database.update(account).set({ passwordHash: null }).where(own);
  expect(await refusalOf(setPaymentPassword(browser, '482913', {}))).toBeNull();
  operator.clock.advance(limits.recentLoginSeconds);
  expect(await refusalOf(setPaymentPassword(browser, '739164', {}))).toBe('login_again');
});

test('a proof is worthless once the password was changed after it was given', async () => {
  const browser = await readyForPayouts(await operator.signedIn());
  const { services } = operator;
  const accountId = browser.accountId ?? 0;
  const session = { accountId } as Parameters<typeof provePaymentPassword>[0]['session'];
  const caller = {
    own: operator.modules.money.own,
    services,
    session,
    address: '',
    now: operator.clock.now,
  };
  const proof = await provePaymentPassword(caller, TEST_PAYMENT_PASSWORD);
  const check = () => inTransaction(services.pool, ({ tx }) => checkPaymentPassword(tx, proof));
  await expect(check()).resolves.toBeUndefined();
  await setPaymentPassword(browser, '739164', { oldPaymentPassword: TEST_PAYMENT_PASSWORD });
  await expect(check()).rejects.toMatchObject({ code: 'payment_password_incorrect' });
});
