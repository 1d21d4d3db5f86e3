import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  game as gameTable,
  vendor as vendorTable,
} from '#modules/catalogue/tables/catalogue.table.ts';
import { launch } from '../tables/vendor-session.table.ts';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import { anyGame, launchBody, startGameHost, type TestGameHost } from '../testing/vendor.ts';

let operator: TestOperator;
let host: TestGameHost;
let player: Browser;
let username: string;

beforeAll(async () => {
  host = await startGameHost();
  operator = await createTestOperator({ config: { gamesOrigin: host.origin } });
  player = operator.browser();
  ({ username } = await operator.account());
  await player.login(username);
});
afterAll(async () => {
  await operator.close();
  await host.close();
});

const open = async (change: Partial<ReturnType<typeof launchBody>> = {}, browser = player) => {
  const game = await anyGame(browser);
  return browser.client.call(endpoints.game.launch, {
    body: { ...launchBody(game, username, browser.token ?? ''), ...change },
  });
};

test('[LAUNCH-02] a launch answers an address on the game host with a token of its own', async () => {
  const game = await anyGame(player);
  const answer = await open();
  const url = new URL(answer.game_url ?? '');
  expect(url.origin).toBe(host.origin);
  expect(answer.frameOrigin).toBe(host.origin);
  expect(url.pathname).toBe(`/play/${game.gameCode}`);
  expect(url.searchParams.get('lang')).toBe('pt-BR');
  expect(url.searchParams.get('zone')).toBe('America/Sao_Paulo');
  expect(url.searchParams.get('launch')).toMatch(/^[\w-]{43}$/);
  expect(answer.gameName).toBe(game.gameName);
});

test('[LAUNCH-01] a visitor without a session is refused', async () => {
  const visitor = operator.browser();
  await expect(open({}, visitor)).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('the token is stored only as a hash, for one minute', async () => {
  const answer = await open();
  const token = new URL(answer.game_url ?? '').searchParams.get('launch') ?? '';
  const rows = await operator.services.database.select().from(launch);
  expect(rows.some(({ tokenHash }) => tokenHash.toString('base64url') === token)).toBe(false);
  expect(rows.at(-1)?.expiresAt.getTime()).toBe(operator.clock.now.getTime() + 60_000);
});

test('each launch has another token', async () => {
  expect((await open()).game_url).not.toBe((await open()).game_url);
});

describe('invalid values are refused', () => {
  test.each([
    ['another player’s name', { username: 'somebody' }, 'invalid_request'],
    ['another brand', { merchantCode: 'lumen' }, 'invalid_request'],
    ['a token that is not this session’s', { token: 'x'.repeat(43) }, 'invalid_request'],
    ['a game that is not there', { nodeId: '999999999' }, 'game_not_found'],
    ['a node that is no number', { nodeId: '1; drop table' }, 'game_not_found'],
    ['a game under another studio’s name', { vassalage: 'NOSUCH' }, 'game_not_found'],
    ['a game code of another game', { gameId: 'lines-jungle-999' }, 'game_not_found'],
  ])('%s', async (_what, change, code) => {
    await expect(open(change)).rejects.toMatchObject({ code });
  });

  test('a lottery lobby, while no lottery is offered', async () => {
    const body = {
      launchMode: 'LOTT' as const,
      lottoArea: 'VN' as const,
      lottoGameCode: 'MB',
      lottoView: 'lobby' as const,
      device: 'WEB' as const,
      username,
      token: player.token ?? '',
      merchantCode: 'palpite',
      language: 'PT' as const,
    };
    await expect(player.client.call(endpoints.game.launch, { body })).rejects.toMatchObject({
      code: 'game_not_found',
    });
  });
});

test('a game under maintenance is not opened, nor one of a vendor under maintenance', async () => {
  const { database } = operator.services;
  const game = await anyGame(player);
  const close = (maintenance: boolean) =>
    database.update(gameTable).set({ maintenance }).where(eq(gameTable.code, game.gameCode));
  const closeStudio = (maintenance: boolean) =>
    database.update(vendorTable).set({ maintenance }).where(eq(vendorTable.code, game.vassalage));
  const launchIt = () =>
    player.client.call(endpoints.game.launch, {
      body: launchBody(game, username, player.token ?? ''),
    });
  await close(true);
  await expect(launchIt()).rejects.toMatchObject({ code: 'game_under_maintenance', status: 503 });
  await close(false);
  await closeStudio(true);
  await expect(launchIt()).rejects.toMatchObject({ code: 'game_under_maintenance' });
  await closeStudio(false);
  await expect(launchIt()).resolves.toMatchObject({ display: 'frame' });
});

test('a game host that does not answer is reported as such, and no token is issued', async () => {
  const away = await createTestOperator({ config: { gamesOrigin: 'http://localhost:1' } });
  try {
    const browser = away.browser();
    const account = await away.account();
    await browser.login(account.username);
    const game = await anyGame(browser);
    await expect(
      browser.client.call(endpoints.game.launch, {
        body: launchBody(game, account.username, browser.token ?? ''),
      }),
    ).rejects.toMatchObject({ code: 'vendor_unavailable' });
    expect(await away.services.database.$count(launch)).toBe(0);
  } finally {
    await away.close();
  }
});

test('an opened game is the first of the recent ones', async () => {
  await open();
  const game = await anyGame(player);
  const { list } = await player.client.call(endpoints.game.listRecent, { query: {} });
  expect(list[0]?.nodeId).toBe(game.nodeId);
  expect(new Set(list.map(({ nodeId }) => nodeId)).size).toBe(list.length);
});
