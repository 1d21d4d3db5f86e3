/**
 * Pictures of every primitive in every state, compared with those in `specimen/`. `npm test -- journeys specimen`
 * reports differences; after an intended change, `npx playwright test specimen --update-snapshots` takes new ones.
 */
import type { Locator, Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.ts';
import { expect, expectNoSideways, hydrated, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';

// The same letters and colours on every machine, whatever its screen and settings.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...BROWSER_ARGUMENTS, '--font-render-hinting=none', '--force-color-profile=srgb'],
  },
});

const PARTS = [
  'Buttons',
  'Fields',
  'Choices',
  'Badges and skeletons',
  'Pictures',
  'Tiles',
  'Rows',
  'Money and pages',
  'States',
  'Long texts',
];

/** What opens over the page: the button that opens it, and the part to look at. */
const OVER: readonly { button: string; look: (page: Page) => Locator }[] = [
  { button: 'Open modal', look: (page) => page.getByRole('dialog', { name: 'A modal' }) },
  {
    button: 'Open question',
    look: (page) => page.getByRole('alertdialog', { name: 'Leave the table?' }),
  },
  { button: 'Open drawer', look: (page) => page.getByRole('dialog', { name: 'A drawer' }) },
  { button: 'Open menu', look: (page) => page.getByRole('menu') },
];

const fileOf = (...words: string[]) =>
  `${words
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')}.png`;

async function openSpecimen(page: Page, theme: string, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'theme', value: theme, url: origin }]);
  await page.goto('/dev/ui');
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
  // The missing picture shows its error after the last attempt; the code of the slides loads when the page is idle.
  await expect(page.locator('[data-picture-failed]')).toBeVisible();
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.use({
      viewport: { width: 900, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    // The picture that fails.
    test.beforeEach(({ watch }) => watch.expect(/ERR_INVALID_URL/));

    test(`every primitive looks as it was drawn, ${theme}`, { tag: SAMPLE }, async ({
      page,
      site,
    }) => {
      await openSpecimen(page, theme, site.origin);
      for (const part of PARTS) {
        const section = page.getByRole('region', { name: part, exact: true });
        await expect.soft(section).toHaveScreenshot(fileOf(part, theme));
      }
      for (const { button, look } of OVER) {
        await page.getByRole('button', { name: button }).click();
        await expect.soft(look(page)).toHaveScreenshot(fileOf(button, theme));
        await page.keyboard.press('Escape');
        await expect(look(page)).toBeHidden();
      }
      await page.getByRole('button', { name: 'Fault' }).click();
      // A notice disappears after seconds; a second press shows the same one again.
      await expect(async () => {
        await page.getByRole('button', { name: 'Long notice' }).click();
        const notices = page.locator('section[popover]');
        await expect(notices).toHaveScreenshot(fileOf('notices', theme), { timeout: 5_000 });
      }).toPass({ timeout: 40_000 });
    });

    test(`on a phone long texts stay in their places, ${theme}`, async ({ page, site }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openSpecimen(page, theme, site.origin);
      await expectNoSideways(page, 'the specimen');
      for (const part of ['Long texts', 'Tiles']) {
        const section = page.getByRole('region', { name: part, exact: true });
        await expect.soft(section).toHaveScreenshot(fileOf(part, 'phone', theme));
      }
    });
  });
}
