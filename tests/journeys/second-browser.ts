import type { Browser } from '@playwright/test';
import { expect, type SharedSite } from './fixtures.ts';
import { watchPages } from './page-watch.ts';
import { rememberAnnouncements } from './seen-announcements.ts';

/** Runs `work` with a page of another browser, for another person; errors there fail the journey too. */
export async function withSecondBrowser(
  browser: Browser,
  origin: string,
  work: (
    page: Awaited<ReturnType<Browser['newPage']>>,
    watch: Awaited<ReturnType<typeof watchPages>>,
  ) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    await context.addCookies([{ name: 'lang', value: 'EN', url: origin }]);
    await context.addInitScript(rememberAnnouncements);
    const watch = await watchPages(context);
    await work(await context.newPage(), watch);
    expect(watch.problems, 'problems in the second browser').toEqual([]);
  } finally {
    await context.close();
  }
}

/** The site's address at the host of another brand. */
export function originAt({ origin }: Pick<SharedSite, 'origin'>, host: string): string {
  const address = new URL(origin);
  address.hostname = host;
  return address.origin;
}
