import type { endpoints, Game, GamePage } from '@palpite/contract';
import type { QueryOutput } from '@palpite/contract/endpoint.ts';
import type { Language } from '@palpite/domain';
import { minStakeMinor, STAKE_TIERS, type StakeTier } from '@palpite/domain/stakes.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { game } from '../tables/catalogue.table.ts';
import type { GameCounts } from './game-counts.ts';
import { type GameRow, gamesOfNodes, gameView, type Viewer } from './game-view.ts';
import { type EsportsVendors, isOffered } from './offered-category.ts';
import { foundBy, readSearch, type Search } from './search-terms.ts';

export type GameFilter = QueryOutput<(typeof endpoints)['game']['listForVisitor']>;

/** Games on a page when the caller sets no number (spec section 9). */
const LOBBY_PAGE_SIZE = 42;
export const TIERS = Object.keys(STAKE_TIERS) as StakeTier[];

/** What a lobby's page depends on besides the query. */
export interface Lobby {
  readonly viewer: Viewer;
  readonly esportsVendors: EsportsVendors;
  readonly counts: GameCounts;
}

/**
 * One page of a lobby.
 *
 * A minimum bet in the filter is the most that a round's smallest stake may be; a minimum of lines is the fewest that
 * a game may have. Words in `gameName` each begin a word of the title, in the viewer's language or the original one, or
 * of the vendor's name, or name something that the game has (`search-concepts.ts`). A search without an order lists
 * the title that is the text first, then titles that begin with it, titles with its words whole, pictures that show the
 * animal that it names, other titles, vendors, and the rest.
 */
export async function findGames(
  tx: Database,
  filter: GameFilter,
  { viewer, esportsVendors, counts }: Lobby,
): Promise<{ games: Game[]; total: number; totalPages: number }> {
  const pageSize = filter.pageSize ?? LOBBY_PAGE_SIZE;
  const pageNo = filter.pageNo ?? 1;
  const search = searchOf(filter, viewer);
  const filtered = conditions(filter, viewer, esportsVendors);
  const where = and(filtered, search === null ? undefined : matches(search.everything));
  const total = await counts.get(countedAs(filter, search, viewer, esportsVendors), () =>
    tx.$count(game, where),
  );
  const offset = (pageNo - 1) * pageSize;
  const nodes =
    search !== null && (filter.sort ?? 'featured') === 'featured'
      ? await bestFirst(tx, filtered, search, { offset, end: Math.min(offset + pageSize, total) })
      : await tx
          .select({ nodeId: game.nodeId })
          .from(game)
          .where(where)
          .orderBy(...orderOf(filter.sort ?? 'featured', viewer))
          .limit(pageSize)
          .offset(offset);
  const rows = await gamesOfNodes(tx, nodes);
  return {
    games: rows.map((row) => foundView(row, filter, viewer)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** One name for each filter that leaves the same games, whatever their page and order. */
function countedAs(
  filter: GameFilter,
  search: Search | null,
  { currency }: Viewer,
  esportsVendors: EsportsVendors,
): string {
  const { gameType, vassalage, gameClassify, minBet, minLineNum } = filter;
  const { theme, feature, volatility, minReturn, newWithin } = filter;
  const narrowed = [gameType, vassalage, gameClassify, minBet, minLineNum];
  const chosen = [theme, feature, volatility, minReturn, newWithin];
  return JSON.stringify([narrowed, chosen, search?.everything, currency, esportsVendors]);
}

export const searchOf = (
  { gameName }: Pick<GameFilter, 'gameName'>,
  { language }: Pick<Viewer, 'language'>,
): Search | null => (gameName === undefined ? null : readSearch(gameName, language));

export const matches = (query: string): SQL => sql`${game.search} @@ ${query}::tsquery`;

/**
 * The games between two places in a search's list. Each rank is queried separately and only while games are missing: a
 * letter or two match half of the catalogue, and ranking all of them takes ten times as long as reading the first
 * forty.
 */
async function bestFirst(
  tx: Database,
  filtered: SQL | undefined,
  search: Search,
  { offset, end }: { offset: number; end: number },
): Promise<{ nodeId: number }[]> {
  const found: { nodeId: number }[] = [];
  let before: string | undefined;
  for (const rank of new Set(search.ranks)) {
    if (found.length >= end) break;
    const others = before === undefined ? undefined : not(matches(before));
    const nodes = await tx
      .select({ nodeId: game.nodeId })
      .from(game)
      .where(and(filtered, matches(rank), others))
      .orderBy(...POPULAR_FIRST)
      .limit(end - found.length);
    found.push(...nodes);
    before = rank;
  }
  return found.slice(offset);
}

/** A game as a page has it, with why a search found it when its tile does not show that. */
function foundView(row: GameRow, { gameName }: GameFilter, viewer: Viewer): Game {
  const view = gameView(row, viewer);
  const reason = gameName === undefined ? undefined : foundBy(gameName, row, viewer);
  return reason === undefined ? view : { ...view, foundBy: reason };
}

function conditions(
  filter: GameFilter,
  { currency, now }: Viewer,
  esportsVendors: EsportsVendors,
): SQL | undefined {
  const { gameType, vassalage, gameClassify, minBet, minLineNum } = filter;
  const { theme, feature, volatility, minReturn, newWithin } = filter;
  const affordable = (most: string) =>
    TIERS.filter((tier) => minStakeMinor(currency, tier) <= BigInt(most));
  return and(
    gameType === undefined ? undefined : isOffered(gameType, esportsVendors),
    vassalage === undefined ? undefined : eq(game.vendorCode, vassalage),
    gameClassify === undefined ? undefined : eq(game.gameClassify, gameClassify),
    minBet === undefined ? undefined : inArray(game.stakeTier, affordable(minBet)),
    minLineNum === undefined ? undefined : gte(game.lineCount, minLineNum),
    theme === undefined ? undefined : eq(game.themeId, theme),
    feature === undefined ? undefined : arrayContains(game.features, [feature]),
    volatility === undefined ? undefined : eq(game.volatility, volatility),
    minReturn === undefined ? undefined : gte(game.returnPercent, minReturn),
    newWithin === undefined ? undefined : cameWithin(newWithin, now),
  );
}

const DAY_MILLISECONDS = 86_400_000;

/** Games that came in the last days, today being one of them. */
export const cameWithin = (days: string, now: Date): SQL =>
  gt(
    game.releasedOn,
    new Date(now.getTime() - Number(days) * DAY_MILLISECONDS).toISOString().slice(0, 10),
  );

const TITLE_ORDER = {
  EN: game.orderEn,
  PT: game.orderPt,
  ZH: game.orderZh,
  ID: game.orderId,
  TH: game.orderTh,
  VI: game.orderVi,
} as const satisfies Readonly<Record<Language, unknown>>;

const POPULAR_FIRST = [desc(game.popularity), asc(game.nodeId)];

/** Ends in the node id each time, so that two pages never show the same game. */
function orderOf(sort: NonNullable<GameFilter['sort']>, { language }: Viewer): SQL[] {
  switch (sort) {
    case 'name':
      return [asc(TITLE_ORDER[language]), asc(game.nodeId)];
    case 'newest':
      return [desc(game.releasedOn), asc(game.nodeId)];
    case 'featured':
    case 'popular':
      return POPULAR_FIRST;
  }
}

/**
 * Operators answer a page in one of three shapes. This one answers a search as `content`, one vendor's games as
 * `list`, and everything else as `games`.
 */
export function shapePage(
  filter: Pick<GameFilter, 'gameName' | 'vassalage'>,
  { games, totalPages }: { games: Game[]; totalPages: number },
): GamePage {
  if (filter.gameName !== undefined) return { content: games, totalPages };
  if (filter.vassalage !== undefined) return { list: games, totalPages };
  return { games, totalPages };
}
