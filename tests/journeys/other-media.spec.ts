import type { Page } from '@playwright/test';
import { expect, openWhole, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { playFree } from './sign-in.ts';

/** Pages as other media show them: with the reader's own colours, at 400 %, on paper. */

const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('in the reader’s own colours what is chosen differs from the rest, and every button has an edge', {
  tag: SAMPLE,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWhole(page, '/lottery?gameCode=k3-1m');
  await page.locator('main button[aria-pressed="false"]').first().click();
  await expect(page.locator('main button[aria-pressed="true"]').first()).toBeVisible();
  const chosen = await colourOf(page, 'main button[aria-pressed="true"]');
  expect(chosen).not.toBe(await colourOf(page, 'main button[aria-pressed="false"]'));
  const current = await colourOf(page, 'main a[aria-current="page"]');
  expect(current).toBe(chosen);
  const bare = await page.locator('main button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { outlineStyle, borderTopWidth } = getComputedStyle(button);
        return outlineStyle === 'none' && Number.parseFloat(borderTopWidth) === 0;
      })
      .map((button) => button.textContent),
  );
  expect(bare).toEqual([]);
});

test('at 400 % nothing that has the focus lies under the bars', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openWhole(page, '/');
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const inside = (from: number, to: number, most: number) =>
        [0.1, 0.5, 0.9]
          .map((part) => from + (to - from) * part)
          .filter((at) => at > 0 && at < most);
      const seen = inside(left, right, innerWidth).some((x) =>
        inside(top, bottom, innerHeight).some((y) => {
          const there = document.elementFromPoint(x, y);
          const bar = there?.closest('.shell-header, .top-tabs, .bottom-bar, .act-bar');
          return there !== null && (!bar || bar.contains(focused));
        }),
      );
      return seen ? null : (focused.getAttribute('aria-label') ?? focused.textContent);
    });
    expect(hidden).toBeNull();
  }
});

test('on paper a dark page is light, and a dialog is whole, without the page behind it', async ({
  page,
  site,
}) => {
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: site.origin }]);
  await openWhole(page, '/helpmc');
  const lightness = () =>
    page.evaluate(() => {
      const text = getComputedStyle(document.documentElement).color;
      return Number(/oklch\(([\d.]+)/.exec(text)?.[1]);
    });
  expect(await lightness()).toBeGreaterThan(0.7);
  await page.emulateMedia({ media: 'print' });
  expect(await lightness()).toBeLessThan(0.5);

  await page.emulateMedia({ media: null });
  await playFree(page, '/rng?logout=1');
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.shell-content')).toBeHidden();
  await expect(page.locator('.shell-header')).toBeHidden();
  const { position, overflow } = await page.locator('dialog:modal').evaluate((dialog) => {
    const style = getComputedStyle(dialog);
    return { position: style.position, overflow: style.overflowY };
  });
  expect({ position, overflow }).toEqual({ position: 'absolute', overflow: 'visible' });
});
