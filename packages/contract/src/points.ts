import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import {
  count,
  currency,
  decimal,
  id,
  instant,
  label,
  pageQuery,
  password,
  picture,
  points,
  positiveMinorUnits,
} from './wire.ts';

/**
 * Points: earned by play, spent in the mall or converted to money. They never expire. The two calls that take a password
 * are encrypted, like every call with a password.
 */

const reader = {
  method: 'GET',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  idempotency: 'safe',
} as const;

const spender = {
  method: 'POST',
  origin: 'extension',
  token: 'required',
  encrypted: true,
  permission: 'member-centre',
  sensitive: true,
  idempotency: 'key',
  throttle: 'money',
} as const;

export const pointsGetBalance = endpoint({
  ...reader,
  summary: 'The member’s points and what they are worth',
  path: '/wps/points/balance',
  value: v.object({ currentPoints: points, pointsRatio: decimal, currency }),
  staleOn: { points: 0 },
});

/** The details needed to deliver a reward. */
const rewardNeed = v.picklist(['receivingAddress', 'paidAccount', 'zalo', 'whatsapp']);

export const pointsReward = v.object({
  rewardId: id,
  title: label,
  description: label,
  picture: v.nullable(picture),
  redeemPoints: points,
  availableQuantity: count,
  needs: v.array(rewardNeed),
});

export const pointsListRewards = endpoint({
  ...reader,
  summary: 'The rewards of the mall',
  path: '/wps/points/rewards',
  query: v.object(pageQuery),
  value: v.object({ list: v.array(pointsReward), totalPages: count }),
  staleOn: { points: 0 },
});

export const pointsRedemption = v.object({
  redemptionId: id,
  title: label,
  redeemAmount: points,
  redeemQuantity: count,
  receivingAddress: v.nullable(label),
  paidAccount: v.nullable(label),
  status: v.picklist(['in-process', 'rejected', 'approved']),
  at: instant,
});

export const pointsRedeem = endpoint({
  ...spender,
  summary: 'Redeem a reward, by the password',
  path: '/wps/points/redeem',
  body: v.object({
    rewardId: id,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    password,
    receivingAddress: v.optional(label),
    paidAccount: v.optional(label),
    zalo: v.optional(label),
    whatsapp: v.optional(label),
  }),
  value: v.object({ redemption: pointsRedemption, currentPoints: points }),
  errors: [
    'password_incorrect',
    'insufficient_points',
    'out_of_stock',
    'not_found',
    'field_invalid',
  ],
  changes: ['points'],
});

export const pointsListRedemptions = endpoint({
  ...reader,
  summary: 'What the member redeemed, newest first',
  path: '/wps/points/redemptions',
  query: v.object(keyedPageQuery()),
  value: v.object({ list: v.array(pointsRedemption), pages: keyedPages }),
  staleOn: { points: 0 },
});

export const pointsGetConfig = endpoint({
  ...reader,
  summary: 'How points are earned and converted',
  path: '/wps/points/config',
  value: v.object({
    /** Points for one major unit of the currency. */
    pointsRatio: decimal,
    currency,
    minimumPoints: points,
    dailyCap: v.nullable(points),
    earning: v.array(v.object({ source: id, labelName: label, rate: decimal })),
  }),
});

export const pointsListTransactions = endpoint({
  ...reader,
  summary: 'Each change of the member’s points, newest first',
  path: '/wps/points/transactions',
  query: v.object(keyedPageQuery()),
  value: v.object({
    list: v.array(
      v.object({
        transactionId: id,
        source: label,
        change: points,
        balanceAfter: points,
        at: instant,
      }),
    ),
    pages: keyedPages,
  }),
  staleOn: { points: 0 },
});

export const pointsConvert = endpoint({
  ...spender,
  summary: 'Convert points to money, by the password',
  path: '/wps/points/convert',
  body: v.object({ points, password }),
  value: v.object({ currentPoints: points, amountMinor: positiveMinorUnits, currency }),
  errors: ['password_incorrect', 'insufficient_points', 'amount_out_of_range'],
  changes: ['points', 'balance'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  points: {
    getBalance: pointsGetBalance,
    listRewards: pointsListRewards,
    redeem: pointsRedeem,
    listRedemptions: pointsListRedemptions,
    getConfig: pointsGetConfig,
    listTransactions: pointsListTransactions,
    convert: pointsConvert,
  },
} as const satisfies EndpointTree;
