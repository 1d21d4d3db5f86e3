/**
 * What every journey starts from: the shared site, pages that are watched for errors nobody would see,
 * and the few steps that all journeys share.
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
  // Journeys read the texts of the source language; what Portuguese says is tested where it is written.
  context: async ({ context, site }, provide) => {
    await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
    // What is announced opens by itself over the first page; the journey about it begins without this.
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

/** The same, and every part near the screen has come whose code comes after the page's, the dialog that the address asks for with them. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('[data-later="coming"]')).toHaveCount(0);
  // Over home an address asks for a dialog; elsewhere it may say which game or promotion is meant.
  const { pathname, search } = new URL(path, 'http://localhost');
  // Modal by script alone: the server draws it open, and until then nothing in it reacts.
  if (pathname === '/' && search !== '') {
    await expect(page.locator('dialog:modal').first()).toBeVisible();
  }
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Before its site or proxy ends: what the page still asks for then is no problem of the site's. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/**
 * Brings what comes and goes to its end: half-way, a dialog's colours are nobody's choice. Not waited for: where
 * the browser leaves out what is far below the screen, nothing moves on.
 */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    }
    // What hears of the end has its turn.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Nothing of the page is wider than the screen, once all of it has come. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** No success criterion of its own, so none of those tags includes it: headings skip no level. */
const BESIDE_WCAG = { 'heading-order': { enabled: true } };

/** WCAG 2.2 A and AA on the page as it is now, and in its frames; and the order of its headings. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { runOnly: { type: 'tag', values: WCAG }, rules: BESIDE_WCAG });
}

/** The same in both themes: beside colours nothing of a page follows its theme, so the other one's are measured alone. */
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
  // What passed is told too by default: megabytes of it. A page without frames is examined without a second one.
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
