import { gameListForVisitor } from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import type { GameMessage } from '@palpite/contract/game-frame.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { TEST_PASSWORD } from '@palpite/operator/testing';
import { withGameHost } from '@palpite/operator/testing/fixtures';
import { game as gameTable } from '@palpite/operator/testing/tables';
import { act, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isPaused } from '../../lib/live/paused-calls.ts';
import {
  type App,
  clientWith,
  closeApp,
  renderApp,
  signInBefore,
} from '../../testing/render-app.tsx';

const { operator, host } = withGameHost({
  config: { now: () => new Date() },
});
let game: Game;
beforeAll(async () => {
  const page = await clientWith(operator, '').call(gameListForVisitor, {
    query: { gameType: 'RNG' },
  });
  const playable = gamesOf(page).games.find((one) => !one.maintenance && one.demo);
  if (!playable) throw new Error('the catalogue has no game to play');
  game = playable;
});
afterEach(closeApp);

/** The site's messages to the game, with the origin they were sent to. */
let told: unknown[][] = [];

/** The game's frame. Its page is not loaded here, so a test window replaces it. */
async function frameOf(app: App): Promise<HTMLIFrameElement> {
  const frame = await app.screen.findByTitle(game.gameName);
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('the game is in no frame');
  if (!frame.contentWindow) {
    told = [];
    const contentWindow = { postMessage: (...said: unknown[]) => told.push(said) };
    Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
  }
  return frame;
}

/** A message of the game, from whatever window and origin the test needs. */
async function say(
  frame: HTMLIFrameElement,
  message: GameMessage | Record<string, unknown>,
  from: { origin?: string; source?: unknown } = {},
) {
  const event = new MessageEvent('message', { data: message, origin: from.origin ?? host.origin });
  Object.defineProperty(event, 'source', { value: from.source ?? frame.contentWindow });
  await act(async () => window.dispatchEvent(event));
}

const address = () => `/game?nodeId=${game.nodeId}`;

describe('opening', () => {
  test('[LAUNCH-01] a visitor must log in first, and then the chosen game opens', async () => {
    const { username } = await operator.account();
    const app = await renderApp(operator, address());
    const dialog = within(await app.screen.findByRole('dialog', { name: 'Log in' }));
    expect(app.screen.queryByTitle(game.gameName)).toBeNull();
    await app.user.type(dialog.getByLabelText('Account name'), username);
    await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.click(dialog.getByRole('button', { name: 'Log in' }));
    const frame = await frameOf(app);
    expect(frame.src).toContain(`${host.origin}/play/`);
    expect(app.router.state.location.pathname).toBe('/game');
  });

  test('[LAUNCH-02] the launch sends what the specification lists, and opens the answered address', async () => {
    const { username, token } = await signInBefore(operator);
    const sent: { body: Record<string, unknown>; language: string | null }[] = [];
    const app = await renderApp(operator, address(), {
      intercept: async (request, pass) => {
        if (new URL(request.url).pathname === '/wps/game/launchGame') {
          const body: Record<string, unknown> = await request.clone().json();
          sent.push({ body, language: request.headers.get('language') });
        }
        return pass();
      },
    });
    await frameOf(app);
    expect(sent).toEqual([
      {
        language: 'EN',
        body: {
          gameId: game.gameCode,
          nodeId: game.nodeId,
          accountType: 1,
          confirmTrans: 0,
          vassalage: game.vassalage,
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
          username,
          token,
          merchantCode: 'palpite',
          language: 'EN',
        },
      },
    ]);
  });

  test('an address of an origin that the operator has not listed is never framed', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, address(), {
      status: (status) => ({ ...status, gamesOrigins: ['https://games.example'] }),
    });
    expect(
      await app.screen.findByRole('heading', { name: 'The game could not be opened' }),
    ).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('a game that does not exist says so and links back', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, '/game?nodeId=no-such-game');
    expect(await app.screen.findByRole('heading', { name: 'This game is not here' })).toBeTruthy();
    expect(app.screen.getByRole('button', { name: 'Back to the games' })).toBeTruthy();
  });

  test('[LOBBY-05] in place of a game that is no longer offered others are suggested, without a retry', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, '/game?nodeId=987654321');
    expect(await app.screen.findByRole('heading', { name: 'This game is not here' })).toBeTruthy();
    const others = within(await app.screen.findByRole('region', { name: 'Play while you wait' }));
    expect(await others.findAllByRole('link', { name: /^Play / })).toHaveLength(6);
    expect(app.screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each(['a member', 'a visitor'])(
    '[LOBBY-05] a game under maintenance, opened by its address, says so to %s and suggests six others of its theme',
    async (who) => {
      if (who === 'a member') await signInBefore(operator);
      const { database } = operator.services;
      const isGame = eq(gameTable.code, game.gameCode);
      await database.update(gameTable).set({ maintenance: true }).where(isGame);
      const app = await renderApp(operator, address());
      await app.screen.findByRole('heading', { level: 1, name: game.gameName });
      expect(
        await app.screen.findByText(/^This game is under maintenance\. Your balance/),
      ).toBeTruthy();
      const others = within(await app.screen.findByRole('region', { name: 'Play while you wait' }));
      expect(await others.findAllByRole('link', { name: /^Play (?!.* for free$)/ })).toHaveLength(
        6,
      );
      expect(app.screen.queryByRole('dialog')).toBeNull();
      await database.update(gameTable).set({ maintenance: false }).where(isGame);
      await app.user.click(app.screen.getByRole('button', { name: 'Try again' }));
      if (who === 'a member') await frameOf(app);
      else await app.screen.findByRole('dialog', { name: 'Log in' });
    },
  );

  test('[LOBBY-05] a game closed after its page was opened says the same', async () => {
    await signInBefore(operator);
    const { database } = operator.services;
    const isGame = eq(gameTable.code, game.gameCode);
    const app = await renderApp(operator, address(), {
      intercept: async (request, pass) => {
        if (request.url.includes('/launchGame')) {
          await database.update(gameTable).set({ maintenance: true }).where(isGame);
        }
        return pass();
      },
    });
    expect(
      await app.screen.findByText(/^This game is under maintenance\. Your balance/),
    ).toBeTruthy();
    expect(await app.screen.findByRole('region', { name: 'Play while you wait' })).toBeTruthy();
    await database.update(gameTable).set({ maintenance: false }).where(isGame);
  });

  test('[ROUTE-09] /game has only the header around it, /seamless nothing', async () => {
    await signInBefore(operator);
    const inGame = await renderApp(operator, address());
    await frameOf(inGame);
    expect(await inGame.screen.findByRole('button', { name: /^Account of/ })).toBeTruthy();
    expect(inGame.screen.queryByRole('contentinfo')).toBeNull();
    closeApp();
    await signInBefore(operator);
    const seamless = await renderApp(operator, `/seamless?nodeId=${game.nodeId}`);
    await frameOf(seamless);
    expect(seamless.screen.queryByRole('button', { name: /^Account of/ })).toBeNull();
    expect(seamless.screen.queryByRole('contentinfo')).toBeNull();
  });

  test('a visitor who asks for the demo plays as a guest at once', async () => {
    const app = await renderApp(operator, `${address()}&demo=true`);
    await frameOf(app);
    expect(sessionStorage.getItem('isAgent')).toBe('4');
  });

  test('a member who asks for the demo first reads that it plays with their own balance', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, `${address()}&demo=true`);
    const agree = await app.screen.findByRole('button', { name: 'Play with my balance' });
    expect(document.querySelector('iframe')).toBeNull();
    await app.user.click(agree);
    await frameOf(app);
  });
});

describe('[LAUNCH-05] the frame is isolated', () => {
  test('its sandbox allows scripts, its own origin and popup windows, and no more', async () => {
    await signInBefore(operator);
    const frame = await frameOf(await renderApp(operator, address()));
    expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  });

  test('messages of another origin, another window or another shape change nothing', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, address());
    const frame = await frameOf(app);
    const leave = { source: 'palpite-game', type: 'leave' };
    await say(frame, leave, { origin: 'https://evil.example' });
    await say(frame, leave, { source: window });
    await say(frame, { ...leave, type: 'sign-out' });
    expect(app.router.state.location.pathname).toBe('/game');
    await say(frame, leave);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  });

  test('a changed balance is fetched, never taken from the game', async () => {
    await signInBefore(operator);
    let asked = 0;
    const app = await renderApp(operator, address(), {
      intercept: async (request, pass) => {
        const answer = await pass();
        // Once it has come: a question that is on its way is not asked twice.
        if (new URL(request.url).pathname === '/wps/v2/wallets/balance') asked += 1;
        return answer;
      },
    });
    const frame = await frameOf(app);
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    const before = asked;
    await say(frame, {
      source: 'palpite-game',
      type: 'balance-changed',
      balanceMinor: '999999999',
      currency: 'BRL',
    });
    await waitFor(() => expect(asked).toBeGreaterThan(before));
    expect(app.screen.queryByText(/9\.999\.999|9,999,999/)).toBeNull();
  });

  test('during a round the header’s balance is without its stake, like the game’s, and is fetched at its end', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, address());
    const frame = await frameOf(app);
    const header = await app.screen.findByRole('group', { name: 'Balance' });
    await waitFor(() => expect(header.textContent).toContain('R$1,000.00'));
    const round = { source: 'palpite-game', roundId: 'round-1', currency: 'BRL' };
    const answers = ['', `${walletGetBalance.method} ${walletGetBalance.path}`];
    // The live connection may tell of the stake before the game has its answer.
    await say(frame, { source: 'palpite-game', type: 'round-asked' });
    await waitFor(() => expect(isPaused(answers)).toBe(true));
    await say(frame, { ...round, type: 'round-started', stakeMinor: '2050' });
    await waitFor(() => expect(header.textContent).toContain('R$979.50'));
    await say(frame, { ...round, type: 'round-started', stakeMinor: '50', currency: 'USD' });
    expect(header.textContent).toContain('R$979.50');
    await say(frame, {
      source: 'palpite-game',
      type: 'balance-changed',
      balanceMinor: '1',
      currency: 'BRL',
    });
    await waitFor(() => expect(header.textContent).toContain('R$1,000.00'));
    expect(isPaused(answers)).toBe(false);
  });

  test('a reload launches again, since an address is valid once', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, address());
    const first = (await frameOf(app)).src;
    await app.user.click(app.screen.getByRole('button', { name: 'Reload game' }));
    await waitFor(async () => expect((await frameOf(app)).src).not.toBe(first));
  });

  test.each([
    ['Reload game', async () => undefined],
    [
      'Open the game again',
      (frame: HTMLIFrameElement) =>
        say(frame, { source: 'palpite-game', type: 'error', code: 'internal' }),
    ],
  ])(
    'a player who presses “%s” by keyboard keeps the focus, and is in the game when it is ready',
    async (name, before) => {
      await signInBefore(operator);
      const app = await renderApp(operator, address());
      const first = await frameOf(app);
      await before(first);
      (await app.screen.findByRole('button', { name })).focus();
      await app.user.keyboard('{Enter}');
      expect(document.contains(first)).toBe(false);
      expect(document.activeElement).toBe(app.screen.getByRole('group', { name: game.gameName }));
      const second = await frameOf(app);
      expect(document.activeElement).toBe(app.screen.getByRole('group', { name: game.gameName }));
      await say(second, { source: 'palpite-game', type: 'ready' });
      expect(document.activeElement).toBe(second);
    },
  );

  test('a game that is ready does not take the focus from a player who moved on, nor at its first opening', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, address());
    const ready = { source: 'palpite-game', type: 'ready' };
    const first = await frameOf(app);
    await say(first, ready);
    expect(document.activeElement).not.toBe(first);
    await app.user.click(app.screen.getByRole('button', { name: 'Reload game' }));
    const second = await frameOf(app);
    const leave = app.screen.getByRole('button', { name: 'Leave game' });
    leave.focus();
    await say(second, ready);
    expect(document.activeElement).toBe(leave);
  });

  test('leaving notifies the game first, waits only a limited time, and refreshes the balance', async () => {
    await signInBefore(operator);
    let asked = 0;
    const app = await renderApp(operator, address(), {
      intercept: async (request, pass) => {
        if (new URL(request.url).pathname === '/wps/v2/wallets/balance') asked += 1;
        return pass();
      },
    });
    const frame = await frameOf(app);
    await say(frame, { source: 'palpite-game', type: 'ready' });
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    const before = asked;
    await app.user.click(app.screen.getByRole('button', { name: 'Leave game' }));
    expect(told).toContainEqual([{ source: 'palpite-site', type: 'leave-requested' }, host.origin]);
    expect(app.router.state.location.pathname).toBe('/game');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/'), { timeout: 60_000 });
    await waitFor(() => expect(asked).toBeGreaterThan(before));
  });

  test('a game whose player was away for too long says so, and opening it again asks for the password', async () => {
    const { username } = await signInBefore(operator);
    const app = await renderApp(operator, address());
    const first = await frameOf(app);
    await operator.database.pool.query(
      `UPDATE operator.session SET reauthentication_due = true
       WHERE account_id = (SELECT id FROM operator.account WHERE username = $1)`,
      [username],
    );
    const code = 'reauthentication-required';
    await say(first, { source: 'palpite-game', type: 'error', code });
    await app.screen.findByRole('heading', { name: 'Confirm that it is you' });
    await app.user.click(app.screen.getByRole('button', { name: 'Open the game again' }));
    const dialog = within(await app.screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Password'), TEST_PASSWORD);
    await app.user.keyboard('{Enter}');
    await waitFor(async () => expect((await frameOf(app)).src).not.toBe(first.src));
    expect(app.screen.queryByText('Confirm that it is you')).toBeNull();
  });

  test('a game that another window has taken over says that the round is kept', async () => {
    await signInBefore(operator);
    const app = await renderApp(operator, address());
    const frame = await frameOf(app);
    await say(frame, { source: 'palpite-game', type: 'session-ended', reason: 'elsewhere' });
    expect(
      await app.screen.findByRole('heading', { name: 'The game is open somewhere else' }),
    ).toBeTruthy();
  });
});
