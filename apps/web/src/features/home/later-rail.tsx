import { type Game, type GamePage, gamesOf } from '@palpite/contract/game.ts';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useMemo, useRef } from 'react';
import { nearMargin } from '../../lib/load-ahead.ts';
import { FailedRail } from '../../parts/catalogue/failed-rail.tsx';
import { GameRail } from '../../parts/catalogue/game-rail.tsx';
import { GameBlock } from './game-block.tsx';
import { laterRowClass } from './later-rail-class.ts';
import { ShownGamesContext } from './shown-games.ts';

type Games = GamePage | { list: readonly Game[] };

interface LaterRailProps<Answer extends Games, Key extends QueryKey> {
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  title: string;
  reason?: string;
  more?: ReactNode;
  byPopularity?: boolean;
  byAge?: boolean;
  /** With fewer games there is no row. */
  least?: number;
  /** Set out as a block, and not as a line. */
  block?: boolean;
}

/** A row below the first: its games load when it comes near. Its height is the same before and after. */
export function LaterRail<Answer extends Games, Key extends QueryKey>({
  query,
  least = 1,
  block = false,
  ...rail
}: LaterRailProps<Answer, Key>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place, false, nearMargin());
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: near });
  const shown = use(ShownGamesContext);
  const { title } = rail;
  const games = useMemo(() => {
    const own = data && gamesIn(data);
    // A row that is not there shows nothing.
    return own && own.length >= least ? shown.freshFirst(title, own) : own;
  }, [data, shown, title, least]);
  if (isError && data === undefined) {
    return <FailedRail title={title} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (games && games.length < least) return null;
  if (block) {
    return (
      <div ref={place}>
        <GameBlock {...rail} games={games} />
      </div>
    );
  }
  return (
    <div ref={place} className={laterRowClass}>
      <GameRail {...rail} games={games} />
    </div>
  );
}

const gamesIn = (answer: Games): readonly Game[] =>
  'totalPages' in answer ? gamesOf(answer).games : answer.list;
