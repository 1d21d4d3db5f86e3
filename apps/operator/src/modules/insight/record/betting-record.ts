import { endpoints } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import { RECORD_DAYS } from '@palpite/contract/record.ts';
import { REPORT_PAGE_SIZE } from '@palpite/contract/report.ts';
import { readBetOrder } from '@palpite/domain';
import { namesQuery } from '@palpite/domain/name-terms.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Call, handler } from '#kernel/http/handler.ts';
import { type KeyColumn, type Keyset, keysetPage } from '#kernel/paging/keyset.ts';
import { isOffered, viewerOf } from '#modules/catalogue/index.ts';
import { BET_CONDITIONS, BET_SUMS, PAYOUT, RESULT } from '#modules/wager/index.ts';
import { node } from '#modules/wager/tables/node.table.ts';
import { idAt, wager } from '#modules/wager/tables/wager.table.ts';
import { type AskedPeriod, readPeriod } from '../report/report-period.ts';
import { betsOf, betView, ISSUE } from './bet-rows.ts';

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
    .select(BET_SUMS)
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
    brand,
  }: Pick<Call<typeof endpoints.bet.getTotals>, 'tx' | 'query' | 'session' | 'brand'>,
  { from, to }: AskedPeriod,
): SQL | undefined {
  const { gameType, vassalage, nodeId, gameName = '', issue, order, status } = query;
  const typed = gameName.trim();
  const ofNode = and(
    gameType === undefined ? undefined : isOffered(node, gameType, brand.settings.esportsVendors),
    typed === '' ? undefined : isNamed(typed),
  );
  return and(
    eq(wager.accountId, session.accountId),
    gte(wager.id, idAt(from)),
    lt(wager.id, idAt(to)),
    vassalage === undefined ? undefined : eq(wager.engine, engineOf(tx, vassalage)),
    // An id that is no node's matches none.
    nodeId === undefined ? undefined : eq(wager.nodeId, nodeOf(nodeId)),
    ofNode && inArray(wager.nodeId, tx.select({ nodeId: node.nodeId }).from(node).where(ofNode)),
    issue === undefined ? undefined : eq(ISSUE, issue.trim()),
    // An order number that is not a bet's matches none.
    order === undefined ? undefined : eq(wager.id, readBetOrder(order) ?? -1),
    status && BET_CONDITIONS[status],
  );
}

/** Punctuation alone begins no word of any name. */
function isNamed(typed: string): SQL {
  const names = namesQuery(typed);
  return names === null ? sql`false` : sql`${node.names} @@ ${names}::tsquery`;
}

/** The engine whose bets are shown under that vendor. */
const engineOf = (tx: Database, vassalage: string) =>
  tx.select({ engine: node.engine }).from(node).where(eq(node.vendorCode, vassalage)).limit(1);

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
