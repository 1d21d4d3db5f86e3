import { endpoints } from '@palpite/contract';
import type { GameCollection } from '@palpite/contract/catalogue.ts';
import type { GameCategory } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { createTtlCache, type TtlCache } from '@palpite/server/ttl-cache.ts';
import { and, sql } from 'drizzle-orm';
import { handlerOf } from '#kernel/http/handler.ts';
import { game } from './tables/catalogue.table.ts';
import { type CatalogueCountsCache, countCatalogue } from './catalogue-counts.ts';
import { type CollectionRule, collectionsOf, isInCollection } from './collections.ts';
import { gamesOfNodes, gameView } from './game-view.ts';
import { viewerOf } from './list-games.ts';
import { type EsportsVendors, isOffered } from './offered-category.ts';
import { isOpen } from './open-games.ts';

/** With fewer games a collection is no more than a row. */
const LEAST_GAMES = 6;
/** Games of which one gives a collection its picture: no two show the same game. */
const FOREMOST = 12;

interface Gathered {
  readonly games: number;
  /** The most popular open ones. */
  readonly nodes: readonly number[];
}

/** As this process last read them, like the counts of the pages. */
export type GatheredCollections = TtlCache<readonly Gathered[]>;

export const createGatheredCollections = (now: () => Date): GatheredCollections =>
  createTtlCache(now, { ttlMs: 10_000, capacity: 100 });

export interface CollectionNeeds {
  readonly catalogueCounts: CatalogueCountsCache;
  readonly gatheredCollections: GatheredCollections;
}

/** The brand's collections of a category that have games, each with a picture of its own. */
export const gameListCollections = handlerOf<CollectionNeeds>()(
  endpoints.game.listCollections,
  async (call) => {
    const { query, tx, brand, own, now } = call;
    const { gameType } = query;
    const { esportsVendors } = brand.settings;
    const viewer = viewerOf(call, query.language);
    const counts = await own.catalogueCounts.get(JSON.stringify(esportsVendors), () =>
      countCatalogue(tx, esportsVendors),
    );
    const named = collectionsOf(brand, counts, viewer.language);
    const rules = named.map(({ rule }) => rule);
    const key = JSON.stringify([gameType, esportsVendors, rules]);
    const gathered = await own.gatheredCollections.get(key, () =>
      gather(tx, rules, { gameType, esportsVendors, now }),
    );
    const pictured = withPictures(gathered);
    const rows = await gamesOfNodes(
      tx,
      [...pictured.values()].map((nodeId) => ({ nodeId })),
    );
    const views = new Map(rows.map((row) => [row.nodeId, gameView(row, viewer)]));
    const list = named.flatMap(({ code, name: labelName }, at): GameCollection[] => {
      const picture = views.get(pictured.get(at) ?? 0)?.picture;
      const gameCount = gathered[at]?.games ?? 0;
      return picture ? [{ code, labelName, picture, gameCount }] : [];
    });
    return { list };
  },
);

/** The game of each collection's picture: its foremost that no collection before it shows. */
function withPictures(gathered: readonly Gathered[]): Map<number, number> {
  const taken = new Set<number>();
  const pictured = new Map<number, number>();
  for (const [at, { games, nodes }] of gathered.entries()) {
    const node = nodes.find((each) => !taken.has(each)) ?? nodes[0];
    if (games < LEAST_GAMES || node === undefined) continue;
    taken.add(node);
    pictured.set(at, node);
  }
  return pictured;
}

interface Where {
  readonly gameType: GameCategory | undefined;
  readonly esportsVendors: EsportsVendors;
  readonly now: Date;
}

interface Row extends Record<string, unknown> {
  at: number;
  games: number;
  nodes: number[];
}

/** All collections in one statement. */
async function gather(
  tx: Database,
  rules: readonly CollectionRule[],
  { gameType, esportsVendors, now }: Where,
): Promise<Gathered[]> {
  if (rules.length === 0) return [];
  const parts = rules.map((rule, at) => {
    const where = and(
      gameType === undefined ? undefined : isOffered(game, gameType, esportsVendors),
      isInCollection(rule, now),
    );
    const condition = where ?? sql`true`;
    return sql`select ${at}::int as at,
      (select count(*)::int from ${game} where ${condition}) as games,
      array(select ${game.nodeId}::int from ${game} where ${condition} and ${isOpen(tx)}
        order by ${game.popularity} desc, ${game.nodeId} limit ${FOREMOST}::int) as nodes`;
  });
  const { rows } = await tx.execute<Row>(sql.join(parts, sql` union all `));
  return rows.toSorted((a, b) => a.at - b.at);
}
