import type { Bet } from '@palpite/contract/record.ts';
import { betOrder } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { betStatusOf, isUndecided, REBATE } from '#modules/wager/index.ts';
import { type EsportsVendors, offeredCategory, type Viewer } from '#modules/catalogue/index.ts';
import { node } from '#modules/wager/tables/node.table.ts';
import { wager, wagerLeg } from '#modules/wager/tables/wager.table.ts';
import { nodeView } from '../report/node-view.ts';

/** The draw or match; for products without one, the engine's own id. */
export const ISSUE = sql<string>`coalesce(${wager.issue}, operator.ref_text(${wager.engineRef}))`;

/** Of a single bet its leg's own, of a ticket all of them, in their order. */
const ofLegs = (column: SQL) => sql<string | null>`(
  select string_agg(distinct_leg.text, ', ' order by distinct_leg.leg) from (
    select min(l.leg) as leg, ${column} as text from ${wagerLeg} l where l.wager_id = ${wager.id} group by 2
  ) distinct_leg
)`;

/** The odds of all legs together, to four places. Logarithms miss a product by less than the eighth. */
const odds = sql<string | null>`(
  select trunc(round(exp(sum(ln(l.odds / 10000.0))), 8), 4) from ${wagerLeg} l
  where l.wager_id = ${wager.id} and l.odds > 0
)::text`;

/** Wagers with what they are on; the caller adds which. */
export const selectBets = (tx: Database, esportsVendors: EsportsVendors) =>
  tx
    .select({
      id: wager.id,
      issue: ISSUE,
      vendorCode: node.vendorCode,
      vendorName: node.vendorName,
      nodeId: node.nodeId,
      pictureSeed: node.pictureSeed,
      code: node.code,
      accountType: node.accountType,
      titles: node.titles,
      category: offeredCategory(node, esportsVendors),
      play: ofLegs(sql`l.play`),
      selection: ofLegs(sql`l.selection`),
      odds,
      outcome: ofLegs(sql`l.result #>> '{}'`),
      stakeMinor: wager.stakeMinor,
      payoutMinor: wager.payoutMinor,
      rebateMinor: REBATE,
      cancelledMinor: sql<string>`coalesce(${wager.facts} ->> 'cancelled', '0')`,
      status: wager.status,
      openedAt: sql<Date>`ledger.time_of(${wager.id})`.mapWith(wager.settledAt),
      endedAt: wager.settledAt,
    })
    .from(wager)
    .innerJoin(node, eq(node.nodeId, wager.nodeId))
    .$dynamic();
export type BetRow = Awaited<ReturnType<typeof selectBets>>[number];

/** These wagers in this order: a page is found by its keys alone, and only then read. */
export async function betsOf(
  tx: Database,
  esportsVendors: EsportsVendors,
  ids: readonly number[],
): Promise<BetRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectBets(tx, esportsVendors).where(inArray(wager.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A wager as its player's record shows it. */
export function betView(row: BetRow, viewer: Viewer): Bet {
  const result = row.payoutMinor - row.stakeMinor;
  return {
    order: betOrder(row.id),
    at: row.openedAt.toISOString(),
    game: {
      nodeId: String(row.nodeId),
      ...nodeView(row, viewer),
      gameType: row.category,
      vassalage: row.vendorCode,
      vendorName: row.vendorName,
    },
    issue: row.issue,
    play: row.play,
    selection: row.selection,
    odds: row.odds,
    outcome: row.outcome,
    stakeMinor: row.stakeMinor.toString(),
    cancelledMinor: row.cancelledMinor,
    payoutMinor: (row.payoutMinor - row.rebateMinor).toString(),
    rebateMinor: row.rebateMinor.toString(),
    resultMinor: isUndecided(row.status) ? null : result.toString(),
    status: betStatusOf(row),
  };
}
