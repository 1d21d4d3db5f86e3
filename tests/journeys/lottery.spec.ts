import { expectGood } from './expect-good.ts';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, expectNoSideways, open, test } from './fixtures.ts';
import {
  betOf,
  boardIsAlive,
  ONE_DRAW,
  openBoard,
  passClose,
  secondsLeft,
  timeLeft,
} from './lottery-board.ts';
import { SAMPLE } from './proof.ts';
import { registerAccount } from './register-account.ts';
import { tabTo } from './tab-to.ts';

const DICE = '/elott?gameCode=k3-1m&playType=sum-size';
const NORTH = '/vnlottery?gameCode=vn-north&playType=lo2';

test('[ROUTE-06] a bet on the dice is placed by mouse, drawn within the minute, settled before the player’s eyes and proved by its receipt', {
  tag: SAMPLE,
}, async ({ page }) => {
  test.slow();
  await registerAccount(page, 'lot');
  await openBoard(page, DICE);
  const slip = page.getByRole('region', { name: 'Slip' });
  await expectGood(page, 'dice board');
  await timeLeft(page, 20);
  await page.getByRole('button', { name: /^Big/ }).click();
  await page.getByRole('button', { name: 'Raise the price' }).click();
  await expect(page.getByText('1 bet × R$2.00')).toBeVisible();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await slip.getByRole('button', { name: 'Place R$2.00' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await expect(confirm.getByText('Can be cancelled until')).toBeVisible();
  await confirm.getByRole('button', { name: 'Place R$2.00' }).click();
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  const order = await placed.getByRole('list', { name: 'Your bets' }).getByRole('link').innerText();
  // Whether the sheet is good takes longer than the draw does: that is looked at where there is no hurry.
  await placed.getByRole('link', { name: 'My bets' }).click();
  const row = betOf(page, order);
  await expect(row).toContainText('Pending');
  // The page hears of the draw without a reload.
  await expect(row).toContainText(/Won|Lost|Returned in part/, { timeout: ONE_DRAW });
  await expectGood(page, 'my bets after a draw');

  await row.getByRole('link', { name: `Receipt ${order}` }).click();
  await expect(page.getByRole('heading', { name: 'Your bet is in the list' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the stake, and see it fail' }).click();
  await expect(page.getByRole('heading', { name: 'Your bet is not in the list' })).toBeVisible();
  await expectGood(page, 'receipt that fails');
  await page.getByRole('link', { name: 'Verify the draw' }).click();
  await expect(page.getByRole('heading', { name: 'This draw holds' })).toBeVisible();

  await open(page, '/elott?member=personalHistoryCopy');
  const records = page.getByRole('table', { name: 'Betting record' });
  await expect(records.getByRole('row').filter({ hasText: order })).toContainText('R$2.00');
});

test('[ROUTE-05] by keyboard alone a Vietnam bet is chosen, placed and taken back before the close', {
  tag: SAMPLE,
}, async ({ page }) => {
  test.slow();
  await registerAccount(page, 'lov');
  await passClose(page, 'vn-north');
  await openBoard(page, NORTH);
  const numbers = page.getByRole('group', { name: 'Numbers' });
  await tabTo(page, numbers.getByRole('button', { name: '00', exact: true }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 numbers × 27 units × R$0.20')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add to slip' }));
  await page.keyboard.press('Enter');
  const slip = page.getByRole('region', { name: 'Slip' });
  await expectGood(page, 'Vietnam board with a line in the slip');
  await tabTo(page, slip.getByRole('button', { name: 'Place R$10.80' }));
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await expectGood(page, 'confirmation of a Vietnam bet');
  await tabTo(page, confirm.getByRole('button', { name: 'Place R$10.80' }));
  await page.keyboard.press('Enter');
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  const order = await placed.getByRole('list', { name: 'Your bets' }).getByRole('link').innerText();
  await expectGood(page, 'placed Vietnam bet');
  await tabTo(page, placed.getByRole('link', { name: 'My bets' }));
  await page.keyboard.press('Enter');
  const row = betOf(page, order);
  await expect(row).toContainText('00 11');
  await tabTo(page, row.getByRole('button', { name: `Cancel ${order}` }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Cancel bet ${order}?` });
  await expectGood(page, 'question before a bet is cancelled');
  await tabTo(page, question.getByRole('button', { name: 'Cancel the bet' }));
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Cancelled');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('on a phone the slip is a sheet, survives a reload and is chased', async ({ page }) => {
  test.slow();
  await registerAccount(page, 'lop');
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page, DICE);
  await page.getByRole('button', { name: /^Big/ }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await page.reload();
  await boardIsAlive(page);
  await page.getByRole('button', { name: 'Slip, 1 line' }).click();
  const slip = page.getByRole('dialog', { name: 'Slip' });
  await expect(slip.getByRole('listitem')).toContainText('Big');
  await expectAccessibleInBothThemes(page, 'slip on a phone');
  await slip.getByRole('button', { name: /^Chase/ }).click();
  const chase = page.getByRole('dialog', { name: 'Chase' });
  await chase.getByRole('textbox', { name: 'Issues' }).fill('3');
  await expect(chase.getByRole('row')).toHaveCount(4);
  // However long the looks below take, it goes on until the player stops it.
  await chase.getByRole('checkbox', { name: /^Stop after the first issue/ }).uncheck();
  await expectAccessibleInBothThemes(page, 'chase on a phone');
  await chase.getByRole('button', { name: 'Use for the slip' }).click();
  await timeLeft(page, 15);
  await slip.getByRole('button', { name: 'Place R$0.60' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your bets' })
    .getByRole('button', { name: 'Place R$0.60' })
    .click();
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  await expect(placed.getByText('Held for all issues')).toBeVisible();
  // The sheet rises under the pointer: a button that is just being lit has no colour of its own.
  await page.mouse.move(1, 1);
  await expectAccessibleInBothThemes(page, 'placed chase on a phone');
  await placed.getByRole('link', { name: 'My bets' }).click();
  const chases = page.getByRole('list', { name: 'Chases' });
  await expect(chases).toContainText('Going on');
  await chases.getByRole('button', { name: /^Stop/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Stop this chase?' })
    .getByRole('button', { name: 'Stop the chase' })
    .click();
  await expect(chases).toContainText('Stopped by you');
  await expectAccessibleInBothThemes(page, 'stopped chase on a phone');
  await expectNoSideways(page, page.url());
});

test('[LOTT-04] the countdown runs to the close, and the drawn numbers come to the board without a reload', async ({
  page,
}) => {
  test.slow();
  await openBoard(page, DICE);
  const onSale = page.locator('[data-sale]').getByText(/^Issue \S/);
  const before = (await onSale.innerText()).replace('Issue ', '');
  const left = await secondsLeft(page);
  await expect.poll(() => secondsLeft(page)).toBeLessThan(left);
  await expect(page.getByText(`Last draw ${before}`)).toBeVisible({ timeout: ONE_DRAW });
  await expect(page.getByLabel('Drawn numbers').first()).toBeVisible();
  await expect(onSale).not.toHaveText(`Issue ${before}`);
});

test('[PERM-04] a visitor sees prices, and is asked to log in when they press to bet', async ({
  page,
}) => {
  await passClose(page, 'vn-north');
  await openBoard(page, NORTH);
  await page.getByRole('button', { name: '07', exact: true }).click();
  await expect(page.getByText('1 number × 27 units × R$0.20')).toBeVisible();
  await page.getByRole('button', { name: 'Bet now' }).click();
  await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible();
  await expect(page).toHaveURL(/\/vnlottery\?.*gameCode=vn-north/);
});
