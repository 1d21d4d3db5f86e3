import type { Page } from '@playwright/test';
import { expect, leave, open, test } from './fixtures.ts';
import { releaseProxy } from './release-proxy.ts';
import { SAMPLE } from './proof.ts';

/** Waits until the site's worker controls the page. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('without a network the site says so in place of the page, stores nothing else, and continues when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(page, '/');
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/rng');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText(/no connection to Palpite/)).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
});

test('the page names a manifest with which a browser can install the site', async ({ page }) => {
  await open(page, '/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(href ?? '');
  const { name, icons, display } = await manifest.json();
  expect([name, display]).toEqual(['Palpite', 'standalone']);
  const devtools = await page.context().newCDPSession(page);
  // A browser without a window installs nothing; nothing else may prevent it.
  await expect
    .poll(async () => {
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      return installabilityErrors
        .map(({ errorId }) => errorId)
        .filter((errorId) => errorId !== 'in-incognito');
    })
    .toEqual([]);
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200);
});

test('an open page announces a new release and loads it only when its reader agrees', {
  tag: SAMPLE,
}, async ({ page, site, watch }) => {
  test.slow();
  // The browser checks for a newer worker whenever it likes, perhaps after the proxy has stopped.
  watch.expect(/error occurred when fetching the script/);
  await using proxy = await releaseProxy(site.origin);
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: proxy.origin }]);
  await open(page, `${proxy.origin}/`);
  await workerReady(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  proxy.release();
  // Not awaited: a browser takes its time over the update while a page is still loading.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    void registration?.update();
  });
  await expect(page.getByText('A new version of the site is ready.')).toBeVisible({
    timeout: 90_000,
  });
  expect(await page.evaluate(() => Reflect.get(window, 'before'))).toBe(true);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForFunction(() => Reflect.get(window, 'before') === undefined);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('A new version of the site is ready.')).toBeHidden();
  await leave(page);
});
