import { endpoints } from '@palpite/contract';
import type { GameCategory } from '@palpite/domain';
import { expect, test } from 'vitest';
import {
  cancelBet,
  drawIssue,
  line,
  lineAt,
  numeroOf,
  placeSlip,
} from '#modules/lottery/testing/bets.ts';
import { withLotteries } from '#modules/lottery/testing/with-lotteries.ts';

const K3 = 'k3-1m';
const NORTH = 'vn-north';
const held = withLotteries([K3, NORTH]);

/** The board as a visitor reads it once the cached one has expired. */
async function board(gameType?: GameCategory) {
  held.operator.clock.advance(30);
  const visitor = held.operator.browser({ language: 'EN' });
  return (await visitor.client.call(endpoints.winner.list, { query: { gameType } })).list;
}

test('a win on a lottery is on the board, with the lottery’s name and what opens it', async () => {
  const { operator, player } = held;
  const numero = await numeroOf(player, K3);
  // One of the two wins 195 for 100, the other loses; the third is taken back.
  const sides = ['big', 'small'].map((side) => line(K3, numero, 'sum-size', side));
  await placeSlip(player, sides, 200);
  const { bets } = await placeSlip(player, [line(K3, numero, 'sum-size', 'big small')], 200);
  await cancelBet(player, bets[0]?.order ?? '');
  expect(await board()).toEqual([]);
  await drawIssue(operator, player, K3);
  const won = {
    place: 1,
    gameName: 'K3 1 min',
    picture: null,
    lottery: { gameCode: K3, accountTypeName: 'ELOTT' },
    gameType: 'ELOTT',
    vassalage: 'LOTTERY',
    payout: { amountMinor: '195', currency: 'BRL' },
  };
  const list = await board();
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject(won);
  expect(list[0]?.name).toMatch(/^pl\*+$/);
  expect(await board('ELOTT')).toHaveLength(1);
  expect(await board('LOTT')).toEqual([]);
  expect(await board('RNG')).toEqual([]);
});

test('of a win with a rebate the board shows what was won, and a rebate alone makes no win', async () => {
  const { operator, player } = held;
  const numero = await numeroOf(player, K3);
  const sides = ['big', 'small'].map((side) => lineAt(1800, K3, numero, 'sum-size', side));
  await placeSlip(player, sides, 200);
  await drawIssue(operator, player, K3);
  const { rows } = await player.client.call(endpoints.bet.list, { query: { status: 'won' } });
  expect(rows).toMatchObject([{ payoutMinor: '180', rebateMinor: '7' }]);
  expect(rows[0]?.game).toMatchObject({
    picture: null,
    lottery: { gameCode: K3, accountTypeName: 'ELOTT' },
  });
  const payouts = (await board()).map(({ payout }) => payout.amountMinor);
  expect(payouts).toContain('180');
  expect(payouts).not.toContain('187');
});
