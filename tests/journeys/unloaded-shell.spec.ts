import { builtFiles } from './built-files.ts';
import { expect, leave, open, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

// Files that the site's worker has cached would still load.
test.use({ serviceWorkers: 'block' });

const NOTICE = 'This page did not load completely';

test('when the page’s own files do not load, the page says so and offers links that need none of them', async ({
  page,
  watch,
}) => {
  watch.expect(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/?login=1');
  // Triggered by a timeout: no script has loaded that could report it.
  const notice = page.getByRole('alert').filter({ hasText: NOTICE });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/assets/*.js');
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByText(NOTICE)).toBeHidden();
  await leave(page);
});

test('[ERR-02] when a screen’s file fails, and the file of the error message too, the server-rendered page says so in the brand’s name', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  watch.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
  const files = await builtFiles('helpmc', 'help-centre', 'help-query', 'route-error');
  const lost = (url: URL) => files.includes(url.pathname);
  await page.route(lost, (route) => route.abort());
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).click();
  const notice = page.getByRole('alert').filter({ hasText: NOTICE });
  await expect(notice).toBeVisible();
  await expect(notice.getByText('Palpite')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.unroute(lost);
  await notice.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Help centre' })).toBeVisible();
  await leave(page);
});
