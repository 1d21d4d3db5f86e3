import type { Game } from '@palpite/contract/game.ts';
import { useDeferredValue, useRef } from 'react';
import { GameGrid } from '../../parts/catalogue/game-grid.tsx';
import { useRowWindow } from './use-row-window.ts';

/** Tiles that a wide screen shows at once. */
const SEEN_AT_ONCE = 14;

interface LobbyGridProps {
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined;
  byPopularity?: boolean;
  /** More than one page: tiles far from the viewport are only reserved space. */
  scrolled?: boolean;
  /** Placeholder tiles while the games are loading. */
  places?: number;
}

/** A lobby's games: first those on the screen, then, of a long list, those near it. */
export function LobbyGrid({
  games,
  byPopularity,
  scrolled = false,
  places = SEEN_AT_ONCE,
}: LobbyGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const of = games?.length ?? 0;
  // New games on the screen render at once, those below the screen a moment later.
  const settled = useDeferredValue(games);
  const isNew = settled !== games;
  const { from, to, before, after } = useRowWindow(grid, of, {
    near: scrolled,
    first: isNew && !scrolled ? SEEN_AT_ONCE : undefined,
  });
  return (
    <GameGrid
      games={games?.slice(from, to)}
      columnsClass="grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6 xl:grid-cols-7"
      eager={SEEN_AT_ONCE}
      byPopularity={byPopularity}
      places={places}
      part={{ ref: grid, from, of, before, after }}
    />
  );
}
