/** Texts that try to be more than text, in the real browser on a narrow phone. */
import type { Page } from '@playwright/test';
import { expect, hydrated, leave, test } from './fixtures.ts';
import { HOSTILE, HOSTILE_TITLES, writeHostileTexts } from './hostile-data.ts';
import { ownSite } from './own-site.ts';
import { SAMPLE } from './proof.ts';

/** Games on one page of a lobby. */
const PAGE = 42;
/** The most items in one list of a text. */
const LIST = 60;

test.use({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });

/** What no text may ever cause: script dialogs, windows, and requests to the addresses in the texts. */
function watchDeeds(page: Page): string[] {
  const deeds: string[] = [];
  page.on('dialog', async (dialog) => {
    deeds.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => deeds.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) deeds.push(`asked for ${request.url()}`);
  });
  return deeds;
}

/** How far the page, or a dialog over it, scrolls sideways, and whatever covers the page from edge to edge. */
function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    const wide = boxes
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName} is ${box.scrollWidth} wide in ${box.clientWidth}`);
    const foreign = [
      ...document.querySelectorAll(
        'iframe, object, embed, base, form#location, marquee, math, plaintext, [style*="z-index:9999"]',
      ),
    ].map((element) => `there is ${element.outerHTML.slice(0, 100)}`);
    return [...wide, ...foreign];
  });
}

/** The first of `texts` that are nowhere on the page word for word. Data for scripts does not count as page text. */
async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style')) words.push(nodeValue ?? '');
    }
    return words.join('');
  });
  return texts.filter((text) => !shown.includes(text)).slice(0, 3);
}

/** The help centre's articles are the project's own; here they hold what a careless author could have written. */
async function writeHelp(page: Page): Promise<void> {
  await page.route('**/wps/system/helpCenter*', async (route) => {
    const answer = await (await route.fetch()).json();
    const [section] = answer.value.sections;
    const items = HOSTILE.map((text) => [{ text }]);
    const content = Array.from({ length: Math.ceil(items.length / LIST) }, (_, at) => ({
      kind: 'list',
      items: items.slice(at * LIST, (at + 1) * LIST),
    }));
    const articles = HOSTILE.map((title, at) => ({
      ...section.articles[0],
      articleId: `hostile-${at}`,
      title,
      content: at === 0 ? content : [],
    }));
    answer.value.sections = [{ ...section, articles }];
    await route.fulfill({ json: answer });
  });
}

test('hostile texts in games, banners, announcements and help run nothing and break no layout at 320 px', {
  tag: SAMPLE,
}, async ({ page, context }) => {
  test.slow();
  await using site = await ownSite();
  await writeHostileTexts(site.databaseUrl, 'palpite');
  await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  const deeds = watchDeeds(page);
  const look = async (path: string, texts: readonly string[]) => {
    // The site caches a brand and its pages for seconds, so the first look may show the previous texts.
    await expect(async () => {
      await page.goto(`${site.origin}${path}`);
      await hydrated(page);
      await expect.poll(() => missing(page, texts), { timeout: 15_000 }).toEqual([]);
    }, path).toPass({ timeout: 60_000 });
    await expect.poll(() => brokenLayout(page), path).toEqual([]);
  };

  await test.step('banners on home', () => look('/', HOSTILE_TITLES));
  for (let pageNo = 1; (pageNo - 1) * PAGE < HOSTILE.length; pageNo += 1) {
    const names = HOSTILE.slice((pageNo - 1) * PAGE, pageNo * PAGE);
    await test.step(`games, page ${pageNo}`, () =>
      look(pageNo === 1 ? '/rng?sort=popular' : `/rng?sort=popular&pageNo=${pageNo}`, names));
  }
  await test.step('announcements', async () => {
    await look('/?announcements=1', []);
    const dialog = page.getByRole('dialog', { name: 'Announcements' });
    await dialog.getByRole('link', { name: /All of them/ }).click();
    await expect.poll(() => missing(page, HOSTILE)).toEqual([]);
    await expect.poll(() => brokenLayout(page)).toEqual([]);
  });
  await test.step('help: all titles, then an article with all texts', async () => {
    await writeHelp(page);
    await look('/?help=1', HOSTILE);
    await look('/?help=hostile-0', HOSTILE);
  });
  expect(deeds).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await leave(page);
});
