import { favouriteAdd, favouriteListIds } from '@palpite/contract/favourite.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withOperator } from '@palpite/operator/testing/fixtures';
import { anyGame } from '@palpite/operator/testing/play';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';
import { favouriteIdsQuery, setFavourite } from './favourites.ts';

const operator = withOperator({ config: { now: () => new Date() } });
afterEach(closeApp);

/** The heart of the first game of the page. */
async function firstHeart({ screen }: App) {
  const main = within(await screen.findByRole('main'));
  const [tile] = await main.findAllByRole('article');
  if (!tile) throw new Error('there is no game');
  return within(tile).findByRole('button', { name: /^Favourite: / });
}

const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';
const nameOf = (heart: HTMLElement) =>
  heart.getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';

/** What the operator has, as another device of the account reads it. */
const marked = (token: string | null) => clientWith(operator, token ?? '').call(favouriteListIds);

async function logIn({ screen, user }: App): Promise<void> {
  const { username } = await operator.account();
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
  await user.type(await dialog.findByLabelText('Account name'), username);
  await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
}

test('[LOBBY-04] the heart marks a game at once and for good, and takes the mark away again', async () => {
  const { token } = await signInBefore(operator);
  const sent: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== favouriteAdd.path) return pass();
      sent.push(
        request.method === 'PUT' ? await request.clone().json() : Object.fromEntries(searchParams),
      );
      await answer.promise;
      return pass();
    },
  });
  const heart = await firstHeart(app);
  expect(isPressed(heart)).toBe(false);
  await app.user.click(heart);
  // Before the operator has answered.
  await waitFor(() => expect(isPressed(heart)).toBe(true));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    nodeId: expect.stringMatching(/^\d+$/),
    vendor: expect.stringMatching(/^[A-Z]+$/),
    gameType: 'RNG',
  });
  answer.resolve();
  const { nodeId } = sent[0] as { nodeId: string };
  await waitFor(async () => expect(await marked(token)).toEqual([nodeId]));

  await app.user.click(heart);
  await waitFor(() => expect(isPressed(heart)).toBe(false));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  await waitFor(async () => expect(await marked(token)).toEqual([]));
});

test('[LOBBY-04] pressed twice before the first answer, the page and the operator agree on the second', async () => {
  const { token } = await signInBefore(operator);
  const answer = Promise.withResolvers<void>();
  const done: string[] = [];
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname !== favouriteAdd.path) return pass();
      if (request.method === 'PUT') await answer.promise;
      const told = await pass();
      done.push(request.method);
      return told;
    },
  });
  const heart = await firstHeart(app);
  await app.user.click(heart);
  await waitFor(() => expect(isPressed(heart)).toBe(true));
  await app.user.click(heart);
  await waitFor(() => expect(isPressed(heart)).toBe(false));
  answer.resolve();
  await waitFor(() => expect(done).toEqual(['PUT', 'DELETE']));
  expect(isPressed(heart)).toBe(false);
  expect(await marked(token)).toEqual([]);
});

test('[LOBBY-04] where the operator does not take the mark, the page takes it back and says why', async () => {
  await signInBefore(operator);
  const app = await renderApp(operator, '/rng', {
    intercept: async (request, pass) =>
      new URL(request.url).pathname === favouriteAdd.path
        ? Response.json({ success: false, message: 'internal_error', value: null }, { status: 500 })
        : pass(),
  });
  const heart = await firstHeart(app);
  await app.user.click(heart);
  const notice = `${nameOf(heart)} was not added to your favourites. Something went wrong on our side.`;
  expect(await app.screen.findByText(new RegExp(`^${notice}`))).toBeTruthy();
  await waitFor(() => expect(isPressed(heart)).toBe(false));
});

test('[LOBBY-04] a mark whose answer comes after another account has signed in is not shown to that one', async () => {
  const other = await signInBefore(operator);
  const others = { ...sessionStorage };
  const first = await signInBefore(operator);
  const answer = Promise.withResolvers<void>();
  const { router, session } = await renderApp(operator, '/', {
    intercept: async (request, pass) => {
      const told = await pass();
      if (request.method === 'PUT') await answer.promise;
      return told;
    },
  });
  const { context: services } = router.options;
  const game = await anyGame(operator.browser({ language: 'EN' }));
  const mark = setFavourite(services, game, true);
  const unmark = setFavourite(services, game, false);
  await waitFor(async () => expect(await marked(first.token)).toEqual([game.nodeId]));
  act(() => session.end('signed-out'));
  Object.assign(sessionStorage, others);
  const { queryKey } = favouriteIdsQuery(services);
  await act(() => session.start('palpite'));
  expect(session.token()).toBe(other.token);
  services.queryClient.setQueryData(queryKey, []);
  answer.resolve();
  expect(await Promise.all([mark, unmark])).toEqual([false, false]);
  expect(services.queryClient.getQueryData(queryKey)).toEqual([]);
  // Nor is what the first account pressed last done in the second one's name.
  expect(await marked(first.token)).toEqual([game.nodeId]);
});

test('[LOBBY-04] a game that was marked elsewhere shows its mark without being come near to', async () => {
  const { token } = await signInBefore(operator);
  const first = await renderApp(operator, '/rng');
  const heart = await firstHeart(first);
  const name = nameOf(heart);
  await first.user.click(heart);
  await waitFor(async () => expect(await marked(token)).toHaveLength(1));
  const record = { ...sessionStorage };
  closeApp();
  Object.assign(sessionStorage, record);
  const row = Promise.withResolvers<void>();
  const { screen } = await renderApp(operator, '/', {
    // The row and the marks are two answers; here the marks come last, as they may.
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === favouriteListIds.path) await row.promise;
      return pass();
    },
  });
  await screen.findByRole('heading', { name: 'Your favourites' });
  row.resolve();
  // In the row of favourites, and wherever else the game stands; nothing else is marked.
  const hearts = () => screen.getAllByRole('button', { name: /^Favourite: / });
  await waitFor(() => expect(hearts().some(isPressed)).toBe(true));
  for (const each of hearts()) expect(isPressed(each), nameOf(each)).toBe(nameOf(each) === name);
});

test('a visitor who presses a heart is asked to log in, stays on the page, and the game is marked then', async () => {
  const app = await renderApp(operator, '/rng?name=a');
  const name = nameOf(await firstHeart(app));
  await app.user.click(await firstHeart(app));
  await logIn(app);
  expect(await app.screen.findByText(`${name} is in your favourites.`)).toBeTruthy();
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.router.state.location.href).toBe('/rng?name=a');
  expect(await marked(app.session.token())).toHaveLength(1);
  const hearts = await app.screen.findAllByRole('button', { name: `Favourite: ${name}` });
  expect(hearts.every(isPressed)).toBe(true);
});

test('a visitor who closes the login has marked nothing, and a later login marks nothing', async () => {
  const app = await renderApp(operator, '/rng');
  await app.user.click(await firstHeart(app));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  await app.router.navigate({ to: '.', search: { login: 'stay' } });
  await logIn(app);
  await waitFor(() => expect(app.session.token()).not.toBeNull());
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  const heart = await firstHeart(app);
  expect(isPressed(heart)).toBe(false);
  expect(await marked(app.session.token())).toEqual([]);
});

test('a guest who plays for free marks games too', async () => {
  const app = await renderApp(operator, '/rng');
  await app.user.click(await firstHeart(app));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
  await app.user.click(await dialog.findByRole('button', { name: /^Play for free/ }));
  await waitFor(() => expect(app.session.token()).not.toBeNull());
  await waitFor(async () => expect(await marked(app.session.token())).toHaveLength(1));
});
