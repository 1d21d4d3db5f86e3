import type { Currency } from './money.ts';

/**
 * What a spin may cost. A ladder is integer minor units, every step a multiple of 20, so that a stake
 * divides evenly over 20 lines.
 */
export const STAKE_TIERS = { low: 1n, standard: 5n, high: 20n } as const;
export type StakeTier = keyof typeof STAKE_TIERS;

/** The smallest spin of the lowest tier, in minor units. */
const BASE_STAKE_MINOR: Record<Currency, bigint> = {
  BRL: 20n,
  USD: 20n,
  VND: 1000n,
  CNY: 100n,
  IDR: 100000n,
  THB: 500n,
};

const STEPS = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 250n] as const;

/** The stakes a game of this tier offers, smallest first, in minor units of `currency`. */
export function stakeLadderMinor(currency: Currency, tier: StakeTier): readonly bigint[] {
  return STEPS.map((step) => BASE_STAKE_MINOR[currency] * STAKE_TIERS[tier] * step);
}

/** The dearest spin of a tier, in minor units of `currency`. */
export function maxStakeMinor(currency: Currency, tier: StakeTier): bigint {
  return stakeLadderMinor(currency, tier).at(-1) ?? minStakeMinor(currency, tier);
}

/** The cheapest spin of a tier, in minor units of `currency`. */
export function minStakeMinor(currency: Currency, tier: StakeTier): bigint {
  return BASE_STAKE_MINOR[currency] * STAKE_TIERS[tier];
}
