import type { LobbySegment } from '@palpite/domain';
import { pictureAddress } from '@palpite/ui/picture-source.ts';
import type { Services } from '../../lib/services.ts';
import { lobbyQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';

/** Games named to search engines: those that a wide screen shows first. */
const NAMED = 14;

/** The first games of a lobby that the server has loaded, with their pictures. */
export function listedGames(services: Services, segment: LobbySegment, search: LobbySearch) {
  const { queryKey } = lobbyQuery(services, segment, search, false);
  const [first] = services.queryClient.getQueryData(queryKey)?.pages ?? [];
  return (first?.games ?? []).slice(0, NAMED).map(({ gameName, picture }) => ({
    name: gameName,
    image: pictureAddress(picture, picture.widths.at(-1) ?? picture.width, 'webp'),
  }));
}
