import { Trans, useLingui } from '@lingui/react/macro';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useServices } from '../../lib/services.ts';
import { lanesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { OfferFailure } from '../../parts/catalogue/offer-failure.tsx';
import { chipClass } from './chip-row.tsx';
import { Collections } from './collections.tsx';
import { ListControls } from './list-controls.tsx';
import { LobbyGames } from './lobby-games.tsx';
import { LobbyHeading } from './lobby-heading.tsx';
import { LobbyMine } from './lobby-mine.tsx';
import { type LobbySearch, lobbyPart } from './lobby-search.ts';
import { LobbyTop } from './lobby-top.tsx';
import { NoVendors } from './no-vendors.tsx';
import { useCurrentVendor } from './use-current-vendor.ts';
import { useTypedName } from './use-typed-name.ts';
import { VendorMenu } from './vendor-menu.tsx';

interface LobbyBodyProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A lobby's heading, vendors, filters and games, or the message that it has none. */
export function LobbyBody({ segment, search }: LobbyBodyProps) {
  const { t } = useLingui();
  const category = LOBBY_CATEGORIES[segment];
  const lanes = useQuery(lanesQuery(useServices())).data?.data.lanes;
  const vendors = lanes?.find((lane) => lane.gameCategory === category)?.vendors ?? [];
  useCurrentVendor(segment, search, vendors);
  const typed = useTypedName(search, 'name');
  const top = <LobbyTop segment={segment} search={typed.shown} typed={typed} />;
  if (lanes !== undefined && vendors.length === 0) {
    return (
      <>
        <LobbyHeading segment={segment} />
        <div className={wideClass}>
          <NoVendors category={category} />
        </div>
      </>
    );
  }
  if (search.mine) {
    return (
      <>
        {top}
        <div className={wideClass}>
          <div className="flex gap-2">
            <AllGames />
            <VendorMenu vendors={vendors} selected={undefined} />
          </div>
          <LobbyMine mine={search.mine} pageNo={search.pageNo ?? 1} />
        </div>
      </>
    );
  }
  return (
    <>
      {top}
      <div className={wideClass}>
        <OfferFailure />
        <div className={lineClass}>
          <Collections segment={segment} chosen={search.collection} />
          <ListControls
            segment={segment}
            search={typed.shown}
            ownOrder={t`Featured`}
            lead={<VendorMenu vendors={vendors} selected={search.page ?? 'all'} />}
          />
        </div>
        <LobbyGames segment={segment} search={typed.shown} onClear={typed.clear} />
      </div>
    </>
  );
}

/** Below the lobby's top and its banners. */
const wideClass = 'col-span-full flex min-w-0 flex-col gap-3';

/** Under tabs a phone has one line for collections and filters, which scrolls: the games are still on the first screen. */
const lineClass =
  'lobby-line contents shell-top:max-md:-mx-3 shell-top:max-md:flex shell-top:max-md:gap-2 shell-top:max-md:relative shell-top:max-md:overflow-x-auto shell-top:max-md:px-3 no-scrollbar';

/** Leads from the member's own games back to the lobby. */
function AllGames() {
  return (
    <Link
      to="."
      search={(search: object) => ({ ...search, ...lobbyPart({}) })}
      resetScroll={false}
      activeProps={{}}
      className={chipClass}
    >
      <ArrowLeft size={18} className="text-subtle" />
      <Trans>All games</Trans>
    </Link>
  );
}
