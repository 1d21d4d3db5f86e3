import { endpoints } from '@palpite/contract';
import { withOperator } from '@palpite/operator/testing/fixtures';
import {
  drawIssue,
  line,
  makeIssues,
  numeroOf,
  placeSlip,
  playOnly,
} from '@palpite/operator/testing/play';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../../testing/render-app.tsx';

const GAME = '/elott?gameCode=k3-5m';
const BETS = `${GAME}&view=bets`;
const SUM = `${GAME}&playType=sum-size`;

const operator = withOperator({
  limits: { generalPerMinute: 100_000, moneyPerMinute: 1_000, loginPerAddressPerMinute: 1_000 },
});
beforeAll(async () => {
  await Promise.all([import('./my-bets-screen.tsx'), import('../betting-screen.tsx')]);
  await makeIssues(operator);
  await playOnly(operator, ['k3-5m']);
});
// Each begins with five minutes of an issue before it: the sale goes on while the test does, and while issues are made.
beforeEach(async () => {
  const { onSale } = await operator
    .browser()
    .client.call(endpoints.lottery.getIssue, { query: { gameCode: 'k3-5m' } });
  operator.clock.now = new Date(onSale?.closesAt ?? operator.clock.now);
  await operator.clock.isSet();
  await makeIssues(operator);
});
afterEach(closeApp);

/** A member in the page, and as another device. */
async function member() {
  const { token, username } = await signInBefore(operator);
  const browser = operator.browser();
  await browser.login(username);
  return { client: clientWith(operator, token), browser };
}

/** Bets on big and on small: one of them wins unless the dice are equal. */
async function betBoth(browser: Awaited<ReturnType<typeof member>>['browser']) {
  const numero = await numeroOf(browser, 'k3-5m');
  const lines = ['big', 'small', 'odd'].map((choice) => line('k3-5m', numero, 'sum-size', choice));
  return { numero, ...(await placeSlip(browser, lines, 300)) };
}

const rowOf = async ({ screen }: App, order: string) => {
  const receipt = await screen.findByRole('link', { name: `Receipt ${order}` });
  return within(receipt.closest('li') ?? document.body);
};

test('a visitor is asked to log in before any bet is shown', async () => {
  const { screen } = await renderApp(operator, BETS);
  expect(await screen.findByText(/^Log in to see your bets/)).toBeTruthy();
});

test('a bet is taken back before the close, after a question, and its stake returns', async () => {
  const { browser, client } = await member();
  const { bets } = await betBoth(browser);
  const order = bets[0]?.order ?? '';
  const app = await renderApp(operator, BETS);
  const row = await rowOf(app, order);
  expect(row.getByText('Pending')).toBeTruthy();
  await app.user.click(await row.findByRole('button', { name: `Cancel ${order}` }));
  const question = within(
    await app.screen.findByRole('alertdialog', { name: `Cancel bet ${order}?` }),
  );
  expect((await client.call(endpoints.lottery.listBets, { query: {} })).list).toHaveLength(3);
  await app.user.click(question.getByRole('button', { name: 'Cancel the bet' }));
  expect(await row.findByText('Cancelled')).toBeTruthy();
  expect(row.getByText('Stake returned')).toBeTruthy();
  expect(row.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  const { sumBalance } = await client.call(endpoints.wallet.getBalance);
  expect(sumBalance).toBe('99800');
});

test('a lost bet says its rebate apart, in my bets and in the records, and nothing of a payout', async () => {
  const { browser, client } = await member();
  const numero = await numeroOf(browser, 'k3-5m');
  const lines = ['big', 'small'].map((choice) => ({
    ...line('k3-5m', numero, 'sum-size', choice, '1000'),
    prizeLevel: 1800,
  }));
  await placeSlip(browser, lines, 2_000);
  await drawIssue(operator, browser, 'k3-5m');
  const { list } = await client.call(endpoints.lottery.listBets, { query: {} });
  const lost = list.find(({ status }) => status === 'lost')?.order ?? '';
  const app = await renderApp(operator, BETS);
  const row = await rowOf(app, lost);
  expect(row.getByText('Lost')).toBeTruthy();
  expect(row.getByText(/^(Big|Small)$/)).toBeTruthy();
  expect(row.getByText('−R$9.22')).toBeTruthy();
  expect(row.getByText('Rebate R$0.78')).toBeTruthy();
  expect(row.queryByText(/^(Returned|Paid)/)).toBeNull();
  cleanup();
  const records = await renderApp(operator, '/?member=personalHistoryCopy');
  const table = await records.screen.findByRole('table', { name: 'Betting record' });
  const columns = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(columns).toContain('Rebate');
  const cells = within(
    within(table)
      .getAllByRole('row')
      .find(({ textContent }) => textContent?.includes(lost)) ?? table,
  ).getAllByRole('cell');
  const cell = (name: string) => cells[columns.indexOf(name)]?.textContent;
  expect([cell('Rebate'), cell('Result')]).toEqual([
    expect.stringContaining('R$0.78'),
    expect.stringContaining('9.22'),
  ]);
  expect(cell('Payout')).toContain('R$0.00');
  expect(cell('Game')).toContain('Sum: big or small');
  expect(cell('Selection')).toMatch(/(Big|Small)$/);
});

test('a decided bet says its net first, and its receipt is checked in the browser and fails when it is changed', async () => {
  const { browser, client } = await member();
  const { bets } = await betBoth(browser);
  await drawIssue(operator, browser, 'k3-5m');
  const { list } = await client.call(endpoints.lottery.listBets, { query: {} });
  const app = await renderApp(operator, BETS);
  for (const { order, status, payoutMinor } of list) {
    const row = await rowOf(app, order);
    expect(row.getByText(status === 'won' ? 'Won' : 'Lost')).toBeTruthy();
    const net = (Number(payoutMinor) - 100) / 100;
    const sign = net > 0 ? '+' : '−';
    expect(row.getByText(`${sign}R$${Math.abs(net).toFixed(2)}`)).toBeTruthy();
  }
  await app.user.click(app.screen.getByRole('link', { name: `Receipt ${bets[1]?.order ?? ''}` }));
  expect(await app.screen.findByRole('heading', { name: 'Your bet is in the list' })).toBeTruthy();
  await app.user.click(
    app.screen.getByRole('button', { name: 'Change the stake, and see it fail' }),
  );
  expect(
    await app.screen.findByRole('heading', { name: 'Your bet is not in the list' }),
  ).toBeTruthy();
  expect(app.screen.getByRole('link', { name: 'Verify the draw' }).getAttribute('href')).toContain(
    'view=proof',
  );
});

test('a hit that paid less than its stake is called returned in part, and marked as a hit in the list and on the receipt', async () => {
  const { browser } = await member();
  const numero = await numeroOf(browser, 'k3-5m');
  // One of both comes, and pays less than two units.
  const { bets } = await placeSlip(
    browser,
    [line('k3-5m', numero, 'sum-size', 'big small'), line('k3-5m', numero, 'sum-size', 'big')],
    300,
  );
  await drawIssue(operator, browser, 'k3-5m');
  const app = await renderApp(operator, BETS);
  const [both, single] = bets.map(({ order }) => order);
  const row = await rowOf(app, both ?? '');
  expect(row.getByText('Returned in part')).toBeTruthy();
  expect(row.getByText('Hit')).toBeTruthy();
  // What is won needs no mark, and what missed has none.
  expect((await rowOf(app, single ?? '')).queryByText('Hit')).toBeNull();
  await app.user.click(app.screen.getByRole('link', { name: `Receipt ${both}` }));
  expect(await app.screen.findByText('Hit')).toBeTruthy();
});

test('before the close a receipt says that the list is still open', async () => {
  const { browser } = await member();
  const { bets } = await betBoth(browser);
  const app = await renderApp(operator, `${BETS}&order=${bets[0]?.order}`);
  expect(await app.screen.findByRole('heading', { name: 'The list is still open' })).toBeTruthy();
});

test('the bets of all games are in pages', async () => {
  const { browser } = await member();
  const numero = await numeroOf(browser, 'k3-5m');
  const many = Array.from({ length: 21 }, () => line('k3-5m', numero, 'sum-size', 'big'));
  await placeSlip(browser, many, 2_100);
  const { screen, user } = await renderApp(operator, `${BETS}&bets=all`);
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'My bets' })).getAllByRole('link').length;
  expect(await rows()).toBe(20);
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(async () => expect(await rows()).toBe(1));
});

test('a chase says what each issue costs and the most that can be lost, is placed, and stopped after a question', async () => {
  const { client } = await member();
  const app = await renderApp(operator, SUM);
  const page = within(app.screen.getByRole('main'));
  await app.user.click(await page.findByRole('button', { name: /^Big/ }));
  await app.user.click(await page.findByRole('button', { name: 'Raise the price' }));
  await app.user.click(await page.findByRole('button', { name: 'Add to slip' }));
  // The slip's body comes with a chunk of its own.
  await app.user.click(await page.findByRole('button', { name: /^Chase/ }));
  const sheet = within(await app.screen.findByRole('dialog', { name: 'Chase' }));
  // It begins with the same stake.
  expect(sheet.getByRole('button', { name: 'Same stake' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await app.user.click(sheet.getByRole('button', { name: 'Doubling' }));
  const issues = sheet.getByRole('textbox', { name: 'Issues' });
  await app.user.clear(issues);
  await app.user.type(issues, '3');
  const rows = within(sheet.getByRole('table', { name: 'Issues of the chase' })).getAllByRole(
    'row',
  );
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'This one×1R$2.00R$2.00',
    '+1×2R$4.00R$6.00',
    '+2×4R$8.00R$14.00',
  ]);
  expect(sheet.getByText('Most that can be lost').nextSibling?.textContent).toBe('R$14.00');
  await app.user.click(sheet.getByRole('button', { name: 'Use for the slip' }));
  const place = await page.findByRole('button', { name: 'Place R$14.00' });
  // Nothing is placed before the sale is known.
  await waitFor(() => expect(place).toHaveProperty('disabled', false));
  await app.user.click(place);
  const confirm = within(await app.screen.findByRole('dialog', { name: 'Confirm your bets' }));
  await app.user.click(confirm.getByRole('button', { name: 'Place R$14.00' }));
  const placed = within(await app.screen.findByRole('dialog', { name: 'Your bets are placed' }));
  const [chase] = (await client.call(endpoints.lottery.listChases, { query: {} })).list;
  expect(chase).toMatchObject({ multiples: [1, 2, 4], stopOnWin: true, leftMinor: '1200' });

  await app.user.click(placed.getByRole('link', { name: 'My bets' }));
  const list = within(await app.screen.findByRole('list', { name: 'Chases' }));
  expect(list.getByText('Going on')).toBeTruthy();
  const sumsOf = () => list.getAllByRole('definition').map((sum) => sum.parentElement?.textContent);
  expect(sumsOf()).toEqual(['StakedR$2.00', 'HeldR$12.00']);
  await app.user.click(list.getByRole('button', { name: /^Stop/ }));
  const question = within(await app.screen.findByRole('alertdialog', { name: 'Stop this chase?' }));
  await app.user.click(question.getByRole('button', { name: 'Stop the chase' }));
  // The notice goes after some seconds, the list stays.
  expect(await app.screen.findByText(/^The chase is stopped. R\$12.00 is back/)).toBeTruthy();
  expect(await list.findByText('Stopped by you')).toBeTruthy();
  expect(sumsOf()).toEqual(['StakedR$2.00', 'Not used, given backR$12.00']);
});
