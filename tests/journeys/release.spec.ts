import type { Page } from '@playwright/test';
import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { expect, hydrated, leave, openWhole, test } from './fixtures.ts';
import { builtFiles } from './built-files.ts';
import { releaseProxy } from './release-proxy.ts';
import { expectSignedIn } from './sign-in.ts';
import { SAMPLE } from './proof.ts';

/** Opens a page through the proxy in English and waits until every deferred part of it has loaded. */
async function openThrough(page: Page, origin: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: origin }]);
  await openWhole(page, `${origin}${path}`);
  await page.evaluate(() => Object.assign(window, { before: true }));
}

const loadedAnew = (page: Page) =>
  page.waitForFunction(() => Reflect.get(window, 'before') === undefined);

test('[SHELL-18] an old tab that needs a part which a release removed reloads once, opens what was requested and keeps what was typed', async ({
  page,
  site,
  watch,
}) => {
  watch.expect(
    /404|Failed to fetch dynamically imported module|error occurred when fetching the script/,
  );
  await using proxy = await releaseProxy(site.origin);
  await openThrough(page, proxy.origin, '/register');
  await page.getByLabel('Account name *', { exact: true }).fill('half-typed');
  await page.getByLabel('Password *', { exact: true }).fill('never kept 1');
  const before = proxy.pages();
  proxy.replace(/^\/assets\//);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await loadedAnew(page);
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(proxy.pages()).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Account name *', { exact: true })).toHaveValue('half-typed');
  await expect(page.getByLabel('Password *', { exact: true })).toHaveValue('');
  await leave(page);
});

test('[SHELL-18] [ERR-02] a login whose code a release removed is not lost: the page reloads and keeps the account name', {
  tag: SAMPLE,
}, async ({ page, site, watch }) => {
  watch.expect(
    /404|Failed to fetch dynamically imported module|error occurred when fetching the script/,
  );
  const account = demoAccount(site.dataDirectory, ACCOUNT_OF.login);
  await using proxy = await releaseProxy(site.origin);
  await openThrough(page, proxy.origin, '/?login=stay');
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByLabel('Account name', { exact: true }).fill(account.username);
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  proxy.replace(/^\/assets\//);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await loadedAnew(page);
  await hydrated(page);
  await expect(form.getByLabel('Account name', { exact: true })).toHaveValue(account.username);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
  await form.getByLabel('Password', { exact: true }).fill(account.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectSignedIn(page);
  await leave(page);
});

test('[SHELL-18] [ERR-02] a page whose code stays missing says so after one attempt, and a retry opens it once the code is back', {
  tag: SAMPLE,
}, async ({ page, site, watch }) => {
  watch.expect(
    /404|Failed to fetch dynamically imported module|error occurred when fetching the script/,
  );
  await using proxy = await releaseProxy(site.origin);
  await openThrough(page, proxy.origin, '/');
  const before = proxy.pages();
  const [lobby = ''] = await builtFiles('_lobby');
  proxy.lose(new RegExp(`^${lobby.replaceAll('.', String.raw`\.`)}`));
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toBeVisible();
  expect(proxy.pages()).toBe(before + 1);
  proxy.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await leave(page);
});
