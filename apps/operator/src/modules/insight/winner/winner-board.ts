import { endpoints } from '@palpite/contract';
import type { Winner } from '@palpite/contract/winner.ts';
import { maskedName } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { inArray } from 'drizzle-orm';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { type Viewer, viewerOf } from '#modules/catalogue/index.ts';
import { node } from '#modules/wager/tables/node.table.ts';
import { nodeView } from '../report/node-view.ts';
import { findWins, type Win } from './find-wins.ts';
import type { WinnerBoards } from './winner-boards.ts';

export interface WinnerNeeds {
  readonly winnerBoards: WinnerBoards;
}

const winnerHandler = handlerOf<WinnerNeeds>();

/** The brand's largest payouts of a period, under masked names; none when the brand shows no winners. */
export const winnerList = winnerHandler(endpoints.winner.list, async (call) => {
  const { query, brand, tx, own, now } = call;
  const { winners, esportsVendors } = brand.settings;
  if (!winners) return { list: [] };
  const { gameType, period = 'today' } = query;
  const name = JSON.stringify([brand.code, period, gameType, esportsVendors]);
  const wins = await own.winnerBoards.get(name, () =>
    findWins(tx, { brand, period, gameType, esportsVendors, now }),
  );
  const views = await viewsOf(tx, call, wins);
  const money = (minor: bigint) => ({ amountMinor: minor.toString(), currency: brand.currency });
  const list = wins.flatMap(({ nodeId, username, payoutMinor, stakeMinor, endedAt }) => {
    const view = views.get(nodeId);
    if (!view) return [];
    return {
      name: maskedName(username),
      ...view,
      nodeId: String(nodeId),
      payout: money(payoutMinor),
      stake: money(stakeMinor),
      wonAt: endedAt.toISOString(),
    };
  });
  return { list: list.map((winner, index) => ({ place: index + 1, ...winner })) };
});

type PlayedView = Pick<Winner, 'gameName' | 'picture' | 'gameType' | 'vassalage' | 'lottery'>;

/** What was won on, by its number. */
async function viewsOf(tx: Database, call: CallContext, wins: readonly Win[]) {
  const nodes = wins.map(({ nodeId }) => nodeId);
  const rows = await tx.select().from(node).where(inArray(node.nodeId, nodes));
  return new Map(rows.map((row) => [row.nodeId, viewOf(row, viewerOf(call))]));
}

function viewOf(row: typeof node.$inferSelect, viewer: Viewer): PlayedView {
  return {
    ...nodeView(row, viewer),
    gameType: row.category,
    vassalage: row.vendorCode,
  };
}
