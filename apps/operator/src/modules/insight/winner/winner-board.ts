import { endpoints } from '@palpite/contract';
import { maskedName } from '@palpite/domain';
import { gamesOfNodes, gameView, viewerOf } from '#modules/play/index.ts';
import { handlerOf } from '#kernel/http/handler.ts';
import { findWins } from './find-wins.ts';
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
  const games = await gamesOfNodes(tx, wins);
  const views = new Map(games.map((row) => [row.nodeId, gameView(row, viewerOf(call))]));
  const list = wins.flatMap(({ nodeId, username, payoutMinor, endedAt }) => {
    const view = views.get(nodeId);
    if (!view) return [];
    const { gameName, picture, gameType: category, vassalage } = view;
    return {
      name: maskedName(username),
      gameName,
      picture,
      nodeId: view.nodeId,
      gameType: category,
      vassalage,
      payout: { amountMinor: payoutMinor.toString(), currency: brand.currency },
      wonAt: endedAt.toISOString(),
    };
  });
  return { list: list.map((winner, index) => ({ place: index + 1, ...winner })) };
});
