import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { count, currency, instant, label, positiveMinorUnits } from './wire.ts';

/** What must still be staked before a withdrawal, and why. */

/** The reason for the requirement. */
export const TURNOVER_REASONS = [
  'deposit',
  'promotion',
  'adjustment',
  'opening-balance',
  'registration-bonus',
] as const;
export type TurnoverReason = (typeof TURNOVER_REASONS)[number];

const progress = {
  requiredMinor: positiveMinorUnits,
  /** The part staked in rounds that have ended. */
  doneMinor: positiveMinorUnits,
  leftMinor: positiveMinorUnits,
};

export const turnoverRequirement = v.object({
  reason: v.picklist(TURNOVER_REASONS),
  /** The order or promotion that caused it, as the member knows it. */
  reference: label,
  /** Stakes count from this time. */
  since: instant,
  ...progress,
});
export type TurnoverRequirement = v.InferOutput<typeof turnoverRequirement>;

/** The longest list of `requirements`; the sums cover all of them. */
export const TURNOVER_LISTED = 50;

export const turnoverStanding = v.object({
  currency,
  ...progress,
  /** How many requirements are not yet met. */
  total: count,
  /** Oldest first: stakes count towards them in this order. */
  requirements: v.pipe(v.array(turnoverRequirement), v.maxLength(TURNOVER_LISTED)),
  asOf: instant,
});
export type TurnoverStanding = v.InferOutput<typeof turnoverStanding>;

export const turnoverGet = endpoint({
  summary: 'What the member must still stake before they can withdraw, and why',
  method: 'GET',
  path: '/wps/payout/turnover',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  value: turnoverStanding,
  idempotency: 'safe',
  staleOn: { turnover: 3 },
});

/** The calls of this file, by noun and verb. */
export const calls = {
  turnover: {
    get: turnoverGet,
  },
} as const satisfies EndpointTree;
