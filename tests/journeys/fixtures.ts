/**
 * The base of every journey: the shared site, pages watched for errors that a player would not see, and the steps that
 * all journeys share.
 */
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

interface Options {
  /** Whether the browser has been here: home has a line of what it has not seen. Most journeys begin without one. */
  announcements: 'seen' | 'new';
}

export const test = base.extend<Options & { watch: PageWatch }, { site: SharedSite }>({
  announcements: ['seen', { option: true }],
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
  context: async ({ context, site, announcements }, provide) => {
    await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
    if (announcements === 'seen') await context.addInitScript(rememberAnnouncements);
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

/** Nothing on the page is wider than the screen once it has loaded. */
export async function expectNoSideways(page: Page, what: string): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
