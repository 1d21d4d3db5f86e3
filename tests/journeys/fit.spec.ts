/**
 * What pages show is whole: names fit their places, marks are readable on any art, rows reach the edge of the screen.
 */
import { sandboxCatalogue } from '@palpite/sandbox/catalogue.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, openWhole, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { rememberAnnouncements } from './seen-announcements.ts';

const titles = sandboxCatalogue().map((game) => game.titles.PT);

/** How high each part of the page's first tile of one column is with each title of the catalogue in it. */
function tileHeights(page: Page): Promise<string[]> {
  return page
    .locator('main article:has(> .tile-frame)')
    .first()
    .evaluate(async (tile, all) => {
      await document.fonts.ready;
      const name = tile.querySelector('.tile-main');
      if (!name) throw new Error('a tile without a name');
      const own = name.textContent;
      const heights = all.map((title) => {
        name.textContent = title;
        const lines = [...(name.closest('p')?.parentElement?.children ?? [])];
        return [tile, ...lines].map((each) => each.getBoundingClientRect().height).join(' ');
      });
      name.textContent = own;
      return [...new Set(heights)];
    }, titles);
}

test('whatever a game is called, a tile has its name in one line or two, and what it is in another', {
  tag: SAMPLE,
}, async ({ page, context, site }) => {
  await context.addCookies([{ name: 'lang', value: 'PT', url: site.origin }]);
  expect(titles.length).toBe(3000);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openWhole(page, '/rng');
    const heights = (await tileHeights(page)).map((each) => each.split(' ').map(Number));
    const [tiles, names, details] = [0, 1, 2].map((part) => new Set(heights.map((it) => it[part])));
    expect(tiles?.size, `${width} px`).toBe(1);
    expect(names, `${width} px`).toEqual(new Set([16, 32]));
    expect(details, `${width} px`).toEqual(new Set([16]));
  }
});

for (const [host, row] of [
  ['localhost', 'Providers'],
  ['en.localhost', 'Vendors'],
  ['vn.localhost', 'Houses'],
] as const) {
  test(`each provider’s name is whole on its card beside “New”, at 360 and 1440 px, at ${host}`, async ({
    page,
    context,
    site,
  }) => {
    const address = new URL(site.origin);
    address.hostname = host;
    await context.addCookies([{ name: 'lang', value: 'EN', url: address.origin }]);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await openWhole(page, address.href);
      const rail = page.getByRole('region', { name: row });
      await rail.scrollIntoViewIfNeeded();
      await expect(rail.getByText('New', { exact: true }).first()).toBeVisible();
      const cut = await rail
        .locator('li a > span > span:first-child')
        .evaluateAll((names) =>
          names
            .filter(
              (name) =>
                name.scrollWidth > name.clientWidth + 1 ||
                name.scrollHeight > name.clientHeight + 1,
            )
            .map((name) => name.textContent),
        );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

test('with a mouse the heart is visible without pointing at the tile, and covers none of its figures', async ({
  page,
}) => {
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await openWhole(page, '/rng');
    const tile = page.getByRole('main').getByRole('article').first();
    const heart = tile.getByRole('button', { name: /^Favourite: / });
    await expect(heart).toBeVisible();
    // Neither the heart nor anything around it is faded out.
    const faded = await heart.evaluate((button) => {
      for (let each: Element | null = button; each; each = each.parentElement) {
        if (Number(getComputedStyle(each).opacity) < 1) return true;
      }
      return false;
    });
    expect(faded).toBe(false);
    await tile.hover();
    const figures = tile.getByText(/^RTP/).locator('..');
    await expect(figures).toBeVisible();
    expect(await meet(figures, heart)).toBe(false);
    await page.mouse.move(0, 0);
  }
});

test('a press on the line below a game opens the game', { tag: SAMPLE }, async ({ page }) => {
  await openWhole(page, '/rng');
  const line = page.getByRole('main').getByRole('article').first().locator('p:visible').last();
  // The link lies over it.
  await line.click({ force: true });
  await expect(page).toHaveURL(/\/game\?/);
});

test('a banner’s dots cover none of its words, at every width', async ({ page }) => {
  // A lobby has room for them on a wide screen: on a phone its games come first.
  for (const [path, widths] of [
    ['/', [360, 768, 1440]],
    ['/rng', [1024, 1440]],
  ] as const) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openWhole(page, path);
      const banner = page.getByRole('region', { name: 'Highlights' });
      const dots = banner.getByRole('button', { name: 'Show highlight 1' }).locator('..');
      const words = await banner
        .getByRole('group')
        .first()
        .locator('span:visible:not(:has(*))')
        .filter({ hasText: /\S/ })
        .all();
      expect(words.length).toBeGreaterThan(0);
      for (const each of words)
        expect(await meet(each, dots), `${path} at ${width} px`).toBe(false);
    }
  }
});

test('on a phone a row reaches both edges of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWhole(page, '/');
  const row = page.getByRole('region', { name: 'Picked by the house' }).getByRole('list');
  const box = await row.boundingBox();
  expect(box?.x).toBe(0);
  // The whole width of the screen except a scrollbar.
  expect(box?.width).toBe(await page.evaluate(() => document.body.clientWidth));
  // The first tile lines up with the text of the page.
  expect((await row.getByRole('article').first().boundingBox())?.x).toBe(12);
});

test('a clear button empties the search, is 44 px under a thumb, and keeps the focus', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  await context.addInitScript(rememberAnnouncements);
  const page = await context.newPage();
  await openWhole(page, '/rng?name=tapir');
  const field = page.getByRole('searchbox', { name: 'Search in this lobby' });
  const clear = page.getByRole('button', { name: 'Clear search' });
  const box = await clear.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(clear).toHaveCount(0);
  await expect(page).not.toHaveURL(/name=/);
  await context.close();
});

test('[SHELL-15] when no image loads, the brand’s name appears as text and no broken image is left', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  let tries = 0;
  await page.route('**/images/**', (route) => {
    if (route.request().url().includes('/logo-bar-light.svg')) tries += 1;
    return route.abort();
  });
  await openWhole(page, '/rng');
  await expect(page.getByRole('banner').getByText('Palpite', { exact: true })).toBeVisible();
  expect(tries).toBe(3);
  const broken = () =>
    page
      .locator('img:visible')
      .evaluateAll(
        (all) =>
          all.filter((each) => each instanceof HTMLImageElement && each.complete && each.src !== '')
            .length,
      );
  await expect.poll(broken).toBe(0);
});

/** Whether two parts of the page lie on each other. */
async function meet(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('one of them is not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
