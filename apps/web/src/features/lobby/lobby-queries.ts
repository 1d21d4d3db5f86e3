import {
  gameList,
  gameListCollections,
  gameListFilters,
  gameListForVisitor,
} from '@palpite/contract/catalogue.ts';
import { type Game, gamesOf } from '@palpite/contract/game.ts';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callKey, callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';
import {
  CATALOGUE_STALE_MILLISECONDS,
  type GameFilter,
  lobbyRequest,
} from '../../parts/catalogue/catalogue-queries.ts';
import type { LobbySearch } from './lobby-search.ts';

/** Games on a page of a lobby (spec section 9). */
export const LOBBY_PAGE_SIZE = 42;

/** How long an unused lobby stays in the cache. */
const KEPT_MILLISECONDS = 60 * 60_000;

export interface LobbyPage {
  games: readonly Game[];
  totalPages: number;
  pageNo: number;
}

/** What narrows a lobby, as the operator's calls name it. @param segment without one the whole catalogue */
export function filterOf(segment: LobbySegment | undefined, search: LobbySearch) {
  const { page, class: gameClassify, name, minBet, theme, feature, volatility, minReturn } = search;
  return {
    gameType: segment && LOBBY_CATEGORIES[segment],
    vassalage: page,
    gameClassify,
    gameName: name,
    minBet: minBet === undefined ? undefined : `${minBet}`,
    theme,
    feature,
    volatility,
    minReturn,
    newWithin: search.newWithin,
    collection: search.collection,
  };
}

/** How many games each chip of a lobby leaves. @param segment without one of the whole catalogue */
export function filtersQuery(
  services: Services,
  segment: LobbySegment | undefined,
  search: LobbySearch,
) {
  const query = { ...filterOf(segment, search), language: services.texts.language() };
  return {
    ...callQuery(services, gameListFilters, { query }),
    placeholderData: keepPreviousData,
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/** The brand's collections of a lobby. */
export function collectionsQuery(services: Services, segment: LobbySegment) {
  const query = { gameType: LOBBY_CATEGORIES[segment], language: services.texts.language() };
  return {
    ...callQuery(services, gameListCollections, { query }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/**
 * A lobby's games from the page in the address on. An account that plays uses the call that the specification lists,
 * everyone else the open one; both answer the same lobby.
 */
export function lobbyQuery(
  services: Services,
  segment: LobbySegment,
  search: LobbySearch,
  player: boolean,
) {
  const endpoint = player ? gameList : gameListForVisitor;
  const filter = { ...filterOf(segment, search), sort: search.sort };
  return pagesQuery(services, endpoint, filter, search.pageNo);
}

/** Pages of games from a page on; each call answers a list of the same kind. */
export function pagesQuery(
  services: Services,
  endpoint: typeof gameList | typeof gameListForVisitor,
  narrowed: GameFilter,
  first = 1,
) {
  const filter = { ...narrowed, pageSize: LOBBY_PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: [...callKey(services, endpoint, { query: filter }), 'pages', first],
    queryFn: async ({ pageParam, signal }): Promise<LobbyPage> => {
      const query = lobbyRequest(services, { ...filter, pageNo: pageParam });
      const page = await services.client.call(endpoint, { query, signal });
      return { ...gamesOf(page), pageNo: pageParam };
    },
    initialPageParam: first,
    getNextPageParam: ({ pageNo, totalPages }) => (pageNo < totalPages ? pageNo + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: CATALOGUE_STALE_MILLISECONDS,
    // A player who returns from a game finds the same place in the list.
    gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_MILLISECONDS,
  });
}
