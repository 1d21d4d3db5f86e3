import { msg } from '@lingui/core/macro';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import type { Page } from '../../lib/page.ts';
import type { Services } from '../../lib/services.ts';
import { lanesQuery, menuQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { CATEGORY_TITLES } from '../../parts/catalogue/category-titles.ts';
import { LOBBY_DESCRIPTIONS } from './lobby-descriptions.ts';
import { collectionsQuery, filtersQuery, lobbyQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';

/**
 * Loads what a lobby shows. The server waits for it. The browser does not: a filter responds at once with the lobby's
 * placeholders. Never fails: the screen retries what could not be loaded.
 * @returns the page's head. A vendor's tab, a collection and a numbered page are separate pages; filters are not.
 */
export async function loadLobby(
  services: Services,
  segment: LobbySegment,
  search: LobbySearch,
): Promise<Page> {
  const { queryClient, session } = services;
  const asked = Promise.all([
    queryClient.prefetchQuery(menuQuery(services, 'home')),
    queryClient.prefetchQuery(menuQuery(services, segment)),
    queryClient.prefetchQuery(lanesQuery(services)),
    ...(search.mine === undefined
      ? [
          queryClient.prefetchQuery(collectionsQuery(services, segment)),
          queryClient.prefetchQuery(filtersQuery(services, segment, search)),
          queryClient.prefetchInfiniteQuery(lobbyQuery(services, segment, search, session.plays())),
        ]
      : []),
  ]);
  if (import.meta.env.SSR) await asked;
  return lobbyPage(services, segment, search);
}

/** The head of a lobby's page, in the names that are loaded. */
function lobbyPage(services: Services, segment: LobbySegment, search: LobbySearch): Page {
  const { i18n } = services.texts;
  const { page, pageNo: number, collection } = search;
  const vendors = loadedVendors(services, segment);
  const vendorName = vendors?.find(({ vassalage }) => vassalage === page)?.name;
  const collectionName = services.queryClient
    .getQueryData(collectionsQuery(services, segment).queryKey)
    ?.list.find(({ code }) => code === collection)?.labelName;
  const own = new URLSearchParams();
  const part: string[] = [];
  if (page !== undefined) {
    own.set('page', page);
    part.push(vendorName ?? page);
  }
  if (collection !== undefined && collectionName !== undefined) {
    own.set('collection', collection);
    part.push(collectionName);
  }
  if (number !== undefined) {
    own.set('pageNo', `${number}`);
    part.push(i18n._(msg`Page ${number}`));
  }
  const title = CATEGORY_TITLES[LOBBY_CATEGORIES[segment]];
  const path = own.size > 0 ? `/${segment}?${own}` : `/${segment}`;
  // A category without games makes no promises, and search engines should not index it.
  if (vendors?.length === 0) {
    const name = i18n._(title);
    const about = i18n._(msg`${name}: there are no games of this kind here yet.`);
    return { title, about, part, path, unlisted: true };
  }
  if (vendorName === undefined)
    return { title, description: LOBBY_DESCRIPTIONS[segment], part, path };
  const about = i18n._(
    msg`Games by ${vendorName}: search by name, filter by theme, feature, return and stake, play for free.`,
  );
  return { title, about, part, path };
}

/** The vendors that offer a lobby's category; undefined while that is not known. */
function loadedVendors(services: Services, segment: LobbySegment) {
  const loaded = services.queryClient.getQueryData(lanesQuery(services).queryKey);
  if (loaded === undefined) return undefined;
  const category = LOBBY_CATEGORIES[segment];
  return loaded.data.lanes.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
}
