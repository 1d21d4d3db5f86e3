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
  gte,
  inArray,
  not,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import { game } from './tables/catalogue.table.ts';
import { type CollectionRule, isInCollection } from './collections.ts';
import type { GameCounts } from './game-counts.ts';
import { type GameRow, gamesOfNodes, gameView, type Viewer } from './game-view.ts';
import { cameWithin } from './new-games.ts';
import { type EsportsVendors, isOffered } from './offered-category.ts';
import { isOpen } from './open-games.ts';
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
  /** Codes of the games that the brand chose: its own order begins with them. */
  readonly chosen: readonly string[];
  /** The rule of a collection, by its code. */
  readonly ruleOf: (code: string) => CollectionRule | undefined;
}

/**
 * One page of a lobby.
 *
 * A minimum bet in the filter is the most that a round's smallest stake may be; a minimum of lines is the fewest that
 * a game may have. Words in `gameName` each begin a word of the title, in the viewer's language or the original one, or
 * of the vendor's name, or name something that the game has (`search-concepts.ts`). A search without an order lists
 * the title that is the text first, then titles that begin with it, titles with its words whole, pictures that show the
 * animal that it names, other titles, vendors, and the rest. A lobby without an order begins with the games that the
 * brand chose.
 */
export async function findGames(
  tx: Database,
  filter: GameFilter,
  { viewer, esportsVendors, counts, chosen, ruleOf }: Lobby,
): Promise<{ games: Game[]; total: number; totalPages: number }> {
  const pageSize = filter.pageSize ?? LOBBY_PAGE_SIZE;
  const pageNo = filter.pageNo ?? 1;
  const search = searchOf(filter, viewer);
  const { collection, sort = 'featured' } = filter;
  const rule = collection === undefined ? undefined : ruleOf(collection);
  const filtered = and(
    conditions(filter, viewer, esportsVendors),
    collection === undefined ? undefined : isInCollection(rule, viewer.now),
  );
  const where = and(filtered, search === null ? undefined : matches(search.everything));
  const total = await counts.get(countedAs(filter, { search, rule, viewer, esportsVendors }), () =>
    tx.$count(game, where),
  );
  const offset = (pageNo - 1) * pageSize;
  const page = { offset, end: Math.min(offset + pageSize, total) };
  const nodes = await (sort !== 'featured'
    ? nodesBetween(tx, where, orderOf(sort, viewer), page)
    : search === null
      ? chosenFirst(tx, where, chosen, page)
      : bestFirst(tx, filtered, search, page));
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
  { search, rule, viewer: { currency }, esportsVendors }: Counted,
): string {
  const { gameType, vassalage, gameClassify, minBet, minLineNum } = filter;
  const { theme, feature, volatility, minReturn, newWithin } = filter;
  const narrowed = [gameType, vassalage, gameClassify, minBet, minLineNum];
  const chosen = [theme, feature, volatility, minReturn, newWithin];
  // Brands may share a code and mean different games.
  const collected = filter.collection === undefined ? null : (rule ?? 'unknown');
  return JSON.stringify([
    narrowed,
    chosen,
    collected,
    search?.everything,
    currency,
    esportsVendors,
  ]);
}

interface Counted {
  readonly search: Search | null;
  readonly rule: CollectionRule | undefined;
  readonly viewer: Pick<Viewer, 'currency'>;
  readonly esportsVendors: EsportsVendors;
}

/** Two places in a list: the first of a page, and the one after its last. */
interface Places {
  readonly offset: number;
  readonly end: number;
}

const nodesBetween = (
  tx: Database,
  where: SQL | undefined,
  order: readonly SQL[],
  { offset, end }: Places,
) =>
  tx
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(where)
    .orderBy(...order)
    .limit(Math.max(0, end - offset))
    .offset(offset);

/** The open games that the brand chose, in its order, and then the others: each order is read from its own index. */
async function chosenFirst(
  tx: Database,
  where: SQL | undefined,
  chosen: readonly string[],
  { offset, end }: Places,
): Promise<{ nodeId: number }[]> {
  const own =
    chosen.length === 0
      ? []
      : await tx
          .select({ nodeId: game.nodeId, code: game.code })
          .from(game)
          .where(and(where, inArray(game.code, [...chosen]), isOpen(tx)));
  const first = own
    .toSorted((a, b) => chosen.indexOf(a.code) - chosen.indexOf(b.code))
    .map(({ nodeId }) => ({ nodeId }));
  const shown = first.slice(offset, end);
  const ids = first.map(({ nodeId }) => nodeId);
  const others = ids.length === 0 ? where : and(where, notInArray(game.nodeId, ids));
  const rest = { offset: Math.max(0, offset - ids.length), end: Math.max(0, end - ids.length) };
  return [...shown, ...(await nodesBetween(tx, others, POPULAR_FIRST, rest))];
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
  { offset, end }: Places,
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
    gameType === undefined ? undefined : isOffered(game, gameType, esportsVendors),
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
