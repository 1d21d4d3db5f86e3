import {
  gameGet,
  gameListChosen,
  gameListForVisitor,
  gameListHot,
  type gameListQuery,
  vendorList,
} from '@palpite/contract/catalogue.ts';
import { systemGetMenu } from '@palpite/contract/system.ts';
import type { BannerGroup } from '@palpite/domain';
import type { InferInput } from 'valibot';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** The catalogue changes a few times a day; a tab asks again after this long. */
export const CATALOGUE_STALE_MILLISECONDS = 5 * 60_000;

/** The menu's order, and the banners of one kind of page. */
export function menuQuery(services: Services, groupName: BannerGroup) {
  return {
    ...callQuery(services, systemGetMenu, { query: { groupName } }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/** What the menus offer: the categories' order and their vendors. Never fails. */
export async function loadOffer(services: Services): Promise<void> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(menuQuery(services, 'home')),
    queryClient.prefetchQuery(lanesQuery(services)),
  ]);
}

/** Vendors by category. */
export function lanesQuery(services: Services) {
  return {
    ...callQuery(services, vendorList, { query: { platform: 'html5-desktop' } }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/** Games that many play now. */
export function hotGamesQuery(services: Services) {
  const query = {
    merchantCode: services.boot.status.merchantCode,
    isPlatform: 2,
    platform: 'html5-desktop',
    language: services.texts.language(),
  } as const;
  return {
    ...callQuery(services, gameListHot, { query }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/** Games that the brand chose by hand. */
export function chosenGamesQuery(services: Services) {
  const query = { language: services.texts.language() } as const;
  return {
    ...callQuery(services, gameListChosen, { query }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/** What a row or a lobby asks of the catalogue. */
export type GameFilter = Pick<
  InferInput<typeof gameListQuery>,
  | 'gameType'
  | 'vassalage'
  | 'gameName'
  | 'gameClassify'
  | 'minBet'
  | 'theme'
  | 'feature'
  | 'volatility'
  | 'minReturn'
  | 'newWithin'
  | 'collection'
  | 'sort'
  | 'pageNo'
  | 'pageSize'
>;

/** One page of games. */
export function gamesQuery(services: Services, filter: GameFilter) {
  return {
    ...callQuery(services, gameListForVisitor, { query: lobbyRequest(services, filter) }),
    staleTime: CATALOGUE_STALE_MILLISECONDS,
  };
}

/** A lobby's request as the specification lists it, beside its filter. */
export function lobbyRequest(services: Services, filter: GameFilter) {
  return {
    ...filter,
    clientType: 3,
    platform: 'html5-desktop',
    merchant: services.boot.status.merchantCode,
    language: services.texts.language(),
  } as const;
}

/** One game and what to play in its place. */
export function gameQuery(services: Services, nodeId: string) {
  return callQuery(services, gameGet, { query: { nodeId } });
}
