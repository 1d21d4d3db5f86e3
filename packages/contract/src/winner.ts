import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { playedLottery, vassalage } from './game.ts';
import { count, gameCategory, id, instant, label, money, picture } from './wire.ts';

/** A win worth showing: the payout is above the stake. It identifies the winner only by a masked name. */
export const winner = v.object({
  place: count,
  /** The account name's first letters, then asterisks. */
  name: label,
  gameName: label,
  /** Null for a lottery, which has no picture of its own. */
  picture: v.nullable(picture),
  lottery: playedLottery,
  nodeId: id,
  gameType: gameCategory,
  vassalage,
  payout: money,
  /** What was staked; nothing where the round was free. */
  stake: money,
  wonAt: instant,
});

/** The most wins on one board. */
export const MOST_WINNERS = 20;

/** The current period, by default today: since midnight, Monday or the first of the month, in the operator's time zone. */
export const WINNER_PERIODS = ['today', 'week', 'month'] as const;
export type WinnerPeriod = (typeof WINNER_PERIODS)[number];

export type Winner = v.InferOutput<typeof winner>;

export const winnerList = endpoint({
  summary: 'The largest payouts of real accounts in a period, of all categories or one',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  query: v.object({
    gameType: v.optional(gameCategory),
    period: v.optional(v.picklist(WINNER_PERIODS)),
  }),
  value: v.object({ list: v.pipe(v.array(winner), v.maxLength(MOST_WINNERS)) }),
  idempotency: 'safe',
  staleOn: { winners: 2 },
});

/** The calls of this file, by noun and verb. */
export const calls = {
  winner: {
    list: winnerList,
  },
} as const satisfies EndpointTree;
