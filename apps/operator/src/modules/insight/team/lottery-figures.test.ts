import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import { beforeEach, expect, test } from 'vitest';
import { requireTurnover } from '#modules/money/turnover/turnover.ts';
import {
  cancelBet,
  drawIssue,
  line,
  lineAt,
  makeIssues,
  numeroOf,
  placeSlip,
} from '#modules/lottery/testing/bets.ts';
import { withLotteries } from '#modules/lottery/testing/with-lotteries.ts';
import { limitPlay } from '#modules/wager/gate.ts';
import type { Browser } from '#testing/operator.ts';
import { atAgents, smallTeam } from './testing.ts';

/** Where bets on lotteries count: as turnover, in the days of their member and of the agents above, and as what was lost. */

const K3 = 'k3-1m';
const held = withLotteries([K3]);
const DAY = '2026-03-02';
/** Of two bets of 1,000 at a level with a rebate, one wins. */
const STAKED = 2_000;
const WON = 1_800;
const REBATES = 2 * 78;

let team: Awaited<ReturnType<typeof smallTeam>>;
let member: Browser;
beforeEach(async () => {
  const { operator } = held;
  team = await smallTeam(operator);
  member = operator.browser();
  await member.login(team.caio.username);
});

/** Two decided bets, one that was taken back, and one whose draw is to come. */
async function playLottery(): Promise<void> {
  const { operator } = held;
  const numero = await numeroOf(member, K3);
  const lines = ['big', 'small'].map((side) => lineAt(1800, K3, numero, 'sum-size', side, '1000'));
  await placeSlip(member, lines, STAKED);
  const { bets } = await placeSlip(member, [line(K3, numero, 'sum-size', 'odd', '500')], 500);
  await cancelBet(member, bets[0]?.order ?? '');
  await drawIssue(operator, member, K3);
  await makeIssues(operator);
  const next = await numeroOf(member, K3);
  await placeSlip(member, [line(K3, next, 'sum-size', 'even', '700')], 700);
  await operator.catchUp();
}

const overviewOf = async (agent: { readonly username: string }) => {
  const browser = await atAgents(held.operator, agent);
  return browser.client.call(endpoints.team.getOverview, { query: { from: DAY, to: DAY } });
};

test('a lottery bet counts as turnover once it is decided: not while its draw is to come, and never when it was taken back', async () => {
  const { services, modules, clock } = held.operator;
  await inTransaction(services.pool, ({ tx }) =>
    requireTurnover(tx, modules.money.own, {
      accountId: team.caio.id,
      reason: 'deposit',
      reference: 'D1',
      currency: 'BRL',
      requiredMinor: 3_000n,
      at: clock.now,
    }),
  );
  clock.advance(1);
  await playLottery();
  expect(await member.client.call(endpoints.turnover.get)).toMatchObject({
    doneMinor: String(STAKED),
    leftMinor: String(3_000 - STAKED),
  });
  // Also without the models, which may be late.
  await drawIssue(held.operator, member, K3);
  expect(await member.client.call(endpoints.turnover.get)).toMatchObject({
    doneMinor: String(STAKED + 700),
  });
});

test('the days of the member and of every agent above have its stake, and what it paid with its rebate', async () => {
  await playLottery();
  const { pool } = held.operator.services;
  const figures = `product, engine, captured_minor::int as captured, valid_minor::int as valid, payout_minor::int as payout,
    decided::int as decided`;
  const ofLottery = {
    product: 'ELOTT',
    engine: 'lottery',
    captured: STAKED,
    valid: STAKED,
    payout: WON + REBATES,
    decided: 2,
  };
  const days = await pool.query(
    `select ${figures}, turnover_minor::int as turnover from operator.member_day where account_id = $1 and day = $2`,
    [team.caio.id, DAY],
  );
  expect(days.rows).toEqual([{ ...ofLottery, turnover: STAKED }]);
  for (const { id } of [team.beto, team.alba]) {
    const above = await pool.query(
      `select ${figures} from operator.agent_day where agent_id = $1 and day = $2`,
      [id, DAY],
    );
    expect(above.rows).toEqual([ofLottery]);
  }
  const apart = await pool.query('select from operator.agent_day where agent_id = $1', [
    team.zoe.id,
  ]);
  expect(apart.rows).toEqual([]);
  assertSound(await held.operator.services.ledger.verify());
});

test('[AGENT-02] the team’s pages show it under lotteries, to each agent above and to no other', async () => {
  await playLottery();
  const play = {
    stakeMinor: String(STAKED),
    validStakeMinor: String(STAKED),
    payoutMinor: String(WON + REBATES),
  };
  for (const agent of [team.beto, team.alba]) {
    const overview = await overviewOf(agent);
    expect(overview).toMatchObject({
      ...play,
      products: [{ category: 'ELOTT', ...play }],
      days: [{ day: DAY, ...play }],
    });
    expect(overview.counts.active).toBe(1);
  }
  const apart = await overviewOf(team.zoe);
  expect(apart).toMatchObject({ stakeMinor: '0', payoutMinor: '0', products: [] });
});

test('what a member has lost on lotteries counts the rebate as returned, in the record’s totals and against their own limit', async () => {
  await playLottery();
  const lost = STAKED - WON - REBATES;
  const totals = await member.client.call(endpoints.bet.getTotals, { query: {} });
  expect(totals).toMatchObject({
    payoutMinor: String(WON),
    rebateMinor: String(REBATES),
    resultMinor: String(-lost),
  });
  const { services } = held.operator;
  const numero = await numeroOf(member, K3);
  const bet = () => placeSlip(member, [line(K3, numero, 'sum-size', 'big', '100')], 100);
  const limitLoss = (dayMinor: number) =>
    limitPlay(services.pool, team.caio.id, {
      stakes: [null, null, null],
      losses: [BigInt(dayMinor), null, null],
    });
  // The bet whose draw is to come may be lost as well.
  await limitLoss(lost + 700 + 99);
  await expect(bet()).rejects.toMatchObject({ code: 'play_limit_reached' });
  await limitLoss(lost + 700 + 100);
  await bet();
});
