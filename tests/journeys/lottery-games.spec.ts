import type { Locator, Page } from '@playwright/test';
import { demoAccount } from './accounts.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectNoSideways, open, type SharedSite, test } from './fixtures.ts';
import { HANDS, type Hand } from './hands.ts';
import { betOf, ONE_DRAW, openBoard, passClose, timeLeft } from './lottery-board.ts';
import { drawNow, watchStage } from './lottery-draws.ts';
import { type Bet, CENTRAL, FAST, NORTH, OTHER_SOUTH, SOUTH } from './lottery-plays.ts';
import { PROVE, SAMPLE } from './proof.ts';
import { registerAccount } from './register-account.ts';
import { originAt } from './second-browser.ts';
import { logIn, playFree } from './sign-in.ts';

/**
 * Each brand by each hand: a slip with a bet on a region of Vietnam and on two of the fast families is placed, drawn before
 * the player's eyes, found in every record and verified. Each brand and each hand comes to every family.
 */

/** Other journeys bet on the North at the first brand: there only lotteries that they leave alone are drawn early. */
const BRANDS = [
  { code: 'palpite', host: 'localhost', regions: [SOUTH, CENTRAL, OTHER_SOUTH], members: [] },
  {
    code: 'lumen',
    host: 'en.localhost',
    regions: [NORTH, SOUTH, CENTRAL],
    members: ['member', 'agent2', 'agent41'],
  },
  {
    code: 'trangvang',
    host: 'vn.localhost',
    regions: [CENTRAL, NORTH, SOUTH],
    members: ['member', 'agent1', 'agent2'],
  },
] as const;

type BrandCode = (typeof BRANDS)[number]['code'];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

interface Cell {
  /** The brand and the hand. */
  readonly where: string;
  readonly hand: Hand;
  readonly isPhone: boolean;
  readonly bets: readonly Bet[];
  /** The one whose board the slip is placed from. */
  readonly last: Bet;
}

const cellOf = (page: Page, { cell }: Pick<Bet, 'cell'>): Locator =>
  page
    .getByRole('main')
    .locator('[data-pick]')
    .and(page.getByRole('button', { name: cell, exact: true }))
    .first();

/** A member: one of the brand's own, or a new one where a form is all that it takes. */
async function signIn(page: Page, site: SharedSite, code: BrandCode, username?: string) {
  if (username === undefined) await registerAccount(page, 'lgm');
  else {
    await open(page, '/');
    await logIn(page, demoAccount(site.dataDirectory, username, code));
  }
}

async function choose(page: Page, { hand, where }: Cell, bet: Bet): Promise<void> {
  await openBoard(page, bet.address);
  await hand.choose(page, cellOf(page, bet));
  const add = page.getByRole('button', { name: 'Add to slip' });
  // A button that is just enabled changes its colours.
  await expect(add).toBeEnabled();
  // What lies half under the board's head would be a small target, wherever the page was scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, `board with a choice of ${bet.name}, ${where}`);
  await hand.press(page, add);
}

interface Placed {
  /** The numbers of the orders, in the order of the slip's lines. */
  readonly orders: readonly string[];
  /** What was taken for all of them, as the page writes it. */
  readonly total: string;
}

/** Places the slip. */
async function place(page: Page, cell: Cell): Promise<Placed> {
  const { hand, isPhone, bets } = cell;
  // The looks at the slip take seconds of it.
  await timeLeft(page, 40);
  if (isPhone) await hand.press(page, page.getByRole('button', { name: /^Slip, / }));
  const slip = page.getByRole(isPhone ? 'dialog' : 'region', { name: 'Slip' });
  const lines = slip.getByRole('list', { name: 'Lines of the slip' }).getByRole('listitem');
  await expect(lines).toHaveCount(bets.length);
  await expect(slip.getByRole('button', { name: /^Place / })).toBeEnabled();
  await expectAccessible(page, `slip with bets, ${cell.where}`);
  await hand.press(page, slip.getByRole('button', { name: /^Place / }));
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  const button = confirm.getByRole('button', { name: /^Place / });
  const total = (await button.innerText()).trim().replace(/^Place /, '');
  await hand.press(page, button);
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  const orders = placed.getByRole('list', { name: 'Your bets' }).getByRole('link');
  await expect(orders).toHaveCount(bets.length);
  await expectAccessible(page, `placed bets, ${cell.where}`);
  const numbers = await orders.allInnerTexts();
  await hand.press(page, placed.getByRole('button', { name: 'Keep betting' }));
  return { orders: numbers.map((number) => number.trim()), total };
}

/** The page that stands at a board hears of the next draw, acts it out, and has its numbers. */
async function seeDrawn(page: Page, draw: () => Promise<void>): Promise<void> {
  const stage = page.getByRole('region', { name: 'The draw' });
  await expect(stage.getByText(/^Last draw \S/)).toBeVisible({ timeout: ONE_DRAW });
  const said = await watchStage(page);
  await draw();
  const seen = async () => (await said()).join('\n');
  await expect.poll(seen, { timeout: ONE_DRAW }).toMatch(/^Issue .+ is drawn: \d/m);
  const [, numero] = /^Drawing issue (.+)$/m.exec(await seen()) ?? [];
  const after = (await seen()).split(`Drawing issue ${numero}\n`)[1];
  expect(after).toMatch(new RegExp(`^Last draw ${numero}\nIssue ${numero} is drawn: \\d`));
}

/** Each bet is settled in the member's list, without a reload, and its receipt leads to a draw that the browser recomputes. */
async function verifyAll(page: Page, cell: Cell, orders: readonly string[]): Promise<void> {
  const { hand, bets, last } = cell;
  const mine = `${last.address.split('&')[0]}&view=bets&bets=all`;
  await open(page, mine);
  for (const order of orders) {
    await expect(betOf(page, order)).toContainText(/Won|Lost|Returned in part/, {
      timeout: ONE_DRAW,
    });
  }
  await expectAccessible(page, `settled bets, ${cell.where}`);
  for (const [at, bet] of bets.entries()) {
    const order = orders[at] ?? '';
    if (at > 0) await open(page, mine);
    await hand.press(page, betOf(page, order).getByRole('link', { name: `Receipt ${order}` }));
    await expect(page.getByRole('heading', { name: 'Your bet is in the list' })).toBeVisible();
    if (at === 0) await expectAccessible(page, `receipt of a bet, ${cell.where}`);
    await hand.press(page, page.getByRole('link', { name: 'Verify the draw' }));
    const holds = bet.isOfficial ? 'Drawn outside' : 'This draw holds';
    await expect(page.getByRole('heading', { name: holds }), bet.name).toBeVisible();
    await expectAccessible(page, `proof of ${bet.name}, ${cell.where}`);
    await expectNoSideways(page, page.url());
  }
}

/** Each bet is in the betting record, and the money of the slip, one movement, in the account record. */
async function findAll(page: Page, cell: Cell, { orders, total }: Placed): Promise<void> {
  const bets = await openRecord(page, cell, 'Betting record', 'personalHistoryCopy');
  for (const order of orders) await findRow(page, cell, bets.filter({ hasText: order }), order);
  await expectAccessible(page, `betting record of the lottery, ${cell.where}`);
  const moved = await openRecord(page, cell, 'Account record', 'transactionHistory');
  const stakes = moved.filter({ hasText: 'Bet' }).filter({ hasText: total });
  await findRow(page, cell, stakes, total);
  await expectAccessible(page, `account record of the lottery, ${cell.where}`);
}

/** The rows of a record of the member centre: of a table, or lines that open where there is no room for one. */
async function openRecord(page: Page, { isPhone }: Cell, name: string, member: string) {
  await open(page, `/elott?member=${member}`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const record = centre.getByRole(isPhone ? 'list' : 'table', { name, exact: true });
  return record.getByRole(isPhone ? 'listitem' : 'row');
}

async function findRow(page: Page, { hand, isPhone }: Cell, rows: Locator, text: string) {
  const row = rows.first();
  if (isPhone) await hand.press(page, row.locator('summary'));
  await expect(row.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

test.describe.configure({ mode: 'parallel' });
for (const [at, { code, host, regions, members }] of BRANDS.entries()) {
  for (const [by, hand] of HANDS.entries()) {
    const isPhone = hand.name === 'touch';
    const isSample = code === 'trangvang' && isPhone;
    const first = 2 * (at + by);
    const families = [FAST[first % FAST.length], FAST[(first + 1) % FAST.length]];
    const region = regions[by] ?? NORTH;
    const chosen = [region, ...families.filter((bet) => bet !== undefined)];
    // The sample has one of the two families.
    const bets = isSample && !PROVE ? chosen.slice(0, 2) : chosen;

    test.describe(() => {
      test.use({
        baseURL: async ({ site }, provide) => provide(originAt(site, host)),
        actionTimeout: 60_000,
        ...(isPhone ? PHONE : {}),
      });
      const names = bets.map(({ name }) => name).join(', ');
      test(
        `on ${code} bets on ${names} are chosen by ${hand.name}, placed as one slip, drawn live, verified and found in the records`,
        isSample ? { tag: SAMPLE } : {},
        async ({ page, context, site }) => {
          test.setTimeout(600_000);
          const last = bets.at(-1) ?? region;
          const cell = { where: `${code} by ${hand.name}`, hand, isPhone, bets, last };
          const drawRegion = () => drawNow(site.databaseUrl, code, region.gameCode);
          await context.addCookies([{ name: 'lang', value: 'EN', url: originAt(site, host) }]);
          // So that its stage stands at a draw when the next one comes.
          await drawRegion();
          await signIn(page, site, code, members[by]);
          await passClose(page, region.gameCode, site.origin);
          for (const bet of bets) await test.step(bet.name, () => choose(page, cell, bet));
          const placed = await place(page, cell);
          await test.step('drawn live', async () => {
            await openBoard(page, region.address);
            await seeDrawn(page, drawRegion);
            await openBoard(page, last.address);
            await seeDrawn(page, () => Promise.resolve());
          });
          await test.step('verified', () => verifyAll(page, cell, placed.orders));
          await test.step('found', () => findAll(page, cell, placed));
        },
      );
    });
  }
}

test('numbers of a station are bet at the others of its day too: one slip, one price, a bet at each', async ({
  page,
}) => {
  await playFree(page, '/lottery');
  await passClose(page, 'vn-ben-tre');
  await openBoard(page, '/vnlottery?gameCode=vn-ben-tre&playType=lo2');
  await cellOf(page, { cell: '07' }).click();
  const stations = page.getByRole('group', { name: 'Also at' });
  await stations.getByRole('checkbox', { name: 'Vũng Tàu' }).check();
  await stations.getByRole('checkbox', { name: 'Bạc Liêu' }).check();
  await expect(page.getByText('1 number × 18 units × R$0.20 × 3 stations =')).toBeVisible();
  await page.getByRole('button', { name: 'Add to slip' }).click();
  const slip = page.getByRole('region', { name: 'Slip' });
  await expect(slip.getByRole('listitem')).toHaveCount(3);
  await expect(slip.getByRole('button', { name: 'Place R$10.80' })).toBeEnabled();
  await expectAccessible(page, 'slip with three stations');
  await slip.getByRole('button', { name: 'Place R$10.80' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm your bets' });
  await confirm.getByRole('button', { name: 'Place R$10.80' }).click();
  const placed = page.getByRole('dialog', { name: 'Your bets are placed' });
  await expect(placed.getByRole('list', { name: 'Your bets' }).getByRole('link')).toHaveCount(3);
  await placed.getByRole('button', { name: 'Keep betting' }).click();
  await slip.getByRole('button', { name: 'Repeat my last slip' }).click();
  await expect(slip.getByRole('listitem')).toHaveCount(3);
  await expect(slip.getByRole('button', { name: 'Place R$10.80' })).toBeVisible();
});
