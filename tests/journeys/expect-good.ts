import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, hydrated } from './fixtures.ts';

/**
 * The screen has all that it shows and fits a phone, and is accessible in both themes where it is its state's turn: on
 * this screen and on a phone, each with its own turn. Restores the screen afterwards.
 */
export async function expectGood(page: Page, state: string): Promise<void> {
  const wide = page.viewportSize();
  // A menu that is folded away loads its pictures once it is unfolded.
  await expect(page.locator('.animate-pulse:visible')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, state);
  await page.setViewportSize({ width: 360, height: 740 });
  await hydrated(page);
  // What lies half under the bar at the bottom would be a small target, wherever the page was scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothThemes(page, `${state}, on a phone`);
  await expectNoSideways(page, page.url());
  if (wide) await page.setViewportSize(wide);
}
