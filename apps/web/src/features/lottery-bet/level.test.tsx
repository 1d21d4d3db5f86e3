import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type App, renderApp, signInBefore } from '../../testing/render-app.tsx';
import {
  add,
  DICE,
  dialog,
  linesOf,
  page,
  place,
  press,
  slipOf,
  withOperator,
} from './testing.tsx';

const { betsOf, held, open } = withOperator();

const openLevels = async (app: App) => {
  await press(app, 'Change the prize level');
  return dialog(app, 'Prize or rebate');
};
const use = async (app: App, level: number) => {
  const sheet = await openLevels(app);
  await app.user.click(
    await sheet.findByRole('radio', { name: new RegExp(`^Prize level ${level}`) }),
  );
  await app.user.click(sheet.getByRole('button', { name: 'Use this level' }));
};

test('each level says both sides in figures of this stake, the highest prize is the default, and arrows choose', async () => {
  const app = await open({}, DICE);
  expect(page(app).getByText('Prize level 1956 · no rebate')).toBeTruthy();
  await press(app, /^Big/);
  await press(app, 'Raise the price');
  const sheet = await openLevels(app);
  expect(
    sheet.getByText(/^Both sides return the same on average, 97.8% of the stake/),
  ).toBeTruthy();
  const low = await sheet.findByRole('radio', { name: /^Prize level 1800/ });
  expect(low.closest('label')?.textContent).toBe(
    'Prize level 1800 · rebate 7.8%1 unit pays 1.8 · this bet wins R$3.60 at most, and has a rebate of R$0.15',
  );
  await waitFor(() => expect(sheet.getAllByRole('radio')).toHaveLength(6));
  const names = sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names.map((name) => name?.slice(12, 16))).toEqual([
    '1956',
    '1950',
    '1930',
    '1900',
    '1850',
    '1800',
  ]);
  const [highest] = sheet.getAllByRole('radio');
  expect(highest).toHaveProperty('checked', true);
  highest?.focus();
  await app.user.keyboard('{ArrowUp}');
  expect(low).toHaveProperty('checked', true);
  await app.user.click(sheet.getByRole('button', { name: 'Use this level' }));
  expect(await page(app).findByText('Prize level 1800 · rebate 7.8%')).toBeTruthy();
  expect(page(app).getByText('Wins R$3.60 at most, stake included')).toBeTruthy();
  expect(page(app).getByText('Rebate R$0.15, whatever is drawn')).toBeTruthy();
  expect(page(app).getByText('90%, and 7.8% as a rebate')).toBeTruthy();
});

test('a rebate that rounds to nothing is said to be nothing', async () => {
  const app = await open({}, DICE);
  await press(app, /^Big/);
  const sheet = await openLevels(app);
  expect(sheet.getByText(/^Wins and rebates are rounded down/)).toBeTruthy();
  const level = await sheet.findByRole('radio', { name: /^Prize level 1900/ });
  expect(level.closest('label')?.textContent).toContain('has a rebate of R$0.00');
  await app.user.click(level);
  await app.user.click(sheet.getByRole('button', { name: 'Use this level' }));
  expect(await page(app).findByText('Rebate R$0.00, whatever is drawn')).toBeTruthy();
  await press(app, 'Add to slip');
  expect(linesOf(app)[0]?.textContent).toContain('Rebate R$0.00, whatever is drawn');
});

test('a play with fixed odds has no level', async () => {
  const app = await open();
  expect(page(app).queryByRole('button', { name: 'Change the prize level' })).toBeNull();
});

test('lines keep their level, are placed at it, and the sheets and my bets say the rebate', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, DICE);
  await press(app, 'Raise the price');
  await add(app, /^Big/);
  await use(app, 1900);
  await page(app).findByText('Prize level 1900 · rebate 2.8%');
  await add(app, /^Small/);
  expect(linesOf(app).map((line) => line.textContent)).toEqual([
    expect.stringContaining('Wins R$3.91 at mostPrize level 1956 · no rebate'),
    expect.stringContaining(
      'Wins R$3.80 at mostPrize level 1900 · rebate 2.8%Rebate R$0.05, whatever is drawn',
    ),
  ]);
  // Lines of one level would have it said once below them.
  expect(slipOf(app).getByText('Wins include the stake.')).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: /^Place/ }));
  const sheet = await dialog(app, 'Confirm your bets');
  expect(sheet.getByText('Rebate, whatever is drawn').nextSibling?.textContent).toBe('R$0.05');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
  const placed = await dialog(app, 'Your bets are placed');
  expect(placed.getByText('Rebate, whatever is drawn').nextSibling?.textContent).toBe('R$0.05');
  const bets = await betsOf(token);
  expect(bets.map(({ prizeLevel, rebateMinor }) => [prizeLevel, rebateMinor])).toEqual([
    [1900, '5'],
    [1956, undefined],
  ]);
  cleanup();
  const mine = await renderApp(held.operator, '/elott?gameCode=k3-1m&view=bets');
  const list = within(await mine.screen.findByRole('list', { name: 'My bets' }));
  expect(list.getAllByText(/^Prize level/).map(({ textContent }) => textContent)).toEqual([
    'Prize level 1900 · rebate R$0.05',
  ]);
  cleanup();
  const order = bets[0]?.order ?? '';
  const receipt = await renderApp(held.operator, `/elott?gameCode=k3-1m&view=bets&order=${order}`);
  const head = await receipt.screen.findByRole('heading', { name: 'Receipt' });
  expect(head.nextSibling?.textContent).toBe(order);
  expect(receipt.screen.getByText('Rebate, whatever is drawn').nextSibling?.textContent).toBe(
    'R$0.05',
  );
});

test('a tab remembers the level of a game, and a repeated slip has the levels of its bets', async () => {
  await signInBefore(held.operator);
  const first = await open({}, DICE);
  await use(first, 1850);
  await add(first, /^Big/);
  await place(first);
  await dialog(first, 'Your bets are placed');
  cleanup();
  const app = await open({}, DICE);
  expect(await page(app).findByText('Prize level 1850 · rebate 5.3%')).toBeTruthy();
  await use(app, 1956);
  expect(await page(app).findByText('Prize level 1956 · no rebate')).toBeTruthy();
  await app.user.click(await slipOf(app).findByRole('button', { name: 'Repeat my last slip' }));
  expect(
    await slipOf(app).findByText('Prize level 1850 · rebate 5.3%. Wins include the stake.'),
  ).toBeTruthy();
  expect(linesOf(app)[0]?.textContent).not.toContain('Prize level');
});

test('a chase is placed at the level of its lines, and says the rebate of all issues', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, DICE);
  await press(app, 'Raise the price');
  await use(app, 1800);
  await page(app).findByText('Prize level 1800 · rebate 7.8%');
  await add(app, /^Big/);
  await app.user.click(slipOf(app).getByRole('button', { name: /^Chase/ }));
  const chase = await dialog(app, 'Chase');
  await app.user.click(chase.getByRole('button', { name: 'Use for the slip' }));
  await app.user.click(slipOf(app).getByRole('button', { name: /^Place/ }));
  const sheet = await dialog(app, 'Confirm your bets');
  expect(sheet.getByText('Rebate, whatever is drawn').nextSibling?.textContent).toBe('R$0.75');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map(({ prizeLevel }) => prizeLevel)).toEqual([1800]);
});
