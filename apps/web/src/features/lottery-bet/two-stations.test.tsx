import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signInBefore } from '../../testing/render-app.tsx';
import { add, dialog, linesOf, page, place, press, slipOf, withOperator } from './testing.tsx';

/** Three stations of one day. */
const PAIRS = '/vnlottery?gameCode=vn-ben-tre&playType=da-xien';
const { betsOf, held, open } = withOperator([
  'vn-bac-lieu',
  'vn-ben-tre',
  'vn-vung-tau',
  'vn-ca-mau',
]);

interface Menu {
  gameMenus: { gameCode: string; nextDraw: unknown }[];
}

const UNIT = 20;
const PAIR = 72 * UNIT;

test('a play at two needs a second station of the same draw, and each pair is a line with its price', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, PAIRS);
  const stations = within(await page(app).findByRole('group', { name: 'Second station' }));
  expect(stations.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
    ['Vũng Tàu', 'Bạc Liêu'],
  );
  await press(app, '07');
  await press(app, '39');
  expect(page(app).getByText('Choose the second station.')).toBeTruthy();
  expect(page(app).getByRole('button', { name: 'Add to slip' })).toHaveProperty('disabled', true);
  await app.user.click(stations.getByRole('checkbox', { name: 'Bạc Liêu' }));
  expect(page(app).getByText('1 bet × 72 units × R$0.20')).toBeTruthy();
  await app.user.click(stations.getByRole('checkbox', { name: 'Vũng Tàu' }));
  expect(page(app).getByText('1 bet × 72 units × R$0.20 × 2 pairs of stations')).toBeTruthy();
  await press(app, 'Add to slip');
  expect(linesOf(app).map((line) => line.textContent)).toEqual([
    expect.stringContaining('Bến Tre + Vũng Tàu'),
    expect.stringContaining('Bến Tre + Bạc Liêu'),
  ]);
  expect(slipOf(app).getByText('A slip with a bet at two stations cannot be chased.')).toBeTruthy();
  expect(slipOf(app).queryByRole('button', { name: /^Chase/ })).toBeNull();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Place R$28.80' }));
  const sheet = await dialog(app, 'Confirm your bets');
  expect(sheet.getByText('Bến Tre + Bạc Liêu')).toBeTruthy();
  await app.user.click(sheet.getByRole('button', { name: 'Place R$28.80' }));
  await dialog(app, 'Your bets are placed');
  const bets = await betsOf(token);
  expect(
    bets.map(({ gameCode, secondGameCode, stakeMinor }) => [
      [gameCode, secondGameCode].toSorted(),
      stakeMinor,
    ]),
  ).toEqual([
    [['vn-bac-lieu', 'vn-ben-tre'], String(PAIR)],
    [['vn-ben-tre', 'vn-vung-tau'], String(PAIR)],
  ]);
});

test('the board of a station leads to the others of its day with the same play', async () => {
  const app = await open({}, PAIRS);
  const others = within(
    await page(app).findByRole('navigation', { name: 'Other stations of this day' }),
  );
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Vũng Tàu',
    'Bạc Liêu',
  ]);
  await app.user.click(others.getByRole('link', { name: 'Bạc Liêu' }));
  expect(await page(app).findByRole('heading', { level: 1, name: 'Bạc Liêu' })).toBeTruthy();
  expect(app.router.state.location.search).toMatchObject({
    gameCode: 'vn-bac-lieu',
    playType: 'da-xien',
  });
});

test('my bets and the receipt name both stations, and the receipt leads to both draws', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, PAIRS);
  await app.user.click(await page(app).findByRole('checkbox', { name: 'Bạc Liêu' }));
  await add(app, '07', '39');
  await place(app);
  await dialog(app, 'Your bets are placed');
  cleanup();
  const mine = await renderApp(held.operator, '/vnlottery?gameCode=vn-ben-tre&view=bets');
  const list = within(await mine.screen.findByRole('list', { name: 'My bets' }));
  expect(list.getByText(/^Bạc Liêu \+ Bến Tre · /)).toBeTruthy();
  await mine.user.click(list.getByRole('link', { name: /^Receipt/ }));
  expect(await mine.screen.findByText('Bạc Liêu + Bến Tre')).toBeTruthy();
  expect(
    mine.screen.getByText(/^The bet names the other station, Bến Tre, issue \d+/),
  ).toBeTruthy();
  const link = mine.screen.getByRole('link', { name: 'Verify the draw of Bến Tre' });
  expect(link.getAttribute('href')).toContain('gameCode=vn-ben-tre&view=proof');
  cleanup();
  const again = await open({}, PAIRS);
  await again.user.click(await slipOf(again).findByRole('button', { name: 'Repeat my last slip' }));
  expect(linesOf(again)[0]?.textContent).toContain('Bến Tre + Bạc Liêu');
  await place(again);
  await dialog(again, 'Your bets are placed');
  expect(await betsOf(token)).toHaveLength(2);
});

test('a receipt whose bet names another draw says so', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open({}, PAIRS);
  await app.user.click(await page(app).findByRole('checkbox', { name: 'Bạc Liêu' }));
  await add(app, '07', '39');
  await place(app);
  await dialog(app, 'Your bets are placed');
  const order = (await betsOf(token))[0]?.order ?? '';
  cleanup();
  const receipt = await renderApp(
    held.operator,
    `/vnlottery?gameCode=vn-ben-tre&view=bets&order=${order}`,
    {
      async intercept(request, pass) {
        const response = await pass();
        if (!request.url.includes('/wps/lottery/receipt')) return response;
        const answer = await response.json();
        answer.value.leaf.secondGame = 'vn-vung-tau';
        return Response.json(answer, { headers: response.headers });
      },
    },
  );
  expect(
    await receipt.screen.findByText(/^The bet does not name the draw of Bến Tre/),
  ).toBeTruthy();
});

test('a line whose second station is not drawn in the issue says so, and cannot be placed', async () => {
  await signInBefore(held.operator);
  const first = await open({}, PAIRS);
  await first.user.click(await page(first).findByRole('checkbox', { name: 'Bạc Liêu' }));
  await add(first, '07', '39');
  cleanup();
  const app = await open(
    {
      async intercept(request, pass) {
        const response = await pass();
        if (!request.url.includes('/lgw/vn/games/game_menu?')) return response;
        const answer = await response.json();
        for (const game of answer.value.gameMenus.flatMap((group: Menu) => group.gameMenus)) {
          if (game.gameCode === 'vn-bac-lieu') game.nextDraw = null;
        }
        return Response.json(answer, { headers: response.headers });
      },
    },
    PAIRS,
  );
  expect(
    await slipOf(app).findByText(/^The second station has no draw in this issue/),
  ).toBeTruthy();
  expect(slipOf(app).getByRole('button', { name: /^Place/ })).toHaveProperty('disabled', true);
});

test('a station that no other one is drawn with says that the play needs two', async () => {
  // Of its day only Cà Mau is not at rest.
  const app = await open({}, '/vnlottery?gameCode=vn-ca-mau&playType=da-xien');
  expect(
    await page(app).findByText(
      'No other station is drawn with Cà Mau in this issue. This play needs two.',
    ),
  ).toBeTruthy();
  await press(app, '07');
  await press(app, '39');
  expect(page(app).getByRole('button', { name: 'Add to slip' })).toHaveProperty('disabled', true);
});
