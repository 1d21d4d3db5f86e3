import { MOST_WINNERS, type WinnerPeriod } from '@palpite/contract/winner.ts';
import { type GameCategory, GUEST_ACCOUNT_TYPE } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { type EsportsVendors, isOffered } from '#modules/play/index.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { game } from '#modules/play/tables/catalogue.table.ts';
import { endedDay, gameRound, isWin } from '#modules/play/tables/game-round.table.ts';

/** A win from the operator's records, as a board uses it; its account is not shown. */
export interface Win {
  readonly nodeId: number;
  readonly username: string;
  readonly payoutMinor: bigint;
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

const UNITS: Record<WinnerPeriod, string> = { today: 'day', week: 'week', month: 'month' };

/**
 * The largest payouts of a current period, each of a round that paid more than its stake. Guests play with a trial
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
      id: gameRound.id,
      nodeId: gameRound.nodeId,
      username: account.username,
      payoutMinor: gameRound.payoutMinor,
      endedAt: gameRound.endedAt,
    })
    .from(gameRound)
    .innerJoin(
      account,
      and(eq(account.id, gameRound.accountId), ne(account.type, GUEST_ACCOUNT_TYPE)),
    )
    .innerJoin(game, eq(game.nodeId, gameRound.nodeId))
    .where(
      and(
        eq(gameRound.brandCode, brand.code),
        sql`${endedDay(gameRound.endedAt)} = day.begins::date`,
        isWin(gameRound),
        sql`${gameRound.endedAt} between ${begins} and ${until}`,
        gameType === undefined ? undefined : isOffered(gameType, esportsVendors),
      ),
    )
    .orderBy(desc(gameRound.payoutMinor), asc(gameRound.id))
    .limit(MOST_WINNERS)
    .as('win');
  const rows = await tx
    .select({
      nodeId: ofOneDay.nodeId,
      username: ofOneDay.username,
      payoutMinor: ofOneDay.payoutMinor,
      endedAt: ofOneDay.endedAt,
    })
    .from(days)
    .crossJoinLateral(ofOneDay)
    .orderBy(desc(ofOneDay.payoutMinor), asc(ofOneDay.id))
    .limit(MOST_WINNERS);
  return rows.map(({ endedAt, ...win }) => ({ ...win, endedAt: endedAt ?? now }));
}
