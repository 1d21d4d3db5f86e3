import { drawIssue, makeIssues, playOnly } from '@palpite/operator/testing/play';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everythingIsNear } from '../../testing/failing-calls.ts';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';
import { withOperator } from '@palpite/operator/testing/fixtures';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
beforeAll(async () => {
  everythingIsNear();
  await makeIssues(operator);
});
afterEach(closeApp);

test('[ROUTE-04] /lottery shows the lotteries by group, and each link carries the game and its first play', async () => {
  const { screen } = await renderApp(operator, '/lottery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lotteries' })).toBeTruthy();
  for (const group of ['Northern Vietnam', 'Central Vietnam', 'Southern Vietnam']) {
    expect(await screen.findByRole('heading', { level: 2, name: group })).toBeTruthy();
  }
  for (const family of ['5D', '11/5', 'K3', 'PK10', 'Keno']) {
    expect(screen.getByRole('heading', { level: 3, name: family })).toBeTruthy();
  }
  const keno = screen.getByRole('heading', { level: 3, name: 'Keno' }).closest('article');
  const link = within(keno ?? document.body).getAllByRole('link')[0];
  expect(link?.getAttribute('href')).toBe('/elott?gameCode=keno-1m&playType=all-1');
});

test('[ROUTE-06] /elott shows the electronic lotteries alone', async () => {
  const { screen } = await renderApp(operator, '/elott');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Electronic lotteries' }),
  ).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 3, name: 'K3' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'Northern Vietnam' })).toBeNull();
});

test('[ROUTE-05] /vnlottery shows Vietnam alone, without banners and footer, with a way home', async () => {
  const { screen } = await renderApp(operator, '/vnlottery');
  expect(await screen.findByRole('heading', { level: 2, name: 'Northern Vietnam' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: 'K3' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Back to/ }).getAttribute('href')).toBe('/');
});

test('the countdown follows the operator’s clock, and no tick of it is announced', async () => {
  const { screen } = await renderApp(operator, '/elott');
  const main = within(screen.getByRole('main'));
  const fastest = (await main.findAllByRole('link', { name: /^K3 1 min/ }))[0];
  const timer = await within(fastest ?? document.body).findByRole('timer');
  // The operator's clock is a fixed one of long ago: counted by this device's the sale would be over.
  expect(timer.textContent).toMatch(/^00:[0-5]\d$/);
  expect(timer.getAttribute('aria-live')).toBe('off');
});

test('[LOTT-06] a favourite is kept in this browser for each username', async () => {
  const { username } = await signInBefore(operator);
  const first = await renderApp(operator, '/elott');
  const star = async ({ screen }: typeof first) =>
    (await screen.findAllByRole('button', { name: 'Favourite: K3 1 min' }))[0] ?? document.body;
  await first.user.click(await star(first));
  expect((await star(first)).getAttribute('aria-pressed')).toBe('true');
  expect(localStorage.getItem(`lotteryFavourites:${username}`)).toBe('["k3-1m"]');
  const nav = within(first.screen.getByRole('navigation', { name: 'Your lotteries' }));
  await first.user.click(nav.getByRole('link', { name: 'Favourites' }));
  const own = within(first.screen.getByRole('region', { name: 'Your lotteries' }));
  const remove = await own.findByRole('button', { name: 'Favourite: K3 1 min' });
  expect(own.getAllByRole('button')).toEqual([remove]);
  await first.user.click(remove);
  expect(localStorage.getItem(`lotteryFavourites:${username}`)).toBe('[]');
  // Of another account nothing is shown.
  localStorage.setItem('lotteryFavourites:another', '["k3-1m"]');
  expect((await star(first)).getAttribute('aria-pressed')).toBe('false');
});

test('[PERM-04] a visitor who marks a lottery is asked to log in, and stays on the page', async () => {
  const { screen, user, router } = await renderApp(operator, '/elott');
  const [star] = await screen.findAllByRole('button', { name: 'Favourite: K3 1 min' });
  await user.click(star ?? document.body);
  expect(await screen.findByRole('dialog', { name: /log in/i })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/elott');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('lotteryFav'))).toEqual([]);
});

test('the side menu leads to the lotteries', async () => {
  const { screen } = await renderApp(operator, '/elott');
  const [row] = await screen.findAllByRole('link', { name: 'Lotteries' });
  expect(row?.getAttribute('href')).toBe('/lottery');
});

test('a family shows what its fastest game drew last', async () => {
  await playOnly(operator, ['k3-1m']);
  await drawIssue(operator, operator.browser(), 'k3-1m');
  const { screen } = await renderApp(operator, '/elott');
  const card = (await screen.findByRole('heading', { level: 3, name: 'K3' })).closest('article');
  const numbers = await within(card ?? document.body).findByRole('list', { name: 'Drawn numbers' });
  expect(within(numbers).getAllByRole('img', { name: /^Die shows [1-6]$/ })).toHaveLength(3);
});

test('the member’s own lotteries have an address of their own, so a link to them works before any code has come', async () => {
  await signInBefore(operator);
  const { screen, router } = await renderApp(operator, '/lottery?mine=favourites');
  expect(await screen.findByText('Mark a lottery with its star, and it is here.')).toBeTruthy();
  const nav = within(screen.getByRole('navigation', { name: 'Your lotteries' }));
  const current = nav.getByRole('link', { name: 'Favourites' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(nav.getByRole('link', { name: 'Played last' }).getAttribute('href')).toBe(
    '/lottery?mine=recent',
  );
  expect(nav.getByRole('link', { name: 'Popular' }).getAttribute('href')).toBe('/lottery');
  expect(router.state.location.search).toEqual({ mine: 'favourites' });
});
