import { addDays, dayIn, startOfDay } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { withdrawal } from '../tables/withdrawal.table.ts';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

/** What an account has withdrawn today, and its unpaid withdrawals. */
export interface WithdrawalUsage {
  /** The day in the brand's time zone, and when it ends. */
  readonly day: string;
  readonly dayEndsAt: Date;
  /** Of the day, without refused or cancelled ones. */
  readonly count: number;
  readonly amountMinor: bigint;
  /** Not paid yet, of any day; their fees are on hold too. */
  readonly openCount: number;
  readonly heldMinor: bigint;
  /** Whether one was ever paid. */
  readonly hasBeenPaid: boolean;
}

/** Statuses in which the ledger still holds the money. */
export const OPEN_STATUSES = ['awaiting-review', 'awaiting-payout'] as const;

export async function withdrawalUsage(
  database: Database,
  accountId: number,
  timeZone: string,
  now: Date,
): Promise<WithdrawalUsage> {
  const day = dayIn(timeZone, now);
  const ofToday = sql`${withdrawal.day} = ${day}`;
  const isOpen = sql`${withdrawal.status} in ('awaiting-review', 'awaiting-payout')`;
  const { amountMinor, feeMinor } = withdrawal;
  const [used] = await database
    .select({
      count: sql<number>`(count(*) filter (where ${ofToday}))::int`,
      amountMinor: sql<string>`coalesce(sum(${amountMinor}) filter (where ${ofToday}), 0)::text`,
      openCount: sql<number>`(count(*) filter (where ${isOpen}))::int`,
      heldMinor: sql<string>`coalesce(sum(${amountMinor} + ${feeMinor}) filter (where ${isOpen}), 0)::text`,
      hasBeenPaid: sql<boolean>`count(${withdrawal.payoutMinor}) > 0`,
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.accountId, accountId),
        notInArray(withdrawal.status, ['refused', 'cancelled']),
      ),
    );
  if (used === undefined) throw new Error('a count counted nothing');
  return {
    ...used,
    day,
    dayEndsAt: startOfDay(timeZone, addDays(day, 1)),
    amountMinor: BigInt(used.amountMinor),
    heldMinor: BigInt(used.heldMinor),
  };
}

/** The limit that one more withdrawal of that amount would exceed; null when it is within all of them. */
export function limitReached(
  terms: WithdrawalTerms,
  usage: WithdrawalUsage,
  amountMinor: bigint,
): 'count' | 'amount' | 'open' | null {
  if (usage.openCount >= terms.openAtOnce) return 'open';
  if (usage.count >= terms.countPerDay) return 'count';
  return usage.amountMinor + amountMinor > terms.amountPerDayMinor ? 'amount' : null;
}
