import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { lotteryBetFilters } from './lottery-bet.ts';
import { reportTotals } from './report.ts';
import { betSums } from './bet-sums.ts';
import { currency } from './wire.ts';

/** What the member's bets on lotteries add up to: apart from the calls of the betting view, which never asks for it. */

export const lotteryGetBetTotals = endpoint({
  summary: 'What the member’s lottery bets add up to, on all pages of the list',
  method: 'GET',
  path: '/wps/lottery/bets/totals',
  origin: 'extension',
  token: 'required',
  permission: 'play',
  query: v.object(lotteryBetFilters),
  value: v.object({
    ...reportTotals,
    currency,
    ...betSums,
  }),
  idempotency: 'safe',
  staleOn: { wager: 5 },
});

/** The calls of this file, by noun and verb. */
export const calls = {
  lottery: { getBetTotals: lotteryGetBetTotals },
} as const satisfies EndpointTree;
