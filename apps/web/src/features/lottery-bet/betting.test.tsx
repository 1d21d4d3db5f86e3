import { endpoints } from '@palpite/contract';
import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, signInBefore } from '../../testing/render-app.tsx';
import {
  add,
  DICE,
  dialog,
  linesOf,
  PLACE,
  page,
  place,
  press,
  slipOf,
  withOperator,
} from './testing.tsx';

const { betsOf, held, open } = withOperator();

test('[ROUTE-05] the address names the play, and another one takes its place there', async () => {
  const app = await open();
  expect(app.screen.getByRole('radio', { name: /^Special prize, last 2/ })).toHaveProperty(
    'checked',
    true,
  );
  await app.user.click(app.screen.getByRole('radio', { name: /^First prize, last 2/ }));
  await waitFor(() =>
    expect(app.router.state.location.search).toMatchObject({ playType: 'de-g1' }),
  );
  expect(app.router.history.length).toBe(1);
});

test('a member sees the price in words before the button, places a slip and finds it among the bets', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open();
  await press(app, '07');
  await press(app, '11');
  expect(page(app).getByText('2 numbers × R$0.20')).toBeTruthy();
  expect(page(app).getByText(/^Wins R\$\d+\.\d\d at most, stake included$/)).toBeTruthy();
  await press(app, 'Raise the price');
  expect(page(app).getByText('2 numbers × R$2.00')).toBeTruthy();
  await press(app, 'Add to slip');
  // The slip's body has a chunk of its own.
  const place = await slipOf(app).findByRole('button', { name: 'Place R$4.00' });
  await waitFor(() => expect(place).toHaveProperty('disabled', false));
  await app.user.click(place);
  const sheet = await dialog(app, 'Confirm your bets');
  expect(await sheet.findByText('R$996.00')).toBeTruthy();
  expect(sheet.getByText('Can be cancelled until')).toBeTruthy();
  expect(await betsOf(token)).toEqual([]);
  await app.user.click(sheet.getByRole('button', { name: 'Place R$4.00' }));
  const receipt = await dialog(app, 'Your bets are placed');
  const [bet] = await betsOf(token);
  expect(bet).toMatchObject({
    play: 'de',
    stakeMinor: '400',
    selection: { areas: [['07', '11']] },
  });
  const line = within(receipt.getByRole('list', { name: 'Your bets' })).getByRole('listitem');
  expect(line.textContent).toContain(`07 11R$4.002 numbers × R$2.00Wins R$`);
  expect(line.textContent).toMatch(new RegExp(`Order number${bet?.order}$`));
  expect(receipt.getByRole('link', { name: bet?.order ?? '' })).toBeTruthy();
  expect(receipt.getByText('R$996.00')).toBeTruthy();
  await app.user.click(receipt.getByRole('button', { name: 'Keep betting' }));
  expect(await slipOf(app).findByText('Your slip is empty')).toBeTruthy();
  expect(await slipOf(app).findByText('R$996.00')).toBeTruthy();
  await app.user.click(await slipOf(app).findByRole('button', { name: 'Repeat my last slip' }));
  expect(linesOf(app)[0]?.textContent).toContain('07 11');
});

test('an unknown lottery is said to be none, with the way to all lotteries and no retry', async () => {
  const { screen } = await renderApp(held.operator, '/elott?gameCode=no-such');
  expect(await screen.findByRole('heading', { name: 'There is no such lottery' })).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/lottery');
  expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('three taps place a straight bet, and leave the slip as it is', async () => {
  const { token } = await signInBefore(held.operator);
  const app = await open();
  await add(app, '50');
  await press(app, '33');
  await press(app, 'Bet now');
  const sheet = await dialog(app, 'Confirm your bets');
  await app.user.click(sheet.getByRole('button', { name: /^Place/ }));
  await dialog(app, 'Your bets are placed');
  expect((await betsOf(token)).map(({ selection }) => selection.areas)).toEqual([[['33']]]);
  expect(linesOf(app)).toHaveLength(1);
});

test('[PERM-04] a visitor sees all prices, is asked to log in at the press, and keeps the slip', async () => {
  const app = await open();
  await add(app, '07');
  expect(slipOf(app).getByRole('button', { name: 'Place R$0.20' })).toBeTruthy();
  await app.user.click(slipOf(app).getByRole('button', { name: 'Place R$0.20' }));
  expect(await app.screen.findByRole('dialog', { name: /log in/i })).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  await signInBefore(held.operator);
  const member = await open();
  await waitFor(() => expect(linesOf(member)).toHaveLength(1));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lotterySlip:'))).toHaveLength(1);
});

test('a guest bets with play money', async () => {
  const visitor = await open({}, DICE);
  await visitor.user.click(page(visitor).getByRole('button', { name: 'Play free' }));
  await waitFor(() =>
    expect(visitor.session.store.getState()).toMatchObject({ phase: 'signed-in' }),
  );
  cleanup();
  const app = await open();
  await add(app, '07');
  await place(app);
  await dialog(app, 'Your bets are placed');
  expect(await betsOf(sessionStorage.getItem('token') ?? '')).toHaveLength(1);
});

test('a guest of a brand that lets no guests play reads on the view, and at each press to bet, that it needs a real account', async () => {
  const visitor = await open({}, DICE);
  await visitor.user.click(page(visitor).getByRole('button', { name: 'Play free' }));
  await waitFor(() =>
    expect(visitor.session.store.getState()).toMatchObject({ phase: 'signed-in' }),
  );
  cleanup();
  const sent: string[] = [];
  const app = await open({
    status: (status) => ({
      ...status,
      flags: status.flags.filter(({ modId }) => modId !== 'FREEPLAY3'),
    }),
    intercept: (request, pass) => {
      sent.push(request.url);
      return pass();
    },
  });
  const alert = async () =>
    within(await app.screen.findByRole('alertdialog', { name: 'You need a real account' }));
  const first = await alert();
  expect(first.getByText(/^You are playing as a guest/)).toBeTruthy();
  await app.user.click(first.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(app.screen.queryByRole('alertdialog')).toBeNull());
  // The prices are for everybody.
  await add(app, '07');
  const button = slipOf(app).getByRole('button', { name: 'Place R$0.20' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await app.user.click(button);
  await app.user.click((await alert()).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(app.screen.queryByRole('alertdialog')).toBeNull());
  expect(app.screen.queryByRole('dialog')).toBeNull();
  expect(sent.filter((url) => url.includes(PLACE))).toEqual([]);
});

test('the total is said politely after a rest, and never the clock', async () => {
  await signInBefore(held.operator);
  const app = await open();
  await press(app, '07');
  await press(app, '08');
  await waitFor(() => {
    const said = page(app)
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(said).toContain('2 numbers, R$0.40');
  });
  const [timer] = await page(app).findAllByRole('timer');
  expect(timer?.getAttribute('aria-live')).toBe('off');
});

/** The calls that only a member may make. */
const OF_MEMBER = new Set(
  Object.values(endpoints)
    .flatMap((calls): Endpoint[] => Object.values(calls))
    .filter(({ token }) => token === 'required')
    .map(({ path }): string => path),
);

test('after a bet the page asks again for the bets, not for the balance that the answer has, and for nothing else of the member', async () => {
  await signInBefore(held.operator);
  const asked: string[] = [];
  let isPlaced = false;
  const app = await open({
    async intercept(request, pass) {
      const { pathname } = new URL(request.url);
      if (isPlaced && OF_MEMBER.has(pathname)) asked.push(pathname);
      const response = await pass();
      if (pathname === PLACE) isPlaced = true;
      return response;
    },
  });
  await add(app, '07');
  await place(app);
  await dialog(app, 'Your bets are placed');
  await waitFor(() => expect(asked).not.toHaveLength(0));
  expect(asked).toEqual([endpoints.lottery.listBets.path]);
});
