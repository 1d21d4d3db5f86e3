import { expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { limitPlay } from '#modules/wager/gate.ts';
import {
  balanceOf,
  chasesOf,
  drawIssue,
  line,
  numeroOf,
  placeChase,
  placeSlip,
  stopChase,
} from '../testing/bets.ts';
import { withLotteries } from '../testing/with-lotteries.ts';

/** A member's own limit of stakes against a chase: all of it counts when it is placed. */

const K3 = 'k3-1m';
const held = withLotteries([K3]);

const dice = async (player: Browser, multiples: number[]) =>
  placeChase(player, {
    gameCode: K3,
    numero: await numeroOf(player, K3),
    choices: 'big small',
    multiples,
  });
const limitStakes = ({ accountId }: Browser, dayMinor: number) =>
  limitPlay(held.operator.services.pool, accountId ?? 0, {
    stakes: [BigInt(dayMinor), null, null],
    losses: [null, null, null],
  });

test('all of a chase counts against a member’s limit of stakes when it is placed, though each part is below it', async () => {
  const { player } = held;
  // Opens the member’s gate, which has the limits.
  await placeSlip(player, [line(K3, await numeroOf(player, K3), 'sum-size', 'big', '2')], 2);
  const before = await balanceOf(player);
  await limitStakes(player, 1_401);
  await expect(dice(player, [1, 2, 4])).rejects.toMatchObject({ code: 'play_limit_reached' });
  expect(await balanceOf(player)).toBe(before);
  await limitStakes(player, 1_402);
  await dice(player, [1, 2, 4]);
  expect(await balanceOf(player)).toBe(before - 1_400);
});

test('a chase that is within the limit plays all of its parts, which are not counted again, and nothing else', async () => {
  const { operator, player } = held;
  await placeSlip(player, [line(K3, await numeroOf(player, K3), 'sum-size', 'big', '2')], 2);
  await limitStakes(player, 1_402);
  const { chaseId } = await dice(player, [1, 2, 4]);
  for (let at = 0; at < 3; at += 1) {
    const numero = await numeroOf(player, K3);
    await expect(
      placeSlip(player, [line(K3, numero, 'sum-size', 'big', '2')], 2),
    ).rejects.toMatchObject({ code: 'play_limit_reached' });
    await drawIssue(operator, player, K3);
  }
  expect(await chasesOf(player)).toMatchObject([
    { chaseId, placed: 3, leftMinor: '0', ended: 'completed' },
  ]);
});

test('what a stopped chase gives back can be staked again within the limit', async () => {
  const { player } = held;
  await placeSlip(player, [line(K3, await numeroOf(player, K3), 'sum-size', 'big', '2')], 2);
  await limitStakes(player, 1_402);
  const { chaseId } = await dice(player, [1, 2, 4]);
  await stopChase(player, chaseId);
  await expect(dice(player, [1, 6])).rejects.toMatchObject({ code: 'play_limit_reached' });
  await dice(player, [1, 5]);
});
