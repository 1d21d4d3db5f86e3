import type { endpoints, Game, GamePage } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import {
  minStakeMinor,
  STAKE_TIERS,
  type StakeTier,
} from '@palpite/domain/sandbox-catalogue/stakes.ts';
import { and, asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { game } from '../database/schema/catalogue.ts';
import type { Database } from '../database/transaction.ts';
import type { GameCounts } from './game-counts.ts';
import { gamesOfNodes, gameView, type Viewer } from './game-view.ts';
import { type EsportsVendors, isOffered } from './offered-category.ts';
import { searchQuery } from './search-text.ts';

export type GameFilter = QueryOutput<(typeof endpoints)['visitorGameList']>;

/** Games on a page when the caller does not say (spec section 9). */
const LOBBY_PAGE_SIZE = 42;
const TIERS = Object.keys(STAKE_TIERS) as StakeTier[];

/** What a lobby's page depends on beside what was asked for. */
export interface Lobby {
  readonly viewer: Viewer;
  readonly esportsVendors: EsportsVendors;
  readonly counts: GameCounts;
}

/**
 * One page of a lobby.
 *
 * A minimum bet in the filter is the most that a round's smallest stake may be; a minimum of lines is the
 * fewest that a game may have. Words in `gameName` each begin a word of the title, in any language that it
 * has, or of the studio's name.
 */
export async function findGames(
  tx: Database,
  filter: GameFilter,
  { viewer, esportsVendors, counts }: Lobby,
): Promise<{ games: Game[]; totalPages: number }> {
  const pageSize = filter.pageSize ?? LOBBY_PAGE_SIZE;
  const pageNo = filter.pageNo ?? 1;
  const where = conditions(filter, viewer, esportsVendors);
  const total = await counts.of(countedAs(filter, viewer, esportsVendors), () =>
    tx.$count(game, where),
  );
  const nodes = await tx
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(where)
    .orderBy(...orderOf(filter.sort ?? 'featured', viewer))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const rows = await gamesOfNodes(tx, nodes);
  return {
    games: rows.map((row) => gameView(row, viewer)),
    totalPages: Math.ceil(total / pageSize),
  };
}

/** One name for each filter that leaves the same games, whatever the page and the order of them. */
function countedAs(
  { gameType, vassalage, gameClassify, gameName, minBet, minLineNum }: GameFilter,
  { currency }: Viewer,
  esportsVendors: EsportsVendors,
): string {
  const typed = gameName === undefined ? null : searchQuery(gameName);
  const narrowed = [gameType, vassalage, gameClassify, minBet, minLineNum];
  return JSON.stringify([...narrowed, typed, currency, esportsVendors]);
}

function conditions(
  filter: GameFilter,
  { currency }: Viewer,
  esportsVendors: EsportsVendors,
): SQL | undefined {
  const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum } = filter;
  const typed = gameName === undefined ? null : searchQuery(gameName);
  const affordable = (most: string) =>
    TIERS.filter((tier) => minStakeMinor(currency, tier) <= BigInt(most));
  return and(
    gameType === undefined ? undefined : isOffered(gameType, esportsVendors),
    vassalage === undefined ? undefined : eq(game.vendorCode, vassalage),
    gameClassify === undefined ? undefined : eq(game.gameClassify, gameClassify),
    minBet === undefined ? undefined : inArray(game.stakeTier, affordable(minBet)),
    minLineNum === undefined ? undefined : gte(game.lineCount, minLineNum),
    typed === null ? undefined : sql`${game.search} @@ to_tsquery('simple', ${typed})`,
  );
}

/** Ends in the node id each time, so that two pages never show one game. */
function orderOf(sort: NonNullable<GameFilter['sort']>, { language }: Viewer): SQL[] {
  switch (sort) {
    case 'name':
      return [asc(language === 'PT' ? game.titlePt : game.titleEn), asc(game.nodeId)];
    case 'newest':
      return [desc(game.releasedOn), asc(game.nodeId)];
    case 'featured':
    case 'popular':
      return [desc(game.popularity), asc(game.nodeId)];
  }
}

/**
 * Operators answer a page in one of three shapes. This one answers a search as `content`, one studio's games
 * as `list`, and everything else as `games`.
 */
export function shapePage(
  filter: Pick<GameFilter, 'gameName' | 'vassalage'>,
  { games, totalPages }: { games: Game[]; totalPages: number },
): GamePage {
  if (filter.gameName !== undefined) return { content: games, totalPages };
  if (filter.vassalage !== undefined) return { list: games, totalPages };
  return { games, totalPages };
}
