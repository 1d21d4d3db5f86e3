import { favouriteListIds } from '@palpite/contract/favourite.ts';
import type { Game } from '@palpite/contract/game.ts';
import type { GameMessage } from '@palpite/contract/game-frame.ts';
import { gameLaunch } from '@palpite/contract/launch.ts';
import { withGameHost } from '@palpite/operator/testing/fixtures';
import { anyGame, playAt, testVendor } from '@palpite/operator/testing/play';
import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

/** What is around a game: its bar, its details, theatre mode, a deposit over it, and what to play next. */

const { operator, host } = withGameHost({
  limits: { loginPerAddressPerMinute: 1_000, generalPerMinute: 100_000 },
});
let game: Game;
beforeAll(async () => {
  // Loads the code before the first test waits for it.
  await Promise.all([
    import('./open-game.tsx'),
    import('./game-details.tsx'),
    import('./more-games.tsx'),
    import('./left-game.tsx'),
  ]);
  game = await anyGame(operator.browser({ language: 'EN' }));
});
beforeEach(() => {
  operator.clock.now = new Date();
});
afterEach(closeApp);

/** The game's page, as a player comes to it from a lobby. */
async function openGame(search = '') {
  const app = await renderApp(operator, '/promotions');
  await act(() => app.router.navigate({ href: `/game?nodeId=${game.nodeId}${search}` } as never));
  return { app, frame: await app.screen.findByTitle(game.gameName) };
}

const bar = ({ screen }: App) => within(screen.getByRole('group', { name: game.gameName }));
const search = ({ router }: App) => router.latestLocation.search;

/** From here on the window is as wide as a phone. */
function onPhone() {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('min-width: 48rem') ? real('(max-width: 0px)') : real(query),
  );
  onTestFinished(() => void vi.restoreAllMocks());
}

test('the heart in the bar marks the game for its member, and takes the mark away', async () => {
  const { token } = await signInBefore(operator);
  const { app } = await openGame();
  const marked = () => clientWith(operator, token).call(favouriteListIds);
  const heart = await bar(app).findByRole('button', { name: `Favourite: ${game.gameName}` });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await app.user.click(heart);
  await waitFor(async () => expect(await marked()).toEqual([game.nodeId]));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await app.user.click(heart);
  await waitFor(async () => expect(await marked()).toEqual([]));
});

test('theatre mode has the balance in the bar and nothing below; its button, Escape and the back button leave it, and the game goes on', async () => {
  await signInBefore(operator);
  const { app, frame } = await openGame();
  expect(await app.screen.findByRole('region', { name: 'Similar games' })).toBeTruthy();
  expect(bar(app).queryByRole('group', { name: 'Balance' })).toBeNull();
  const enter = () => app.user.click(bar(app).getByRole('button', { name: 'Theatre mode' }));
  const isOut = () =>
    waitFor(() => expect(app.screen.getByRole('region', { name: 'Similar games' })).toBeTruthy());
  for (const leave of [
    () => app.user.click(bar(app).getByRole('button', { name: 'Leave theatre mode' })),
    () => app.user.keyboard('{Escape}'),
    async () => act(() => app.router.history.back()),
  ]) {
    await enter();
    // The address is there before the page that follows it.
    expect(await bar(app).findByRole('group', { name: 'Balance' })).toBeTruthy();
    expect(app.screen.queryByRole('region', { name: 'Similar games' })).toBeNull();
    expect(search(app)).toMatchObject({ theatre: true });
    await leave();
    await isOut();
    expect(search(app)).not.toHaveProperty('theatre', true);
  }
  expect(app.screen.getByTitle(game.gameName)).toBe(frame);
});

/** A message of the game in the frame, whose page is not loaded here. */
async function say(frame: HTMLElement, type: GameMessage['type'], origin = host.origin) {
  const event = new MessageEvent('message', { data: { source: 'palpite-game', type }, origin });
  const { contentWindow } = frame as HTMLIFrameElement;
  Object.defineProperty(event, 'source', { value: contentWindow });
  await act(async () => window.dispatchEvent(event));
}

/** The frame, with a window in place of the game's. */
function withWindow(frame: HTMLElement) {
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage: () => undefined } });
  return frame;
}

test('Escape pressed in the game leaves theatre mode, once however often the game says so, and by the game’s origin alone', async () => {
  await signInBefore(operator);
  const { app, frame } = await openGame();
  withWindow(frame);
  await say(frame, 'escape-pressed');
  await app.user.click(bar(app).getByRole('button', { name: 'Theatre mode' }));
  await waitFor(() => expect(search(app)).toMatchObject({ theatre: true }));
  await say(frame, 'escape-pressed', 'https://evil.example');
  expect(search(app)).toMatchObject({ theatre: true });
  await say(frame, 'escape-pressed');
  await say(frame, 'escape-pressed');
  await waitFor(() => expect(search(app)).not.toHaveProperty('theatre', true));
  await app.screen.findByRole('region', { name: 'Similar games' });
  expect(app.router.latestLocation.pathname).toBe('/game');
  expect(app.screen.getByTitle(game.gameName)).toBe(frame);
});

test('Escape pressed in the game leaves the full screen first, and theatre mode at the next press', async () => {
  await signInBefore(operator);
  const { app, frame } = await openGame('&theatre=true');
  withWindow(frame);
  const full: { element: Element | null } = { element: null };
  const changed = () => document.dispatchEvent(new Event('fullscreenchange'));
  const leave = vi.fn(async () => {
    full.element = null;
    changed();
  });
  // This DOM has no full screen of its own.
  Object.defineProperties(document, {
    fullscreenElement: { configurable: true, get: () => full.element },
    exitFullscreen: { configurable: true, value: leave },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
  });
  full.element = frame;
  await act(async () => void changed());
  await say(frame, 'escape-pressed');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(search(app)).toMatchObject({ theatre: true });
  await say(frame, 'escape-pressed');
  await waitFor(() => expect(search(app)).not.toHaveProperty('theatre', true));
});

test('leaving a game leads back to where it was chosen, whatever was opened over it', async () => {
  await signInBefore(operator);
  const { app } = await openGame();
  await app.user.click(bar(app).getByRole('button', { name: 'Game details' }));
  await app.screen.findByRole('complementary', { name: 'Game details' });
  await app.user.click(bar(app).getByRole('button', { name: 'Theatre mode' }));
  await waitFor(() => expect(search(app)).toMatchObject({ theatre: true, details: true }));
  await app.user.click(bar(app).getByRole('button', { name: 'Leave game' }));
  await waitFor(() => expect(app.router.latestLocation.pathname).toBe('/promotions'));
});

test('the details say what the vendor states, and show the member’s last rounds of this game with the way to their proof', async () => {
  const { username, token } = await signInBefore(operator);
  const player = operator.browser({ language: 'EN' });
  player.token = token;
  const playRound = await playAt(
    player,
    username,
    await testVendor(operator, game.vassalage),
    game,
  );
  await playRound(100, { win: 250 });
  const { app } = await openGame('&details=true');
  const details = within(await app.screen.findByRole('complementary', { name: 'Game details' }));
  const fact = (name: string) => details.getByText(name).nextSibling?.textContent;
  expect(fact('Provider')).toBe(game.vendorName);
  expect(fact('Return to player')).toBe(`${Number(game.rtp)}%`);
  expect(fact('Stake of a round')).toMatch(/^R\$\d+\.\d\d to R\$\d[\d,]*\.\d\d$/);
  expect(fact('Largest win')).toMatch(/^[\d,.]+ times the stake$/);
  expect(
    within(details.getByRole('list', { name: 'Features' })).getAllByRole('listitem').length,
  ).toBeGreaterThan(0);
  const round = await details.findByRole('link', { name: /^Bet B\d+$/ });
  expect(round.textContent).toContain('+R$1.50');
  await app.user.click(round);
  expect(await app.screen.findByRole('dialog', { name: 'Member centre' })).toBeTruthy();
  expect(search(app)).toMatchObject({
    member: 'personalHistoryCopy',
    report: /^bet=B\d+$/.exec(`${search(app).report}`)?.[0],
  });
});

test('similar games are other games; one of them opens in its place', async () => {
  await signInBefore(operator);
  const { app, frame } = await openGame();
  const similar = within(await app.screen.findByRole('region', { name: 'Similar games' }));
  const links = await similar.findAllByRole('link', { name: /^Play (?!.* for free$)/ });
  const nodes = links.map((link) =>
    new URL(`${link.getAttribute('href')}`, 'http://x').searchParams.get('nodeId'),
  );
  expect(nodes.length).toBeGreaterThanOrEqual(6);
  expect(nodes).not.toContain(game.nodeId);
  expect(new Set(nodes).size).toBe(nodes.length);
  const [first] = links;
  if (!first) throw new Error('there is no similar game');
  await app.user.click(first);
  await waitFor(() => expect(search(app)).toMatchObject({ nodeId: Number(nodes[0]) }));
  await waitFor(() => expect(frame.isConnected).toBe(false));
});

test('[MEMBER-04] a member deposits over the game: the game is neither left nor loaded again', async () => {
  await signInBefore(operator);
  let launched = 0;
  const app = await renderApp(operator, `/game?nodeId=${game.nodeId}`, {
    intercept: async (request, pass) => {
      if (new URL(request.url).pathname === gameLaunch.path) launched += 1;
      return pass();
    },
  });
  const frame = await app.screen.findByTitle(game.gameName);
  await app.user.click(await app.screen.findByRole('link', { name: 'Deposit' }));
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Deposit' }));
  await app.user.click(await dialog.findByRole('button', { name: 'R$50.00' }));
  await app.user.click(dialog.getByRole('button', { name: 'Go to payment' }));
  await dialog.findByRole('heading', { name: /^Deposit D\d+$/ });
  await app.user.click(dialog.getByRole('link', { name: 'Back to the game' }));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
  expect(app.screen.getByTitle(game.gameName)).toBe(frame);
  expect(launched).toBe(1);
});

test('on a phone the bar has the balance with a deposit; the rest is with the details', async () => {
  onPhone();
  await signInBefore(operator);
  const { app } = await openGame();
  const balance = within(await bar(app).findByRole('group', { name: 'Balance' }));
  await waitFor(() => expect(balance.getByText('R$1,000.00')).toBeTruthy());
  expect(balance.getByRole('link', { name: 'Deposit' })).toBeTruthy();
  expect(bar(app).queryByRole('button', { name: 'Reload game' })).toBeNull();
  await app.user.click(bar(app).getByRole('button', { name: 'Game details' }));
  const sheet = within(await app.screen.findByRole('dialog', { name: game.gameName }));
  expect(await sheet.findByRole('button', { name: `Favourite: ${game.gameName}` })).toBeTruthy();
  const before = app.screen.getByTitle(game.gameName);
  await app.user.click(sheet.getByRole('button', { name: 'Reload game' }));
  await waitFor(() => expect(app.screen.getByTitle(game.gameName)).not.toBe(before));
  await waitFor(() => expect(app.screen.queryByRole('dialog')).toBeNull());
});

test('a guest has the balance in the bar, and no deposit', async () => {
  onPhone();
  const app = await renderApp(operator, `/game?nodeId=${game.nodeId}&demo=true`);
  await app.screen.findByTitle(game.gameName);
  const balance = within(await bar(app).findByRole('group', { name: 'Balance' }));
  expect(balance.queryByRole('link')).toBeNull();
});

test('a phone shows other games once a game has been left, and leads back to the games in one press', async () => {
  onPhone();
  await signInBefore(operator);
  const { app } = await openGame();
  await app.user.click(bar(app).getByRole('button', { name: 'Leave game' }));
  const heading = await app.screen.findByRole('heading', { level: 1, name: game.gameName });
  expect(app.screen.queryByTitle(game.gameName)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await app.screen.findByRole('region', { name: 'Similar games' })).toBeTruthy();
  await app.user.click(app.screen.getByRole('button', { name: 'Play again' }));
  await app.screen.findByTitle(game.gameName);
  await app.user.click(bar(app).getByRole('button', { name: 'Leave game' }));
  await app.user.click(await app.screen.findByRole('button', { name: 'Back to the games' }));
  await waitFor(() => expect(app.router.latestLocation.pathname).toBe('/promotions'));
});

test('a visitor reads what is known of the game before logging in', async () => {
  const { screen } = await renderApp(operator, `/game?nodeId=${game.nodeId}`);
  expect(await screen.findByText('Return to player')).toBeTruthy();
  expect(screen.getByText('Stake of a round')).toBeTruthy();
});
