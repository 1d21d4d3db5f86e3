import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLate } from '../../lib/use-late.ts';
import { useScene } from '../../lib/use-scene.ts';
import { LobbyGrid } from './lobby-grid.tsx';
import { LobbyPages } from './lobby-pages.tsx';
import { LOBBY_PAGE_SIZE, type LobbyPage } from './lobby-queries.ts';
import { ScrollMore } from './scroll-more.tsx';

interface PagedGamesProps {
  pages: UseInfiniteQueryResult<InfiniteData<LobbyPage>>;
  byPopularity: boolean;
  byAge: boolean;
  /** In the brand’s own order, with the games that it features. */
  curated?: boolean;
  /** In place of the games when there are none. */
  nothing: ReactNode;
}

/** Games a page at a time: by number, or on a phone by scrolling. */
export function PagedGames({
  pages,
  byPopularity,
  byAge,
  curated = false,
  nothing,
}: PagedGamesProps) {
  const { t } = useLingui();
  const late = useLate(pages.isPlaceholderData);
  const errorScene = useScene('error');

  if (pages.isPending) return <LobbyGrid games={undefined} places={LOBBY_PAGE_SIZE} />;
  if (pages.isError && !pages.data) {
    return (
      <ErrorState
        scene={errorScene}
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
  const { pageNo, totalPages } = shown.at(-1) ?? { pageNo: 1, totalPages: 1 };
  if (games.length === 0) return nothing;
  return (
    <div className="flex flex-col gap-8" aria-busy={pages.isPlaceholderData || undefined}>
      {/* Delayed: dimmed at every key the list would flicker, and repaint once more before each answer. */}
      <div className={classNames(late && 'opacity-50')}>
        <LobbyGrid
          games={games}
          byPopularity={byPopularity}
          byAge={byAge}
          curated={curated}
          scrolled={shown.length > 1}
        />
      </div>
      <ScrollMore
        more={pages.hasNextPage}
        busy={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        loaded={shown.length}
        count={games.length}
        pageNo={pageNo}
        totalPages={totalPages}
        onMore={() => void pages.fetchNextPage()}
      />
      <LobbyPages page={pageNo} totalPages={totalPages} />
    </div>
  );
}
