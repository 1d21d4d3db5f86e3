import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

/** A page whose second half has not come yet, and whose scripts have not run. */

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

/** Opens as much of an address as a slow connection brings first: all up to the page’s own part. */
async function openFirstHalf(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const [half = ''] = (await response.text()).split('<main');
    await route.fulfill({ response, body: half });
  });
  await page.goto(path);
}

test('on a phone the first half of a board’s page has no header already, that of other pages has it', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  watch.expect(/404 \(Not Found\).*no-such-lottery/);
  const header = page.getByRole('banner');
  await openFirstHalf(page, '/elott?gameCode=k3-1m');
  await expect(page.locator('.shell-header')).toBeAttached();
  await expect(header).toBeHidden();
  await openFirstHalf(page, '/elott');
  await expect(header).toBeVisible();
  await openFirstHalf(page, '/elott?gameCode=k3-1m&view=bets');
  await expect(header).toBeVisible();
  await openFirstHalf(page, '/elott?gameCode=no-such-lottery');
  await expect(header).toBeVisible();
});
