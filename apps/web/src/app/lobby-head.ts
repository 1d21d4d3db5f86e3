import { msg } from '@lingui/core/macro';
import type { LobbySegment } from '@palpite/domain';
import { listedGames } from '../features/lobby/listed-games.ts';
import type { LobbyLoaded } from '../features/lobby/lobby-queries.ts';
import type { LobbySearch } from '../features/lobby/lobby-search.ts';
import { LOBBY_TITLES } from '../features/lobby/lobby-titles.ts';
import type { Services } from '../lib/services.ts';
import { pageHead } from './page-head.ts';

/** A category without games makes no promises, and search engines should not index it. */
function emptyPage({ texts: { i18n } }: Services, segment: LobbySegment) {
  const name = i18n._(LOBBY_TITLES[segment].title);
  return { about: i18n._(msg`${name}: there are no games of this kind here yet.`), unlisted: true };
}

/** Head of a lobby's page. A vendor's tab, a collection and a numbered page are separate pages; filters are not. */
export function lobbyHead(
  services: Services,
  segment: LobbySegment,
  search: LobbySearch,
  loaded: LobbyLoaded | undefined,
) {
  const { page, pageNo: number, collection } = search;
  const { vendorName, collectionName } = loaded ?? {};
  const { i18n } = services.texts;
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
  const query = own.size > 0 ? `?${own}` : '';
  return pageHead(services, {
    ...LOBBY_TITLES[segment],
    about:
      vendorName &&
      i18n._(
        msg`Games by ${vendorName}: search by name, filter by theme, feature, return and stake, play for free.`,
      ),
    part,
    path: `/${segment}${query}`,
    // Only programs read it, so no browser loads the code for it.
    ...(import.meta.env.SSR && loaded?.empty ? emptyPage(services, segment) : {}),
    list: import.meta.env.SSR ? () => listedGames(services, segment, search) : undefined,
  });
}
