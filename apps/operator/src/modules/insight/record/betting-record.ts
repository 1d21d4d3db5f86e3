import { endpoints } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import { RECORD_DAYS } from '@palpite/contract/record.ts';
import { REPORT_PAGE_SIZE } from '@palpite/contract/report.ts';
import { type Language, readBetOrder } from '@palpite/domain';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Call, handler } from '#kernel/http/handler.ts';
import { type KeyColumn, type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { isOffered, readSearch, viewerOf } from '#modules/catalogue/index.ts';
import { LOTTERY_VENDOR } from '#modules/lottery/index.ts';
import { game } from '#modules/catalogue/tables/catalogue.table.ts';
import { lotteryGame } from '#modules/lottery/tables/lottery.table.ts';
import { idAt, wager } from '#modules/wager/tables/wager.table.ts';
import { type AskedPeriod, readPeriod } from '../report/report-period.ts';
import { BET_CONDITIONS, betsOf, betView, ISSUE, PAYOUT, REBATE, RESULT } from './bet-rows.ts';

type Query = QueryOutput<typeof endpoints.bet.list>;

/** The signed-in account's bets in a period, page by page. */
export const betList = handler(endpoints.bet.list, async (call) => {
  const { tx, query, brand } = call;
  const period = readPeriod(call, RECORD_DAYS);
  const page = keysetPage(orderOf(query), query, REPORT_PAGE_SIZE);
  const found = await tx
    .select({ id: wager.id, key: page.key })
    .from(wager)
    .where(and(conditions(call, period), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: keys, pages } = page.answer(found);
  const rows = await betsOf(
    tx,
    brand.settings.esportsVendors,
    keys.map(({ id }) => id),
  );
  const viewer = viewerOf(call);
  return {
    period: period.shown,
    currency: brand.currency,
    pages,
    rows: rows.map((row) => betView(row, viewer)),
  };
});

/** What the bets of all pages add up to. */
export const betGetTotals = handler(endpoints.bet.getTotals, async (call) => {
  const [totals] = await call.tx
    .select({
      totalRows: sql<number>`count(*)::int`,
      stakeMinor: sql<string>`coalesce(sum(${wager.stakeMinor}), 0)::text`,
      payoutMinor: sql<string>`coalesce(sum(${PAYOUT}), 0)::text`,
      rebateMinor: sql<string>`coalesce(sum(${REBATE}), 0)::text`,
      resultMinor: sql<string>`coalesce(sum(${RESULT}), 0)::text`,
    })
    .from(wager)
    .where(conditions(call, readPeriod(call, RECORD_DAYS)));
  if (totals === undefined) throw new Error('an aggregate has one row');
  return { currency: call.brand.currency, ...totals };
});

/** Whose bets, and which of them: the same for a page and for what all pages add up to. */
function conditions(
  {
    tx,
    query,
    session,
    language,
    brand,
  }: Pick<Call<typeof endpoints.bet.getTotals>, 'tx' | 'query' | 'session' | 'language' | 'brand'>,
  { from, to }: AskedPeriod,
): SQL | undefined {
  const { gameType, vassalage, nodeId, gameName = '', issue, order, status } = query;
  const typed = gameName.trim();
  const games = and(
    gameType === undefined ? undefined : isOffered(gameType, brand.settings.esportsVendors),
    typed === '' ? undefined : isNamed(typed, language),
  );
  const lotteries = and(
    gameType === undefined ? undefined : sql`${lotteryGame.category} = ${gameType}`,
    typed === '' ? undefined : isNamedLottery(typed),
  );
  const nodes = tx
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(games)
    .unionAll(tx.select({ nodeId: lotteryGame.nodeId }).from(lotteryGame).where(lotteries));
  return and(
    eq(wager.accountId, session.accountId),
    gte(wager.id, idAt(from)),
    lt(wager.id, idAt(to)),
    vassalage === undefined ? undefined : eq(wager.engine, engineOf(vassalage)),
    // An id that is no game's matches none.
    nodeId === undefined ? undefined : eq(wager.nodeId, nodeOf(nodeId)),
    games && inArray(wager.nodeId, nodes),
    issue === undefined ? undefined : eq(ISSUE, issue.trim()),
    // An order number that is not a bet's matches none.
    order === undefined ? undefined : eq(wager.id, readBetOrder(order) ?? -1),
    status && BET_CONDITIONS[status],
  );
}

/** Punctuation alone begins no word of any name. */
function isNamed(typed: string, language: Language): SQL {
  const search = readSearch(typed, language);
  return search === null ? sql`false` : sql`${game.search} @@ ${search.names}::tsquery`;
}

/** Lotteries are few: their names are read, not searched. */
function isNamedLottery(typed: string): SQL {
  const beginning = `% ${typed.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  return sql`exists (select from jsonb_each_text(${lotteryGame.titles}) t where ' ' || t.value ilike ${beginning})`;
}

/** The engine whose bets are shown under that vendor: a vendor's own code, but for the house's lotteries. */
const engineOf = (vassalage: string) =>
  vassalage === LOTTERY_VENDOR.code ? LOTTERY_VENDOR.engine : vassalage;

/** A node's number; -1 for what is none. */
const nodeOf = (nodeId: string) => (/^[1-9]\d{0,14}$/.test(nodeId) ? Number(nodeId) : -1);

/** Always ends in the order of time: the number is unique, and carries it. */
function orderOf({ sort = 'time', direction = 'desc' }: Query): Keyset {
  const name = `bets ${sort}`;
  const time: KeyColumn = { by: wager.id, type: 'number' };
  if (sort === 'time') return { name, columns: [time], direction };
  const first = {
    stake: wager.stakeMinor,
    payout: PAYOUT,
    result: resultLast(direction),
  };
  return { name, columns: [{ by: first[sort], type: 'number' }, time], direction };
}

/** The result, with what has none yet at the end of either direction. */
const resultLast = (direction: 'asc' | 'desc') =>
  sql`coalesce(${RESULT}, ${sql.raw(direction === 'asc' ? '1' : '-1')} * 999999999999999999)`;
