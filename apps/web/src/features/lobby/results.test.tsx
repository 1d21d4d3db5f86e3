import { withOperator } from '@palpite/operator/testing/fixtures';
import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type App, closeApp, renderApp } from '../../testing/render-app.tsx';

/** The page of everything that a text finds. */

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

const tiles = ({ screen }: App) => screen.findAllByRole('link', { name: /^Play (?!.* for free$)/ });
const addressOf = ({ router }: App) => router.state.location.href;

/** What the page asks the catalogue for. */
function watchLists() {
  const sent: URLSearchParams[] = [];
  const intercept = (request: Request, pass: () => Promise<Response>) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/wps/catalogue/games') sent.push(searchParams);
    return pass();
  };
  return { sent, intercept };
}

test('[LOBBY-06] the address of a search shows its games of every category, with how many they are of all', async () => {
  const { sent, intercept } = watchLists();
  const app = await renderApp(operator, '/search?q=dragon', { intercept });
  await app.screen.findByRole('heading', { level: 1, name: 'Games for “dragon”' });
  expect((await tiles(app)).length).toBeGreaterThan(30);
  expect((await app.screen.findByText(/^1\d\d of 3,000 games$/)).getAttribute('role')).toBe(
    'status',
  );
  expect(sent[0]?.get('gameName')).toBe('dragon');
  expect(sent[0]?.has('gameType')).toBe(false);
  await waitFor(() => expect(document.title).toContain('Games for “dragon”'));
});

test('its pages have addresses, and Back leads from the second to the first', async () => {
  const app = await renderApp(operator, '/search?q=dragon');
  const [first] = await tiles(app);
  const name = first?.getAttribute('aria-label');
  const pages = within(await app.screen.findByRole('navigation', { name: 'Pages' }));
  await app.user.click(pages.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(addressOf(app)).toBe('/search?q=dragon&pageNo=2'));
  await waitFor(async () =>
    expect((await tiles(app))[0]?.getAttribute('aria-label')).not.toBe(name),
  );
  app.router.history.back();
  await waitFor(() => expect(addressOf(app)).toBe('/search?q=dragon'));
});

test('a text typed on the page takes the place of the one in its address', async () => {
  const app = await renderApp(operator, '/search?q=dragon');
  const field = await app.screen.findByRole('searchbox', { name: 'Game, provider or theme' });
  await app.user.clear(field);
  await app.user.type(field, 'salamander');
  await app.screen.findByRole('heading', { level: 1, name: 'Games for “salamander”' });
  await waitFor(() => expect(addressOf(app)).toBe('/search?q=salamander'));
});

test('without a text the page shows the whole catalogue', async () => {
  const app = await renderApp(operator, '/search');
  expect(app.screen.getByRole('heading', { level: 1, name: 'All games' })).toBeTruthy();
  expect(await app.screen.findByText('3,000 games')).toBeTruthy();
  expect((await tiles(app)).length).toBeGreaterThan(30);
});

test('a text with a typing error finds no game, and leads to the one that was meant', async () => {
  const app = await renderApp(operator, '/search?q=drgaon');
  await app.screen.findByRole('heading', { name: 'No game matches' });
  expect(await app.screen.findByText('0 of 3,000 games')).toBeTruthy();
  const popular = within(await app.screen.findByRole('region', { name: 'Popular games' }));
  expect((await popular.findAllByRole('link', { name: /^Play / })).length).toBeGreaterThan(5);
  await app.user.click(await app.screen.findByRole('link', { name: 'Did you mean “dragon”?' }));
  await app.screen.findByRole('heading', { level: 1, name: 'Games for “dragon”' });
  await waitFor(async () => expect((await tiles(app)).length).toBeGreaterThan(30));
});

test('what is not a game is found by the search over the whole site', async () => {
  const app = await renderApp(operator, '/search?q=qwxzvbn');
  await app.user.click(await app.screen.findByRole('link', { name: 'Search the whole site' }));
  const field = await app.screen.findByRole<HTMLInputElement>('combobox', {
    name: 'Game, provider or theme',
  });
  expect(field.value).toBe('qwxzvbn');
});

test('an address with a text that is too long shows the whole catalogue', async () => {
  const app = await renderApp(operator, `/search?q=${'a'.repeat(61)}`);
  expect(app.screen.getByRole('heading', { level: 1, name: 'All games' })).toBeTruthy();
});

test('games that could not be loaded can be asked for again', async () => {
  let fails = true;
  const app = await renderApp(operator, '/search?q=salamander', {
    intercept: async (request, pass) =>
      fails && new URL(request.url).pathname === '/wps/catalogue/games'
        ? new Response('', { status: 503 })
        : pass(),
  });
  const alert = within(await app.screen.findByRole('alert'));
  fails = false;
  await app.user.click(alert.getByRole('button', { name: 'Try again' }));
  expect((await tiles(app)).length).toBeGreaterThan(0);
});

test('[LOBBY-06] where no title has the text the heading says so, and by what the games were found', async () => {
  const app = await renderApp(operator, '/search?q=rainforest');
  await app.screen.findByRole('heading', { level: 1, name: 'Nothing is named “rainforest”' });
  const jungle = await app.screen.findByRole('link', { name: /^Jungle: 1\d\d$/ });
  expect(jungle.getAttribute('href')).toBe('/rng?theme=jungle');
  expect((await tiles(app)).length).toBeGreaterThan(30);
});
