import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { game as gameTable } from '@palpite/operator/testing/tables';
import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { pressChip } from './testing.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const FIELD = 'Search in this lobby';

/** The queries of the lobby's requests, as they were sent. */
function watchLobby() {
  const sent: URLSearchParams[] = [];
  const paths: string[] = [];
  const intercept = async (request: Request, pass: () => Promise<Response>) => {
    const { pathname, searchParams } = new URL(request.url);
    if (/catalogue\/games|GCSGAME_gameList/.test(pathname)) {
      sent.push(searchParams);
      paths.push(pathname);
    }
    return pass();
  };
  return { sent, paths, intercept };
}

const addressOf = ({ router }: App) => router.state.location.href;

const tiles = ({ screen }: App) => screen.findAllByRole('link', { name: /^Play (?!.* for free$)/ });

test('[LOBBY-01] [SHELL-16] a lobby shows 42 games a page, and numbered pages', async () => {
  const { sent, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng', { intercept });
  const games = await tiles(app);
  // A provider or a lottery beside the list may be under maintenance too.
  const list = within(app.screen.getByRole('main')).getAllByRole('article');
  const closed = list.filter((tile) => within(tile).queryByText('Under maintenance'));
  expect(games).toHaveLength(42 - closed.length);
  expect(sent[0]?.get('pageSize')).toBe('42');
  expect(sent[0]?.get('gameType')).toBe('RNG');

  const pages = within(app.screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('1');
  await app.user.click(pages.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(sent.at(-1)?.get('pageNo')).toBe('2'));
  expect(app.router.state.location.search).toMatchObject({ pageNo: 2 });
});

test('[SHELL-16] while the next page is loading, only the visible one is marked as current', async () => {
  const answer = Promise.withResolvers<void>();
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      if (request.url.includes('pageNo=2')) await answer.promise;
      return pass();
    },
  });
  await tiles(app);
  const current = () =>
    within(app.screen.getByRole('navigation', { name: 'Pages' }))
      .getAllByRole('link', { current: 'page' })
      .map((link) => link.getAttribute('aria-label'));
  await app.user.click(app.screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(addressOf(app)).toContain('pageNo=2'));
  expect(current()).toEqual(['Page 1']);
  answer.resolve();
  await waitFor(() => expect(current()).toEqual(['Page 2']));
});

test('[LOBBY-06] a vendor’s tab shows that vendor’s games and has an address', async () => {
  const app = await renderApp(operator, '/rng');
  await tiles(app);
  const tabs = within(app.screen.getByRole('navigation', { name: 'Providers' }));
  await waitFor(() => expect(tabs.getAllByRole('link').length).toBeGreaterThan(1));
  const [, tab] = tabs.getAllByRole('link');
  const vendor = tab?.querySelector('[aria-hidden]')?.textContent ?? '';
  if (!tab || vendor === '') throw new Error('The lobby has no vendor');
  await app.user.click(tab);
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'));
  expect(tab.getAttribute('href')).toMatch(/^\/rng\?page=[A-Z]+$/);
  await waitFor(() => {
    const games = within(app.screen.getByRole('main')).getAllByRole('article');
    expect(games.every(({ textContent }) => textContent?.includes(vendor))).toBe(true);
  });
});

test('[LOBBY-01] [LOBBY-06] class, minimum bet, order and name reach the operator, and the address keeps them', async () => {
  const { sent, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng', { intercept });
  await pressChip(app, 'Class', /^Hold and spin/);
  await pressChip(app, 'Minimum bet', /^Up to R\$\s?1\.00/);
  await app.user.selectOptions(await app.screen.findByRole('combobox', { name: 'Order' }), 'name');
  const field = await app.screen.findByRole('searchbox', { name: FIELD });
  await app.user.type(field, 'a');
  await waitFor(() => {
    const last = sent.at(-1);
    expect(last?.get('gameClassify')).toBe('HOLD');
    expect(last?.get('minBet')).toBe('100');
    expect(last?.get('sort')).toBe('name');
    expect(last?.get('gameName')).toBe('a');
  });
  await waitFor(() =>
    expect(app.router.state.location.search).toMatchObject({
      class: 'HOLD',
      minBet: 100,
      sort: 'name',
      name: 'a',
    }),
  );
});

test('[LOBBY-06] a search without matches says so, and the filters can be cleared together with the typed name', async () => {
  const app = await renderApp(operator, '/rng?name=zzzzzz');
  const field = () => app.screen.getByRole<HTMLInputElement>('searchbox', { name: FIELD });
  expect(await app.screen.findByRole('heading', { name: 'No game matches' })).toBeTruthy();
  await app.user.click(app.screen.getByRole('link', { name: 'Clear filters' }));
  expect((await tiles(app)).length).toBeGreaterThan(30);
  expect(field().value).toBe('');
});

test('[LOBBY-06] results follow a key before the address does, and can be cleared before it does', async () => {
  const { sent, intercept } = watchLobby();
  let whenAsked: string | undefined;
  const app: App = await renderApp(operator, '/rng', {
    intercept(request, pass) {
      // Read as it is asked: on a busy machine the address follows before the test looks again.
      if (request.url.includes('gameName=zzzzzz')) whenAsked ??= addressOf(app);
      return intercept(request, pass);
    },
  });
  await tiles(app);
  const field = await app.screen.findByRole<HTMLInputElement>('searchbox', { name: FIELD });
  await app.user.click(field);
  await app.user.paste('zzzzzz');
  await waitFor(() => expect(sent.at(-1)?.get('gameName')).toBe('zzzzzz'));
  expect(whenAsked).toBe('/rng');
  await app.user.click(await app.screen.findByRole('link', { name: 'Clear filters' }));
  expect((await tiles(app)).length).toBeGreaterThan(30);
  expect(field.value).toBe('');
  await waitFor(() => expect(addressOf(app)).toBe('/rng'));
});

test('[LOBBY-06] a name is found without its accents, and with them', async () => {
  const app = await renderApp(operator, '/rng', { language: 'PT' });
  const field = await app.screen.findByRole('searchbox', { name: 'Buscar nesta sala' });
  const found: string[][] = [];
  for (const typed of ['ríver', 'river']) {
    await app.user.clear(field);
    await app.user.type(field, typed);
    await waitFor(() => expect(app.router.state.location.search).toMatchObject({ name: typed }));
    await waitFor(() => {
      const titles = within(app.screen.getByRole('main')).getAllByRole('article');
      expect(titles.length).toBeLessThan(42);
    });
    const links = await app.screen.findAllByRole('link', { name: /^Jogar (?!.* grátis$)/ });
    found.push(links.map((link) => link.getAttribute('aria-label') ?? ''));
  }
  expect(found[0]?.length).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]);
});

test.each([
  ['games', 'a lobby', '/rng'],
  ['list', 'a vendor', '/rng?page=TUCF'],
  ['content', 'a search', '/rng?name=tucano'],
])('[LOBBY-01] an answer of the shape “%s” (%s) is read', async (shape, _what, path) => {
  const shapes: string[][] = [];
  const app = await renderApp(operator, path, {
    intercept: async (request, pass) => {
      const answer = await pass();
      if (new URL(request.url).pathname === gameListForVisitor.path) {
        const { value } = (await answer.clone().json()) as { value: object };
        shapes.push(Object.keys(value).toSorted());
      }
      return answer;
    },
  });
  expect((await tiles(app)).length).toBeGreaterThan(5);
  expect(shapes[0]).toEqual([shape, 'totalPages'].toSorted());
});

test('[LOBBY-01] a member’s lobby uses the call that the specification lists', async () => {
  await signInBefore(operator);
  const { paths, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng', { intercept });
  await tiles(app);
  await waitFor(() => expect(paths.at(-1)).toBe('/wps/relay/GCSGAME_gameList'));
});

test('[LOBBY-02] a category without vendors lists nothing, is in no menu, and links to those that have some', async () => {
  const app = await renderApp(operator, '/fish');
  expect(
    await app.screen.findByRole('heading', { name: 'No games of this kind yet' }),
  ).toBeTruthy();
  const main = within(app.screen.getByRole('main'));
  const slots = await main.findByRole('link', { name: 'Slots' });
  expect(slots.getAttribute('href')).toBe('/rng');
  expect(main.queryByRole('article')).toBeNull();
  const menu = within(app.screen.getByRole('navigation', { name: 'Games and information' }));
  await menu.findByRole('link', { name: /^Slots/ });
  expect(menu.queryByRole('link', { name: /Fishing/ })).toBeNull();
});

test('games that cannot be loaded say so, and load on a retry', async () => {
  let down = true;
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) =>
      down && new URL(request.url).pathname === '/wps/catalogue/games' ? Response.error() : pass(),
  });
  await app.screen.findByRole('heading', { name: 'The games could not be loaded' });
  down = false;
  await app.user.click(app.screen.getByRole('button', { name: 'Try again' }));
  expect((await tiles(app)).length).toBeGreaterThan(30);
});

test('of an invalid address the valid parts apply', async () => {
  const { sent, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng?pageNo=-4&sort=fastest&minBet=cheap&page=mfox', {
    intercept,
  });
  await tiles(app);
  expect(sent[0]?.get('pageNo')).toBe('1');
  expect(sent[0]?.has('sort')).toBe(false);
  expect(sent[0]?.has('minBet')).toBe(false);
  expect(sent[0]?.has('vassalage')).toBe(false);
});

test('[LOBBY-05] a press on a game under maintenance shows the tip, and other games to play', async () => {
  const closed = await closedGame();
  const app = await renderApp(operator, `/rng?name=${encodeURIComponent(closed.gameName)}`);
  const main = within(await app.screen.findByRole('main'));
  const tile = await main.findByRole('link', {
    name: `${closed.gameName}: under maintenance, see others`,
  });
  await app.user.click(tile);
  const dialog = within(await app.screen.findByRole('dialog', { name: closed.gameName }));
  expect(await dialog.findByText(/^This game is under maintenance/)).toBeTruthy();
  const others = within(await dialog.findByRole('region', { name: 'Play while you wait' }));
  expect(await others.findAllByRole('link', { name: /^Play (?!.* for free$)/ })).toHaveLength(6);
});

/** The first game of the catalogue that is under maintenance. */
async function closedGame(): Promise<Game> {
  const client = clientWith(operator, '');
  for (let pageNo = 1; pageNo <= 30; pageNo += 1) {
    const query = { pageNo, pageSize: 100, language: 'EN' } as const;
    const { games } = gamesOf(await client.call(gameListForVisitor, { query }));
    const closed = games.find(({ maintenance }) => maintenance);
    if (closed) return closed;
  }
  throw new Error('no game is under maintenance');
}

test('a name that is being typed stays in its lobby: another one begins with an empty field', async () => {
  const { database } = operator.services;
  const [moved] = await database.select({ nodeId: gameTable.nodeId }).from(gameTable).limit(1);
  if (!moved) throw new Error('The catalogue has no game');
  await database
    .update(gameTable)
    .set({ category: 'LIVE' })
    .where(eq(gameTable.nodeId, moved.nodeId));
  const app = await renderApp(operator, '/rng');
  const field = () => app.screen.findByRole<HTMLInputElement>('searchbox', { name: FIELD });
  await app.user.type(await field(), 'zz');
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'live' } });
  await waitFor(() => expect(app.screen.getAllByRole('article')).toHaveLength(1));
  expect((await field()).value).toBe('');
  expect(addressOf(app)).toBe('/live');
});

test('a name with a typing error finds nothing in the lobby, which offers the likely word', async () => {
  const app = await renderApp(operator, '/rng?name=drgaon');
  await app.screen.findByRole('heading', { name: 'No game matches' });
  const everywhere = await app.screen.findByRole('link', { name: 'Search the whole site' });
  expect(everywhere.getAttribute('href')).toBe('/rng?name=drgaon&find=drgaon');
  await app.user.click(await app.screen.findByRole('link', { name: 'Did you mean “dragon”?' }));
  await waitFor(() => expect(app.router.state.location.href).toBe('/rng?name=dragon'));
  const found = await app.screen.findAllByRole('link', { name: /^Play / });
  expect(found.length).toBeGreaterThan(10);
});

test('[ROUTE-13] a lobby that was reached inside the app has the description that the server writes', async () => {
  const app = await renderApp(operator, '/rng');
  await app.screen.findAllByRole('article');
  await app.router.navigate({ to: '/$lobby', params: { lobby: 'pvp' } });
  const description = () =>
    document.querySelector('meta[name="description"]')?.getAttribute('content');
  await waitFor(() =>
    expect(description()).toBe('Player tables: there are no games of this kind here yet.'),
  );
});
