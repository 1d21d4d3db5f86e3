import { endpoints } from '@palpite/contract';
import { numeroOf } from '@palpite/operator/testing/play';
import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { issueText } from '../../parts/lottery/issue-text.ts';
import { type App, signInBefore } from '../../testing/render-app.tsx';
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

/** Three stations of one day, and dice each minute. */
const SPECIAL = '/vnlottery?gameCode=vn-ben-tre&playType=de';
const { betsOf, held, leave, open, setClock } = withOperator([
  'vn-bac-lieu',
  'vn-ben-tre',
  'vn-vung-tau',
  'k3-1m',
]);

/** Takes another station of the draw for the numbers of the board. */
async function alsoAt(app: App, ...names: string[]): Promise<void> {
  const stations = within(await page(app).findByRole('group', { name: 'Also at' }));
  for (const name of names) await app.user.click(await stations.findByRole('checkbox', { name }));
}

const stationsOf = async (token: string) =>
  (await betsOf(token)).map(({ gameCode, stakeMinor }) => [gameCode, stakeMinor]).toReversed();

test('[LOTT-07] the same numbers are bet at several stations: the price says so, and each is a line and a bet', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, SPECIAL);
  await press(app, '07');
  await press(app, '39');
  expect(page(app).getByText('2 numbers × R$0.20')).toBeTruthy();
  await alsoAt(app, 'Vũng Tàu', 'Bạc Liêu');
  expect(page(app).getByText('2 numbers × R$0.20 × 3 stations')).toBeTruthy();
  await press(app, 'Add to slip');
  const numero = issueText(await numeroOf(held.operator.browser(), 'vn-ben-tre'), 'en');
  await waitFor(() =>
    expect(linesOf(app).map((line) => line.textContent)).toEqual(
      ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'].map((name) =>
        expect.stringContaining(`${name} · Issue ${numero}07 39R$0.402 numbers × R$0.20`),
      ),
    ),
  );
  expect(slipOf(app).getByText('A slip of several lotteries cannot be chased.')).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Place R$1.20' }));
  const sheet = await dialog(app, 'Confirm your bets');
  const asked = within(sheet.getByRole('list', { name: 'Your bets' })).getAllByRole('listitem');
  expect(asked[1]?.textContent).toContain(`Vũng Tàu · Issue ${numero}`);
  expect(sheet.getByText('3 lines')).toBeTruthy();
  await app.user.click(sheet.getByRole('button', { name: 'Place R$1.20' }));
  const receipt = await dialog(app, 'Your bets are placed');
  const bets = await betsOf(token);
  // The slip no longer has them, and the receipt says all of each.
  const said = within(receipt.getByRole('list', { name: 'Your bets' })).getAllByRole('listitem');
  expect(said.map((line) => line.textContent)).toEqual(
    ['Bến Tre', 'Vũng Tàu', 'Bạc Liêu'].map((name, at) => {
      const win = 'Wins R\\$[\\d.]+ at most, stake included';
      const { order = '' } = bets.toReversed()[at] ?? {};
      return expect.stringMatching(
        new RegExp(
          `${name} · Issue ${numero}07 39R\\$0\\.402 numbers × R\\$0\\.20${win}Order number${order}$`,
        ),
      );
    }),
  );
  expect(receipt.queryByText('vn-vung-tau')).toBeNull();
  expect(receipt.getByText('Can be cancelled until')).toBeTruthy();
  expect(bets.map(({ gameCode }) => gameCode).toReversed()).toEqual([
    'vn-ben-tre',
    'vn-vung-tau',
    'vn-bac-lieu',
  ]);
  expect(new Set(bets.map(({ slipId }) => slipId)).size).toBe(1);
});

test('the last slip is repeated whole, with the lines of its other lotteries, and no bet that was placed right after it', async () => {
  const { token } = await signInBefore(held.operator);
  const first = await open({}, SPECIAL);
  await press(first, '07');
  await alsoAt(first, 'Vũng Tàu');
  await press(first, 'Add to slip');
  await place(first);
  await dialog(first, 'Your bets are placed');
  cleanup();
  // In the same second, and alone.
  const dice = await open({}, DICE);
  await press(dice, /^Big/);
  await press(dice, 'Bet now');
  const sheet = await dialog(dice, 'Confirm your bets');
  await dice.user.click(sheet.getByRole('button', { name: /^Place/ }));
  await dialog(dice, 'Your bets are placed');
  cleanup();
  const app = await open({}, SPECIAL);
  await app.user.click(await slipOf(app).findByRole('button', { name: 'Repeat my last slip' }));
  await waitFor(() => expect(linesOf(app)).toHaveLength(2));
  await place(app);
  await dialog(app, 'Your bets are placed');
  expect(await stationsOf(token)).toEqual([
    ['vn-ben-tre', '20'],
    ['vn-vung-tau', '20'],
    ['k3-1m', '20'],
    ['vn-ben-tre', '20'],
    ['vn-vung-tau', '20'],
  ]);
});

test('a slip holds lines of different lotteries, and one of them is changed on its own board', async () => {
  await signInBefore(held.operator);
  const first = await open({}, SPECIAL);
  await add(first, '07');
  cleanup();
  const app = await open({}, DICE);
  await add(app, /^Big/);
  await waitFor(() => expect(linesOf(app)[0]?.textContent).toContain('Bến Tre'));
  expect(linesOf(app)[1]?.textContent).toContain('K3 1 min');
  expect(slipOf(app).getByRole('button', { name: 'Place R$0.40' })).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Edit line 1' }));
  const change = await page(app).findByRole('button', { name: 'Change the line' });
  expect(app.router.state.location.search).toMatchObject({ gameCode: 'vn-ben-tre' });
  expect(page(app).getByRole('button', { name: '07' }).getAttribute('aria-pressed')).toBe('true');
  await press(app, '08');
  await app.user.click(change);
  expect(linesOf(app)[0]?.textContent).toContain('07 08');
  expect(linesOf(app)).toHaveLength(2);
});

test('when one lottery closes in the meantime nothing is placed, its line says so, and the others are placed without it', async () => {
  const { token } = await signInBefore(held.operator);
  const visitor = held.operator.browser();
  const { onSale } = await visitor.client.call(endpoints.lottery.getIssue, {
    query: { gameCode: 'k3-1m' },
  });
  // A whole minute is left, which passes for the operator alone.
  await setClock(onSale?.opensAt);
  const first = await open({}, SPECIAL);
  await add(first, '07');
  cleanup();
  const app = await open({}, DICE);
  await add(app, /^Big/);
  await waitFor(() =>
    expect(slipOf(app).getByRole('button', { name: /^Place/ })).toHaveProperty('disabled', false),
  );
  await setClock(onSale?.closesAt);
  await place(app);
  const sheet = await dialog(app, 'Confirm your bets');
  expect(
    await sheet.findByText(
      `Issue ${issueText(onSale?.numero ?? '', 'en')} of K3 1 min has closed. Nothing was placed and nothing was taken; your numbers stay.`,
    ),
  ).toBeTruthy();
  const [special, dice] = within(sheet.getByRole('list', { name: 'Your bets' })).getAllByRole(
    'listitem',
  );
  expect(dice?.textContent).toContain('The sale of this issue has closed.');
  expect(special?.textContent).not.toContain('The sale of this issue has closed.');
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(sheet.getByRole('button', { name: 'Go on with the other lines' }));
  const others = await dialog(app, 'Confirm your bets');
  await app.user.click(await others.findByRole('button', { name: 'Place R$0.20' }));
  await dialog(app, 'Your bets are placed');
  expect(await stationsOf(token)).toEqual([['vn-ben-tre', '20']]);
  expect(linesOf(app)).toHaveLength(1);
});

test('the other stations have their place above the board before they are known', async () => {
  const menu = Promise.withResolvers<void>();
  const app = await open(
    {
      async intercept(request, pass) {
        if (request.url.includes('/lgw/vn/games/game_menu?')) await menu.promise;
        return pass();
      },
    },
    SPECIAL,
  );
  const stations = page(app).getByRole('group', { name: 'Also at' });
  expect(within(stations).queryByRole('checkbox')).toBeNull();
  menu.resolve();
  expect(await within(stations).findAllByRole('checkbox')).toHaveLength(2);
  expect(page(app).getByRole('group', { name: 'Also at' })).toBe(stations);
});

test('a number that another station takes no more is named before the button, and a line of the slip says it itself', async () => {
  const { token } = await signInBefore(held.operator);
  await leave('61', 0, 'vn-vung-tau');
  const first = await open({}, SPECIAL);
  await press(first, '61');
  await alsoAt(first, 'Vũng Tàu');
  const reason = 'This draw takes no more on 61. Choose another number.';
  expect(await page(first).findByText(`Vũng Tàu: ${reason}`)).toBeTruthy();
  expect(page(first).getByRole('button', { name: 'Add to slip' })).toHaveProperty('disabled', true);
  expect(page(first).getByRole('button', { name: 'Bet now' })).toHaveProperty('disabled', true);
  // Without that station the same number is a bet.
  await alsoAt(first, 'Vũng Tàu');
  await press(first, 'Add to slip');
  await press(first, '62');
  await alsoAt(first, 'Vũng Tàu');
  await press(first, 'Add to slip');
  cleanup();
  await leave('62', 0, 'vn-vung-tau');
  const app = await open({}, SPECIAL);
  const full = 'This draw takes no more on 62. Choose another number.';
  await waitFor(() =>
    expect(linesOf(app).map((line) => line.textContent?.includes(full))).toEqual([
      false,
      false,
      true,
    ]),
  );
  const button = () => slipOf(app).getByRole('button', { name: /^Place/ });
  expect(button()).toHaveProperty('disabled', true);
  await app.user.click(slipOf(app).getByRole('button', { name: 'Delete line 3' }));
  await waitFor(() => expect(button()).toHaveProperty('disabled', false));
  expect(await betsOf(token)).toEqual([]);
});
