import { endpoints } from '@palpite/contract';
import { PRIZE_MODES } from '@palpite/lottery/games.ts';
import { GAMES } from '@palpite/lottery/plays.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Browser, TestOperator } from '#testing/operator.ts';
import {
  drawIssue,
  issueOf,
  line,
  numeroOf,
  placeSlip,
  playOnly,
  receiptOf,
  verified,
  workUntil,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

const held = withLotteries(GAMES.map(({ code }) => code));
let operator: TestOperator;
let visitor: Browser;
beforeEach(() => {
  ({ operator } = held);
  visitor = operator.browser();
});

test.each(PRIZE_MODES)(
  '[LOTT-01] the menu of the prize mode %s has its games by group',
  async (prizeMode) => {
    const { gameMenus } = await visitor.client.call(endpoints.lottery.getMenu, {
      query: { prizeMode },
    });
    const wanted = GAMES.filter(({ prizeModes }) => prizeModes.includes(prizeMode));
    expect(gameMenus.flatMap((group) => group.gameMenus.map(({ gameCode }) => gameCode))).toEqual(
      wanted.map(({ code }) => code),
    );
    expect(gameMenus.map(({ gameGroupCode }) => gameGroupCode)).toEqual([
      ...new Set(wanted.map(({ group }) => group)),
    ]);
    for (const { labelName, gameMenus: games } of gameMenus) {
      expect(labelName).not.toBe('');
      for (const { nextDraw, defaultPlayType } of games) {
        expect([nextDraw, defaultPlayType]).not.toContain(null);
      }
    }
  },
);

test('every game has its plays with their prices, and no play returns more than 99 %', async () => {
  for (const { code } of GAMES) {
    const game = await visitor.client.call(endpoints.lottery.getGame, {
      query: { gameCode: code },
    });
    expect(game.plays.length, code).toBeGreaterThan(5);
    for (const { row, returnPercent } of game.plays) {
      expect(Number(returnPercent.most), `${code} ${row.code}`).toBeLessThanOrEqual(99);
      expect(Number(returnPercent.least), `${code} ${row.code}`).toBeGreaterThan(0);
    }
  }
});

test('[LOTT-02] twenty lotteries are popular, those that are played before the others', async () => {
  await playOnly(operator, ['keno-5m', 'vn-north', 'vn-ben-tre', '5d-1m', 'pk10-3m']);
  const { player } = held;
  const numero = await numeroOf(player, 'keno-5m');
  await placeSlip(player, [line('keno-5m', numero, 'all-1', '07')], 100);
  await drawIssue(operator, player, 'keno-5m');
  const { list } = await visitor.client.call(endpoints.lottery.listPopular, { query: {} });
  expect(list).toHaveLength(20);
  expect(list[0]?.gameCode).toBe('keno-5m');
});

test('[LOTT-03] the Vietnam menu, a member’s recent games, and the numbers of the last hundred draws', async () => {
  const { gameMenus } = await visitor.client.call(endpoints.lottery.getVietnamMenu, {
    query: { prizeMode: 'SEA', device: 'WEB' },
  });
  expect(gameMenus.map(({ gameGroupCode }) => gameGroupCode)).toEqual([
    'vn-north',
    'vn-central',
    'vn-south',
  ]);
  const { player } = held;
  const recent = async () =>
    (await player.client.call(endpoints.lottery.listVietnamRecent)).list.map(
      ({ gameCode }) => gameCode,
    );
  expect(await recent()).toEqual([]);
  for (const gameCode of ['vn-north', 'vn-ben-tre']) {
    await placeSlip(player, [line(gameCode, await numeroOf(player, gameCode), 'de', '07')], 100);
  }
  expect(await recent()).toEqual(['vn-ben-tre', 'vn-north']);
  const numero = await drawIssue(operator, player, 'vn-north');
  const { list } = await visitor.client.call(endpoints.lottery.listVietnamDraws, {
    query: { gameCode: 'vn-north', count: 100 },
  });
  expect(list.map((draw) => draw.numero)).toEqual([numero]);
  expect(list[0]?.prizes.map(({ labelName, numbers }) => [labelName, numbers.length])).toEqual([
    ['ĐB', 1],
    ['G1', 1],
    ['G2', 2],
    ['G3', 6],
    ['G4', 4],
    ['G5', 6],
    ['G6', 3],
    ['G7', 4],
  ]);
});

test('an official draw has the same numbers at every brand, and its proof is that of the bets', async () => {
  const { player } = held;
  const { username } = await player.client.call(endpoints.member.get);
  const numero = await numeroOf(player, 'vn-north');
  const { bets } = await placeSlip(player, [line('vn-north', numero, 'lo2', '07 39')], 5_400);
  await drawIssue(operator, player, 'vn-north');
  // A day has passed: the session is over.
  await player.login(username);
  const receipt = await receiptOf(player, bets[0]?.order ?? '');
  expect(receipt.proof).toMatchObject({ source: 'official', commitment: null, seed: null });
  expect(verified(receipt)).toEqual([['inclusion', true]]);
  const elsewhere = operator.browser({ host: 'vn.localhost', brandCode: 'trangvang' });
  const query = { gameCode: 'vn-north', numero };
  const theirs = await elsewhere.client.call(endpoints.lottery.getProof, { query });
  expect([theirs.brand, theirs.numbers]).toEqual(['trangvang', receipt.proof.numbers]);
});

test('the countdown is the operator’s own, and a closed issue waits for its numbers in sight', async () => {
  const before = await issueOf(visitor, '5d-1m');
  const closesAt = before.onSale?.closesAt ?? '';
  const left = (Date.parse(closesAt) - Date.parse(before.serverTime)) / 1_000;
  expect(before.secondsLeft).toBe(Math.ceil(left));
  await workUntil(operator, closesAt);
  const closed = await issueOf(visitor, '5d-1m');
  expect(closed.awaiting).toMatchObject([{ numero: before.onSale?.numero, state: 'closed' }]);
  expect(closed.onSale?.numero).not.toBe(before.onSale?.numero);
  await workUntil(operator, before.onSale?.drawsAt ?? '');
  const drawn = await issueOf(visitor, '5d-1m');
  expect([drawn.awaiting, drawn.last?.numero]).toEqual([[], before.onSale?.numero]);
});

test('close, draw and settlement are events of the brand’s lotteries', async () => {
  const { player } = held;
  const numero = await numeroOf(player, 'pk10-3m');
  await placeSlip(player, [line('pk10-3m', numero, 'sum-size', 'big')], 100);
  await drawIssue(operator, player, 'pk10-3m');
  await operator.catchUp();
  const { rows } = await operator.services.pool.query<{ topic: string }>(
    `select topic from operator.event
     where brand = 'palpite' and facts ->> 'game' = 'pk10-3m' and facts ->> 'numero' = $1 order by pos`,
    [numero],
  );
  expect(rows.map(({ topic }) => topic)).toEqual(['draw.closed', 'draw.opened', 'draw.settled']);
});

test('what is published of a draw can neither be changed nor removed', async () => {
  const { pool } = operator.services;
  const drawn = "where drawn_at is not null and brand_code = 'palpite'";
  for (const statement of [
    `update operator.lottery_issue set numbers = '{1,2,3}' ${drawn}`,
    `update operator.lottery_issue set seed = 'other' ${drawn}`,
    `update operator.lottery_issue set root = 'other' ${drawn}`,
    `update operator.lottery_issue set commitment = 'other'`,
    `delete from operator.lottery_issue ${drawn}`,
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow(/never/);
  }
});

test('[LOTT-01] [LOTT-04] a menu says of each game what it drew last, and what it waits for between its close and its draw', async () => {
  const { player } = held;
  const gameOf = async (gameCode: string) => {
    const { gameMenus } = await visitor.client.call(endpoints.lottery.getMenu, { query: {} });
    return gameMenus.flatMap((group) => group.gameMenus).find((game) => game.gameCode === gameCode);
  };
  await playOnly(operator, ['vn-north']);
  const keno = await gameOf('keno-5m');
  expect(keno?.lastDraw?.prize).toBe('balls');
  expect(keno?.lastDraw?.numbers).toHaveLength(20);
  const ofNorth = await drawIssue(operator, player, 'vn-north');
  const north = await gameOf('vn-north');
  expect(north?.lastDraw).toMatchObject({ numero: ofNorth, prize: 'DB' });
  expect(north?.lastDraw?.numbers).toEqual([expect.stringMatching(/^\d{5}$/)]);
  const { onSale } = await issueOf(visitor, 'vn-north');
  operator.clock.now = new Date(onSale?.closesAt ?? '');
  await operator.clock.isSet();
  const closed = await gameOf('vn-north');
  expect(closed?.awaiting?.numero).toBe(onSale?.numero);
  expect(closed?.lastDraw?.numero).toBe(ofNorth);
  await workUntil(operator, onSale?.drawsAt ?? '');
  const drawn = await gameOf('vn-north');
  expect([drawn?.awaiting, drawn?.lastDraw?.numero]).toEqual([null, onSale?.numero]);
});
