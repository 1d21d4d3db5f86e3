import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The slots lobby in English in a browser of its own, alive and without announcements over it. */
export async function openLobby(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'en' });
  await context.addCookies([{ name: 'lang', value: 'EN', url: origin }]);
  await context.addInitScript(() => localStorage.setItem('announcementsSeen', '9999'));
  const page = await context.newPage();
  await enterLobby(page, origin);
  return page;
}

/** Loads the lobby's address. */
export async function enterLobby(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/rng`);
  await page.waitForFunction(() => document.querySelector('html[data-hydrated]') !== null);
  // Parts that come to life later have said so.
  await page.waitForFunction(() => document.querySelector('main [data-later="coming"]') === null);
}
