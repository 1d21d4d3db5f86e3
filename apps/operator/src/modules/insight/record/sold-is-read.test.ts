import { endpoints } from '@palpite/contract';
import type { BodyInput } from '@palpite/contract/endpoint.ts';
import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import type { Bet } from '@palpite/contract/record.ts';
import { costMinor, selectionText } from '@palpite/lottery/selection.ts';
import { beforeEach, expect, inject, test } from 'vitest';
import { grantRegistrationBonus } from '#modules/money/wallet/opening-balance.ts';
import { longestSelections } from '#modules/lottery/testing/longest.ts';
import {
  drawIssue,
  numeroOf,
  placeSlip,
  receiptOf,
  verified,
} from '#modules/lottery/testing/bets.ts';
import { withLotteries } from '#modules/lottery/testing/with-lotteries.ts';
import type { Browser } from '#testing/operator.ts';
import { atAgents, smallTeam } from '../team/testing.ts';
import { betOf, lotteryBetsOf, readSums, recordsOf, slipOf } from './testing/read.ts';

/** What can be sold can be read: the longest bets of every play of every family of lotteries, at its highest odds. */

const STATION = 'vn-bac-lieu';
const OTHER_STATION = 'vn-ben-tre';
const LOTTERIES = ['5d-1m', '11of5-1m', 'k3-1m', 'pk10-1m', 'keno-1m', STATION, 'vn-north'];
const held = withLotteries([...LOTTERIES, OTHER_STATION]);
const RICH = 100_000_000_000n;

let team: Awaited<ReturnType<typeof smallTeam>>;
let player: Browser;
beforeEach(async () => {
  const { operator } = held;
  team = await smallTeam(operator);
  player = operator.browser();
  await player.login(team.caio.username);
  const { ledger, pool } = operator.services;
  const palpite = { code: 'palpite', currency: 'BRL' } as const;
  await grantRegistrationBonus(ledger, pool, team.caio.id, RICH, palpite);
});

type Line = BodyInput<typeof endpoints.lottery.placeSlip>['lines'][number];
interface Priced {
  readonly line: Line;
  readonly costMinor: bigint;
}

/** The longest bets of every play of a lottery. */
async function longestLines(gameCode: string): Promise<Priced[]> {
  const query = { gameCode };
  const { plays, limits } = await player.client.call(endpoints.lottery.getGame, { query });
  const numero = await numeroOf(player, gameCode);
  const unitMinor = BigInt(limits.leastUnitMinor);
  const most = {
    unitMinor,
    mostLineMinor: BigInt(limits.mostLineMinor),
    mostWinMinor: BigInt(limits.numberCapMinor),
  };
  return plays.flatMap(({ row }) => {
    const found = longestSelections(row, most);
    expect(found, `${gameCode} sells a bet of ${row.code}`).not.toEqual([]);
    return found.map((selection) => ({
      line: {
        gameCode,
        numero,
        play: row.code,
        selection: structuredClone(selection) as Line['selection'],
        unitMinor: limits.leastUnitMinor,
        ...(row.stations === 2 ? { secondGameCode: OTHER_STATION } : {}),
      },
      costMinor: costMinor(row, selection, unitMinor),
    }));
  });
}

/** A body holds half a megabyte, and the longest lines take some thirty kilobytes each. */
const LINES_AT_ONCE = 12;

interface Placed {
  readonly orders: readonly string[];
  /** The orders of each slip of several bets. */
  readonly slips: ReadonlyMap<string, readonly string[]>;
}

async function placeAll(lines: readonly Priced[]): Promise<Placed> {
  const orders: string[] = [];
  const slips = new Map<string, readonly string[]>();
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE);
    const total = some.reduce((sum, each) => sum + each.costMinor, 0n);
    const placed = await placeSlip(
      player,
      some.map(({ line }) => line),
      Number(total),
    );
    const bought = placed.bets.map(({ order }) => order);
    orders.push(...bought);
    if (placed.slipId !== undefined) slips.set(placed.slipId, bought);
  }
  return { orders, slips };
}

/** Each list has all of the bets. */
async function expectListed({ orders, slips }: Placed): Promise<void> {
  const all = expect.arrayContaining([...orders]);
  expect((await lotteryBetsOf(player)).map(({ order }) => order)).toEqual(all);
  for (const rows of Object.values(await recordsOf(player))) {
    expect(rows.map(({ order }) => order)).toEqual(all);
  }
  for (const [slipId, bought] of slips) {
    expect((await slipOf(player, slipId)).map(({ order }) => order)).toEqual(bought);
  }
}

/** The bets whose like are the most: by odds, by what was chosen, by what came. All of them where the rules are proved. */
async function extremes(orders: readonly string[]): Promise<Set<string>> {
  if (inject('prove')) return new Set(orders);
  const bets = await lotteryBetsOf(player);
  const most = (of: (bet: (typeof bets)[number]) => number) =>
    bets.toSorted((one, other) => of(other) - of(one)).slice(0, 2);
  return new Set(
    [
      ...most(({ odds }) => Math.max(...Object.values(odds))),
      ...most(({ selection }) => selectionText(selection).length),
      ...most(({ selection }) => selection.bankers.length),
      ...most(({ secondGameCode }) => (secondGameCode === undefined ? 0 : 1)),
      ...most(({ payoutMinor }) => Number(payoutMinor)),
    ].map(({ order }) => order),
  );
}

/** The record has the odds where all wins pay alike, and the other station however much was chosen. */
function isShown({ odds, selection }: Bet, sold: LotteryBet): boolean {
  const [first = 0, ...others] = new Set(Object.values(sold.odds));
  const hasOdds = others.length > 0 || Number(odds) === first / 10_000;
  const { secondGameName: second } = sold;
  return hasOdds && (second === undefined || selection?.endsWith(`… + ${second}`) === true);
}

test.each(LOTTERIES)(
  'the longest bets of every play of %s are read by every call that lists them, before the draw and after it',
  async (gameCode) => {
    const { operator } = held;
    const placed = await placeAll(await longestLines(gameCode));
    await expectListed(placed);
    await drawIssue(operator, player, gameCode);
    // The draw of a station is a day away: by then the session has ended.
    await player.login(team.caio.username);
    await operator.catchUp();
    await expectListed(placed);
    for (const order of await extremes(placed.orders)) {
      const receipt = await receiptOf(player, order);
      const bet = await betOf(player, order);
      expect(bet.status).not.toBe('pending');
      expect(verified(receipt).filter(([, ok]) => !ok)).toEqual([]);
      expect(bet).toSatisfy((shown: Bet) => isShown(shown, receipt.bet));
    }
    await readSums(player, await atAgents(operator, team.alba));
  },
  120_000,
);
