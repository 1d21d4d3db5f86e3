import { MOST_WINNERS, type WinnerPeriod } from '@palpite/contract/winner.ts';
import { type GameCategory, GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import { type EsportsVendors, isOffered } from '#modules/catalogue/index.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { node } from '#modules/wager/tables/node.table.ts';
import { endedDay, endedWager, isWin } from '#modules/wager/tables/wager.table.ts';

/** A win from the operator's records, as a board uses it; its account is not shown. */
export interface Win {
  readonly nodeId: number;
  readonly username: string;
  /** Without a rebate, which is due whatever comes. */
  readonly payoutMinor: bigint;
  readonly stakeMinor: bigint;
  readonly endedAt: Date;
}

export interface WinsAsked {
  readonly brand: { readonly code: string; readonly timeZone: string };
  readonly period: WinnerPeriod;
  /** Undefined for all categories. */
  readonly gameType: GameCategory | undefined;
  readonly esportsVendors: EsportsVendors;
  readonly now: Date;
}

const paid = sql<bigint>`(${endedWager.payoutMinor} - coalesce((${endedWager.facts} ->> 'rebate')::int8, 0))`;

const UNITS: Record<WinnerPeriod, string> = { today: 'day', week: 'week', month: 'month' };

/**
 * The largest payouts of a current period, each of a bet that paid more than its stake. Guests play with a trial
 * wallet and are left out. Each day's largest are read from an index, and the largest of those kept.
 */
export async function findWins(tx: Database, asked: WinsAsked): Promise<Win[]> {
  const { brand, period, gameType, esportsVendors, now } = asked;
  const until = sql`${now.toISOString()}::timestamptz`;
  const begins = sql`date_trunc(${UNITS[period]}, ${until}, ${brand.timeZone})`;
  const days = sql`generate_series(
    ((${begins}) at time zone 'UTC')::date, (${until} at time zone 'UTC')::date, interval '1 day'
  ) as day(begins)`;
  const ofOneDay = tx
    .select({
      id: endedWager.id,
      nodeId: sql<number>`${endedWager.nodeId}`.mapWith(Number).as('node_id'),
      username: account.username,
      payoutMinor: paid.mapWith(endedWager.payoutMinor).as('paid_minor'),
      stakeMinor: endedWager.stakeMinor,
      endedAt: endedWager.settledAt,
    })
    .from(endedWager)
    .innerJoin(
      account,
      and(eq(account.id, endedWager.accountId), ne(account.type, GUEST_ACCOUNT_TYPE)),
    )
    .where(
      and(
        eq(endedWager.brandCode, brand.code),
        sql`${endedDay} = day.begins::date`,
        isWin,
        sql`${paid} > ${endedWager.stakeMinor}`,
        sql`${endedWager.settledAt} between ${begins} and ${until}`,
        isShown(tx, gameType, esportsVendors),
      ),
    )
    .orderBy(desc(endedWager.payoutMinor), asc(endedWager.id))
    .limit(MOST_WINNERS)
    .as('win');
  const rows = await tx
    .select({
      nodeId: ofOneDay.nodeId,
      username: ofOneDay.username,
      payoutMinor: ofOneDay.payoutMinor,
      stakeMinor: ofOneDay.stakeMinor,
      endedAt: ofOneDay.endedAt,
    })
    .from(days)
    .crossJoinLateral(ofOneDay)
    .orderBy(desc(ofOneDay.payoutMinor), asc(ofOneDay.id))
    .limit(MOST_WINNERS);
  return rows.map(({ endedAt, ...win }) => ({ ...win, endedAt: endedAt ?? now }));
}

/** The bet is on what is listed, of the category if there is one. Looked up win by win, so that the index's order stays. */
function isShown(
  tx: Database,
  gameType: GameCategory | undefined,
  esportsVendors: EsportsVendors,
): SQL {
  const offered = gameType === undefined ? undefined : isOffered(node, gameType, esportsVendors);
  const isIts = and(eq(node.nodeId, endedWager.nodeId), offered);
  return exists(tx.select({ nodeId: node.nodeId }).from(node).where(isIts));
}
