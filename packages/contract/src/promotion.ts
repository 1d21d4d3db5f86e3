import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { ink } from './face.ts';
import { richText } from './rich-text.ts';
import { address, count, id, instant, label, money, picture } from './wire.ts';

/** A brand's promotions by category, each with its conditions. */

export const PROMOTION_CATEGORIES = [
  'new_player',
  'cashback',
  'tournament',
  'seasonal',
  'vip',
] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];
export const promotionCategory = v.picklist(PROMOTION_CATEGORIES);

/** The phase of a promotion, independent of the caller's part in it. */
export const PROMOTION_STATES = ['coming_soon', 'running', 'closed'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** The brand's own picture of a promotion, on one of its inks; the words are over it. */
export const poster = v.object({
  ink,
  /** Over a wide place, its left free for words. */
  picture: address,
  /** In a narrow place, below words. */
  phonePicture: address,
  /** A figure that is cut out, at the foot of the ink; else a scene from edge to edge. */
  isCutOut: v.boolean(),
});
export type Poster = v.InferOutput<typeof poster>;

export const promotion = v.object({
  id,
  category: promotionCategory,
  title: label,
  summary: label,
  /** A wide composition, and the same scene for a narrow place. */
  picture,
  phonePicture: picture,
  /** Null without a picture of the brand's own. */
  poster: v.nullable(poster),
  /** What must be staked for it, in a sentence. */
  turnover: label,
  startsAt: instant,
  /** Null for one without a planned end. */
  endsAt: v.nullable(instant),
  state: v.picklist(PROMOTION_STATES),
});
export type Promotion = v.InferOutput<typeof promotion>;

/** The most promotions that a brand shows at once. */
export const MOST_PROMOTIONS = 100;

export const promotionList = endpoint({
  summary:
    'Promotions that run or are coming soon: those under way first, the newest of them first',
  method: 'GET',
  path: '/wps/promotion/list',
  origin: 'extension',
  query: v.object({ category: v.optional(promotionCategory) }),
  value: v.object({ list: v.pipe(v.array(promotion), v.maxLength(MOST_PROMOTIONS)) }),
  idempotency: 'safe',
});

export const promotionGet = endpoint({
  summary: 'One promotion with its conditions; one that has ended says so',
  method: 'GET',
  path: '/wps/promotion/detail',
  origin: 'extension',
  query: v.object({ id }),
  value: v.object({
    ...promotion.entries,
    /** What taking part costs, in a sentence each: shown before everything else. */
    conditions: v.object({ turnover: label, fees: label, limits: label }),
    terms: richText,
  }),
  errors: ['not_found'],
  idempotency: 'safe',
});
export type PromotionDetail = v.InferOutput<(typeof promotionGet)['value']>;

export const rafflePrize = v.object({
  prizeId: id,
  labelName: label,
  /** The value of the prize in money; null for a prize that is not money. */
  amount: v.nullable(money),
});

export const promotionClaimRaffle = endpoint({
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
  changes: ['balance', 'turnover'],
  throttle: 'money',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  promotion: {
    list: promotionList,
    get: promotionGet,
    claimRaffle: promotionClaimRaffle,
  },
} as const satisfies EndpointTree;
