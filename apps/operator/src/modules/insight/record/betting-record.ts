import { endpoints } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import { type Language, readBetOrder } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type EsportsVendors, isOffered, readSearch } from '#modules/play/index.ts';
import { game } from '#modules/play/tables/catalogue.table.ts';
import { gameRound } from '#modules/play/tables/game-round.table.ts';
import { type Call, handler } from '#kernel/http/handler.ts';
import { type AskedPeriod, readPeriod, sliceOf } from '../report/report-period.ts';
import { BET_CONDITIONS, type BetRow, betView, RESULT, selectBets } from './bet-rows.ts';

type Query = QueryOutput<typeof endpoints.bet.list>;

/** The signed-in account's bets in a period, page by page, and their totals. */
export const betList = handler(endpoints.bet.list, async (call) => {
  const { tx, query, session, language, brand } = call;
  const period = readPeriod(call);
  const esportsVendors = call.brand.settings.esportsVendors;
  const where = and(
    eq(gameRound.accountId, session.accountId),
    conditions(call, period, esportsVendors),
  );
  const { limit, offset } = sliceOf(query);
  const totals = await totalsOf(tx, where);
  const found = await tx
    .select({ id: gameRound.id })
    .from(gameRound)
    .where(where)
    .orderBy(...orderOf(query))
    .limit(limit)
    .offset(offset);
  const rows = await betsOf(
    tx,
    esportsVendors,
    found.map(({ id }) => id),
  );
  const { count, ...sums } = totals;
  return {
    period: period.shown,
    currency: brand.currency,
    totalRows: count,
    totalPages: Math.ceil(count / limit),
    rows: rows.map((row) => betView(row, language, brand.defaultLanguage)),
    totals: sums,
  };
});

function conditions(
  { tx, query, language }: Pick<Call<typeof endpoints.bet.list>, 'tx' | 'query' | 'language'>,
  { from, to }: AskedPeriod,
  esportsVendors: EsportsVendors,
): SQL | undefined {
  const { gameType, vassalage, gameName = '', issue, order, status } = query;
  const games = and(
    gameType === undefined ? undefined : isOffered(gameType, esportsVendors),
    gameName.trim() === '' ? undefined : isNamed(gameName, language),
  );
  return and(
    gte(gameRound.openedAt, from),
    lt(gameRound.openedAt, to),
    vassalage === undefined ? undefined : eq(gameRound.vendorCode, vassalage),
    games && inArray(gameRound.nodeId, tx.select({ nodeId: game.nodeId }).from(game).where(games)),
    issue === undefined ? undefined : eq(gameRound.roundId, issue.trim()),
    // An order number that is not a bet's matches none.
    order === undefined ? undefined : eq(gameRound.id, readBetOrder(order) ?? -1),
    status && BET_CONDITIONS[status],
  );
}

/** Punctuation alone begins no word of any name. */
function isNamed(typed: string, language: Language): SQL {
  const search = readSearch(typed, language);
  return search === null ? sql`false` : sql`${game.search} @@ ${search.names}::tsquery`;
}

/** Always ends in the order of time, so that two pages never show the same bet. */
function orderOf({ sort = 'time', direction = 'desc' }: Query): SQL[] {
  const by = direction === 'asc' ? asc : desc;
  const time = [by(gameRound.openedAt), by(gameRound.id)];
  switch (sort) {
    case 'time':
      return time;
    case 'stake':
      return [by(gameRound.stakeMinor), ...time];
    case 'payout':
      return [by(gameRound.payoutMinor), ...time];
    case 'result':
      return [sql`${by(RESULT)} nulls last`, ...time];
  }
}

async function totalsOf(tx: Database, where: SQL | undefined) {
  const [totals] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      stakeMinor: sql<string>`coalesce(sum(${gameRound.stakeMinor}), 0)::text`,
      payoutMinor: sql<string>`coalesce(sum(${gameRound.payoutMinor}), 0)::text`,
      resultMinor: sql<string>`coalesce(sum(${RESULT}), 0)::text`,
    })
    .from(gameRound)
    .where(where);
  return totals ?? { count: 0, stakeMinor: '0', payoutMinor: '0', resultMinor: '0' };
}

/** These rounds in this order: a page is found by its keys alone, and only then read. */
async function betsOf(
  tx: Database,
  esportsVendors: EsportsVendors,
  ids: readonly number[],
): Promise<BetRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectBets(tx, esportsVendors).where(inArray(gameRound.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
