/**
 * The base of every journey: the shared site, pages watched for errors that a player would not see, and the steps that
 * all journeys share.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type PageWatch, watchPages } from './page-watch.ts';
import { rememberAnnouncements } from './seen-announcements.ts';
import { SITE_VARIABLES } from './shared-site.ts';

export interface SharedSite {
  readonly origin: string;
  readonly gamesOrigin: string;
  readonly databaseUrl: string;
  readonly dataDirectory: string;
}

export const test = base.extend<{ watch: PageWatch }, { site: SharedSite }>({
  site: [
    async ({}, provide) => {
      await provide({
        origin: variable(SITE_VARIABLES.origin),
        gamesOrigin: variable(SITE_VARIABLES.gamesOrigin),
        databaseUrl: variable(SITE_VARIABLES.databaseUrl),
        dataDirectory: variable(SITE_VARIABLES.dataDirectory),
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  // Journeys read the English texts, the source; the other languages are tested where they are written.
  context: async ({ context, site }, provide) => {
    await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
    // Announcements open by themselves over the first page. All journeys but the one about them begin with them seen.
    await context.addInitScript(rememberAnnouncements);
    await provide(context);
  },
  watch: [
    async ({ context }, provide) => {
      const watch = await watchPages(context);
      await provide(watch);
      expect(watch.problems, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

function variable(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(
    `${name} is not set: journeys run through the project's Playwright configuration`,
  );
}

/** Opens an address of the site and waits until the page reacts to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Like `open`, and waits for every part near the screen whose code loads after the page, including the dialog in the
 * address.
 */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[data-later="coming"]')).toHaveCount(0);
  // On home the query opens a dialog; elsewhere it may name a game or promotion.
  const { pathname, search } = new URL(path, 'http://localhost');
  // Only a script makes a dialog modal: the server renders it open, and until then nothing in it reacts.
  if (pathname === '/' && search !== '') {
    await expect(page.locator('dialog:modal').first()).toBeVisible();
  }
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Leaves the site before its site or proxy stops, so that late requests of the page do not count as errors. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/**
 * Finishes all animations and transitions, because the colours of a half-open dialog are not a design. Does not await
 * them: browsers suspend animations far below the screen.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
    // Lets the listeners of the end run.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Nothing on the page is wider than the screen once it has loaded. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Headings skip no level. It is not a success criterion, so none of the WCAG tags includes it. */
const BESIDE_WCAG = { 'heading-order': { enabled: true } };

/** WCAG 2.2 A and AA, and the order of the headings, on the page as it is now, with its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: { type: 'tag', values: WCAG }, rules: BESIDE_WCAG });
}

/** The same in both themes. Only colours depend on the theme, so the other theme is checked for contrast alone. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      return dataset.theme;
    });
  const theme = await turn();
  await expectNoViolation(
    page,
    { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
    `, ${theme}`,
  );
  await turn();
}

async function expectNoViolation(
  page: Page,
  rules: Parameters<AxeBuilder['options']>[0],
  how = '',
): Promise<void> {
  await stillness(page);
  // By default axe also reports what passed: megabytes. A page without frames needs no second page for the report.
  const axe = new AxeBuilder({ page })
    .options({ ...rules, resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join('; ')}`,
  );
  expect(found, `accessibility of ${page.url()}${how}`).toEqual([]);
}
