import { depositCreate } from '@palpite/contract/deposit.ts';
import type { Game } from '@palpite/contract/game.ts';
import type { GameMessage } from '@palpite/contract/game-frame.ts';
import { withGameHost } from '@palpite/operator/testing/fixtures';
import { startEvents } from '@palpite/operator/testing/kernel';
import { notificationOf, notify } from '@palpite/operator/testing/money';
import { anyGame, playAt, testVendor } from '@palpite/operator/testing/play';
import { act, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { liveState } from '../../lib/live/live-state.ts';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

/** What the site tells an open game about the balance. */

const { operator, host } = withGameHost();
let game: Game;
let stopEvents: () => Promise<void>;
beforeAll(async () => {
  stopEvents = await startEvents(operator);
  game = await anyGame(operator.browser({ language: 'EN' }));
});
beforeEach(() => {
  operator.clock.now = new Date();
});
afterEach(closeApp);
afterAll(async () => {
  await stopEvents();
});

const NEWS = [{ source: 'palpite-site', type: 'balance-changed' }, () => host.origin] as const;

/** A game that is open and live, its page replaced by a window that keeps the site's messages. */
async function openGame() {
  const { username, token } = await signInBefore(operator);
  const app = await renderApp(operator, `/game?nodeId=${game.nodeId}`);
  const frame = await app.screen.findByTitle(game.gameName);
  const told: unknown[][] = [];
  const contentWindow = { postMessage: (...said: unknown[]) => told.push(said) };
  Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  const say = async (message: Record<string, unknown> & Pick<GameMessage, 'type'>) => {
    const data = { source: 'palpite-game', ...message };
    const event = new MessageEvent('message', { data, origin: host.origin });
    Object.defineProperty(event, 'source', { value: contentWindow });
    await act(async () => window.dispatchEvent(event));
  };
  await shows(app, 'R$1,000.00');
  await waitFor(() => expect(liveState().getState().phase).toBe('live'));
  /** How often the game was told, and to whom. */
  const news = () =>
    told.filter(([message]) => JSON.stringify(message) === JSON.stringify(NEWS[0]));
  return { app, username, token, say, news };
}

async function shows(app: App, amount: string) {
  const header = await app.screen.findByRole('group', { name: 'Balance' });
  await waitFor(() => expect(header.textContent).toContain(amount));
}

/** A deposit of R$50 that its provider confirms. */
async function deposit(token: string) {
  const body = { channel: 'pix-aurora', amountMinor: '5000', currency: 'BRL' as const };
  const order = await clientWith(operator, token).call(depositCreate, { body });
  await notify(operator, notificationOf(order));
}

test('[MEMBER-04] a game that is open learns of a deposit: the site asks it once, at its own origin alone, to read the balance again', async () => {
  const { app, token, say, news } = await openGame();
  await say({ type: 'ready' });
  await deposit(token);
  await shows(app, 'R$1,050.00');
  await waitFor(() => expect(news()).toEqual([[NEWS[0], NEWS[1]()]]));
});

test('a deposit made while the game is loading reaches it once it is ready', async () => {
  const { app, token, say, news } = await openGame();
  await deposit(token);
  await shows(app, 'R$1,050.00');
  expect(news()).toEqual([]);
  await say({ type: 'ready' });
  expect(news()).toHaveLength(1);
});

test('a game learns of money that leaves the balance elsewhere', async () => {
  const { app, username, token, say, news } = await openGame();
  await say({ type: 'ready' });
  const player = operator.browser({ language: 'EN' });
  player.token = token;
  const vendor = await testVendor(operator, game.vassalage);
  const playRound = await playAt(player, username, vendor, game);
  await playRound(10_000, { win: 0 });
  await shows(app, 'R$900.00');
  await waitFor(() => expect(news().length).toBeGreaterThan(0));
});

test('a balance that the game itself has said is no news to it', async () => {
  const { app, username, token, say, news } = await openGame();
  await say({ type: 'ready' });
  await say({ type: 'round-asked' });
  const player = operator.browser({ language: 'EN' });
  player.token = token;
  const vendor = await testVendor(operator, game.vassalage);
  const playRound = await playAt(player, username, vendor, game);
  await playRound(10_000, { win: 2_500 });
  await say({ type: 'round-started', roundId: 'r-1', stakeMinor: '10000', currency: 'BRL' });
  await shows(app, 'R$900.00');
  await say({ type: 'balance-changed', balanceMinor: '92500', currency: 'BRL' });
  await shows(app, 'R$925.00');
  expect(news()).toEqual([]);
  await deposit(token);
  await shows(app, 'R$975.00');
  await waitFor(() => expect(news()).toHaveLength(1));
});
