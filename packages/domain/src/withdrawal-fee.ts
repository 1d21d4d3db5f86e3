/** What a withdrawal costs: a fixed part and a part of the amount. */
export interface WithdrawalFeeTerms {
  /** Minor units. */
  readonly fixedMinor: bigint;
  /** Thousandths of the amount, 0 to 999. */
  readonly perMille: number;
}

/** The fee of a withdrawal, in minor units: rounded up, and taken beside the amount. */
export function withdrawalFeeOf(
  amountMinor: bigint,
  { fixedMinor, perMille }: WithdrawalFeeTerms,
): bigint {
  return fixedMinor + (amountMinor * BigInt(perMille) + 999n) / 1_000n;
}

/** The largest amount that can be withdrawn from `availableMinor`, its fee taken from there too; zero for none. */
export function mostWithdrawable(availableMinor: bigint, terms: WithdrawalFeeTerms): bigint {
  const left = availableMinor - terms.fixedMinor;
  if (left <= 0n) return 0n;
  // Rounding is at most one minor unit, so the amount itself or the one below it fits.
  const amountMinor = (left * 1_000n) / (1_000n + BigInt(terms.perMille));
  return amountMinor + withdrawalFeeOf(amountMinor, terms) <= availableMinor
    ? amountMinor
    : amountMinor - 1n;
}
