import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, type SharedSite, test } from './fixtures.ts';
import { betOf, ONE_DRAW, openBoard, timeLeft } from './lottery-board.ts';
import { PROVE, SAMPLE } from './proof.ts';
import { playFree } from './sign-in.ts';
import { tabTo } from './tab-to.ts';

/** Every family of games on each brand: one slip takes a bet of each, is placed whole, and is drawn and proved. */

interface Board {
  readonly family: string;
  readonly address: string;
  /** The cell that is chosen. */
  readonly cell: string | RegExp;
}

const VIETNAM: readonly Board[] = [
  { family: 'the North', address: '/vnlottery?gameCode=vn-north&playType=de', cell: '07' },
  { family: 'the South', address: '/vnlottery?gameCode=vn-ben-tre&playType=de', cell: '39' },
  { family: 'Central', address: '/vnlottery?gameCode=vn-da-nang&playType=lo2', cell: '68' },
];
const FAST: readonly Board[] = [
  { family: '5D', address: '/elott?gameCode=5d-5m&playType=fixed-position', cell: /^5, / },
  { family: '11 of 5', address: '/elott?gameCode=11of5-5m&playType=any-1', cell: '03' },
  { family: 'PK10', address: '/elott?gameCode=pk10-5m&playType=sum-size', cell: /^Big/ },
  { family: 'Keno', address: '/elott?gameCode=keno-5m&playType=all-1', cell: '07' },
  // Last: it is drawn within the minute.
  { family: 'K3', address: '/elott?gameCode=k3-1m&playType=sum-size', cell: /^Big/ },
];
const BOARDS = [...VIETNAM, ...FAST];

const MOUSE = { press: (_page: Page, control: Locator) => control.click() };
const KEYBOARD = {
  async press(page: Page, control: Locator) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
};

const WAYS = [
  { brand: 'palpite', host: 'localhost', by: 'mouse', ...MOUSE, phone: false },
  { brand: 'lumen', host: 'en.localhost', by: 'keyboard', ...KEYBOARD, phone: false },
  { brand: 'trangvang', host: 'vn.localhost', by: 'touch', ...MOUSE, phone: true, tag: SAMPLE },
] as const;

const originOf = (site: SharedSite, host: string) => {
  const address = new URL(site.origin);
  address.hostname = host;
  return address.origin;
};

/** The slip: beside the board, or a sheet where there is no room. */
async function openSlip(page: Page, phone: boolean): Promise<Locator> {
  if (!phone) return page.getByRole('region', { name: 'Slip' });
  await page.getByRole('button', { name: /^Slip, / }).click();
  return page.getByRole('dialog', { name: 'Slip' });
}

const gridOf = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: /^(Numbers|Choices)$/ });

/** The cell of a board; a grid is one tab stop, in which the arrows go on to it. */
const cellOf = (page: Page, cell: string | RegExp) =>
  gridOf(page).getByRole('button', { name: cell, exact: true }).first();

async function choose(page: Page, cell: string | RegExp, by: (typeof WAYS)[number]['by']) {
  const wanted = cellOf(page, cell);
  await expect(wanted).toBeVisible();
  if (by !== 'keyboard') return wanted.click();
  await tabTo(page, gridOf(page).locator('[data-pick][tabindex="0"]').first());
  const key = await wanted.getAttribute('data-pick');
  // Digits go to their number, arrows to whatever comes next.
  if (typeof cell === 'string') await page.keyboard.type(cell);
  for (let moves = 0; moves < 40; moves += 1) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('data-pick'));
    if (here === key) return page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`the arrows do not reach ${String(cell)}`);
}

for (const { brand, host, by, press, phone, ...sample } of WAYS) {
  test.describe(() => {
    test.use({
      baseURL: async ({ site }, provide) => provide(originOf(site, host)),
      ...(phone ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {}),
    });
    // The sample plays two of the boards.
    const boards = phone && !PROVE ? [BOARDS[1], BOARDS.at(-1)] : BOARDS;

    test(`on ${brand} a bet on each family of games is chosen by ${by}, placed as one slip, drawn live, found and verified`, {
      ...sample,
    }, async ({ page, context, site }) => {
      test.setTimeout(600_000);
      const origin = originOf(site, host);
      await context.addCookies([{ name: 'lang', value: 'EN', url: origin }]);
      await playFree(page, '/lottery');
      for (const board of boards) {
        if (board === undefined) continue;
        await test.step(board.family, async () => {
          await openBoard(page, board.address);
          await choose(page, board.cell, by);
          // A button that is just enabled changes its colours.
          await expect(page.getByRole('button', { name: 'Add to slip' })).toBeEnabled();
          await expectAccessible(page);
          await press(page, page.getByRole('button', { name: 'Add to slip' }));
        });
      }
      await timeLeft(page, 25);
      const slip = await openSlip(page, phone);
      await expect(
        slip.getByRole('list', { name: 'Lines of the slip' }).getByRole('listitem'),
      ).toHaveCount(boards.length);
      await expect(slip.getByRole('button', { name: /^Place / })).toBeEnabled();
      await expectAccessible(page);
      await press(page, slip.getByRole('button', { name: /^Place / }));
      const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
      await expectAccessible(page);
      await press(page, confirm.getByRole('button', { name: /^Place / }));
      const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
      const orders = placed.getByRole('list', { name: 'Orders' }).getByRole('link');
      await expect(orders).toHaveCount(boards.length);
      const dice = (await orders.last().innerText()).trim();
      await expectAccessible(page);
      await press(page, placed.getByRole('link', { name: 'My bets' }));

      // All of them wait; the dice are drawn before the player's eyes.
      const mine = page.getByRole('list', { name: 'My bets' }).getByRole('listitem');
      await expect(mine).toHaveCount(boards.length);
      await expect(betOf(page, dice)).toContainText('Pending');
      await expect(betOf(page, dice)).toContainText(/Won|Lost/, { timeout: ONE_DRAW });
      await expectAccessible(page);
      await press(page, betOf(page, dice).getByRole('link', { name: `Receipt ${dice}` }));
      await expect(page.getByRole('heading', { name: 'Your bet is in the list' })).toBeVisible();
      await expectAccessible(page);
      await press(page, page.getByRole('link', { name: 'Verify the draw' }));
      await expect(page.getByRole('heading', { name: 'This draw holds' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page, page.url());
    });
  });
}

test('numbers of a station are bet at the others of its day too: one slip, one price, a bet at each', async ({
  page,
}) => {
  await playFree(page, '/lottery');
  await openBoard(page, '/vnlottery?gameCode=vn-ben-tre&playType=lo2');
  await cellOf(page, '07').click();
  const stations = page.getByRole('group', { name: 'Also at' });
  await stations.getByRole('checkbox', { name: 'Vũng Tàu' }).check();
  await stations.getByRole('checkbox', { name: 'Bạc Liêu' }).check();
  await expect(page.getByText('1 number × 18 units × R$0.20 × 3 stations =')).toBeVisible();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  const slip = page.getByRole('region', { name: 'Slip' });
  await expect(slip.getByRole('listitem')).toHaveCount(3);
  await expect(slip.getByRole('button', { name: 'Place R$10.80' })).toBeEnabled();
  await expectAccessible(page);
  await slip.getByRole('button', { name: 'Place R$10.80' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await confirm.getByRole('button', { name: 'Place R$10.80' }).click();
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  await expect(placed.getByRole('list', { name: 'Orders' }).getByRole('link')).toHaveCount(3);
  await placed.getByRole('button', { name: 'Go on' }).click();
  await slip.getByRole('button', { name: 'Repeat my last slip' }).click();
  await expect(slip.getByRole('listitem')).toHaveCount(3);
  await expect(slip.getByRole('button', { name: 'Place R$10.80' })).toBeVisible();
});
