import { endpoints } from '@palpite/contract';
import { type LotteryBet, MOST_LISTED_BETS } from '@palpite/contract/lottery-bet.ts';
import { type Bet, BETTING_RECORD_SORTS } from '@palpite/contract/record.ts';
import { REPORT_MOST_ROWS } from '@palpite/contract/report.ts';
import type { Browser } from '#testing/operator.ts';

/** Every call that reads bets or what is made of them. Each answer is parsed by the contract, at both ends. */

/** The bets of the betting record, in each of its orders, as a download asks for them. */
export async function recordsOf({ client }: Browser): Promise<Record<string, readonly Bet[]>> {
  const found: Record<string, readonly Bet[]> = {};
  for (const sort of BETTING_RECORD_SORTS) {
    const query = { sort, pageSize: REPORT_MOST_ROWS };
    found[sort] = (await client.call(endpoints.bet.list, { query })).rows;
  }
  return found;
}

/** The bets of the betting view, page by page. */
export async function lotteryBetsOf({ client }: Browser): Promise<LotteryBet[]> {
  const found: LotteryBet[] = [];
  for (let page: string | undefined | null; page !== null; ) {
    const query = { pageSize: MOST_LISTED_BETS, ...(page && { page }) };
    const answer = await client.call(endpoints.lottery.listBets, { query });
    found.push(...answer.list);
    page = answer.pages.next;
  }
  return found;
}

export const slipOf = async ({ client }: Browser, slipId: string) =>
  (await client.call(endpoints.bet.listOfSlip, { query: { slipId, pageSize: 100 } })).rows;

export const betOf = async ({ client }: Browser, order: string) =>
  (await client.call(endpoints.bet.get, { query: { order } })).bet;

/** What else a member reads of bets, and their agent above. */
export async function readSums({ client }: Browser, agent: Browser): Promise<void> {
  await client.call(endpoints.bet.getTotals, { query: {} });
  for (const sort of ['time', 'in', 'out'] as const) {
    const query = { sort, pageSize: REPORT_MOST_ROWS };
    await client.call(endpoints.movement.list, { query });
  }
  await client.call(endpoints.movement.getTotals, { query: {} });
  await client.call(endpoints.message.list, { query: {} });
  await client.call(endpoints.wallet.getBalance);
  await client.call(endpoints.turnover.get);
  for (const period of ['today', 'month'] as const) {
    await client.call(endpoints.winner.list, { query: { period } });
  }
  await agent.client.call(endpoints.team.getOverview, { query: {} });
  await agent.client.call(endpoints.team.list, { query: {} });
}
