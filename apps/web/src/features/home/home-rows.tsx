import { useLingui } from '@lingui/react/macro';
import type { HomeRail } from '@palpite/contract/face.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense, use, useMemo, useState } from 'react';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { useServices } from '../../lib/services.ts';
import { hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { FailedRail } from '../../parts/catalogue/failed-rail.tsx';
import { GameRail, MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { OfferFailure } from '../../parts/catalogue/offer-failure.tsx';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';
import { Doors } from './doors.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { RAIL_SIZE } from './home-queries.ts';
import { LateRow as ServerRow, type LateRowProps } from './late-row.tsx';
import { laterPlaceClass } from './later-rail-class.ts';
import { LikeRail } from './like-rail.tsx';
import { MemberStrip } from './member-strip.tsx';
import { isReasonRail } from './reason-rails.ts';
import { RecentRail } from './recent-rail.tsx';
import { ShownGames, ShownGamesContext } from './shown-games.ts';
import { slotsOf } from './slots-of.ts';
import { useRailWords } from './use-rail-words.ts';

/** Most readers of a first screen never come to these rows: their code waits until one is near. */
const LateRow = hydrateLater<LateRowProps>(
  createIsomorphicFn()
    .server(() => ServerRow)
    .client(() => null),
  async () => (await import('./late-row.tsx')).LateRow,
  { place: <div className={laterPlaceClass} /> },
);

/** Home's rows into the catalogue, in the brand's order. */
export function HomeRows() {
  const { boot } = useServices();
  const offer = useOffer();
  const { homeRails, winners } = boot.status.settings;
  const [shown] = useState(() => new ShownGames());
  const split = homeRails.indexOf('hot') + 1;
  // Each hydrates in a separate task: all at once would block a slow phone.
  const row = (rail: HomeRail) => (
    <Suspense key={rail}>
      <HomeRow rail={rail} offer={offer} winners={winners} />
    </Suspense>
  );
  return (
    <ShownGamesContext value={shown}>
      <MemberStrip />
      <div className="flex flex-col gap-(--section-gap)">
        {/* On a phone the doors come first; on a wide screen the first games do. */}
        <Doors />
        <OfferFailure />
        {homeRails.slice(0, split).map(row)}
      </div>
      {homeRails.slice(split).map(row)}
    </ShownGamesContext>
  );
}

interface HomeRowProps {
  rail: HomeRail;
  offer: readonly OfferedCategory[];
  winners: boolean;
}

function HomeRow({ rail, offer, winners }: HomeRowProps) {
  const [lobby] = offer;
  if (rail === 'recent') return <RecentRail lobby={lobby} />;
  if (rail === 'like') return <LikeRail />;
  if (rail === 'favourites') return <FavouriteRail lobby={lobby} />;
  if (rail === 'hot') return <HotRail lobby={lobby} />;
  // What is not shown is not watched: an empty part would ask for its code at once.
  if (rail === 'winners' && !winners) return null;
  // A single category would only repeat the popular games.
  if (rail === 'categories' && offer.length < 2) return null;
  if (isReasonRail(rail) && !slotsOf(offer)) return null;
  return <LateRow rail={rail} />;
}

function HotRail({ lobby }: { lobby: OfferedCategory | undefined }) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(hotGamesQuery(useServices()));
  const head = useRailWords('hot', t`Hot now`);
  const shown = use(ShownGamesContext);
  const games = useMemo(() => {
    const hot = data?.list.slice(0, RAIL_SIZE);
    if (hot) shown.show('hot', hot);
    return hot;
  }, [data, shown]);
  if (isError && data === undefined) {
    return <FailedRail title={head.title} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <GameRail
      first
      byPopularity
      {...head}
      games={games}
      more={
        lobby && (
          <Link
            to="/$lobby"
            params={{ lobby: lobby.lobby }}
            search={{ sort: 'popular' }}
            className={moreLinkClass}
          >
            <MoreText of={head.title} />
          </Link>
        )
      }
    />
  );
}
