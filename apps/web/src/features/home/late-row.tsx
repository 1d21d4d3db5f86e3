import { useLingui } from '@lingui/react/macro';
import type { HomeRail } from '@palpite/contract/face.ts';
import type { VendorCard } from '@palpite/contract/game.ts';
import type { LobbySegment } from '@palpite/domain';
import { useServices } from '../../lib/services.ts';
import {
  chosenGamesQuery,
  gamesQuery,
  hotGamesQuery,
} from '../../parts/catalogue/catalogue-queries.ts';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';
import { Draws } from './draws.tsx';
import { newestQuery, RAIL_SIZE } from './home-queries.ts';
import { LaterRail } from './later-rail.tsx';
import { MoreLink } from './more-link.tsx';
import { ReasonRail } from './reason-rail.tsx';
import { isReasonRail } from './reason-rails.ts';
import { slotsOf } from './slots-of.ts';
import { useRailWords } from './use-rail-words.ts';
import { VendorMarks } from './vendor-marks.tsx';
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
  if (rail === 'hot' || rail === 'newest') return <SortedRail rail={rail} lobby={offer[0]} />;
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

interface SortedRailProps {
  rail: 'hot' | 'newest';
  lobby: OfferedCategory | undefined;
}

/** The first games of an order, which "See all" goes on with. */
function SortedRail({ rail, lobby }: SortedRailProps) {
  const { t } = useLingui();
  const services = useServices();
  const hot = rail === 'hot';
  const head = useRailWords(rail, hot ? t`Hot now` : t`Just arrived`);
  const row = {
    ...head,
    byPopularity: hot,
    byAge: !hot,
    more: lobby && (
      <MoreLink lobby={lobby.lobby} search={{ sort: hot ? 'popular' : 'newest' }} of={head.title} />
    ),
  };
  if (hot) return <LaterRail query={hotGamesQuery(services)} {...row} />;
  return <LaterRail query={newestQuery(services)} {...row} />;
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
      more={<MoreLink lobby={entry.lobby} of={entry.name} />}
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
      <VendorMarks offer={offer} />
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
      more={<MoreLink lobby={lobby} search={{ page: vassalage }} of={name} />}
    />
  );
}
