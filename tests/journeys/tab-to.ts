import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus, as a keyboard user would. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${control.toString()}`);
}
