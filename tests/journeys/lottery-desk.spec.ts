import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, expectNoSideways, test } from './fixtures.ts';
import { openBoard, passClose, timeLeft } from './lottery-board.ts';
import { FAST, NORTH, SOUTH } from './lottery-plays.ts';
import { SAMPLE } from './proof.ts';

/** The desk of a lottery on one screen: what is chosen from, what it costs and the way to place it. */

const BOARDS = [
  { ...NORTH, address: '/vnlottery?gameCode=vn-north&playType=lo2', cell: '07' },
  SOUTH,
  ...FAST,
  { ...FAST[0], name: 'k3, all of its board', address: '/elott?gameCode=k3-1m' },
];

/** Whether the middle of something is on the screen, and nothing lies over it. */
const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && element.contains(at);
  });

/** Chooses the first cell of the board and adds it to the slip, as the page stands. */
async function betAsItStands(page: Page): Promise<void> {
  // Not a key for many cells at once: some of those are hidden on a phone, or come after the cells.
  const cell = page.locator('main [data-pick*="/"][aria-pressed]:visible').first();
  const add = page.getByRole('button', { name: 'Add to slip' });
  expect(await isInSight(cell)).toBe(true);
  await cell.click();
  await expect(add).toBeEnabled();
  expect(await isInSight(add)).toBe(true);
  expect(await isInSight(page.getByRole('button', { name: /^Take out / }).first())).toBe(true);
  await add.click();
  await expect(page.getByRole('button', { name: /^Take out / })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test(`a bet is chosen, priced and added without scrolling on every board, at ${viewport.width} × ${viewport.height}`, {
    tag: SAMPLE,
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    for (const { name, address, gameCode, isOfficial } of BOARDS) {
      await test.step(name, async () => {
        if (isOfficial) await passClose(page, gameCode);
        await openBoard(page, address);
        if (!isOfficial) await timeLeft(page, 15);
        await betAsItStands(page);
        await expectNoSideways(page, name);
      });
    }
  });
}

test('at 1440 × 900 every number of a board and the price of a unit are on the screen above the dock', {
  tag: SAMPLE,
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { name, address } of BOARDS.filter((each) => each !== SOUTH)) {
    await test.step(name, async () => {
      await openBoard(page, address);
      const price = page.getByRole('textbox', { name: 'Price of a unit' });
      expect(await isInSight(price)).toBe(true);
      const hidden = await page
        .locator('main section [role=group] [data-pick][aria-pressed]:not(.border)')
        .evaluateAll((cells) =>
          cells
            .filter((cell) => {
              const { left, top, width, height } = cell.getBoundingClientRect();
              const at = document.elementFromPoint(left + width / 2, top + height / 2);
              return width > 0 && !(at && cell.contains(at));
            })
            .map((cell) => cell.getAttribute('data-pick')),
        );
      expect(hidden).toEqual([]);
    });
  }
});

/** How many lines of text each of these has, the highest. */
const mostLines = (texts: Locator) =>
  texts.evaluateAll((all) =>
    Math.max(
      ...all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    ),
  );

test('in Portuguese the groups of plays and the dock take one row each, and no key breaks a word', {
  tag: SAMPLE,
}, async ({ page, context, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.addCookies([{ name: 'lang', value: 'PT', url: site.origin }]);
  await openBoard(page, '/vnlottery?gameCode=vn-north&playType=lo2');
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await openBoard(page, '/elott?gameCode=5d-1m&playType=fixed-position');
  expect(await mostLines(page.locator('[data-pick^="set-"]'))).toBe(1);
  const dock = await page.locator('main .over-page').last().boundingBox();
  expect(dock?.height).toBeLessThan(140);
});

test('on a phone the name of a fast lottery is in one line, and its results have no more before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const name = page.getByRole('heading', { level: 1 }).locator('[aria-hidden]');
  for (const view of ['', '&view=results']) {
    await page.goto(`/elott?gameCode=k3-1m${view}`);
    await expect(name).toHaveText('K3 1 min');
    expect(await mostLines(name)).toBe(1);
  }
});

test('on a tablet the name of the lottery and the words of the price have their room, and the dock leaves the board in sight', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const lang of ['VI', 'PT', 'EN']) {
    await context.addCookies([{ name: 'lang', value: lang, url: site.origin }]);
    for (const { name, address } of [NORTH, FAST[1]]) {
      await openBoard(page, address);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.width, `${name} in ${lang}`).toBeGreaterThan(40);
      await page.locator('main [data-pick="0/07"], main [data-pick="0/5"]').first().click();
      const dock = page.locator('main .over-page').last();
      await expect(dock.locator('[data-pick]').first()).toBeVisible();
      const { height = 0 } = (await dock.boundingBox()) ?? {};
      expect(height, `${name} in ${lang}`).toBeLessThan(210);
      await expectNoSideways(page, name);
      // What is chosen is there in the next language too, where a press would take it out.
      await dock.locator('[data-pick]').first().click();
      await expect(dock.locator('[data-pick]')).toHaveCount(0);
    }
  }
});

test('the bar of a lottery has the balance’s place, the theme and the way back in each of its views, and no other header lies over a board', async ({
  page,
}) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await openBoard(page, '/elott?gameCode=5d-1m');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('link', { name: 'All lotteries' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect((await page.locator('.lottery-bar').boundingBox())?.height).toBe(56);
    await expectAccessible(page, `lottery desk at ${width} px`);
  }
  for (const view of ['results', 'bets']) {
    await page.goto(`/vnlottery?gameCode=vn-north&view=${view}`);
    await expect(page.locator('.lottery-bar').getByRole('link', { name: 'Log in' })).toBeVisible();
  }
});

test('what is chosen is taken out at the foot of the board by keyboard, and the focus stays there', async ({
  page,
}) => {
  await openBoard(page, '/vnlottery?gameCode=vn-north&playType=lo2');
  for (const number of ['07', '68', '79']) {
    await page.locator(`[data-pick="0/${number}"]`).click();
  }
  const chosen = page.getByRole('group', { name: 'What you chose' });
  await chosen.getByRole('button', { name: 'Take out 07' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chosen.getByRole('button', { name: 'Take out 68' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen.getByRole('button', { name: 'Take out 79' })).toBeFocused();
  await expect(page.locator('[data-pick="0/68"]')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen.getByRole('button')).toHaveCount(3);
});
