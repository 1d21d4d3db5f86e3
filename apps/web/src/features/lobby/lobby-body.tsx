import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { lanesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { OfferFailure } from '../../parts/catalogue/offer-failure.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyGames } from './lobby-games.tsx';
import { LobbyHeading } from './lobby-heading.tsx';
import { LobbyMine } from './lobby-mine.tsx';
import type { LobbySearch } from './lobby-search.ts';
import { MineTabs } from './mine-tabs.tsx';
import { NoVendors } from './no-vendors.tsx';
import { useCurrentVendor } from './use-current-vendor.ts';
import { useTypedName } from './use-typed-name.ts';
import { VendorTabs } from './vendor-tabs.tsx';

interface LobbyBodyProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A lobby's heading, vendors, filters and games, or the message that it has none. */
export function LobbyBody({ segment, search }: LobbyBodyProps) {
  const category = LOBBY_CATEGORIES[segment];
  const lanes = useQuery(lanesQuery(useServices())).data?.data.lanes;
  const vendors = lanes?.find((lane) => lane.gameCategory === category)?.vendors ?? [];
  useCurrentVendor(segment, search, vendors);
  const typed = useTypedName(search, 'name');
  if (lanes !== undefined && vendors.length === 0) {
    return (
      <>
        <LobbyHeading segment={segment} />
        <NoVendors category={category} />
      </>
    );
  }
  return (
    <>
      <LobbyHeading segment={segment} />
      <OfferFailure />
      <div className="flex items-start gap-1">
        <MineTabs selected={search.mine} />
        <VendorTabs vendors={vendors} selected={search.mine ? undefined : (search.page ?? 'all')} />
      </div>
      {search.mine ? (
        <LobbyMine mine={search.mine} pageNo={search.pageNo ?? 1} />
      ) : (
        <>
          <LobbyFilters segment={segment} search={typed.shown} typed={typed} />
          <LobbyGames segment={segment} search={typed.shown} onClear={typed.clear} />
        </>
      )}
    </>
  );
}
