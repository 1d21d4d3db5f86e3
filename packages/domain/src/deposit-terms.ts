/** What a deposit costs and asks for: said before it is ordered, and counted the same way when it succeeds. */

export interface DepositFeeTerms {
  /** Minor units. */
  readonly fixedMinor: bigint;
  /** Thousandths of what is paid. */
  readonly perMille: number;
}

/** The fee of a payment, in minor units: rounded up, and never more than what was paid. */
export function depositFeeOf(
  amountMinor: bigint,
  { fixedMinor, perMille }: DepositFeeTerms,
): bigint {
  const fee = fixedMinor + (amountMinor * BigInt(perMille) + 999n) / 1_000n;
  return fee < amountMinor ? fee : amountMinor;
}

/**
 * The turnover that a payment asks for before a withdrawal, in minor units, rounded up.
 * @param percent hundredths of the payment: 100 for once
 */
export function depositTurnoverOf(amountMinor: bigint, percent: number): bigint {
  return (amountMinor * BigInt(percent) + 99n) / 100n;
}
