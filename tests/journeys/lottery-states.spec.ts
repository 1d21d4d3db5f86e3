import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessible.ts';
import { expect, leave, open, test } from './fixtures.ts';
import { boardIsAlive, ONE_DRAW, openBoard, passClose, timeLeft } from './lottery-board.ts';
import { answerSlips, doubleUnits } from './lottery-conditions.ts';
import { SAMPLE } from './proof.ts';
import { playFree } from './sign-in.ts';

/** Each state of the lottery that a player can meet is accessible in both themes. */

const NORTH = '/vnlottery?gameCode=vn-north&playType=de';
const DICE = '/elott?gameCode=k3-1m&playType=sum-size';
const PAIRS = '/vnlottery?gameCode=vn-ben-tre&playType=da-xien';

const numberOf = (page: Page, number: string) =>
  page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: number, exact: true });
const slipOf = (page: Page) => page.getByRole('region', { name: 'Slip' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Nothing is being loaded, and no button is lit by the pointer. */
async function expectGoodState(page: Page, state: string): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('.animate-pulse:visible')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, state);
}

test('the rules of a play, a typed list with what cannot be read, and the sheets of plays, lotteries and prize levels', {
  tag: SAMPLE,
}, async ({ page }) => {
  test.slow();
  await passClose(page, 'vn-north');
  await openBoard(page, NORTH);
  await page.getByText(/^How this play works/).click();
  await expect(page.getByRole('table', { name: /^What a bet costs/ })).toBeVisible();
  await expectGoodState(page, 'rules of a play');
  await page.getByRole('button', { name: 'Typed list' }).click();
  await page.getByRole('textbox', { name: 'Your numbers' }).fill('07, 7x, 123, 07, 90 kéo 10');
  await expect(page.getByRole('list', { name: 'Not read' })).toBeVisible();
  await expectGoodState(page, 'typed list with mistakes');
  await page.setViewportSize({ width: 360, height: 740 });
  await page
    .getByRole('main')
    .getByRole('button', { name: /1 pays .* returns/ })
    .click();
  await expect(dialog(page, 'All plays').getByRole('button', { pressed: true })).toBeVisible();
  await expectGoodState(page, 'plays on a phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Another lottery' }).click();
  const lotteries = dialog(page, 'All lotteries').getByRole('navigation', { name: 'Lotteries' });
  await expect(lotteries.getByRole('link').first()).toBeVisible();
  await expectGoodState(page, 'lotteries on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBoard(page, DICE);
  await page.getByRole('button', { name: 'Change the prize level' }).click();
  await expect(dialog(page, 'Prize or rebate').getByRole('radio')).toHaveCount(6);
  await expectGoodState(page, 'prize levels');
});

test('a play at two stations, without the second one and with it', async ({ page }) => {
  await passClose(page, 'vn-ben-tre');
  await openBoard(page, PAIRS);
  await numberOf(page, '07').click();
  await numberOf(page, '39').click();
  await expect(page.getByText('Choose the second station.')).toBeVisible();
  await expectGoodState(page, 'play without its second station');
  await page.getByRole('checkbox', { name: 'Bạc Liêu' }).check();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await expect(slipOf(page).getByRole('listitem')).toContainText('Bến Tre + Bạc Liêu');
  await expectGoodState(page, 'play at two stations');
});

test('without bets or chases, without a login, and of a lottery that is not there', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.expect(/404 \(Not Found\)/);
  await open(page, '/vnlottery?gameCode=no-such');
  await expect(page.getByRole('heading', { name: 'There is no such lottery' })).toBeVisible();
  await expectGoodState(page, 'unknown lottery');
  await open(page, '/vnlottery?gameCode=vn-north&view=bets');
  await expect(page.getByText('Log in to see your bets and their receipts.')).toBeVisible();
  await expectGoodState(page, 'bets before the login');
  // The Vietnam lotteries have no banner.
  await playFree(page, '/lottery');
  await open(page, '/vnlottery?gameCode=vn-north&view=bets');
  await expect(page.getByText('You have no bets here yet')).toBeVisible();
  await expectGoodState(page, 'no bets');
  await open(page, '/vnlottery?gameCode=vn-north&view=bets&bets=chases');
  await expect(page.getByText('You have no chases')).toBeVisible();
  await expectGoodState(page, 'no chases');
});

test('a sheet whose price has changed, whose issue has closed, whose answer is lost, and a slip that waits for its answer', {
  tag: SAMPLE,
}, async ({ page, watch }) => {
  test.slow();
  watch.expect(/409 \(Conflict\)|ERR_FAILED/);
  await playFree(page, '/lottery');
  await passClose(page, 'vn-north');
  await openBoard(page, NORTH);
  await numberOf(page, '07').click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  const confirm = dialog(page, 'Confirm your bets');
  const press = async () => {
    await slipOf(page)
      .getByRole('button', { name: /^Place / })
      .click();
    await confirm.getByRole('button', { name: /^Place / }).click();
  };
  await answerSlips(page, { status: 409, message: 'price_changed', value: { totalMinor: '40' } });
  await doubleUnits(page);
  await press();
  await expect(confirm.getByRole('button', { name: /new price, R\$0.40/ })).toBeVisible();
  await expect(confirm.getByRole('list', { name: 'Your bets' })).toContainText('R$0.40');
  await expectGoodState(page, 'changed price');
  await page.unroute('**/wps/lottery/game?*');
  await confirm.getByRole('button', { name: 'Back' }).click();
  const closedAt = new Date().toISOString();
  await answerSlips(page, { status: 409, message: 'issue_closed', value: { closedAt, line: 0 } });
  await press();
  await expect(confirm.getByText(/closed at .* Nothing was placed/)).toBeVisible();
  await expectGoodState(page, 'closed issue');
  await confirm.getByRole('button', { name: 'Back' }).click();
  await answerSlips(page, { status: 409, message: 'insufficient_funds', value: null });
  await press();
  await expect(confirm.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expectGoodState(page, 'too little money');
  await confirm.getByRole('button', { name: 'Back' }).click();
  await answerSlips(page, undefined);
  await press();
  await expect(confirm.getByText(/^We do not know yet whether/)).toBeVisible();
  await expectGoodState(page, 'lost answer');
  await confirm.getByRole('button', { name: 'Not now' }).click();
  await expect(slipOf(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
  await expect(slipOf(page).getByRole('button', { name: 'Delete line 1' })).toBeDisabled();
  await expectGoodState(page, 'slip that waits for its answer');
  await page.unroute('**/wps/lottery/slip');
  await slipOf(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(dialog(page, 'Your bets are placed')).toBeVisible();
});

test('a sale that has just closed, a slip that has gone on to the next issue, and a draw that is acted out', async ({
  page,
}) => {
  test.slow();
  // The motion is held in its middle: what ends it for a check would end the state.
  await page.addInitScript(() => {
    const finish = Animation.prototype.finish;
    Animation.prototype.finish = function (this: Animation) {
      const { target } = (this.effect ?? {}) as { target?: Element | null };
      if (target?.closest('[data-running]')) this.pause();
      else finish.call(this);
    };
  });
  await openBoard(page, DICE);
  await page.getByRole('button', { name: /^Big/ }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  // A slow network at the close.
  const held = Promise.withResolvers<void>();
  await page.route('**/wps/lottery/issue?**', async (route) => {
    await held.promise;
    await route.continue();
  });
  const note = page.getByText(/closed at .* Nothing is placed/).first();
  await expect(note).toBeVisible({ timeout: ONE_DRAW });
  await expect(page.getByText('Closed, drawing').first()).toBeVisible();
  await expectGoodState(page, 'closed sale');
  held.resolve();
  await expect(slipOf(page).getByText(/has closed. Nothing was placed/)).toBeVisible();
  await expectGoodState(page, 'slip of a closed issue');
  const stage = page.getByRole('region', { name: 'The draw' });
  await expect(stage).toHaveAttribute('data-running', '', { timeout: ONE_DRAW });
  await expectGoodState(page, 'draw in motion');
  await expect(stage).toHaveAttribute('data-running', '');
  await leave(page);
});

test('a chase that a win has ended', async ({ page }) => {
  test.slow();
  await playFree(page, DICE);
  await boardIsAlive(page);
  await timeLeft(page, 20);
  // One of them comes, unless the three dice are equal.
  await page.getByRole('button', { name: /^Big/ }).click();
  await page.getByRole('button', { name: /^Small/ }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  await slipOf(page)
    .getByRole('button', { name: /^Chase/ })
    .click();
  const chase = dialog(page, 'Chase');
  await chase.getByRole('textbox', { name: 'Issues' }).fill('9');
  await chase.getByRole('button', { name: 'Use for the slip' }).click();
  await slipOf(page)
    .getByRole('button', { name: /^Place / })
    .click();
  await dialog(page, 'Confirm your bets')
    .getByRole('button', { name: /^Place / })
    .click();
  await dialog(page, 'Your bets are placed').getByRole('link', { name: 'My bets' }).click();
  const chases = page.getByRole('list', { name: 'Chases' });
  await expect(chases).toContainText('Stopped by a win', { timeout: 2 * ONE_DRAW });
  await expectGoodState(page, 'chase ended by a win');
});
