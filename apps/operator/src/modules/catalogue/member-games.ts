import { endpoints } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import { favouriteGame, game, recentGame } from './tables/catalogue.table.ts';
import { handler } from '#kernel/http/handler.ts';
import { gameView, selectGames } from './game-view.ts';
import { gameByNode, viewerOf } from './list-games.ts';

const PAGE_SIZE = 42;

interface Paged {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** A table of an account's games, newest first, page by page. */
async function pageOf(
  tx: Database,
  mine: typeof favouriteGame | typeof recentGame,
  newest: SQL,
  accountId: number,
  { pageNo = 1, pageSize = PAGE_SIZE }: Paged,
) {
  const [total] = await tx
    .select({ games: count() })
    .from(mine)
    .where(eq(mine.accountId, accountId));
  const rows = await selectGames(tx)
    .innerJoin(mine, and(eq(mine.nodeId, game.nodeId), eq(mine.accountId, accountId)))
    .orderBy(newest, asc(game.nodeId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { rows, totalPages: Math.ceil((total?.games ?? 0) / pageSize) };
}

/** Games the member opened last. */
export const gameListRecent = handler(endpoints.game.listRecent, async (call) => {
  const { tx, session, query } = call;
  const newest = desc(recentGame.openedAt);
  const { rows, totalPages } = await pageOf(tx, recentGame, newest, session.accountId, query);
  const viewer = viewerOf(call);
  return { list: rows.map((row) => gameView(row, viewer)), totalPages };
});

/** A game that a member opens is the first of the recent ones. */
export async function rememberOpened(
  tx: Database,
  accountId: number,
  nodeId: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(recentGame)
    .values({ accountId, nodeId, openedAt: now })
    .onConflictDoUpdate({
      target: [recentGame.accountId, recentGame.nodeId],
      set: { openedAt: now },
    });
}

/** The member's favourites. */
export const favouriteList = handler(endpoints.favourite.list, async (call) => {
  const { tx, session, query } = call;
  const newest = desc(favouriteGame.addedAt);
  const { rows, totalPages } = await pageOf(tx, favouriteGame, newest, session.accountId, query);
  const viewer = viewerOf(call);
  return { content: rows.map((row) => gameView(row, viewer)), totalPages };
});

async function idsOf(tx: Database, accountId: number): Promise<string[]> {
  const rows = await tx
    .select({ nodeId: favouriteGame.nodeId })
    .from(favouriteGame)
    .where(eq(favouriteGame.accountId, accountId))
    .orderBy(desc(favouriteGame.addedAt), asc(favouriteGame.nodeId));
  return rows.map(({ nodeId }) => String(nodeId));
}

/** Only the node ids, with which a lobby marks its tiles. */
export const favouriteListIds = handler(endpoints.favourite.listIds, async ({ tx, session }) =>
  idsOf(tx, session.accountId),
);

/** Adds a favourite; adding it again changes nothing. */
export const favouriteAdd = handler(endpoints.favourite.add, async ({ tx, session, body, now }) => {
  const row = await gameByNode(tx, body.nodeId);
  if (!row) throw new ContractError('game_not_found');
  await tx
    .insert(favouriteGame)
    .values({ accountId: session.accountId, nodeId: row.nodeId, addedAt: now })
    .onConflictDoNothing();
  return idsOf(tx, session.accountId);
});

/** Removes a favourite, whether or not there was one. */
export const favouriteRemove = handler(
  endpoints.favourite.remove,
  async ({ tx, session, query }) => {
    const row = await gameByNode(tx, query.nodeId);
    if (row) {
      await tx
        .delete(favouriteGame)
        .where(
          and(eq(favouriteGame.accountId, session.accountId), eq(favouriteGame.nodeId, row.nodeId)),
        );
    }
    return idsOf(tx, session.accountId);
  },
);
