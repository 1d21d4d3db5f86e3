import { useLingui } from '@lingui/react/macro';
import type { HomeRail } from '@palpite/contract/face.ts';
import type { VendorCard } from '@palpite/contract/game.ts';
import type { LobbySegment } from '@palpite/domain';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import {
  chosenGamesQuery,
  gamesQuery,
  hotGamesQuery,
} from '../../parts/catalogue/catalogue-queries.ts';
import { CategoryIcon } from '../../parts/catalogue/category-icon.tsx';
import { MoreText, moreLinkClass } from '../../parts/catalogue/game-rail.tsx';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';
import { Draws } from './draws.tsx';
import { newestQuery, RAIL_SIZE } from './home-queries.ts';
import { LaterRail } from './later-rail.tsx';
import { ReasonRail } from './reason-rail.tsx';
import { isReasonRail } from './reason-rails.ts';
import { slotsOf } from './slots-of.ts';
import { useRailWords } from './use-rail-words.ts';
import { VendorRail } from './vendor-rail.tsx';
import { Winners } from './winners.tsx';

export interface LateRowProps {
  rail: HomeRail;
}

/** A row of home whose code comes when the reader is near it. */
export function LateRow({ rail }: LateRowProps) {
  const offer = useOffer();
  const slots = slotsOf(offer);
  if (isReasonRail(rail)) return slots && <ReasonRail rail={rail} entry={slots} />;
  if (rail === 'winners') return <Winners />;
  if (rail === 'draws') return <Draws />;
  if (rail === 'chosen') return <ChosenRail />;
  if (rail === 'hot') return <HotRail lobby={offer[0]} />;
  if (rail === 'newest') return <NewestRail lobby={offer[0]} />;
  if (rail === 'vendors') return <VendorRails offer={offer} />;
  if (rail === 'categories')
    return offer.map((entry) => <CategoryRail key={entry.category} entry={entry} />);
  return null;
}

/** Below another row of games, which has the first place. */
function ChosenRail() {
  const { t } = useLingui();
  return (
    <LaterRail
      query={chosenGamesQuery(useServices())}
      {...useRailWords('chosen', t`Chosen by hand`)}
    />
  );
}

function HotRail({ lobby }: { lobby: OfferedCategory | undefined }) {
  const { t } = useLingui();
  const head = useRailWords('hot', t`Hot now`);
  return (
    <LaterRail
      query={hotGamesQuery(useServices())}
      byPopularity
      {...head}
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

function NewestRail({ lobby }: { lobby: OfferedCategory | undefined }) {
  const { t } = useLingui();
  const head = useRailWords('newest', t`Just arrived`);
  return (
    <LaterRail
      query={newestQuery(useServices())}
      byAge
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
