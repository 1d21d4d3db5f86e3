import { endpoints } from '@palpite/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  balanceOf,
  cancelBet,
  chasesOf,
  drawIssue,
  makeIssues,
  numeroOf,
  placeChase,
  playOnly,
  stopChase,
} from '../testing/bets.ts';

/** Chases on the dice: big and small together always pay, and return 195.6 for 200. */

const GAME = 'k3-1m';
const BOTH = 'big small';

const operator = withOperator({ limits: { generalPerMinute: 100_000 } });
let player: Browser;
let numero: string;
let before: number;
beforeAll(async () => {
  await playOnly(operator, [GAME]);
});
beforeEach(async () => {
  await makeIssues(operator);
  player = await operator.signedIn();
  numero = await numeroOf(player, GAME);
  before = await balanceOf(player);
});

const chase = (multiples: number[], more: object = {}) =>
  placeChase(player, { gameCode: GAME, numero, choices: BOTH, multiples, ...more });
const draw = () => drawIssue(operator, player, GAME);

/** The events of the player's bets and chases, in order. */
async function topicsOf({ accountId }: Browser): Promise<readonly string[]> {
  await operator.catchUp();
  const { rows } = await operator.services.pool.query<{ topic: string }>(
    `select topic from operator.event
     where account_id = $1 and topic ~ '^(wager|chase)[.]' order by pos`,
    [accountId],
  );
  return rows.map(({ topic }) => topic);
}

test('the whole sum is held at once, and each issue takes its part with its own multiple', async () => {
  const placed = await chase([1, 2, 4]);
  expect(placed).toMatchObject({
    totalMinor: '1400',
    balance: { sumBalance: String(before - 1_400) },
  });
  expect(await chasesOf(player)).toMatchObject([
    {
      chaseId: placed.chaseId,
      placed: 1,
      leftMinor: '1200',
      returnedMinor: null,
      ended: null,
      numero,
    },
  ]);
  for (const [, multiple] of [1, 2, 4].entries()) {
    const { rows } = await player.client.call(endpoints.bet.list, { query: { status: 'pending' } });
    expect(rows.map(({ stakeMinor }) => stakeMinor)).toEqual([String(200 * multiple)]);
    await draw();
  }
  expect(await chasesOf(player)).toMatchObject([
    { placed: 3, leftMinor: '0', returnedMinor: '0', ended: 'completed' },
  ]);
  const totals = await player.client.call(endpoints.bet.getTotals, { query: {} });
  expect(totals).toMatchObject({ totalRows: 3, stakeMinor: '1400' });
  expect(await balanceOf(player)).toBe(before - 1_400 + Number(totals.payoutMinor));
});

test('a chase that stops on a win gives the rest back, and places nothing more', async () => {
  await chase([1, 1, 1], { stopOnWin: true });
  await draw();
  expect(await chasesOf(player)).toMatchObject([
    { placed: 1, leftMinor: '0', returnedMinor: '400', ended: 'won' },
  ]);
  expect(await balanceOf(player)).toBe(before - 200 + 195);
  // Pages that looked between the settlement and the end hear of the end too.
  expect(await topicsOf(player)).toEqual(['wager.placed', 'wager.settled', 'chase.ended']);
  await makeIssues(operator);
  await draw();
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  expect(rows).toHaveLength(1);
});

test('a member stops a chase: what no issue has taken returns, and the part that is placed stays', async () => {
  const { chaseId } = await chase([1, 1, 1]);
  expect(await stopChase(player, chaseId)).toMatchObject({
    returnedMinor: '400',
    balance: { sumBalance: String(before - 200) },
  });
  await expect(stopChase(player, chaseId)).rejects.toMatchObject({ code: 'bet_state' });
  await draw();
  expect(await chasesOf(player)).toMatchObject([
    { placed: 1, returnedMinor: '400', ended: 'stopped' },
  ]);
  expect(await balanceOf(player)).toBe(before - 200 + 195);
  expect(await topicsOf(player)).toEqual(['wager.placed', 'chase.ended', 'wager.settled']);
});

test('the answer of a chase and of its stop has the balance that a read has, with the same versions', async () => {
  const asRead = async () => ({
    ...(await player.client.call(endpoints.wallet.getBalance)),
    asOf: expect.any(String) as string,
  });
  const { chaseId, balance } = await chase([1, 1, 1]);
  expect(balance).toEqual(await asRead());
  expect((await stopChase(player, chaseId)).balance).toEqual(await asRead());
});

test('a chase goes on after its bet of one issue was taken back', async () => {
  await chase([1, 1]);
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  await cancelBet(player, rows[0]?.order ?? '');
  await draw();
  expect(await chasesOf(player)).toMatchObject([{ placed: 2, leftMinor: '0', ended: null }]);
  await draw();
  expect(await balanceOf(player)).toBe(before - 200 + 195);
});

test('a part that can no longer be placed ends the chase, and its money returns', async () => {
  await chase([1, 1, 1]);
  await operator.database.pool.query(
    "update operator.account set status = 'locked' where id = $1",
    [player.accountId],
  );
  const watcher = operator.browser();
  await drawIssue(operator, watcher, GAME);
  await operator.database.pool.query(
    "update operator.account set status = 'active' where id = $1",
    [player.accountId],
  );
  expect(await chasesOf(player)).toMatchObject([{ placed: 1, leftMinor: '0', ended: 'refused' }]);
  expect(await balanceOf(player)).toBe(before - 200 + 195);
});

test('the operator counts the sum for itself', async () => {
  await expect(chase([1, 2], { totalMinor: 500 })).rejects.toMatchObject({
    code: 'price_changed',
    value: { totalMinor: '600' },
  });
  await expect(chase([1, 9_999], { totalMinor: 2_000_000 })).rejects.toMatchObject({
    code: 'amount_out_of_range',
  });
  expect(await balanceOf(player)).toBe(before);
});
