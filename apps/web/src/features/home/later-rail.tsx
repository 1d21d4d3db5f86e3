import { gamesOf } from '@palpite/contract/game.ts';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { gamesQuery } from '../../catalogue/catalogue-queries.ts';
import { FailedRail } from '../../catalogue/failed-rail.tsx';
import { GameRail } from '../../catalogue/game-rail.tsx';
import { nearMargin } from '../../lib/load-ahead.ts';

interface LaterRailProps {
  query: ReturnType<typeof gamesQuery>;
  title: string;
  icon?: ReactNode;
  more?: ReactNode;
  byPopularity?: boolean;
}

/** A row below the first: its games are asked for when it comes near. Its place is the same before and after. */
export function LaterRail({ query, title, icon, more, byPopularity }: LaterRailProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, false, nearMargin());
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: near });
  if (isError && data === undefined) {
    return (
      <FailedRail title={title} icon={icon} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <div ref={place}>
      <GameRail
        title={title}
        icon={icon}
        games={data && gamesOf(data).games}
        more={more}
        byPopularity={byPopularity}
      />
    </div>
  );
}
