import { endpoints } from '@palpite/contract';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { cancelBet, drawIssue, line, numeroOf, placeSlip } from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

const K3 = 'k3-1m';
const OTHER = 'k3-3m';

const held = withLotteries([K3, OTHER]);
let operator: TestOperator;
let player: Browser;
beforeEach(() => {
  ({ operator, player } = held);
});

type Filters = QueryInput<typeof endpoints.lottery.getBetTotals>;

const totalsOf = (query: Filters) => player.client.call(endpoints.lottery.getBetTotals, { query });
const listOf = async (query: Filters) =>
  (await player.client.call(endpoints.lottery.listBets, { query: { ...query, pageSize: 100 } }))
    .list;

/** The same sums, of the listed bets. */
async function addedUp(query: Filters) {
  const list = await listOf(query);
  const sum = (of: (bet: (typeof list)[number]) => string | number | undefined) =>
    String(list.reduce((all, bet) => all + Number(of(bet) ?? 0), 0));
  const isDecided = (status: string) => status === 'won' || status === 'lost';
  return {
    totalRows: list.length,
    stakeMinor: sum(({ status, stakeMinor }) => (status === 'cancelled' ? 0 : stakeMinor)),
    pendingMinor: sum(({ status, stakeMinor }) => (status === 'pending' ? stakeMinor : 0)),
    payoutMinor: sum(({ payoutMinor }) => payoutMinor),
    rebateMinor: sum(({ status, rebateMinor }) => (isDecided(status) ? rebateMinor : 0)),
    resultMinor: sum(({ status, stakeMinor, payoutMinor, rebateMinor = '0' }) =>
      isDecided(status) ? Number(payoutMinor) + Number(rebateMinor) - Number(stakeMinor) : 0,
    ),
  };
}

test('stakes, payouts, rebates and the result are summed of all bets that a filter of the list finds, on all of its pages', async () => {
  const bets = async (gameCode: string, choices: readonly string[]) => {
    const numero = await numeroOf(player, gameCode);
    const lines = choices.map((choice) => ({
      ...line(gameCode, numero, 'sum-size', choice, '1000'),
      prizeLevel: 1800,
    }));
    return placeSlip(player, lines, 1_000 * lines.length);
  };
  // One of both wins unless the dice are equal, and more than a page of the list has.
  const choices = Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? 'big' : 'small'));
  const { slipId } = await bets(K3, choices);
  await drawIssue(operator, player, K3);
  await bets(OTHER, ['odd', 'even']);
  const back = await bets(K3, ['big']);
  await cancelBet(player, back.bets[0]?.order ?? '');

  const all = await totalsOf({});
  expect(all).toMatchObject({ totalRows: 27, stakeMinor: '26000', pendingMinor: '2000' });
  expect(all).toMatchObject(await addedUp({}));
  expect(
    Number(all.payoutMinor) +
      Number(all.rebateMinor) -
      (Number(all.stakeMinor) - Number(all.pendingMinor)),
  ).toBe(Number(all.resultMinor));
  expect(Number(all.rebateMinor)).toBeGreaterThan(0);
  expect(await totalsOf({ pending: true })).toMatchObject({
    totalRows: 2,
    stakeMinor: '2000',
    pendingMinor: '2000',
    payoutMinor: '0',
    rebateMinor: '0',
    resultMinor: '0',
  });
  for (const query of [{ won: true }, { gameCode: K3 }, { gameCode: OTHER }, { slipId }]) {
    expect(await totalsOf(query)).toMatchObject(await addedUp(query));
  }
  const won = await listOf({ won: true });
  expect(won.every(({ status }) => status === 'won')).toBe(true);
  expect(won.length).toBe((await listOf({})).filter(({ status }) => status === 'won').length);
  expect((await totalsOf({ won: true, pending: true })).totalRows).toBe(0);
});

test('an account without bets adds up to nothing', async () => {
  const { client } = await operator.signedIn();
  expect(await client.call(endpoints.lottery.getBetTotals, { query: {} })).toMatchObject({
    totalRows: 0,
    stakeMinor: '0',
    resultMinor: '0',
  });
});
