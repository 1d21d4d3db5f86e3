import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { lanesQuery } from '../../catalogue/catalogue-queries.ts';
import { OfferFailure } from '../../catalogue/offer-failure.tsx';
import { useServices } from '../../lib/services.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyGames } from './lobby-games.tsx';
import { LobbyHeading } from './lobby-heading.tsx';
import type { LobbySearch } from './lobby-search.ts';
import { NoVendors } from './no-vendors.tsx';
import { useCurrentVendor } from './use-current-vendor.ts';
import { useTypedName } from './use-typed-name.ts';
import { VendorTabs } from './vendor-tabs.tsx';

interface LobbyBodyProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A lobby's heading, vendors, filters and games; or that it has none. */
export function LobbyBody({ segment, search }: LobbyBodyProps) {
  const category = LOBBY_CATEGORIES[segment];
  const lanes = useQuery(lanesQuery(useServices())).data?.data.lanes;
  const vendors = lanes?.find((lane) => lane.gameCategory === category)?.vendors ?? [];
  useCurrentVendor(segment, search, vendors);
  const typed = useTypedName(search);
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
      <VendorTabs vendors={vendors} selected={search.page} />
      <LobbyFilters category={category} search={search} typed={typed} />
      <LobbyGames segment={segment} search={typed.shown} onClear={typed.clear} />
    </>
  );
}
