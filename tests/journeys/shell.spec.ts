import { LANGUAGES } from '@palpite/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures.ts';
import { expectSignedIn } from './sign-in.ts';
import { tabTo } from './tab-to.ts';
import { LETTERS_SHIFT } from './letters-shift.ts';
import { SAMPLE } from './proof.ts';

test('the shell works by the keyboard alone: skip link, search, theme, login, menu, help, language', {
  tag: SAMPLE,
}, async ({ page }) => {
  // Some two hundred key presses, one at a time.
  test.slow();
  await open(page, '/');
  const { keyboard } = page;
  const header = page.getByRole('banner');
  const menu = page.getByRole('navigation', { name: 'Games and information' });

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // Without the fragment: after a reload a browser starts at the fragment's place again.
  await open(page, '/');

  /** Opens a dialog with the focused control, closes it with Escape, and has the focus back there, or at what led to it. */
  const openAndLeave = async (
    link: ReturnType<Page['getByRole']>,
    dialogName: string,
    back = link,
  ) => {
    await tabTo(page, link);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog).toBeVisible();
    const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inside).toBe(true);
    // The page behind cannot be reached: the focus cycles within the dialog, or goes to the browser itself.
    for (let presses = 0; presses < 6; presses += 1) await keyboard.press('Tab');
    expect(
      await dialog.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(back).toBeFocused();
  };
  await openAndLeave(
    header.getByRole('link', { name: 'Search games and providers' }),
    'Search games',
  );

  await tabTo(page, header.getByRole('button', { name: 'Switch between light and dark' }));
  await keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  await openAndLeave(header.getByRole('link', { name: 'Log in' }), 'Log in');

  const providers = menu.getByRole('button', { name: 'Providers of Slots' });
  await tabTo(page, providers);
  await keyboard.press('Enter');
  await expect(providers).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'All' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await expect(providers).toHaveAttribute('aria-expanded', 'false');

  const help = menu.getByRole('button', { name: 'Help' });
  await tabTo(page, help);
  await keyboard.press('Enter');
  await openAndLeave(menu.getByRole('link', { name: 'Help centre' }), 'Help centre', help);

  await tabTo(page, menu.getByRole('button', { name: 'Language' }));
  await keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Português' }));
  await keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await hydrated(page);
});

test('[SHELL-05] home shows one slide at a time, with dots, the next one 20 px away; after the last comes the first', async ({
  page,
}) => {
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Highlights' });
  const dots = banner.getByRole('button', { name: /^Show highlight/ });
  await expect(dots).toHaveCount(3);
  const places = () =>
    banner
      .getByRole('group', { includeHidden: true })
      .evaluateAll((slides) =>
        slides.map((slide) => (slide.firstElementChild ?? slide).getBoundingClientRect()),
      );
  const frame = await banner.boundingBox();
  await expect.poll(async () => (await places())[0]?.x).toBeCloseTo(frame?.x ?? 0, 0);
  const [first, second] = await places();
  expect(first?.width).toBeCloseTo(frame?.width ?? 0, 0);
  expect((second?.x ?? 0) - (first?.right ?? 0)).toBeCloseTo(20, 0);
  // The slides advance every five seconds and wrap around.
  for (const at of [1, 2, 0]) {
    await expect(dots.nth(at)).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
  }
});

test('[SHELL-12] the menu stays narrow or wide as the reader left it, from the first paint of the next page', async ({
  page,
}) => {
  await open(page, '/');
  const menu = page.getByRole('complementary', { name: 'Side menu' });
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(256);
  await menu.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(100);
  await page.goto('/rng');
  // Before the page is interactive.
  expect((await menu.boundingBox())?.width).toBe(100);
  await hydrated(page);
  expect(await layoutShift(page)).toBeLessThan(LETTERS_SHIFT);
  await menu.getByRole('button', { name: 'Expand menu' }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(256);
});

test('the row of recently played games appears without moving anything', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Play free' }).click();
  await expectSignedIn(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Play (?!.* for free$)/ })
    .first()
    .click();
  await expect(page.locator('iframe')).toBeVisible();
  await open(page, '/');
  const row = page.getByRole('heading', { name: 'Continue playing' });
  await expect(row).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(row).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The header's own parts move by letters, whether there is such a row or not.
  expect(await layoutShift(page, 'main')).toBeLessThan(LETTERS_SHIFT);
});

/** The layout shifts of a place since the page was loaded, except those after input. */
function layoutShift(page: Page, within = 'body'): Promise<number> {
  return page.evaluate((place) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[];
    const where = document.querySelector(place);
    const counts = shifts.filter(
      ({ hadRecentInput, sources }) =>
        !hadRecentInput && sources.some(({ node }) => node === null || where?.contains(node)),
    );
    return counts.reduce((sum, { value }) => sum + value, 0);
  }, within);
}

test('[SHELL-14] a dialog keeps the page still and gives its place back, whatever moved it in between', {
  tag: SAMPLE,
}, async ({ page }) => {
  await open(page, '/');
  await page.mouse.wheel(0, 900);
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(position).toBe(900);
  const dialog = page.getByRole('dialog', { name: 'Search games' });
  // The page reacts to the key once its deferred parts have loaded.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  expect(await position()).toBe(900);
  // A press on the backdrop.
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
  await expect.poll(overflow).not.toBe('hidden');
  expect(await position()).toBe(900);
});

for (const language of LANGUAGES) {
  test(`[SHELL-06] at 360 and 320 px a visitor reaches free play, registration and login, and nothing in header and tab bar is broken or cut, in ${language}`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'lang', value: language, url: site.origin }]);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, '/');
      await expectInHeader(page, width);
      await expectOnOneLine(page, `${language} at ${width} px`);
    }
  });
}

/** No name in the header or the tab bar wraps or is cut. */
async function expectOnOneLine(page: Page, where: string): Promise<void> {
  const names = page.locator(
    'header :is(a, button):visible, nav:not(main *):visible li span:visible',
  );
  expect(await names.count()).toBeGreaterThan(8);
  const broken = await names.evaluateAll((all) =>
    all.flatMap((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const text = each.textContent ?? '';
      const lines = new Set(
        [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top)),
      );
      const cut =
        each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow === 'hidden';
      return text !== '' && (lines.size > 1 || cut) ? [text] : [];
    }),
  );
  expect(broken, where).toEqual([]);
}

/** Brand, search, free play and login are whole in the header, and none overlaps another; registration is in the bar. */
async function expectInHeader(page: Page, width: number): Promise<void> {
  const controls = page.getByRole('banner').locator('a:visible, button:visible');
  await expect(controls).toHaveCount(4);
  await expect(page.locator('nav a[href*="register=1"]:visible')).toHaveCount(1);
  const boxes = await controls.evaluateAll((all) =>
    all.map((control) => control.getBoundingClientRect()),
  );
  let end = 0;
  for (const { left, right, top, bottom } of boxes) {
    expect(left).toBeGreaterThanOrEqual(end);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(64);
    end = right;
  }
  expect(end).toBeLessThanOrEqual(width);
}

test('[SHELL-16] a lobby has numbered pages, and on a phone the next page loads as the reader scrolls', async ({
  page,
  browser,
  site,
}) => {
  await open(page, '/rng');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: /^Page \d/ })).toHaveText(['1', '2', '3', /\d+/]);
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(pages.locator('[aria-current=page]')).toHaveText(['2']);

  const phone: BrowserContext = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  const hand = await phone.newPage();
  await open(hand, '/rng');
  const games = hand.getByRole('main').getByRole('article');
  await expect(games).toHaveCount(42);
  await expect(async () => {
    await games.last().scrollIntoViewIfNeeded();
    // One page, or two by then.
    await expect(hand.locator('li[aria-posinset]').first()).toHaveAttribute(
      'aria-setsize',
      /^(84|126)$/,
      { timeout: 2_000 },
    );
  }).toPass({ timeout: 30_000 });
  await phone.close();
});
