/** A lobby under a thumb: page after page until there is no further one. */
import type { Browser, Page } from '@playwright/test';
import { openLobby } from './lobby-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Scrolled {
  /** Elements of the page before, at most, and after. */
  readonly start: number;
  readonly most: number;
  readonly end: number;
  /** The place of the last game in the list. */
  readonly games: number;
}

export async function scrollToEnd(browser: Browser, origin: string): Promise<Scrolled> {
  const page = await openLobby(browser, origin, PHONE);
  const start = await elements(page);
  let most = start;
  const more = page.getByRole('button', { name: 'Show more games' });
  while ((await more.count()) > 0) {
    most = Math.max(most, await nextPage(page));
  }
  const end = await elements(page);
  const games = await page
    .locator('main li[aria-posinset]')
    .last()
    .evaluate((item) => Number(item.getAttribute('aria-posinset')));
  await page.context().close();
  return { start, most: Math.max(most, end), end, games };
}

const elements = (page: Page) => page.evaluate(() => document.getElementsByTagName('*').length);

/** Scrolls to the end of what is there and waits for what follows. @returns the elements there were at most */
function nextPage(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = () =>
      [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent?.trim() === 'Show more games',
      );
    const height = document.documentElement.scrollHeight;
    const now = button();
    now?.scrollIntoView({ block: 'end' });
    if (now instanceof HTMLButtonElement && now.getAttribute('aria-disabled') !== 'true')
      now.click();
    let most = 0;
    const limit = performance.now() + 10_000;
    while (button() && document.documentElement.scrollHeight === height) {
      if (performance.now() > limit) throw new Error('no further page came');
      await new Promise(requestAnimationFrame);
      most = Math.max(most, document.getElementsByTagName('*').length);
    }
    await new Promise(requestAnimationFrame);
    return Math.max(most, document.getElementsByTagName('*').length);
  });
}
