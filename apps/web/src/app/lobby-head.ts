import type { LobbySegment } from '@palpite/domain';
import type { LobbySearch } from '../features/lobby/lobby-search.ts';
import { LOBBY_TITLES } from '../features/lobby/lobby-titles.ts';
import type { Services } from '../lib/services.ts';
import { pageHead } from './page-head.ts';

/** Head of a lobby's page. A vendor's tab and a page by number are pages of their own; filters are not. */
export function lobbyHead(services: Services, segment: LobbySegment, search: LobbySearch) {
  const own = new URLSearchParams();
  if (search.page !== undefined) own.set('page', search.page);
  if (search.pageNo !== undefined) own.set('pageNo', `${search.pageNo}`);
  const query = own.size > 0 ? `?${own}` : '';
  return pageHead(services, { ...LOBBY_TITLES[segment], path: `/${segment}${query}` });
}
