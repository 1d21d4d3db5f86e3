import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { LETTERS_SHIFT } from './letters-shift.ts';
import { SAMPLE } from './proof.ts';

// This journey delays pictures; a worker between page and network would prevent that.
test.use({ serviceWorkers: 'block' });

const GAME_PICTURES = '**/images/game/**';

/** Sums how far things move on the page without input, from its first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) {
          Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + entry.value });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
}

/** The game pictures in view: their width on the screen in device pixels, and the file that the browser chose. */
async function shownPictures(page: Page) {
  const shown = await page
    .locator('main img[src*="/images/game/"]')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => {
          const { left, right, top, bottom } = image.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        })
        .map((image) => ({
          needed: Math.round(image.getBoundingClientRect().width * devicePixelRatio),
          file: image.currentSrc.split('/').at(-1) ?? '',
        })),
    );
  return shown.map(({ needed, file }) => ({ needed, file, width: Number.parseInt(file, 10) }));
}

for (const { width, scale } of [
  { width: 360, scale: 3 },
  { width: 768, scale: 2 },
  { width: 1440, scale: 1 },
]) {
  test.describe(() => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: scale });
    test(`[SHELL-15] game pictures are AVIF, sharp and not much larger than they are shown: ${width} px at ${scale}×`, async ({
      page,
    }) => {
      await open(page, '/rng');
      await expect
        .poll(async () => {
          const shown = await shownPictures(page);
          return shown.length > 2 && shown.every(({ file }) => file !== '');
        })
        .toBe(true);
      const offered = [160, 240, 360];
      for (const { needed, file, width: chosen } of await shownPictures(page)) {
        expect(file).toMatch(/\.avif$/);
        const enough = offered.find((each) => each >= needed) ?? 360;
        // At most one step more than needed, because `sizes` covers whole ranges of screens.
        expect(offered.indexOf(chosen) - offered.indexOf(enough)).toBeLessThanOrEqual(1);
        expect(chosen).toBeGreaterThanOrEqual(Math.min(needed, 360));
      }
    });
  });
}

test('[SHELL-15] until a picture loads its place has its colours, and nothing moves when it loads', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  const held = Promise.withResolvers<void>();
  await page.route(GAME_PICTURES, async (route) => {
    await held.promise;
    await route.continue();
  });
  // A page waits for its pictures before it reports that it has loaded.
  await page.goto('/rng', { waitUntil: 'commit' });
  const place = page.locator('main .picture-tint').first();
  await expect(place).toBeVisible();
  const colours = await place.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(colours).toMatch(/^radial-gradient\(.*rgb.*linear-gradient\(rgb/);
  held.resolve();
  const image = place.locator('img');
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .not.toBe(0);
  await page.mouse.wheel(0, 1500);
  await page.waitForLoadState('load');
  expect(await shifted()).toBeLessThan(LETTERS_SHIFT);
});

test('[SHELL-15] a picture that fails is requested three times, then an error picture appears in its place', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  const shifted = await watchShifts(page);
  const asked = new Map<string, number>();
  await page.route(GAME_PICTURES, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } });
  });
  await open(page, '/rng');
  const failed = page.locator('main [data-picture-failed]');
  await expect(failed.first()).toBeVisible();
  await expect(page.locator('main img[src*="/images/game/"]')).toHaveCount(0);
  for (const [path, times] of asked) expect(times, path).toBe(3);
  expect(await shifted()).toBeLessThan(LETTERS_SHIFT);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a tile under the mouse ${reducedMotion === 'reduce' ? 'is still where less motion is wanted' : 'comes alive, and rests after some seconds'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/rng');
    const tile = page.getByRole('article').first();
    await tile.hover();
    const lasting = () =>
      tile.evaluate((article) =>
        article
          .getAnimations({ subtree: true })
          .filter((each) => each instanceof CSSAnimation)
          .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
    if (reducedMotion === 'reduce') {
      // What a tile offers is there, so the mouse has come to it.
      await expect(tile.getByText(/RTP/)).toBeVisible();
      expect(await lasting()).toEqual([]);
    } else {
      await expect.poll(async () => (await lasting()).length).toBeGreaterThan(0);
      for (const milliseconds of await lasting()) expect(milliseconds).toBeLessThan(8_000);
    }
  });
}
