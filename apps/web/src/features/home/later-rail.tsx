import { gamesOf } from '@palpite/contract/game.ts';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { nearMargin } from '../../lib/load-ahead.ts';
import type { gamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { FailedRail } from '../../parts/catalogue/failed-rail.tsx';
import { GameRail } from '../../parts/catalogue/game-rail.tsx';

interface LaterRailProps {
  query: ReturnType<typeof gamesQuery>;
  title: string;
  reason?: string;
  icon?: ReactNode;
  more?: ReactNode;
  byPopularity?: boolean;
}

/**
 * Neither styled nor laid out before it comes near: on a slow phone each layout costs as much as the whole page. Its
 * reserved height is its own: a tile's picture, and 6 rem of texts. The padding keeps the focus ring of the tiles from
 * being cut.
 */
const rowClass =
  '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-height:auto_calc(var(--rail-tile-phone)/(var(--tile-ratio))+var(--tile-foot)+2.75rem)] lg:[contain-intrinsic-height:auto_calc(var(--rail-tile)/(var(--tile-ratio))+var(--tile-foot)+2.75rem)]';

/** A row below the first: its games load when it comes near. Its height is the same before and after. */
export function LaterRail({ query, title, reason, icon, more, byPopularity }: LaterRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, false, nearMargin());
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: near });
  if (isError && data === undefined) {
    return (
      <FailedRail title={title} icon={icon} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <div ref={place} className={rowClass}>
      <GameRail
        title={title}
        reason={reason}
        icon={icon}
        games={data && gamesOf(data).games}
        more={more}
        byPopularity={byPopularity}
      />
    </div>
  );
}
