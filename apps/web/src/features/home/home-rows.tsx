import { useLingui } from '@lingui/react/macro';
import type { HomeRail } from '@palpite/contract/face.ts';
import type { VendorCard } from '@palpite/contract/game.ts';
import type { LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { gamesQuery, hotGamesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { FailedRail } from '../../parts/catalogue/failed-rail.tsx';
import { GameRail, MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { OfferFailure } from '../../parts/catalogue/offer-failure.tsx';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';
import { useServices } from '../../lib/services.ts';
import { Doors } from './doors.tsx';
import { useRailWords } from './use-rail-words.ts';
import { MemberStrip } from './member-strip.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { newestQuery, RAIL_SIZE } from './home-queries.ts';
import { LaterRail } from './later-rail.tsx';
import { RecentRail } from './recent-rail.tsx';
import { VendorRail } from './vendor-rail.tsx';
import { Winners } from './winners.tsx';

/** Home's rows into the catalogue, in the brand's order. */
export function HomeRows() {
  const { boot } = useServices();
  const offer = useOffer();
  const { homeRails } = boot.status.settings;
  const split = homeRails.indexOf('hot') + 1;
  // Each hydrates in a separate task: all at once would block a slow phone.
  const row = (rail: HomeRail) => (
    <Suspense key={rail}>
      <HomeRow rail={rail} offer={offer} />
    </Suspense>
  );
  return (
    <>
      <MemberStrip />
      <div className="flex flex-col gap-(--section-gap)">
        {/* On a phone the doors come first; on a wide screen the first games do. */}
        <Doors />
        <OfferFailure />
        {homeRails.slice(0, split).map(row)}
      </div>
      {homeRails.slice(split).map(row)}
    </>
  );
}

interface HomeRowProps {
  rail: HomeRail;
  offer: readonly OfferedCategory[];
}

function HomeRow({ rail, offer }: HomeRowProps) {
  const [lobby] = offer;
  if (rail === 'recent') return <RecentRail lobby={lobby} />;
  if (rail === 'favourites') return <FavouriteRail lobby={lobby} />;
  if (rail === 'winners') return <Winners />;
  if (rail === 'hot') return <HotRail lobby={lobby} />;
  if (rail === 'newest') return <NewestRail lobby={lobby} />;
  if (rail === 'vendors') return <VendorRails offer={offer} />;
  // A single category would only repeat the popular games.
  if (rail === 'categories' && offer.length > 1)
    return offer.map((entry) => <CategoryRail key={entry.category} entry={entry} />);
  return null;
}

/** The lobby that a row over all categories links to. */
interface CrossRailProps {
  lobby: OfferedCategory | undefined;
}

function HotRail({ lobby }: CrossRailProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useQuery(hotGamesQuery(useServices()));
  const head = useRailWords('hot', t`Hot now`);
  if (isError && data === undefined) {
    return <FailedRail title={head.title} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <GameRail
      first
      byPopularity
      {...head}
      games={data?.list.slice(0, RAIL_SIZE)}
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

function NewestRail({ lobby }: CrossRailProps) {
  const { t } = useLingui();
  const head = useRailWords('newest', t`Just arrived`);
  return (
    <LaterRail
      query={newestQuery(useServices())}
      {...head}
      more={
        lobby && (
          <Link
            to="/$lobby"
            params={{ lobby: lobby.lobby }}
            search={{ sort: 'newest' }}
            className={moreLinkClass}
          >
            <MoreText of={head.title} />
          </Link>
        )
      }
    />
  );
}

function CategoryRail({ entry }: { entry: OfferedCategory }) {
  const filter = {
    gameType: entry.category,
    sort: 'popular',
    pageNo: 1,
    pageSize: RAIL_SIZE,
  } as const;
  return (
    <LaterRail
      query={gamesQuery(useServices(), filter)}
      byPopularity
      title={entry.name}
      icon={<CategoryIcon category={entry.category} />}
      more={
        <Link to="/$lobby" params={{ lobby: entry.lobby }} className={moreLinkClass}>
          <MoreText of={entry.name} />
        </Link>
      }
    />
  );
}

/** Vendors with a row of their own. */
const VENDOR_ROWS = 3;

/** The providers, and the games of those that the operator marks as hot. */
function VendorRails({ offer }: { offer: readonly OfferedCategory[] }) {
  const hot = offer
    .flatMap(({ lobby, vendors }) => vendors.map((vendor) => ({ lobby, vendor })))
    .filter(({ vendor }) => vendor.isHot && !vendor.maintenance);
  return (
    <>
      <VendorRail offer={offer} />
      {hot.slice(0, VENDOR_ROWS).map(({ lobby, vendor }) => (
        <HotVendorRail key={vendor.vassalage} lobby={lobby} vendor={vendor} />
      ))}
    </>
  );
}

function HotVendorRail({ lobby, vendor }: { lobby: LobbySegment; vendor: VendorCard }) {
  const { vassalage, name } = vendor;
  const filter = { vassalage, sort: 'popular', pageNo: 1, pageSize: RAIL_SIZE } as const;
  return (
    <LaterRail
      query={gamesQuery(useServices(), filter)}
      byPopularity
      title={name}
      more={
        <Link
          to="/$lobby"
          params={{ lobby }}
          search={{ page: vassalage }}
          className={moreLinkClass}
        >
          <MoreText of={name} />
        </Link>
      }
    />
  );
}
