import type { Database } from '@palpite/server/database/transaction.ts';

/** A time that stakes are counted in: from `from` on, until before `to`. */
export interface Span {
  readonly from: Date;
  /** Null where it has no end yet. */
  readonly to: Date | null;
}

/**
 * What an account staked in each of the spans, in minor units, in their order. A stake belongs to the time at which its
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
