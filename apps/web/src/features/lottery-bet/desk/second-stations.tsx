import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { useServices } from '../../../lib/services.ts';
import { vietnamMenuQuery } from '../../../parts/lottery/lottery-queries.ts';
import { type Desk, takeSecond } from '../board/desk.ts';
import type { LotteryOffer } from '../offer/offer.ts';
import { StationBoxes } from './station-boxes.tsx';

interface SecondStationsProps {
  game: LotteryOffer;
  desk: Desk;
  /** Nothing is on sale, so that no issue has a second station. */
  closed: boolean;
}

/** The stations that a play at two is played with: each of them makes a line with this one. */
export function SecondStations({ game, desk, closed }: SecondStationsProps) {
  const { t } = useLingui();
  const seconds = useStore(desk, (state) => state.seconds);
  const { gameName, stations } = game;
  // Of which the stations are made: only whether it failed is asked for here.
  const menu = useQuery(vietnamMenuQuery(useServices()));
  if (closed) return null;
  if (menu.isError && !menu.data) {
    return (
      <LoadFailed
        headingLevel={3}
        title={t`The other stations could not be loaded`}
        error={menu.error}
        busy={menu.isFetching}
        onRetry={() => void menu.refetch()}
      />
    );
  }
  if (!stations) return <Skeleton className="h-20 w-full" />;
  const open = stations.filter(({ closesAt }) => closesAt !== null);
  if (open.length === 0) {
    return (
      <p className="rounded-box border-l-4 border-warning bg-sunken px-3 py-2 text-14">
        {t`No other station is drawn with ${gameName} in this issue. This play needs two.`}
      </p>
    );
  }
  return (
    <StationBoxes
      legend={t`Second station`}
      stations={open}
      chosen={seconds}
      onChange={(gameCode, taken) => takeSecond(desk, gameCode, taken)}
    >
      <Trans>
        Your numbers may come at {gameName} or at the other station. Each pair of stations is a line
        with its own price.
      </Trans>
    </StationBoxes>
  );
}
