import type { Game } from '@palpite/contract/game.ts';
import { useDeferredValue, useRef } from 'react';
import { GameGrid } from '../../parts/catalogue/game-grid.tsx';
import { useRowWindow } from './use-row-window.ts';

/** Tiles that a wide screen shows at once. */
const SEEN_AT_ONCE = 14;

interface LobbyGridProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  byPopularity?: boolean;
  /** More pages than one: what is far from the viewport is room alone. */
  scrolled?: boolean;
  /** Tiles drawn as places while the games are on their way. */
  places?: number;
}

/** A lobby's games: what is on the screen first, and of a long list what is near. */
export function LobbyGrid({
  games,
  byPopularity,
  scrolled = false,
  places = SEEN_AT_ONCE,
}: LobbyGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const of = games?.length ?? 0;
  // Other games are on the screen at once, and those below the screen a moment later.
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
