import { endpoints } from '@palpite/contract';
import type { Winner } from '@palpite/contract/winner.ts';
import { maskedName } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { inArray } from 'drizzle-orm';
import { type CallContext, handlerOf } from '#kernel/http/handler.ts';
import { gamesOfNodes, gameView, titleIn, viewerOf } from '#modules/catalogue/index.ts';
import { LOTTERY_VENDOR, lotteryAccountType } from '#modules/lottery/index.ts';
import { lotteryGame } from '#modules/lottery/tables/lottery.table.ts';
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
  const list = wins.flatMap(({ nodeId, username, payoutMinor, endedAt }) => {
    const view = views.get(nodeId);
    if (!view) return [];
    return {
      name: maskedName(username),
      ...view,
      nodeId: String(nodeId),
      payout: { amountMinor: payoutMinor.toString(), currency: brand.currency },
      wonAt: endedAt.toISOString(),
    };
  });
  return { list: list.map((winner, index) => ({ place: index + 1, ...winner })) };
});

type PlayedView = Pick<Winner, 'gameName' | 'picture' | 'gameType' | 'vassalage' | 'lottery'>;

/** What was won on, by node: games of the catalogue, and lotteries. */
async function viewsOf(tx: Database, call: CallContext, wins: readonly Win[]) {
  const games = (await gamesOfNodes(tx, wins)).map((row) => {
    const { gameName, picture, gameType, vassalage } = gameView(row, viewerOf(call));
    return [row.nodeId, { gameName, picture, gameType, vassalage, lottery: null }] as const;
  });
  const nodes = wins.map(({ nodeId }) => nodeId);
  const rows = await tx.select().from(lotteryGame).where(inArray(lotteryGame.nodeId, nodes));
  const lotteries = rows.map((row) => {
    const view = {
      gameName: titleIn(row.titles, call.language, call.brand.defaultLanguage),
      picture: null,
      gameType: row.category,
      vassalage: LOTTERY_VENDOR.code,
      lottery: { gameCode: row.code, accountTypeName: lotteryAccountType(row) },
    };
    return [row.nodeId, view] as const;
  });
  return new Map<number, PlayedView>([...games, ...lotteries]);
}
