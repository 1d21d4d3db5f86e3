import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSideways, hydrated } from './fixtures.ts';

/** The screen has all that it shows, is accessible in both themes, and fits a phone. Restores the screen afterwards. */
export async function expectGood(page: Page): Promise<void> {
  const wide = page.viewportSize();
  // A menu that is folded away loads its pictures once it is unfolded.
  await expect(page.locator('.animate-pulse:visible')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await hydrated(page);
  // What lies half under the bar at the bottom would be a small target, wherever the page was scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothThemes(page);
  await expectNoSideways(page, page.url());
  if (wide) await page.setViewportSize(wide);
}
