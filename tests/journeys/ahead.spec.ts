import type { Page } from '@playwright/test';
import { builtFiles } from './built-files.ts';
import { expect, openWhole, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

/** The scripts and calls that the page requests, in order. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) asked.push(request.url());
  });
  return asked;
}

test('the code of a part below the screen loads when the reader comes near it; the code of a hidden part never loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const [menu = '', foot = ''] = await builtFiles('side-menu', 'shell-footer');
  const asked = askedBy(page);
  const askedFor = (file: string) => asked.filter((url) => url.endsWith(file));
  await openWhole(page, '/');
  const footer = page.locator('[data-later="far"]', { has: page.locator('footer') });
  await expect(footer).toBeAttached();
  expect([...askedFor(menu), ...askedFor(foot)]).toEqual([]);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(footer).toHaveCount(0);
  // The mark changes a moment before the code is requested.
  await expect.poll(() => askedFor(foot)).toHaveLength(1);
  expect(askedFor(menu)).toEqual([]);
});

for (const saveData of [false, true]) {
  test(`on a connection that ${saveData ? 'saves data nothing is' : 'is fast the code is'} fetched for a screen when the mouse only rests on its link`, {
    tag: SAMPLE,
  }, async ({ page, context }) => {
    await context.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
      { saveData, effectiveType: '4g' },
    );
    const asked = askedBy(page);
    await openWhole(page, '/');
    const [screen = ''] = await builtFiles('promotions');
    const isAhead = (url: string) => url.endsWith(screen) || /countryCodes|\/promotion\//.test(url);
    await page.getByRole('link', { name: 'Promotions' }).first().hover();
    // Opening another screen gives any fetch for the first link time to show up.
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    if (saveData) expect(asked.filter(isAhead)).toEqual([]);
    else {
      await expect.poll(() => asked.some((url) => url.includes('countryCodes'))).toBe(true);
      await expect.poll(() => asked.some((url) => url.endsWith(screen))).toBe(true);
    }
  });
}
