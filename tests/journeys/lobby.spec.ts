import type { Browser, Page } from '@playwright/test';
import { expect, hydrated, open, openWhole, type SharedSite, test } from './fixtures.ts';
import { rememberAnnouncements } from './seen-announcements.ts';
import { tabTo } from './tab-to.ts';
import { SAMPLE } from './proof.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The slots lobby on a phone with touch. */
async function onPhone(browser: Browser, site: SharedSite): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.origin });
  await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  await context.addInitScript(rememberAnnouncements);
  const page = await context.newPage();
  await open(page, '/rng');
  return page;
}

const listed = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
const elements = (page: Page) => page.evaluate(() => document.getElementsByTagName('*').length);
const more = (page: Page) => page.getByRole('button', { name: 'Show more games' });

/** Scrolls to the end of the list until so many games are listed, and presses "more" where there is such a button. */
async function scrollUntil(page: Page, games: number): Promise<void> {
  await expect(async () => {
    const button = more(page);
    await button.scrollIntoViewIfNeeded();
    const of = Number(await listed(page).first().getAttribute('aria-setsize'));
    if (of < games && of % (3 * 42) === 0) await button.click();
    expect(of).toBeGreaterThanOrEqual(games);
    // The rows follow the scroll position.
    const last = await listed(page).last().getAttribute('aria-posinset');
    expect(Number(last)).toBeGreaterThanOrEqual(games);
  }).toPass({ timeout: 30_000 });
}

test('[SHELL-16] scrolling through the lobby keeps the number of elements on the page small, and each game has its place', async ({
  browser,
  site,
}) => {
  const page = await onPhone(browser, site);
  const start = await elements(page);
  await scrollUntil(page, 10 * 42);
  await expect.poll(() => elements(page)).toBeLessThan(start * 1.5);
  const places = await listed(page).evaluateAll((items) =>
    items.map((item) => Number(item.getAttribute('aria-posinset'))),
  );
  expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) + at));
  expect(places.at(-1)).toBeGreaterThanOrEqual(10 * 42);
  // Back at the start the first games are listed again.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(listed(page).first()).toHaveAttribute('aria-posinset', '1');
  await expect(listed(page).first()).toBeInViewport();
  await page.context().close();
});

test('[SHELL-16] Back from a game returns to the place in the list that it was opened from', {
  tag: SAMPLE,
}, async ({ browser, site }) => {
  const page = await onPhone(browser, site);
  await scrollUntil(page, 5 * 42);
  let tile = page.locator('li[aria-posinset]');
  // The rows follow the scroll position: one that goes while it is looked for is no game to open.
  await expect(async () => {
    const place = await listed(page).locator('visible=true').nth(12).getAttribute('aria-posinset');
    tile = page.locator(`li[aria-posinset="${place}"]`);
    await tile.scrollIntoViewIfNeeded({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await tile.getByRole('link').first().focus();
  const top = async () => Math.round((await tile.boundingBox())?.y ?? -1);
  let before = await top();
  await expect.poll(async () => before === (before = await top())).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/rng/);
  await page.goBack();
  await expect(tile).toBeInViewport();
  await expect.poll(top).toBeCloseTo(before, -1);
  await page.context().close();
});

test('[SHELL-16] the keyboard reaches the pages below the games, including the last one, and the footer', {
  tag: SAMPLE,
}, async ({ page }) => {
  await open(page, '/rng?pageNo=71');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const last = pages.getByRole('link', { name: 'Page 72' });
  await page.getByRole('main').getByRole('article').last().getByRole('link').first().focus();
  await tabTo(page, last);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pageNo=72/);
  await hydrated(page);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('72');
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').first());
});

test('[LOBBY-06] results follow each key, and the field is empty again when the filters are cleared', {
  tag: SAMPLE,
}, async ({ page }) => {
  await open(page, '/rng');
  const field = page.getByRole('searchbox', { name: 'Search in this lobby' });
  await field.pressSequentially('ríver', { delay: 40 });
  await expect(page).toHaveURL(/name=/);
  await expect(field).toHaveValue('ríver');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await field.fill('zzzzzz');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(42);
});

for (const host of ['localhost', 'en.localhost', 'vn.localhost']) {
  test(`a lobby shows its games first, each with one badge at most and one wide tile on a screen, at ${host}`, {
    tag: SAMPLE,
  }, async ({ page, site }) => {
    const address = new URL('/rng', site.origin);
    address.hostname = host;
    for (const { width, height, top, whole } of [
      { width: 360, height: 780, top: 300, whole: 5 },
      // Under tabs the collections and the filters begin a line lower.
      host.startsWith('vn.')
        ? { width: 1440, height: 900, top: 370, whole: 6 }
        : { width: 1440, height: 900, top: 320, whole: 12 },
    ]) {
      await page.setViewportSize({ width, height });
      await openWhole(page, address.href);
      const tiles = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((all) =>
          all.map((tile) => {
            const { top, bottom } = tile.getBoundingClientRect();
            const badges = tile.querySelectorAll('.tile-foot b').length;
            return { top, bottom, badges, isWide: tile.closest('li.col-span-2') !== null };
          }),
        );
      const onScreen = tiles.filter(({ bottom }) => bottom <= height);
      expect(tiles[0]?.top, `${width} px`).toBeLessThanOrEqual(top);
      expect(onScreen.length, `${width} px`).toBeGreaterThanOrEqual(whole);
      expect(tiles.filter(({ isWide }) => isWide).length, `${width} px`).toBe(1);
      expect(Math.max(...tiles.map(({ badges }) => badges))).toBeLessThanOrEqual(1);
    }
  });
}

test('on a phone the search of a lobby is behind a button, takes the focus, and leaves the name when it closes', {
  tag: SAMPLE,
}, async ({ browser, site }) => {
  const page = await onPhone(browser, site);
  const heading = page.getByRole('heading', { level: 1, name: 'Slots' });
  const field = page.getByRole('searchbox', { name: 'Search in this lobby' });
  const opener = page.getByRole('button', { name: 'Search in this lobby' });
  await expect(heading).toBeVisible();
  await expect(field).toBeHidden();
  await opener.click();
  await expect(field).toBeFocused();
  await field.fill('salamander');
  await expect(page).toHaveURL(/name=salamander/);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(opener).toBeFocused();
  await expect(heading).toBeVisible();
  await expect(page).not.toHaveURL(/name=/);
  await page.context().close();
});

test('on a phone the filters are a sheet that says how many games are left, and Back closes it', {
  tag: SAMPLE,
}, async ({ browser, site }) => {
  const page = await onPhone(browser, site);
  const opener = page.getByRole('link', { name: /^Filters/ });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Show 3,000 games' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await opener.click();
  await sheet.getByRole('button', { name: /^Medium/ }).click();
  const show = sheet.getByRole('button', { name: /^Show [\d,]+ games$/ });
  await expect(show).not.toHaveText('Show 3,000 games');
  const games = (await show.innerText()).replace(/[^\d,]/g, '');
  await show.click();
  await expect(page).toHaveURL(/\/rng\?volatility=medium$/);
  await expect(page.getByText(`${games} of 3,000 games`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/rng$/);
  await page.context().close();
});

test('on a phone a vendor is chosen from a sheet, and the games are the vendor’s', async ({
  browser,
  site,
}) => {
  const page = await onPhone(browser, site);
  await page.getByRole('button', { name: 'Provider', exact: true }).click();
  const vendors = page.getByRole('navigation', { name: 'Providers' });
  await vendors.getByRole('link', { name: 'Tucano Forge hall' }).click();
  await expect(page).toHaveURL(/\/rng\?page=TUCF$/);
  await expect(vendors).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tucano Forge', exact: true })).toBeVisible();
  await page.context().close();
});
