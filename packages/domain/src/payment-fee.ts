/** What a payment costs: a fixed part and a part of the amount. */
export interface FeeRule {
  /** Minor units. */
  readonly fixedMinor: bigint;
  /** Thousandths of the amount, 0 to 1000. */
  readonly perMille: number;
}

/**
 * The fee of a payment in minor units. What is no whole minor unit is dropped: a fee is never above what was said.
 * @throws RangeError for a negative amount
 */
export function paymentFee({ fixedMinor, perMille }: FeeRule, amountMinor: bigint): bigint {
  if (amountMinor < 0n) throw new RangeError('a payment has a negative amount');
  return fixedMinor + (amountMinor * BigInt(perMille)) / 1_000n;
}
