import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { account } from '#modules/identity/tables/account.table.ts';
import { brand } from '#modules/brand/brand.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { readPass } from './service-pass.ts';
import { openWindow } from './testing.ts';

const operator = withOperator();

/** The window that a browser gets, with its pass opened. */
async function passFor(browser: Browser, channel: 'live' | 'vip') {
  const { pathname, pass } = await openWindow(browser, channel);
  const opened = await readPass(operator.services, operator.clock.now, 'palpite', pass);
  return { pathname, pass: opened };
}

async function member(rankLevel: number): Promise<Browser> {
  const browser = await operator.signedIn();
  await operator.services.database
    .update(account)
    .set({ rankLevel })
    .where(eq(account.id, browser.accountId ?? 0));
  return browser;
}

test('[CS-01] the path list has other entries, and one of type 3 that only its last eight characters open', async () => {
  const { paths } = await operator
    .browser()
    .client.call(endpoints.customerService.listPaths, { query: {} });
  expect(paths.filter(({ type }) => type === 3)).toHaveLength(1);
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.find(({ type }) => type === 3)?.path).not.toContain('/support');
  const { pathname, pass } = await passFor(operator.browser(), 'live');
  expect(pathname).toBe('/support');
  expect(pass).toMatchObject({ brandCode: 'palpite', channel: 'live', accountId: null });
});

test.each([
  { who: 'a member of rank 5', rank: 5, channel: 'vip' },
  { who: 'a member of rank 4', rank: 4, channel: 'live' },
  { who: 'a new member', rank: 0, channel: 'live' },
] as const)(
  '[PERM-06] $who who requests the VIP channel gets $channel',
  async ({ rank, channel }) => {
    const browser = await member(rank);
    const { pass } = await passFor(browser, 'vip');
    expect(pass).toMatchObject({ channel, accountId: browser.accountId });
    expect((await passFor(browser, 'live')).pass?.channel).toBe('live');
  },
);

test('[PERM-06] a visitor never gets the VIP channel', async () => {
  expect((await passFor(operator.browser(), 'vip')).pass?.channel).toBe('live');
});

test('customer service is available while the site is closed', async () => {
  const { database, brands } = operator.services;
  for (const status of [1, 2] as const) {
    await database.update(brand).set({ status }).where(eq(brand.code, 'palpite'));
    brands.forget();
    expect((await passFor(operator.browser(), 'live')).pass).not.toBeNull();
  }
  await database.update(brand).set({ status: 0 }).where(eq(brand.code, 'palpite'));
  brands.forget();
});

test('a brand without customer service says so', async () => {
  const { database, brands } = operator.services;
  const overrides = { settings: { customerService: false } };
  await database.update(brand).set({ overrides }).where(eq(brand.code, 'palpite'));
  brands.forget();
  await expect(
    operator.browser().client.call(endpoints.customerService.listPaths, { query: {} }),
  ).rejects.toMatchObject({ code: 'unavailable' });
  await database.update(brand).set({ overrides: {} }).where(eq(brand.code, 'palpite'));
  brands.forget();
});
