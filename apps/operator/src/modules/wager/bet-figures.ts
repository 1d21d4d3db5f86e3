import type { BetStatus } from '@palpite/contract/bet-status.ts';
import { type SQL, sql } from 'drizzle-orm';
import { wager } from './tables/wager.table.ts';

/** What reports of bets read from wagers: their statuses as conditions, their figures, and what many of them add up to. */

const ENDED = sql`${wager.status} in ('settled', 'cashed_out')`;

/** Each status as a condition on a wager. One that paid exactly its stake has neither won nor lost. */
export const BET_CONDITIONS: Readonly<Record<BetStatus, SQL>> = {
  pending: sql`${wager.status} in ('open', 'pending')`,
  cancelled: sql`${wager.status} = 'void'`,
  won: sql`${ENDED} and ${wager.payoutMinor} > ${wager.stakeMinor}`,
  refunded: sql`${ENDED} and ${wager.payoutMinor} = ${wager.stakeMinor} and ${wager.stakeMinor} > 0`,
  lost: sql`${ENDED} and (${wager.payoutMinor} < ${wager.stakeMinor}
    or (${wager.payoutMinor} = 0 and ${wager.stakeMinor} = 0))`,
};

/** What of a wager's payout is a rebate, which was due whatever came. */
export const REBATE = sql<bigint>`case when ${wager.status} = 'void' then 0
  else coalesce((${wager.facts} ->> 'rebate')::int8, 0) end`.mapWith(wager.payoutMinor);

/** What its outcome has paid. */
export const PAYOUT = sql<bigint>`(${wager.payoutMinor} - ${REBATE})`.mapWith(wager.payoutMinor);

/** Payout and rebate less stake of a decided wager; null while it is open. */
export const RESULT = sql`case when ${ENDED} then ${wager.payoutMinor} - ${wager.stakeMinor}
  when ${wager.status} = 'void' then 0 end`;

/**
 * What wagers add up to. The result is payout and rebate less stake of the decided ones; a round may have paid before it is
 * decided.
 */
export const BET_SUMS = {
  totalRows: sql<number>`count(*)::int`,
  stakeMinor: sql<string>`coalesce(sum(${wager.stakeMinor}), 0)::text`,
  payoutMinor: sql<string>`coalesce(sum(${PAYOUT}), 0)::text`,
  rebateMinor: sql<string>`coalesce(sum(${REBATE}), 0)::text`,
  resultMinor: sql<string>`coalesce(sum(${RESULT}), 0)::text`,
  pendingMinor: sql<string>`coalesce(sum(${wager.stakeMinor}) filter (where ${BET_CONDITIONS.pending}), 0)::text`,
  pendingPayoutMinor: sql<string>`coalesce(sum(${PAYOUT}) filter (where ${BET_CONDITIONS.pending}), 0)::text`,
};
