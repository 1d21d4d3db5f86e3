import type { Browser, Page } from '@playwright/test';
import { ACCOUNT_OF, demoAccount } from './accounts.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, open, openWhole, type SharedSite, test } from './fixtures.ts';
import { SAMPLE } from './proof.ts';
import { rememberAnnouncements } from './seen-announcements.ts';
import { expectSignedIn, logIn, sendLogin } from './sign-in.ts';

/** No journey ends a session of this account; each removes the favourites that it marks. */
const account = (site: SharedSite) => demoAccount(site.dataDirectory, ACCOUNT_OF.login);

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const heart = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Favourite: ${name}` });

/** The title of a game far down in the lobby that no other journey marks. */
async function titleOf(page: Page, at: number): Promise<string> {
  return (await tiles(page).nth(at).locator('p[title]').getAttribute('title')) ?? '';
}

test('[LOBBY-03] [LOBBY-04] a game marked as a visitor is a favourite after the login, in every tab and after a reload, until it is unmarked', async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await openWhole(page, '/rng?pageNo=33');
  const name = await titleOf(page, 20);
  await tiles(page).nth(20).scrollIntoViewIfNeeded();
  await tiles(page).nth(20).hover();
  await heart(page, name).click();
  await sendLogin(page, account(site));
  // The notice goes after some seconds.
  await expect(page.getByText(`${name} is in your favourites.`)).toBeVisible();
  await expectSignedIn(page);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  // The visitor stays on the same page.
  await expect(page).toHaveURL(/\/rng\?pageNo=33$/);
  await expect(tiles(page).nth(20)).toBeInViewport();

  const other = await context.newPage();
  await openWhole(other, '/rng?mine=favourites');
  await expect(tiles(other).filter({ hasText: name })).toHaveCount(1);
  await page.reload();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');

  // Removed in one tab, it is gone from the other, and from the list when that next opens.
  await heart(other, name).click();
  await expect(heart(other, name)).toHaveAttribute('aria-pressed', 'false');
  await tiles(page).nth(20).hover();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  await other.reload();
  await expect(other.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});

test('[LOBBY-04] the keyboard marks a game and removes the mark', { tag: SAMPLE }, async ({
  page,
  site,
}) => {
  await open(page, '/rng?pageNo=34');
  await logIn(page, account(site));
  await openWhole(page, '/rng?pageNo=34');
  const name = await titleOf(page, 3);
  await tiles(page).nth(3).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(heart(page, name)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  // The mark shows at once but is saved only with the site's answer; the next page must not load before.
  const kept = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.keyboard.press('Space');
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
  expect((await kept).ok()).toBe(true);
});

test('a shared page contains no mark and no heart: a reader’s own marks load after it', {
  tag: SAMPLE,
}, async ({ request, site }) => {
  for (const path of ['/', '/rng']) {
    const html = await (await request.get(`${site.origin}${path}`)).text();
    expect(html.match(/<article/g)?.length).toBeGreaterThan(5);
    expect(html.match(/aria-label="Fav[^"]*"/g)).toBeNull();
  }
});

/** A member on a phone, where hearts are always visible. */
async function onPhone(browser: Browser, site: SharedSite): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
    baseURL: site.origin,
  });
  await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  await context.addInitScript(rememberAnnouncements);
  const page = await context.newPage();
  await open(page, '/');
  await logIn(page, account(site));
  return page;
}

test('hearts, lists of a member’s own games and winners keep WCAG 2.2 AA in both themes, under a thumb and at 1440 px', async ({
  browser,
  page,
  site,
}) => {
  test.slow();
  await open(page, '/');
  await logIn(page, account(site));
  const phone = await onPhone(browser, site);
  for (const [each, device] of [
    [page, 'wide'],
    [phone, 'phone'],
  ] as const) {
    await openWhole(each, '/rng?pageNo=35');
    const first = each.locator('main article button').first();
    if (each === phone) {
      await expect(first).toBeVisible();
      const box = await first.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessibleInBothThemes(each, `last page of a lobby, ${device}`);
    for (const path of ['/rng?mine=favourites', '/rng?mine=recent']) {
      await openWhole(each, path);
      await expectAccessibleInBothThemes(each, `${path}, ${device}`);
      await expectNoSideways(each, path);
    }
    await openWhole(each, '/');
    const winners = each.getByRole('region', { name: 'Winners' });
    // It is drawn again once it is known whether anybody has won, which depends on other journeys.
    await expect(() => winners.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    await expectAccessibleInBothThemes(each, `winners at home, ${device}`);
    await expectNoSideways(each, 'home');
  }
  await phone.context().close();
});
