import { createTestOperator, type TestOperator } from '@palpite/operator/testing.ts';
import { waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { closeApp, renderApp, signInBefore } from '../../testing/render-app.tsx';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ config: { now: () => new Date() } });
});
afterEach(closeApp);
afterAll(() => operator.close());

type App = Awaited<ReturnType<typeof renderApp>>;

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

const tiles = ({ screen }: App) => screen.findAllByRole('link', { name: /^Play (?!.* for free$)/ });

test('a lobby shows 42 games a page, and its pages by number', async () => {
  const { sent, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng', { intercept });
  expect(await tiles(app)).toHaveLength(42 - app.screen.queryAllByText('Under maintenance').length);
  expect(sent[0]?.get('pageSize')).toBe('42');
  expect(sent[0]?.get('gameType')).toBe('RNG');

  const pages = within(app.screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('1');
  await app.user.click(pages.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(sent.at(-1)?.get('pageNo')).toBe('2'));
  expect(app.router.state.location.search).toMatchObject({ pageNo: 2 });
});

test('a vendor’s tab shows that vendor’s games and has an address', async () => {
  const app = await renderApp(operator, '/rng');
  await tiles(app);
  const tabs = within(app.screen.getByRole('navigation', { name: 'Providers' }));
  await waitFor(() => expect(tabs.getAllByRole('link').length).toBeGreaterThan(1));
  const [, tab] = tabs.getAllByRole('link');
  const vendor = tab?.textContent?.replace(/ hall.*/, '') ?? '';
  if (!tab || vendor === '') throw new Error('The lobby has no vendor');
  await app.user.click(tab);
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'));
  expect(tab.getAttribute('href')).toMatch(/^\/rng\?page=[A-Z]+$/);
  await waitFor(() => {
    const games = within(app.screen.getByRole('main')).getAllByRole('article');
    expect(games.every((game) => within(game).queryByText(vendor))).toBe(true);
  });
});

test('class, minimum bet, order and name reach the operator, and the address keeps them', async () => {
  const { sent, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng', { intercept });
  const filter = (name: string) => app.screen.findByRole<HTMLSelectElement>('combobox', { name });
  await waitFor(async () => expect((await filter('Class')).options.length).toBeGreaterThan(1));
  await app.user.selectOptions(await filter('Class'), 'HOLD');
  await app.user.selectOptions(await filter('Minimum bet'), '100');
  await app.user.selectOptions(await filter('Order'), 'name');
  const field = await app.screen.findByRole('searchbox', { name: 'Search in this lobby' });
  await app.user.type(field, 'a');
  await waitFor(() => {
    const last = sent.at(-1);
    expect(last?.get('gameClassify')).toBe('HOLD');
    expect(last?.get('minBet')).toBe('100');
    expect(last?.get('sort')).toBe('name');
    expect(last?.get('gameName')).toBe('a');
  });
  expect(app.router.state.location.search).toMatchObject({
    class: 'HOLD',
    minBet: 100,
    sort: 'name',
    name: 'a',
  });
});

test('what matches nothing says so, and the filters can be cleared', async () => {
  const app = await renderApp(operator, '/rng?name=zzzzzz');
  expect(await app.screen.findByRole('heading', { name: 'No game matches' })).toBeTruthy();
  await app.user.click(app.screen.getByRole('link', { name: 'Clear filters' }));
  expect((await tiles(app)).length).toBeGreaterThan(30);
});

test('a member’s lobby is asked by the call that the specification lists', async () => {
  await signInBefore(operator);
  const { paths, intercept } = watchLobby();
  const app = await renderApp(operator, '/rng', { intercept });
  await tiles(app);
  await waitFor(() => expect(paths.at(-1)).toBe('/wps/relay/GCSGAME_gameList'));
});

test('a category without vendors says so and leads to those that have some', async () => {
  const app = await renderApp(operator, '/fish');
  expect(await app.screen.findByRole('heading', { name: 'There are no games here' })).toBeTruthy();
  const main = within(app.screen.getByRole('main'));
  const slots = await main.findByRole('link', { name: 'Slots' });
  expect(slots.getAttribute('href')).toBe('/rng');
});

test('games that cannot be loaded say so, and come on another try', async () => {
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

test('an address that makes no sense is read as far as it does', async () => {
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

test('a game under maintenance says so, and others are offered in its place', async () => {
  const app = await renderApp(operator, '/rng?unavailable=1');
  const dialog = within(await app.screen.findByRole('dialog'));
  expect(await dialog.findByText(/under maintenance/)).toBeTruthy();
  expect(await dialog.findByRole('heading', { name: 'Play meanwhile' })).toBeTruthy();
});
