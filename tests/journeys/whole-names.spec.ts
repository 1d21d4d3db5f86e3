import type { Locator } from '@playwright/test';
import { expect, openWhole, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

/** Names are whole on a screen of 768 px, where tiles and buttons are narrow, in a language of long words. */

test.use({ viewport: { width: 768, height: 1024 } });

/** The texts of elements that are wider or higher than their place. */
const cutOf = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all
      .filter((one) => one instanceof HTMLElement && one.offsetWidth > 0)
      .filter(
        (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
      )
      .map((one) => one.textContent),
  );

test('at 768 px in Portuguese no game’s name is cut, nor what the search says it finds, nor a set of numbers', {
  tag: SAMPLE,
}, async ({ page, site }) => {
  await page.context().addCookies([{ name: 'lang', value: 'PT', url: site.origin }]);
  await openWhole(page, '/rng');
  const names = page.locator('.tile-main');
  await expect(names.nth(11)).toBeVisible();
  expect(await cutOf(names)).toEqual([]);
  expect(await cutOf(page.getByRole('banner').getByRole('link').locator('> span'))).toEqual([]);
  await openWhole(page, '/vnlottery?gameCode=vn-north&playType=de');
  const set = page.getByRole('button', { name: 'Duplas deslocadas' });
  await expect(set).toBeVisible();
  // A word that is broken takes a line of its own more.
  const lines = await set.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual(2);
});
