import { minorUnits, positiveMinorUnits } from './wire.ts';

/**
 * What bets add up to, in minor units. Of the decided ones: payout and rebate less stake are the result, so that
 * `(payout − pendingPayout) + rebate − (stake − pending) = result`.
 */
export const betSums = {
  /** Without stakes that have returned because the bet was taken back. */
  stakeMinor: positiveMinorUnits,
  /** The part of the stakes that is not decided. */
  pendingMinor: positiveMinorUnits,
  /** Without rebates. */
  payoutMinor: positiveMinorUnits,
  /** The part of the payouts that rounds have paid before they are decided. */
  pendingPayoutMinor: positiveMinorUnits,
  rebateMinor: positiveMinorUnits,
  /** Of the decided bets. */
  resultMinor: minorUnits,
};
