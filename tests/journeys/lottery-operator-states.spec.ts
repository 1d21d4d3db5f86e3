import type { Page } from '@playwright/test';
import { operatorCommand } from './command.ts';
import { expectGood } from './expect-good.ts';
import { test as base, expect, open } from './fixtures.ts';
import { betOf, ONE_DRAW, openBoard } from './lottery-board.ts';
import { leaveGuests, passDraw } from './lottery-conditions.ts';
import { ownSite } from './own-site.ts';
import { SAMPLE } from './proof.ts';
import { headerBalance, playFree } from './sign-in.ts';

/** States of the lottery that the operator or other players bring about: what they say, and that they are accessible. */

type OwnSite = Awaited<ReturnType<typeof ownSite>>;

const test = base.extend<object, { own: OwnSite }>({
  // A site of its own: the clock, the caps and the lotteries of the shared one are everybody's.
  own: [
    async ({}, provide) => {
      await using site = await ownSite({ LOTTERY_RESULTS: 'people' });
      await provide(site);
    },
    { scope: 'worker', timeout: ONE_DRAW },
  ],
  baseURL: async ({ own }, provide) => provide(own.origin),
});

// The browser checks for a newer worker whenever it likes, perhaps after the site has stopped.
test.use({ serviceWorkers: 'block', actionTimeout: 30_000 });

const GAME = 'vn-north';
const NORTH = `/vnlottery?gameCode=${GAME}&playType=de`;

const viewOf = (view: string) => `/vnlottery?gameCode=${GAME}&view=${view}`;
const boardOf = (page: Page) => page.getByRole('group', { name: 'Numbers' });
const slipOf = (page: Page) => page.getByRole('region', { name: 'Slip' });
const confirmOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm your bets' });

/** Opens the board of the North as a guest. A site that has just started makes its first issues. */
async function beginPlay(page: Page): Promise<void> {
  // The Vietnam lotteries have no banner to log in from.
  await playFree(page, '/lottery');
  await open(page, NORTH);
  await expect(page.locator('[data-sale]').getByRole('timer')).toBeVisible({ timeout: ONE_DRAW });
}

async function choose(page: Page, number: string): Promise<void> {
  await boardOf(page).getByRole('button', { name: number, exact: true }).click();
  await page.getByRole('button', { name: 'Add to slip' }).click();
}

/** Nothing is lit by the pointer. */
async function expectGoodState(page: Page, state: string): Promise<void> {
  await page.mouse.move(1, 1);
  await expectGood(page, state);
}

test('numbers that other players have filled, and a line that is refused because one was filled in between', {
  tag: SAMPLE,
}, async ({ page, own, watch }) => {
  test.setTimeout(600_000);
  watch.expect(/409 \(Conflict\)/);
  const leave = (number: string, leftMinor: number) =>
    leaveGuests(own.databaseUrl, { game: GAME, play: 'de', number, leftMinor });
  await beginPlay(page);
  await leave('99', 0);
  await leave('98', 3_000);
  await openBoard(page, NORTH);
  const full = boardOf(page).getByRole('button', { name: /^99 .*takes no more/ });
  await expect(full).toBeDisabled();
  const tight = boardOf(page).getByRole('button', { name: /^98 .*at most/ });
  await tight.click();
  await page.getByRole('button', { name: 'Raise the price' }).click();
  await expect(page.getByText(/^On 98 a unit may cost/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to slip' })).toBeDisabled();
  await expectGoodState(page, 'full numbers');

  await tight.click();
  await choose(page, '97');
  const before = await headerBalance(page);
  await slipOf(page)
    .getByRole('button', { name: /^Place / })
    .click();
  await leave('97', 0);
  await confirmOf(page)
    .getByRole('button', { name: /^Place / })
    .click();
  const refused = confirmOf(page).getByRole('list', { name: 'Refused lines' });
  await expect(refused.getByText(/^This draw takes no more on/)).toBeVisible();
  await expect(confirmOf(page).getByRole('button', { name: /^Place / })).toHaveCount(0);
  await expectGoodState(page, 'refused line');
  await confirmOf(page).getByRole('button', { name: 'Back' }).click();
  await expect(slipOf(page).getByText(/^This draw takes no more on 97/)).toBeVisible();
  await expectGoodState(page, 'slip after a refused line');
  expect(await headerBalance(page)).toBe(before);
});

test('a lottery under maintenance says so on its board, in the slip, the hall and the results, and opens again', {
  tag: SAMPLE,
}, async ({ page, own }) => {
  test.setTimeout(600_000);
  await beginPlay(page);
  await choose(page, '07');
  await operatorCommand(own, 'lottery', 'game', GAME, ...maintenance('on'));
  await open(page, NORTH);
  const place = slipOf(page).getByRole('button', { name: /^Place / });
  await expect(slipOf(page).getByText(/^This lottery is under maintenance/)).toBeVisible();
  await expect(slipOf(page).getByRole('listitem')).toContainText('07');
  await expect(place).toBeDisabled();
  await expectGoodState(page, 'board under maintenance');
  await open(page, '/vnlottery');
  const region = page.getByRole('region', { name: 'Northern Vietnam' });
  await expect(region.getByText('Under maintenance').first()).toBeVisible();
  await expectGoodState(page, 'hall under maintenance');
  await open(page, '/lottery');
  await expect(page.getByText('Under maintenance').first()).toBeVisible();
  await expectGoodState(page, 'all lotteries under maintenance');
  await open(page, viewOf('results'));
  await expect(page.locator('[data-sale]')).toContainText('Under maintenance');
  await expectGoodState(page, 'results under maintenance');

  await operatorCommand(own, 'lottery', 'game', GAME, ...maintenance('off'));
  await openBoard(page, NORTH);
  await expect(slipOf(page).getByRole('listitem')).toContainText('07');
  await expect(place).toBeEnabled();
});

const maintenance = (state: 'on' | 'off') => ['--maintenance', state, '--reason', 'a journey'];

test('a draw whose numbers do not come, then a void one: bets wait, return whole, and a chase whose number is full ends', {
  tag: SAMPLE,
}, async ({ page, own }) => {
  test.setTimeout(900_000);
  await beginPlay(page);
  const before = await headerBalance(page);
  const onSale = page.locator('[data-sale] [data-numero]');
  const numero = (await onSale.getAttribute('data-numero')) ?? '';
  await choose(page, '07');
  await placeSlip(page);
  const order = await placedOf(page)
    .getByRole('list', { name: 'Your bets' })
    .getByRole('link')
    .innerText();
  await openBoard(page, NORTH);
  await choose(page, '39');
  await chaseSlip(page);
  await placeSlip(page);
  await leaveGuests(own.databaseUrl, { game: GAME, play: 'de', number: '39', leftMinor: 0 });

  await passDraw(own.databaseUrl, GAME, numero, 1);
  await expectWaiting(page, { order, numero });
  await passDraw(own.databaseUrl, GAME, numero, 11);
  await open(page, '/vnlottery');
  await expect(page.getByText('Numbers are late').first()).toBeVisible({ timeout: ONE_DRAW });
  await expectGoodState(page, 'late numbers');

  await operatorCommand(own, 'lottery', 'void', GAME, numero, 'no draw that day');
  await expectVoid(page, { order, numero });
  await openBoard(page, NORTH);
  await expect.poll(() => headerBalance(page)).toBe(before);
});

async function placeSlip(page: Page): Promise<void> {
  await slipOf(page)
    .getByRole('button', { name: /^Place / })
    .click();
  await confirmOf(page)
    .getByRole('button', { name: /^Place / })
    .click();
  await expect(placedOf(page)).toBeVisible();
}

const placedOf = (page: Page) => page.getByRole('dialog', { name: 'Your bets are placed' });

async function chaseSlip(page: Page): Promise<void> {
  await slipOf(page)
    .getByRole('button', { name: /^Chase/ })
    .click();
  const chase = page.getByRole('dialog', { name: 'Chase' });
  await chase.getByRole('textbox', { name: 'Issues' }).fill('3');
  await chase.getByRole('button', { name: 'Use for the slip' }).click();
}

interface Drawn {
  readonly order: string;
  readonly numero: string;
}

async function expectWaiting(page: Page, { order, numero }: Drawn): Promise<void> {
  await expect(async () => {
    await open(page, '/vnlottery');
    const region = page.getByRole('region', { name: 'Northern Vietnam' });
    const day = `${numero.slice(4, 6)}/${numero.slice(6, 8)}`;
    await expect(region.getByText(`Issue ${day}`)).toBeVisible({ timeout: 5_000 });
    await expect(region.getByText('Closed, drawing').first()).toBeVisible();
  }).toPass({ timeout: ONE_DRAW });
  await expectGoodState(page, 'closed draw in the hall');
  // The next issue is on sale.
  await openBoard(page, NORTH);
  await expectGoodState(page, 'board of the next issue');
  await expect(async () => {
    await open(page, `${viewOf('proof')}&numero=${numero}`);
    await expect(page.getByText(/bets were put under one root/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: ONE_DRAW });
  await expect(page.getByRole('heading', { name: 'This draw is still to come' })).toBeVisible();
  await expectGoodState(page, 'proof of a draw to come');
  await open(page, viewOf('results'));
  const coming = page.getByRole('region', { name: 'Nothing was drawn yet' });
  await expect(coming.getByText('Closed, drawing')).toBeVisible();
  await expectGoodState(page, 'results before a draw');
  await open(page, viewOf('bets'));
  await expect(betOf(page, order)).toContainText('Pending');
  await expect(betOf(page, order).getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  await expectGoodState(page, 'pending bet');
  await open(page, `${viewOf('bets')}&order=${order}`);
  await expect(page.getByRole('heading', { name: 'Your bet is in the list' })).toBeVisible();
  await expectGoodState(page, 'receipt before a draw');
}

async function expectVoid(page: Page, { order, numero }: Drawn): Promise<void> {
  await open(page, viewOf('bets'));
  await expect(betOf(page, order)).toContainText('Cancelled', { timeout: ONE_DRAW });
  await expect(betOf(page, order)).toContainText('Stake returned');
  await expectGoodState(page, 'returned bet');
  await open(page, `${viewOf('bets')}&order=${order}`);
  await expect(page.getByRole('main')).toContainText('Stake returned');
  await expectGoodState(page, 'receipt of a returned bet');
  await open(page, `${viewOf('bets')}&bets=chases`);
  const chases = page.getByRole('list', { name: 'Chases' });
  await expect(chases).toContainText('Stopped: a part could not be placed', { timeout: ONE_DRAW });
  await expectGoodState(page, 'chase that was stopped');
  await open(page, `${viewOf('proof')}&numero=${numero}`);
  await expect(page.getByRole('heading', { name: 'This draw is void' })).toBeVisible();
  await expectGoodState(page, 'void draw');
  await open(page, '/vnlottery');
  await expect(page.getByRole('region', { name: 'Northern Vietnam' })).toBeVisible();
  await expectGoodState(page, 'hall after a void draw');
}
