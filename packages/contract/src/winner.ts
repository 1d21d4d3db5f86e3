import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { vassalage } from './game.ts';
import { count, gameCategory, id, instant, label, money } from './wire.ts';

/** A win worth showing: the payout is above the stake, and the name is masked. */
export const winner = v.object({
  place: count,
  name: label,
  gameName: label,
  nodeId: id,
  gameType: gameCategory,
  vassalage,
  payout: money,
  wonAt: instant,
});

export const winnerBoard = endpoint({
  module: 'winner',
  summary: 'The winners of a period, largest payout first',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  query: v.object({
    gameType: v.optional(gameCategory),
    period: v.optional(v.picklist(['today', 'week', 'month'])),
  }),
  value: v.object({ list: v.array(winner) }),
  idempotency: 'safe',
});
