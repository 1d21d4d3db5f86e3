import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { chaseSteps } from '@palpite/lottery/chase.ts';
import { largestWinMinor } from '@palpite/lottery/largest-win.ts';
import { costMinor } from '@palpite/lottery/selection.ts';
import { expect, test } from 'vitest';
import type { Browser } from '#testing/operator.ts';
import { NORTH_NUMBERS } from '../results/testing.ts';
import {
  balanceOf,
  issueOf,
  line,
  makeIssues,
  numeroOf,
  walletOf,
  workUntil,
} from '../testing/bets.ts';
import { withLotteries } from '../testing/with-lotteries.ts';

/** Chases by profit, as the page plans them and the operator plays them. */

const NORTH = 'vn-north';
const UNIT = 100;
const PROFIT = 500n;
const ISSUES = 5;
/** The special prize’s last two digits: 99 is big, 01 is small. */
const BIG = NORTH_NUMBERS.with(0, '00099');
const SMALL = NORTH_NUMBERS;

const held = withLotteries([NORTH], { config: { lotteryResults: 'people' } });

/** The steps of a chase on a small special prize, counted from the rows of the game as the page does. */
async function planOf({ client }: Browser, numero: string) {
  const { plays } = await client.call(endpoints.lottery.getGame, { query: { gameCode: NORTH } });
  const row = plays.find((each) => each.row.code === 'tai-xiu')?.row;
  if (row === undefined) throw new Error('the play is not offered');
  const { selection } = line(NORTH, numero, 'tai-xiu', 'xiu');
  const chosen = { areas: selection.areas, bankers: [], tickets: [] };
  const cost = costMinor(row, chosen, BigInt(UNIT));
  const win = largestWinMinor(row, chosen, BigInt(UNIT));
  const steps = chaseSteps({ kind: 'profit', multiple: 1, profitMinor: PROFIT }, ISSUES, cost, win);
  if (steps === undefined) throw new Error('the profit cannot be reached');
  return { win: Number(win), steps };
}

async function placeByProfit(player: Browser) {
  const numero = await numeroOf(player, NORTH);
  const plan = await planOf(player, numero);
  const multiples = plan.steps.map(({ multiple }) => multiple);
  const total = Number(plan.steps.at(-1)?.spentMinor);
  const { play, selection, unitMinor } = line(NORTH, numero, 'tai-xiu', 'xiu', String(UNIT));
  const placed = await player.client.call(endpoints.lottery.placeChase, {
    body: {
      gameCode: NORTH,
      numero,
      lines: [{ play, selection, unitMinor }],
      multiples,
      stopOnWin: true,
      totalMinor: String(total),
    },
    idempotencyKey: randomUUID(),
  });
  return { ...plan, ...placed, multiples, total };
}

/** The next draw comes with these numbers. Sessions do not outlast the day. */
async function drawNorth(numbers: readonly string[]): Promise<void> {
  const { operator } = held;
  await makeIssues(operator);
  const { onSale } = await issueOf(operator.browser(), NORTH);
  if (onSale === null) throw new Error('nothing is on sale');
  await operator.database.pool.query(
    'insert into operator.lottery_result (game_code, numero, numbers, entered_at) values ($1, $2, $3, ledger.now())',
    [NORTH, onSale.numero, numbers],
  );
  await workUntil(operator, onSale.closesAt);
  await workUntil(operator, onSale.drawsAt);
}

/** A chase’s parts: what each staked and paid. */
async function partsOf(chaseId: string) {
  const { rows } = await held.operator.services.pool.query<{ stake: number; paid: number }>(
    `select stake_minor::float8 as stake, payout_minor::float8 as paid from operator.wager
     where slip_id = $1 order by id`,
    [chaseId],
  );
  return rows;
}

/** How a chase ended, and what it has left. */
async function stateOf(chaseId: string) {
  const { rows } = await held.operator.services.pool.query<{ ended: string; left: number }>(
    "select rule ->> 'ended' as ended, left_minor::float8 as left from operator.slip where id = $1",
    [chaseId],
  );
  return rows[0];
}

test('a chase by profit that wins in its third issue pays back all that it staked and the profit, and the rest returns', async () => {
  const { operator, player } = held;
  const before = await balanceOf(player);
  const { chaseId, multiples, steps, win, total } = await placeByProfit(player);
  // Each is the least that makes up for those before it.
  expect(multiples).toEqual([6, 12, 24, 49, 100]);
  expect(await balanceOf(player)).toBe(before - total);
  for (const numbers of [BIG, BIG, SMALL]) await drawNorth(numbers);
  const cost = (at: number) => Number(steps[at]?.costMinor);
  const paid = win * (multiples[2] ?? 0);
  expect(await partsOf(chaseId)).toEqual([
    { stake: cost(0), paid: 0 },
    { stake: cost(1), paid: 0 },
    { stake: cost(2), paid },
  ]);
  expect(await stateOf(chaseId)).toEqual({ ended: 'won', left: 0 });
  const gained = paid - Number(steps[2]?.spentMinor);
  expect(gained).toBeGreaterThanOrEqual(Number(PROFIT));
  expect(await walletOf(operator, player.accountId)).toBe(before + gained);
  assertSound(await operator.services.ledger.verify());
});

test('a chase by profit that never wins loses exactly the sum that was said before it was placed', async () => {
  const { operator, player } = held;
  const before = await balanceOf(player);
  const { chaseId, steps, total } = await placeByProfit(player);
  for (let at = 0; at < ISSUES; at += 1) await drawNorth(BIG);
  expect(await partsOf(chaseId)).toEqual(
    steps.map(({ costMinor: stake }) => ({ stake: Number(stake), paid: 0 })),
  );
  expect(await stateOf(chaseId)).toEqual({ ended: 'completed', left: 0 });
  expect(await walletOf(operator, player.accountId)).toBe(before - total);
  assertSound(await operator.services.ledger.verify());
});
