import type { Database } from '@palpite/server/database/transaction.ts';

/** A time span of stakes: from `from` on, until before `to`. */
export interface Span {
  readonly from: Date;
  /** Null while it has no end. */
  readonly to: Date | null;
}

/**
 * An account's stakes in each of the spans, in minor units, in their order. A stake belongs to the time at which its
 * round began and counts once the round is settled.
 */
export type StakesIn = (
  database: Database,
  accountId: number,
  spans: readonly Span[],
) => Promise<readonly bigint[]>;

/** What turnover needs of the products that are played. */
export interface TurnoverNeeds {
  readonly stakesIn: StakesIn;
}
