import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, UNHURRIED } from '#modules/identity/codes/testing/codes.ts';
import { payee } from '../tables/payee.table.ts';
import { brand } from '#modules/brand/brand.table.ts';
import { TEST_PAYMENT_PASSWORD } from '../payout/testing.ts';
import { playAt } from '#modules/insight/record/testing/play.ts';
import { register } from '#modules/identity/registration/testing.ts';
import {
  type Browser,
  createTestOperator,
  freshAddress,
  type TestOperator,
} from '#testing/operator.ts';
import {
  anyGame,
  startGameHost,
  type TestGameHost,
  testVendor,
} from '#modules/seamless/testing/vendor.ts';
import { turnoverLeft } from '../turnover/turnover.ts';
import { addPayoutAccount, request } from '../withdrawal/testing/withdrawals.ts';
import { mainWallet } from './accounts.ts';

let operator: TestOperator;
let host: TestGameHost;
beforeAll(async () => {
  host = await startGameHost();
  operator = await createTestOperator({ config: { gamesOrigin: host.origin }, limits: UNHURRIED });
});
afterAll(async () => {
  await operator.close();
  await host.close();
});
beforeEach(() => set({}));

type Settings = NonNullable<(typeof brand.$inferSelect)['overrides']['settings']>;

/** Changes settings of the default brand as its command does; everything else follows its files. */
async function set(settings: Settings, { services } = operator): Promise<void> {
  await services.database
    .update(brand)
    .set({ overrides: { settings } })
    .where(eq(brand.code, 'palpite'));
  services.brands.forget();
}

/** A member who has just registered over the site's own call. */
async function newcomer(at: TestOperator = operator) {
  const browser = at.browser({ address: freshAddress() });
  const { account: username, session } = await register(browser);
  browser.token = session.token;
  browser.accountId = Number(session.user.id);
  return { browser, username };
}

/** Everything that a withdrawal requires except the turnover. */
async function readyToWithdraw(browser: Browser) {
  const id = browser.accountId ?? 0;
  const { database, passwords } = operator.services;
  const paymentPasswordHash = await passwords.hash(TEST_PAYMENT_PASSWORD);
  await database
    .update(payee)
    .set({ payeeName: 'Ana Souza', paymentPasswordHash })
    .where(eq(payee.accountId, id));
  return { id, browser, payoutAccountId: await addPayoutAccount(operator, id) };
}

const standing = ({ client }: Browser) => client.call(endpoints.turnover.get);
const balance = async ({ client }: Browser) =>
  (await client.call(endpoints.wallet.getBalance)).sumBalance;

test('a new account cannot withdraw its opening balance before it has played with it, and can then', async () => {
  const { browser, username } = await newcomer();
  const member = await readyToWithdraw(browser);
  expect(await standing(browser)).toMatchObject({
    leftMinor: '100000',
    requirements: [{ reason: 'opening-balance', requiredMinor: '100000' }],
  });
  await expect(request(member, 90_000)).rejects.toMatchObject({
    code: 'turnover_left',
    value: { leftMinor: '100000' },
  });
  const game = await anyGame(browser);
  const vendor = await testVendor(operator, game.vassalage);
  const play = await playAt(browser, username, vendor, game);
  await play(60_000, { win: 60_000 });
  await expect(request(member, 90_000)).rejects.toMatchObject({ value: { leftMinor: '40000' } });
  await play(40_000, { win: 40_000 });
  expect((await request(member, 90_000)).withdrawal.status).toBe('awaiting-review');
});

test('a registration bonus requires the brand’s turnover too, and the site states both before registration', async () => {
  await set({ registrationBonusMinor: '1001', deposits: { turnoverPercent: 150, openOrders: 3 } });
  const { settings } = await operator.browser().client.call(endpoints.system.getStatus);
  expect(settings).toMatchObject({
    openingBalance: { amountMinor: '100000', currency: 'BRL', turnoverMinor: '150000' },
    registrationBonus: { amountMinor: '1001', currency: 'BRL', turnoverMinor: '1502' },
  });
  const { browser } = await newcomer();
  expect(await balance(browser)).toBe('101001');
  expect(await standing(browser)).toMatchObject({
    leftMinor: '151502',
    requirements: [
      { reason: 'opening-balance', leftMinor: '150000' },
      { reason: 'registration-bonus', leftMinor: '1502' },
    ],
  });
});

test('a brand without turnover lets it be withdrawn at once', async () => {
  await set({ deposits: { turnoverPercent: 0, openOrders: 3 } });
  const { browser } = await newcomer();
  expect(await standing(browser)).toMatchObject({ leftMinor: '0', total: 0 });
  expect((await request(await readyToWithdraw(browser), 90_000)).withdrawal.amountMinor).toBe(
    '90000',
  );
});

test('a brand without an opening balance gives none, neither at registration nor to an account that an agent opens', async () => {
  const opened = async () => {
    const agent = await operator.signedIn(1);
    const { username, oneTimePassword } = await agent.client.call(endpoints.downline.register, {
      body: { newUsername: `nova${freshAddress().split('.')[3]}`, kind: 'member' },
    });
    const browser = operator.browser({ address: freshAddress() });
    await browser.login(username, oneTimePassword);
    return { balance: await accountBalance(browser), left: await accountTurnover(browser) };
  };
  expect(await opened()).toEqual({ balance: 100_000n, left: ['opening-balance'] });
  await set({ openingBalance: false });
  expect(await opened()).toEqual({ balance: 0n, left: [] });
  const { browser } = await newcomer();
  expect([await balance(browser), (await standing(browser)).total]).toEqual(['0', 0]);
  const { settings } = await operator.browser().client.call(endpoints.system.getStatus);
  expect(settings.openingBalance).toBeNull();
});

test('a guest plays with the money of free play whatever members get', async () => {
  await set({ openingBalance: false });
  const browser = operator.browser({ address: freshAddress() });
  const header = { merchantCode: 'palpite', language: 'PT' };
  const sealed = await browser.cipher.seal(endpoints.session.loginAsGuest, header);
  const body = { os: 'test', platform: 'W', version: 3, header: sealed } as const;
  browser.token = (await browser.client.call(endpoints.session.loginAsGuest, { body })).token;
  expect(await balance(browser)).toBe('100000');
  expect(await refusalOf(standing(browser))).toBe('real_account_required');
});

test.each([
  ['that has demo accounts', {}, '100000'],
  ['without demo accounts', { demoAccounts: false }, '0'],
  ['whose configuration gives none', { openingBalance: false }, '0'],
  [
    'without demo accounts whose configuration gives it',
    { demoAccounts: false, openingBalance: true },
    '100000',
  ],
])('at a site %s new accounts begin with the configured money', async (_what, config, expected) => {
  const site = await createTestOperator({ config, limits: UNHURRIED });
  try {
    const { browser } = await newcomer(site);
    expect(await balance(browser)).toBe(expected);
  } finally {
    await site.close();
  }
});

/**
 * Read from the ledger, because an account with an assigned password can make no calls before it has chosen its own.
 */
const accountBalance = ({ accountId }: Browser) =>
  operator.services.ledger.balance(operator.services.pool, mainWallet(accountId ?? 0));
const accountTurnover = async ({ accountId }: Browser) =>
  (
    await turnoverLeft(operator.services.database, operator.modules.money.own, accountId ?? 0)
  ).open.map(({ reason }) => reason);
