import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, expectNoSideways, hydrated } from './fixtures.ts';
import { sampled } from './proof.ts';

/** Screens that the journeys of this worker have looked at. */
let looks = 0;

/**
 * The screen has all that it shows, is accessible in both themes, and fits a phone. Restores the screen afterwards. A
 * sample of the journeys checks each screen for accessibility at one width, the next screen at the other.
 */
export async function expectGood(page: Page): Promise<void> {
  const wide = page.viewportSize();
  const widths = sampled(['wide', 'narrow'] as const, 2, looks);
  looks += 1;
  // A menu that is folded away loads its pictures once it is unfolded.
  await expect(page.locator('.animate-pulse:visible')).toHaveCount(0);
  if (widths.includes('wide')) await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await hydrated(page);
  // What lies half under the bar at the bottom would be a small target, wherever the page was scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  if (widths.includes('narrow')) await expectAccessibleInBothThemes(page);
  await expectNoSideways(page, page.url());
  if (wide) await page.setViewportSize(wide);
}
