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
 * The turnover that a deposit asks for before a withdrawal, in minor units, rounded up.
 * @param creditedMinor what comes to the balance, the fee taken off
 * @param percent hundredths of that: 100 for once
 */
export function depositTurnoverOf(creditedMinor: bigint, percent: number): bigint {
  return (creditedMinor * BigInt(percent) + 99n) / 100n;
}
