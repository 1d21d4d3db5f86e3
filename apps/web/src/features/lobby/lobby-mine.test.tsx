import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { favouriteAdd } from '@palpite/contract/favourite.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { gameLaunch } from '@palpite/contract/launch.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withGameHost } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const { operator } = withGameHost({
  config: { now: () => new Date() },
});
afterEach(closeApp);

/** Playable games far down in the catalogue. */
async function someGames(count: number): Promise<Game[]> {
  const client = clientWith(operator, '');
  const page = await client.call(gameListForVisitor, {
    query: { gameType: 'RNG', pageNo: 40, language: 'EN' },
  });
  return gamesOf(page)
    .games.filter(({ maintenance }) => !maintenance)
    .slice(0, count);
}

async function mark(token: string, games: readonly Game[]): Promise<void> {
  for (const { nodeId, vassalage: vendor, gameType } of games) {
    await clientWith(operator, token).call(favouriteAdd, { body: { nodeId, vendor, gameType } });
  }
}

async function play(token: string, username: string, game: Game): Promise<void> {
  await clientWith(operator, token).call(gameLaunch, {
    body: {
      launchMode: 'GLS',
      gameId: game.gameCode,
      nodeId: game.nodeId,
      accountType: 1,
      confirmTrans: 0,
      vassalage: game.vassalage,
      platform: 'html5-desktop',
      clientType: 3,
      username,
      token,
      merchantCode: 'palpite',
      language: 'EN',
    },
  });
}

/** The titles of the listed games. */
const titles = ({ screen }: App) =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map((tile) => tile.querySelector('p')?.title);

const tabs = async ({ screen }: App) =>
  within(await screen.findByRole('navigation', { name: 'My games' }));

test('[LOBBY-03] a lobby lists the member’s favourites and recently played games, newest first, each list with an address', async () => {
  const [first, second, third] = await someGames(3);
  if (!first || !second || !third) throw new Error('too few games');
  const { token, username } = await signInBefore(operator);
  await mark(token, [first, second]);
  await play(token, username, third);
  const app = await renderApp(operator, '/rng');
  await app.user.click(await (await tabs(app)).findByRole('link', { name: 'Favourites' }));
  await waitFor(() => expect(titles(app)).toEqual([second.gameName, first.gameName]));
  expect(app.router.state.location.href).toBe('/rng?mine=favourites');
  // Filters do not apply here.
  expect(app.screen.queryByRole('searchbox')).toBeNull();

  await app.user.click((await tabs(app)).getByRole('link', { name: 'Recently played' }));
  await waitFor(() => expect(titles(app)).toEqual([third.gameName]));
  expect(app.router.state.location.href).toBe('/rng?mine=recent');
  app.router.history.back();
  await waitFor(() => expect(titles(app)).toEqual([second.gameName, first.gameName]));

  const vendors = within(app.screen.getByRole('navigation', { name: 'Providers' }));
  expect(vendors.queryByRole('link', { current: 'page' })).toBeNull();
  await app.user.click(vendors.getByRole('link', { name: 'All' }));
  await waitFor(() => expect(app.router.state.location.href).toBe('/rng'));
  expect(await app.screen.findByRole('searchbox', { name: 'Search in this lobby' })).toBeTruthy();
});

test('[LOBBY-03] favourites come a page at a time', async () => {
  const { token } = await signInBefore(operator);
  const client = clientWith(operator, token);
  for (const pageNo of [1, 2]) {
    const page = await client.call(gameListForVisitor, { query: { gameType: 'RNG', pageNo } });
    await mark(token, gamesOf(page).games.slice(0, 25));
  }
  const app = await renderApp(operator, '/rng?mine=favourites');
  await waitFor(() => expect(titles(app)).toHaveLength(42));
  await app.user.click(app.screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(titles(app)).toHaveLength(8));
  expect(app.router.state.location.search).toMatchObject({ mine: 'favourites', pageNo: 2 });
});

test('a mark removed in the list can be set again there; the list is updated when it next opens', async () => {
  const [game] = await someGames(1);
  if (!game) throw new Error('there is no game');
  const { token } = await signInBefore(operator);
  await mark(token, [game]);
  const app = await renderApp(operator, '/rng?mine=favourites');
  const heart = { name: `Favourite: ${game.gameName}` };
  await app.user.click(await app.screen.findByRole('button', { ...heart, pressed: true }));
  expect(await app.screen.findByRole('button', { ...heart, pressed: false })).toBeTruthy();
  await app.user.click((await tabs(app)).getByRole('link', { name: 'Recently played' }));
  await app.screen.findByRole('heading', { name: 'You have not played yet' });
  await app.user.click((await tabs(app)).getByRole('link', { name: 'Favourites' }));
  expect(await app.screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy();
});

test.each([
  ['Favourites', 'favourites', 'Log in to see your favourites', 'No favourites yet'],
  ['Recently played', 'recent', 'Log in to see what you played last', 'You have not played yet'],
])(
  'without a token %s opens the login, and lists the games after it',
  async (tab, mine, asks, none) => {
    const { username } = await operator.account();
    const app = await renderApp(operator, '/rng');
    await app.user.click(await (await tabs(app)).findByRole('link', { name: tab }));
    const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
    expect(await app.screen.findByRole('heading', { name: asks, hidden: true })).toBeTruthy();
    await app.user.type(await dialog.findByLabelText('Account name'), username);
    await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
    expect(await app.screen.findByRole('heading', { name: none })).toBeTruthy();
    await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.href).toBe(`/rng?mine=${mine}`);
  },
);

test('a brand without recent games offers none in its lobbies', async () => {
  const app = await renderApp(operator, '/rng', {
    status: (status) => ({ ...status, settings: { ...status.settings, recentGames: 0 } }),
  });
  const own = await tabs(app);
  expect(own.getAllByRole('link')).toHaveLength(1);
});
