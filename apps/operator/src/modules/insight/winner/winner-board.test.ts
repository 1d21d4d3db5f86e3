import { endpoints, type Game } from '@palpite/contract';
import { MOST_WINNERS, type WinnerPeriod } from '@palpite/contract/winner.ts';
import type { GameCategory } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { brand } from '#modules/brand/brand.table.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import {
  anyGame,
  enter,
  sitDown,
  startGameHost,
  type TestGameHost,
  type TestVendor,
  testVendor,
} from '#modules/seamless/testing/vendor.ts';

let operator: TestOperator | undefined;
let host: TestGameHost;
let game: Game;
let vendor: TestVendor;

/** Each test has its own rounds. */
beforeEach(async () => {
  host ??= await startGameHost();
  await operator?.close();
  operator = await createTestOperator({ config: { gamesOrigin: host.origin } });
  game = await anyGame(operator.browser());
  vendor = await testVendor(operator, game.vassalage);
});
afterAll(async () => {
  await operator?.close();
  await host.close();
});

const site = (): TestOperator => {
  if (!operator) throw new Error('there is no operator yet');
  return operator;
};

/** The board as a visitor reads it once the cached one has expired. */
async function board(period?: WinnerPeriod, gameType?: GameCategory) {
  site().clock.advance(30);
  const query = { period, gameType };
  const { list } = await site().browser().client.call(endpoints.winner.list, { query });
  return list;
}

const payouts = async (...asked: Parameters<typeof board>) =>
  (await board(...asked)).map(({ payout }) => payout.amountMinor);

/** A round of a new player with a stake of 100. */
async function playRound(payoutMinor: number): Promise<string> {
  const { username, bet, win } = await sitDown(site(), vendor, game);
  await bet('one');
  expect((await win('one', payoutMinor)).status).toBe(200);
  return username;
}

test('the board holds rounds that paid more than their stake, the largest payout first, and states its scope', async () => {
  await playRound(250);
  await playRound(900);
  await playRound(100);
  await playRound(0);
  const list = await board();
  const stake = { amountMinor: '100', currency: 'BRL' };
  expect(list.map((win) => [win.place, win.payout, win.stake])).toEqual([
    [1, { amountMinor: '900', currency: 'BRL' }, stake],
    [2, { amountMinor: '250', currency: 'BRL' }, stake],
  ]);
  const { gameName, nodeId, gameType, vassalage, picture } = game;
  expect(list[0]).toMatchObject({
    gameName,
    nodeId,
    gameType,
    vassalage,
    picture,
    lottery: null,
  });
});

test('a round that is open, or was rolled back, is no win', async () => {
  const { bet, win, rollBack } = await sitDown(site(), vendor, game);
  await bet('open');
  await win('open', 700, false);
  await bet('back');
  await rollBack('back');
  expect(await board()).toEqual([]);
});

test('names are masked, and nothing else reveals whose a win is', async () => {
  const username = await playRound(500);
  const [winner] = await board();
  expect(winner?.name).toBe(`${username.slice(0, 2)}***`);
  expect(Object.keys(winner ?? {}).toSorted()).toEqual([
    'gameName',
    'gameType',
    'lottery',
    'name',
    'nodeId',
    'payout',
    'picture',
    'place',
    'stake',
    'vassalage',
    'wonAt',
  ]);
  expect(JSON.stringify(winner)).not.toContain(username);
});

test('guests, who play with a trial wallet, are on no board', async () => {
  const guest = site().browser();
  const header = await guest.cipher.seal(endpoints.session.loginAsGuest, {
    merchantCode: 'palpite',
    language: 'PT',
  });
  const { token, user } = await guest.client.call(endpoints.session.loginAsGuest, {
    body: { os: 'Linux', platform: 'W', version: 3, header },
  });
  guest.token = token;
  const { bet, win } = await enter(guest, vendor, game, user.account);
  await bet('one');
  expect((await win('one', 900)).status).toBe(200);
  expect(await board()).toEqual([]);
});

test('days, weeks and months begin at midnight in the operator’s time zone', async () => {
  // São Paulo, three hours behind UTC.
  const played: [string, number][] = [
    ['2026-04-01T02:30:00Z', 210],
    ['2026-04-01T03:30:00Z', 220],
    ['2026-04-06T02:30:00Z', 230],
    ['2026-04-06T03:30:00Z', 240],
    ['2026-04-07T03:30:00Z', 250],
  ];
  for (const [instant, payoutMinor] of played) {
    site().clock.now = new Date(instant);
    await playRound(payoutMinor);
  }
  site().clock.now = new Date('2026-04-07T12:00:00Z');
  expect(await payouts()).toEqual(['250']);
  expect(await payouts('today')).toEqual(['250']);
  expect(await payouts('week')).toEqual(['250', '240']);
  expect(await payouts('month')).toEqual(['250', '240', '230', '220']);
});

test('a board may be of one category', async () => {
  await playRound(300);
  expect(await payouts('today', game.gameType)).toEqual(['300']);
  expect(await payouts('today', 'FISH')).toEqual([]);
});

test('a board is limited, and is the brand’s own', async () => {
  const { bet, win } = await sitDown(site(), vendor, game);
  for (let round = 1; round <= MOST_WINNERS + 2; round += 1) {
    await bet(`${round}`);
    await win(`${round}`, 200 + round);
  }
  expect(await payouts()).toHaveLength(MOST_WINNERS);
  expect((await payouts())[0]).toBe(`${200 + MOST_WINNERS + 2}`);
  const other = site().browser({ host: 'vn.localhost', brandCode: 'trangvang' });
  expect((await other.client.call(endpoints.winner.list, { query: {} })).list).toEqual([]);
});

test('a board is read again within half a minute, and not at every call', async () => {
  expect(await board()).toEqual([]);
  await playRound(400);
  const ask = () => site().browser().client.call(endpoints.winner.list, { query: {} });
  expect((await ask()).list).toEqual([]);
  site().clock.advance(30);
  expect((await ask()).list).toHaveLength(1);
});

test('a brand that shows no winners answers none', async () => {
  await playRound(400);
  await site()
    .services.database.update(brand)
    .set({ overrides: { settings: { winners: false } } })
    .where(eq(brand.code, 'palpite'));
  site().services.brands.forget();
  expect(await board()).toEqual([]);
});
