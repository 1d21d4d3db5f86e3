import { useLingui } from '@lingui/react/macro';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { useQuery } from '@tanstack/react-query';
import { lanesQuery } from '../../catalogue/catalogue-queries.ts';
import { CategoryIcon } from '../../catalogue/category-icon.tsx';
import { PageBanners } from '../../catalogue/page-banners.tsx';
import { useOffer } from '../../catalogue/use-offer.ts';
import { useServices } from '../../lib/services.ts';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyGames } from './lobby-games.tsx';
import type { LobbySearch } from './lobby-search.ts';
import { LOBBY_TITLES } from './lobby-titles.ts';
import { NoVendors } from './no-vendors.tsx';
import { VendorTabs } from './vendor-tabs.tsx';

interface LobbyScreenProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A category's lobby: its banners, vendors, filters and games. */
export function LobbyScreen({ segment, search }: LobbyScreenProps) {
  const { i18n } = useLingui();
  const category = LOBBY_CATEGORIES[segment];
  const lanes = useQuery(lanesQuery(useServices())).data?.data.lanes;
  const offered = useOffer().find((entry) => entry.category === category);
  const vendors = lanes?.find((lane) => lane.gameCategory === category)?.vendors ?? [];
  const title = offered?.name ?? i18n._(LOBBY_TITLES[segment].title);
  const nothing = lanes !== undefined && vendors.length === 0;

  return (
    <div className="mx-auto flex max-w-content flex-col gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
      <PageBanners group={segment} />
      <h1 className="flex items-center gap-2.5 text-20 font-bold md:text-24">
        <span className="text-accent-strong">
          <CategoryIcon category={category} size={24} />
        </span>
        {title}
      </h1>
      {nothing ? (
        <NoVendors category={category} />
      ) : (
        <>
          <VendorTabs vendors={vendors} selected={search.page} />
          <LobbyFilters category={category} search={search} />
          <LobbyGames segment={segment} search={search} />
        </>
      )}
    </div>
  );
}
