import type { Face } from '@palpite/contract/face.ts';
import type { Game } from '@palpite/contract/game.ts';
import { useDeferredValue, useMemo, useRef } from 'react';
import { useServices } from '../../lib/services.ts';
import { GameGrid } from '../../parts/catalogue/game-grid.tsx';
import { placeWide } from '../../parts/catalogue/place-wide.ts';
import { LOBBY_PAGE_SIZE } from './lobby-queries.ts';
import { useRowWindow } from './use-row-window.ts';

/** Tiles that a wide screen shows at once. */
const SEEN_AT_ONCE = 14;

/** Columns by the shape of the brand's tiles. */
const COLUMNS: Readonly<Record<Face['tile'], string>> = {
  square: 'grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6 min-[88rem]:grid-cols-7',
  landscape: 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 xl:grid-cols-6',
  window: 'grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6 xl:grid-cols-7',
};

interface LobbyGridProps {
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined;
  byPopularity?: boolean;
  byAge?: boolean;
  /** In the brand’s own order: a game that it features comes first, over two columns. */
  curated?: boolean;
  /** More than one page: tiles far from the viewport are only reserved space. */
  scrolled?: boolean;
  /** Placeholder tiles while the games are loading. */
  places?: number;
}

/** A lobby's games: first those on the screen, then, of a long list, those near it. */
export function LobbyGrid({
  games: listed,
  byPopularity,
  byAge,
  curated = false,
  scrolled = false,
  places = SEEN_AT_ONCE,
}: LobbyGridProps) {
  const { tile } = useServices().boot.status.info.whitelabel.face;
  const grid = useRef<HTMLUListElement>(null);
  const { games, wide } = useMemo(
    () => (listed && curated ? placeWide(listed, LOBBY_PAGE_SIZE) : { games: listed, wide: [] }),
    [listed, curated],
  );
  const of = games?.length ?? 0;
  // New games on the screen render at once, those below the screen a moment later.
  const settled = useDeferredValue(games);
  const isNew = settled !== games;
  const { from, to, before, after } = useRowWindow(grid, of, wide, {
    near: scrolled,
    first: isNew && !scrolled ? SEEN_AT_ONCE : undefined,
  });
  return (
    <GameGrid
      games={games?.slice(from, to)}
      columnsClass={COLUMNS[tile]}
      eager={SEEN_AT_ONCE}
      byPopularity={byPopularity}
      byAge={byAge}
      wide={wide.map((place) => place - from)}
      places={places}
      part={{ ref: grid, from, of, before, after }}
    />
  );
}
