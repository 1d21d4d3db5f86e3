import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, currency, instant, label, positiveMinorUnits } from './wire.ts';

/** What is still to be staked before money can be withdrawn, and why. */

/** What asked for it. */
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
  /** What of it was staked in rounds that are over. */
  doneMinor: positiveMinorUnits,
  leftMinor: positiveMinorUnits,
};

export const turnoverRequirement = v.object({
  reason: v.picklist(TURNOVER_REASONS),
  /** The order or the promotion that it came from, as the member knows it. */
  reference: label,
  /** Stakes from here on count. */
  since: instant,
  ...progress,
});
export type TurnoverRequirement = v.InferOutput<typeof turnoverRequirement>;

/** The longest that `requirements` is; the sums are of all of them. */
export const TURNOVER_LISTED = 50;

export const turnoverStanding = v.object({
  currency,
  ...progress,
  /** How many there are that are not all met yet. */
  total: count,
  /** The oldest first: stakes count for them in this order. */
  requirements: v.pipe(v.array(turnoverRequirement), v.maxLength(TURNOVER_LISTED)),
  asOf: instant,
});
export type TurnoverStanding = v.InferOutput<typeof turnoverStanding>;

export const turnover = endpoint({
  module: 'turnover',
  summary: 'What the member must still stake before they can withdraw, and why',
  method: 'GET',
  path: '/wps/payout/turnover',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  value: turnoverStanding,
  idempotency: 'safe',
});
