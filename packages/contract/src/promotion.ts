import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { richText } from './rich-text.ts';
import { count, id, instant, label, money, picture } from './wire.ts';

/** What a brand offers for a time: its promotions by category, each with its conditions. */

export const PROMOTION_CATEGORIES = [
  'new_player',
  'cashback',
  'tournament',
  'seasonal',
  'vip',
] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];
export const promotionCategory = v.picklist(PROMOTION_CATEGORIES);

/** Where a promotion stands in time, for whoever has no part in it. */
export const PROMOTION_STATES = ['coming_soon', 'running', 'closed'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

export const promotion = v.object({
  id,
  category: promotionCategory,
  title: label,
  summary: label,
  /** A wide composition, and the same scene for a narrow place. */
  picture,
  phonePicture: picture,
  startsAt: instant,
  /** Null for one that goes on until it is taken back. */
  endsAt: v.nullable(instant),
  state: v.picklist(PROMOTION_STATES),
});
export type Promotion = v.InferOutput<typeof promotion>;

/** How many promotions a brand shows at once, at most. */
export const MOST_PROMOTIONS = 100;

export const promotionList = endpoint({
  module: 'promotion',
  summary:
    'Promotions that run or are coming soon: those under way first, the newest of them first',
  method: 'GET',
  path: '/wps/promotion/list',
  origin: 'extension',
  query: v.object({ category: v.optional(promotionCategory) }),
  value: v.object({ list: v.pipe(v.array(promotion), v.maxLength(MOST_PROMOTIONS)) }),
  idempotency: 'safe',
});

export const promotionDetail = endpoint({
  module: 'promotion',
  summary: 'One promotion with its conditions; one that has ended says so',
  method: 'GET',
  path: '/wps/promotion/detail',
  origin: 'extension',
  query: v.object({ id }),
  value: v.object({
    ...promotion.entries,
    /** What it costs to make use of it, each in a sentence: shown before anything else is said. */
    conditions: v.object({ turnover: label, fees: label, limits: label }),
    terms: richText,
  }),
  errors: ['not_found'],
  idempotency: 'safe',
});
export type PromotionDetail = v.InferOutput<(typeof promotionDetail)['value']>;

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
