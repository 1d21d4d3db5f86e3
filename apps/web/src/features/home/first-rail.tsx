import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useServices } from '../../lib/services.ts';
import { FailedRail } from '../../parts/catalogue/failed-rail.tsx';
import { GameRail } from '../../parts/catalogue/game-rail.tsx';
import type { OfferedCategory } from '../../parts/catalogue/use-offer.ts';
import { type FirstRow, firstQuery, RAIL_SIZE } from './home-queries.ts';
import { MoreLink } from './more-link.tsx';
import { ShownGamesContext } from './shown-games.ts';
import { useRailWords } from './use-rail-words.ts';

interface FirstRailProps {
  row: FirstRow;
  lobby: OfferedCategory | undefined;
}

/** The page's first games: those that the brand chose by hand, or those that many play. */
export function FirstRail({ row, lobby }: FirstRailProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(firstQuery(useServices(), row));
  const chosen = row === 'chosen';
  const head = useRailWords(row, chosen ? t`Chosen by hand` : t`Hot now`);
  const shown = use(ShownGamesContext);
  const games = useMemo(() => {
    const first = data?.list.slice(0, RAIL_SIZE);
    if (first) shown.show(row, first);
    return first;
  }, [data, shown, row]);
  if (isError && data === undefined) {
    return <FailedRail title={head.title} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <GameRail
      first
      whole={chosen}
      byPopularity={!chosen}
      {...head}
      games={games}
      more={
        lobby && (
          <MoreLink
            lobby={lobby.lobby}
            search={chosen ? {} : { sort: 'popular' }}
            of={head.title}
          />
        )
      }
    />
  );
}
