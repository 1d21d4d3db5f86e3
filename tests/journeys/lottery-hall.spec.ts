import { expectGood } from './expect-good.ts';
import { expect, leave, open, test } from './fixtures.ts';
import { ONE_DRAW, openBoard, passClose } from './lottery-board.ts';
import { SAMPLE } from './proof.ts';
import { playFree } from './sign-in.ts';

test('[LOTT-01] the hall has the lotteries by group, each with a countdown that runs, and what was drawn last comes live', {
  tag: SAMPLE,
}, async ({ page }) => {
  test.slow();
  await open(page, '/lottery');
  const main = page.getByRole('main');
  for (const region of ['Northern Vietnam', 'Central Vietnam', 'Southern Vietnam']) {
    await expect(main.getByRole('region', { name: region })).toBeVisible();
  }
  for (const family of ['5D', '11/5', 'K3', 'PK10', 'Keno']) {
    await expect(main.getByRole('heading', { name: family, exact: true })).toBeVisible();
  }
  const dice = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'K3' }) });
  const timer = dice.getByRole('timer').first();
  const before = await timer.textContent();
  await expect.poll(() => timer.textContent()).not.toBe(before);
  await expectGood(page, 'lottery hall with fast games');
  // The numbers of the draw each minute come without a reload.
  await expect(dice.getByLabel('Drawn numbers').first()).toBeVisible({ timeout: ONE_DRAW });
  const drawn = await dice.getByLabel('Drawn numbers').first().innerHTML();
  await expect
    .poll(() => dice.getByLabel('Drawn numbers').first().innerHTML(), { timeout: 2 * ONE_DRAW })
    .not.toBe(drawn);
});

test('[LOTT-02] [LOTT-03] popular lotteries are for everybody; those played last and favourites are the player’s own', async ({
  page,
}) => {
  await open(page, '/lottery');
  const mine = page.getByRole('region', { name: 'Your lotteries' });
  const links = mine
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .getByRole('link');
  const choose = async (name: string) => {
    const tab = mine.getByRole('navigation').getByRole('link', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  };
  await expect(links).toHaveCount(6);
  await mine.getByText('Show all 20').click();
  await expect(links).toHaveCount(20);
  await choose('Favourites');
  await expect(page.getByText('Log in to see your own lotteries.')).toBeVisible();
  await expectGood(page, 'own lotteries of a visitor');

  await playFree(page, '/lottery');
  await choose('Favourites');
  await expect(page.getByText('Mark a lottery with its star, and it is here.')).toBeVisible();
  await page.getByRole('button', { name: 'Favourite: Keno 3 min' }).first().click();
  await expect(links).toHaveCount(1);
  await expect(links).toContainText('Keno 3 min');
  await choose('Played last');
  await expect(page.getByText('You have not bet on a Vietnam lottery yet.')).toBeVisible();

  await passClose(page, 'vn-north');
  await openBoard(page, '/vnlottery?gameCode=vn-north&playType=de');
  await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '07' }).click();
  await page.getByRole('button', { name: 'Bet now' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your bets' })
    .getByRole('button', { name: /^Place/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Your bets are placed' })).toBeVisible();
  await open(page, '/lottery');
  await choose('Played last');
  await expect(links).toHaveCount(1);
  await choose('Favourites');
  await expect(links).toContainText('Keno 3 min');
  await expectGood(page, 'favourite lotteries');
});

test('on a slow network a tab of the hall is heard before any code of the page has come', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // Scripts of the page hold its events back.
  await page.goto('/lottery', { waitUntil: 'commit' });
  const tab = page
    .getByRole('navigation', { name: 'Your lotteries' })
    .getByRole('link', { name: 'Favourites' });
  await tab.click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/lottery\?mine=favourites$/);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
  held.resolve();
  await expect(page.getByText('Log in to see your own lotteries.')).toBeVisible();
  await leave(page);
});
