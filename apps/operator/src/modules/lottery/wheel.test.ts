import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import {
  balanceOf,
  drawIssue,
  drawRecord,
  line,
  numeroOf,
  placeSlip,
  receiptOf,
  verified,
} from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** Xiên quay and đề 2 cửa from the slip to the record; what they win is counted here by hand from the table of prizes. */

const GAME = 'vn-north';
const held = withLotteries([GAME]);

/** Every third number: some of them come in nearly every draw. */
const NUMBERS = Array.from({ length: 34 }, (_, at) => String(3 * at).padStart(2, '0'));

/** Ways to take so many things. */
const pairs = (count: number) => (count * (count - 1)) / 2;
const threes = (count: number) => (count * (count - 1) * (count - 2)) / 6;

test('a wheel costs each of its xiên, and the draw pays each that came at the odds of its size', async () => {
  const { operator, player } = held;
  const { username } = await player.client.call(endpoints.member.get);
  const before = await balanceOf(player);
  const numero = await numeroOf(player, GAME);
  const wheels = threes(NUMBERS.length);
  const stake = wheels * 4 * 2;
  const doors = 2 * NUMBERS.length * 100;
  const { bets } = await placeSlip(
    player,
    [
      line(GAME, numero, 'xien-quay3', NUMBERS.join(' '), '2'),
      line(GAME, numero, 'de-2-cua', NUMBERS.join(' '), '100'),
    ],
    stake + doors,
  );
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  // Its groups pay by their sizes, so the record names no single odds.
  expect(rows.map(({ play, odds }) => [play, odds])).toEqual([
    ['de-2-cua', '95.0000'],
    ['xien-quay3', null],
  ]);
  expect(bets.map(({ stakeMinor }) => Number(stakeMinor))).toEqual([stake, doors]);

  await drawIssue(operator, player, GAME);
  const later = operator.browser();
  await later.login(username);
  const receipt = await receiptOf(later, bets[0]?.order ?? '');
  const ends = drawRecord(receipt).numbers.map((number) => number.slice(-2));
  const came = NUMBERS.filter((number) => ends.includes(number)).length;
  // A pair is in a wheel with each of the other numbers.
  const wheelWon = pairs(came) * (NUMBERS.length - 2) * 16 + threes(came) * 65;
  const [special = '', first = ''] = ends;
  const doorsWon = [special, first].filter((number) => NUMBERS.includes(number)).length * 95;
  const won = wheelWon * 2 + doorsWon * 100;
  expect(wheelWon).toBeGreaterThan(0);
  expect(await balanceOf(later)).toBe(before - stake - doors + won);
  expect(verified(receipt).filter(([, isRight]) => !isRight)).toEqual([]);
});
