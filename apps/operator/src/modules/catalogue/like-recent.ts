import { endpoints } from '@palpite/contract';
import type { LikeRecent } from '@palpite/contract/catalogue.ts';
import { GAME_FEATURES, type GameFeature } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, arrayContains, asc, desc, eq, notInArray, type SQL } from 'drizzle-orm';
import { handler } from '#kernel/http/handler.ts';
import { game, recentGame } from './tables/catalogue.table.ts';
import { type GameRow, gamesOfNodes, gameView, selectGames, type Viewer } from './game-view.ts';
import { viewerOf } from './list-games.ts';
import { isOffered } from './offered-category.ts';
import { isOpen } from './open-games.ts';
import { themeName } from './words/theme-names.ts';

/** Games in the row; with fewer than `LEAST` there is none. */
const MOST = 18;
const LEAST = 6;
/** How many of the games played last may give the reason. */
const LOOKED_AT = 5;

interface Trait extends Pick<LikeRecent, 'trait' | 'value' | 'labelName'> {
  readonly has: SQL;
}

/**
 * Games like one that the member played: those that share its theme; where they are too few, its rarest feature, and
 * else its vendor. The game played last decides, and the one before it where nothing is like that one. What the member
 * has played is not suggested again.
 */
export const gameListLikeRecent = handler(endpoints.game.listLikeRecent, async (call) => {
  const { tx, session, brand } = call;
  const viewer = viewerOf(call);
  const played = await selectGames(tx)
    .innerJoin(
      recentGame,
      and(eq(recentGame.nodeId, game.nodeId), eq(recentGame.accountId, session.accountId)),
    )
    .orderBy(desc(recentGame.openedAt), asc(game.nodeId))
    .limit(LOOKED_AT);
  const ownGames = tx
    .select({ nodeId: recentGame.nodeId })
    .from(recentGame)
    .where(eq(recentGame.accountId, session.accountId));
  for (const row of played) {
    const fresh = and(
      isOffered(game, row.category, brand.settings.esportsVendors),
      isOpen(tx),
      notInArray(game.nodeId, ownGames),
    );
    for (const { has, ...shared } of traitsOf(row, viewer)) {
      const alike = await gamesOfNodes(tx, await mostPlayed(tx, and(fresh, has)));
      if (alike.length < LEAST) continue;
      const { nodeId: playedNodeId, gameName: playedName } = gameView(row, viewer);
      const games = alike.map((each) => gameView(each, viewer));
      const gameCategory = row.category;
      return { likeRecent: { playedNodeId, playedName, ...shared, gameCategory, games } };
    }
  }
  return { likeRecent: null };
});

const mostPlayed = (tx: Database, where: SQL | undefined) =>
  tx
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(where)
    .orderBy(desc(game.popularity), asc(game.nodeId))
    .limit(MOST);

/** What a game can share with others, the most telling first. */
function traitsOf({ themeId, features, vendorCode, vendorName }: GameRow, viewer: Viewer): Trait[] {
  const feature = rarestOf(features);
  return [
    {
      trait: 'theme',
      value: themeId,
      labelName: themeName(themeId, viewer.language),
      has: eq(game.themeId, themeId),
    },
    ...(feature === undefined
      ? []
      : [
          {
            trait: 'feature',
            value: feature,
            has: arrayContains(game.features, [feature]),
          } as const,
        ]),
    {
      trait: 'vassalage',
      value: vendorCode,
      labelName: vendorName,
      has: eq(game.vendorCode, vendorCode),
    },
  ];
}

/** The list of features begins with what most games have. */
const rarestOf = (features: readonly GameFeature[]): GameFeature | undefined =>
  GAME_FEATURES.toReversed().find((feature) => features.includes(feature));
