import type { BetStatus } from '@palpite/contract/bet-status.ts';
import type { WagerStatus } from './tables/wager.table.ts';

interface Decided {
  readonly status: WagerStatus;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

export const isUndecided = (status: WagerStatus) => status === 'open' || status === 'pending';

/** A wager's status as its member reads it. One that paid exactly its stake has neither won nor lost. */
export function betStatusOf({ status, stakeMinor, payoutMinor }: Decided): BetStatus {
  if (isUndecided(status)) return 'pending';
  if (status === 'void') return 'cancelled';
  if (payoutMinor === stakeMinor && stakeMinor > 0n) return 'refunded';
  return payoutMinor > stakeMinor ? 'won' : 'lost';
}
