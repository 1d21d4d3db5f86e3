import { Trans, useLingui } from '@lingui/react/macro';
import type { LobbySegment } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useLate } from '../../lib/use-late.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { LobbyGrid } from './lobby-grid.tsx';
import { LobbyPages } from './lobby-pages.tsx';
import { LOBBY_PAGE_SIZE, lobbyQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { ScrollMore } from './scroll-more.tsx';

interface LobbyGamesProps {
  segment: LobbySegment;
  search: LobbySearch;
  /** Called when the reader clears the filters. */
  onClear: () => void;
}

/** The games that match the filters, a page at a time: by number, or on a phone by scrolling. */
export function LobbyGames({ segment, search, onClear }: LobbyGamesProps) {
  const { t } = useLingui();
  // An affiliate cannot play, and sees the games as a visitor does.
  const member = useMember();
  const player = member !== null && plays(member);
  const pages = useInfiniteQuery(lobbyQuery(useServices(), segment, search, player));

  const late = useLate(pages.isPlaceholderData);

  if (pages.isPending) return <LobbyGrid games={undefined} places={LOBBY_PAGE_SIZE} />;
  if (pages.isError && !pages.data) {
    return (
      <ErrorState
        title={t`The games could not be loaded`}
        actions={
          <Button tone="accent" busy={pages.isFetching} onClick={() => void pages.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  const shown = pages.data.pages;
  const games = shown.flatMap((page) => page.games);
  if (games.length === 0) {
    return <NothingFound segment={segment} search={search} onClear={onClear} />;
  }
  return (
    <div className="flex flex-col gap-8" aria-busy={pages.isPlaceholderData || undefined}>
      {/* Delayed: dimmed at every key the list would flicker, and repaint once more before each answer. */}
      <div className={classNames(late && 'opacity-50')}>
        <LobbyGrid
          games={games}
          byPopularity={search.sort === undefined || search.sort === 'popular'}
          curated={isCurated(search)}
          scrolled={shown.length > 1}
        />
      </div>
      <ScrollMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        loaded={shown.length}
        onMore={() => void pages.fetchNextPage()}
      />
      <LobbyPages page={shown.at(-1)?.pageNo ?? 1} totalPages={shown.at(-1)?.totalPages ?? 1} />
    </div>
  );
}

/** The operator’s own order from its first page; a search’s is another. */
const isCurated = ({ sort, name, pageNo }: LobbySearch) =>
  sort === undefined && name === undefined && pageNo === undefined;
