import type { LobbySegment } from '@palpite/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { lobbyQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { PagedGames } from './paged-games.tsx';

interface LobbyGamesProps {
  segment: LobbySegment;
  search: LobbySearch;
  /** Called when the reader clears the filters. */
  onClear: () => void;
}

/** The games of a lobby that match the filters. */
export function LobbyGames({ segment, search, onClear }: LobbyGamesProps) {
  // An affiliate cannot play, and sees the games as a visitor does.
  const member = useMember();
  const player = member !== null && plays(member);
  return (
    <PagedGames
      pages={useInfiniteQuery(lobbyQuery(useServices(), segment, search, player))}
      byPopularity={search.sort === undefined || search.sort === 'popular'}
      byAge={search.sort === 'newest' || search.newWithin !== undefined}
      curated={isCurated(search)}
      nothing={<NothingFound segment={segment} search={search} onClear={onClear} />}
    />
  );
}

/** The operator’s own order from its first page; a search’s is another. */
const isCurated = ({ sort, name, pageNo }: LobbySearch) =>
  sort === undefined && name === undefined && pageNo === undefined;
