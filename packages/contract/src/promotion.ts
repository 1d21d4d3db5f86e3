import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, id, label, money } from './wire.ts';

export const rafflePrize = v.object({
  prizeId: id,
  labelName: label,
  /** What the prize is worth in money; null for one that is not money. */
  amount: v.nullable(money),
});

export const claimRaffle = endpoint({
  module: 'promotion',
  summary: 'Spend one raffle ticket of a promotion',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  token: 'required',
  permission: 'member-centre',
  sensitive: true,
  body: v.object({ promotionId: id }),
  value: v.object({
    /** Null when the ticket won nothing. */
    prize: v.nullable(rafflePrize),
    ticketsLeft: count,
  }),
  errors: ['not_found', 'promotion_closed', 'already_claimed'],
  idempotency: 'key',
  throttle: 'money',
});
