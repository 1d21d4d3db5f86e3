import type { Currency } from '@palpite/domain';
import { type StakeTier, stakeLadderMinor } from '@palpite/domain/stakes.ts';

/** A game's statements about its payouts. */
export interface Paying {
  readonly stakeTier: StakeTier;
  readonly mostWinPercent: number | null;
}

/**
 * The most that a round of this stake can pay, in minor units. A round without a stake (a free one of the vendor's)
 * counts as one with the game's highest. Undefined when the game has no stated maximum.
 */
export function mostWinMinor(
  { stakeTier, mostWinPercent }: Paying,
  currency: Currency,
  stakeMinor: bigint,
): bigint | undefined {
  if (mostWinPercent === null) return undefined;
  const highest = stakeLadderMinor(currency, stakeTier).at(-1) ?? 0n;
  const stake = stakeMinor > 0n ? stakeMinor : highest;
  return (stake * BigInt(mostWinPercent)) / 100n;
}
