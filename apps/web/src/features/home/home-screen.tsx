import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Flame from 'lucide-react/icons/flame';
import Sparkles from 'lucide-react/icons/sparkles';
import { useRef } from 'react';
import { useNearViewport } from '@palpite/ui/use-near-viewport.ts';
import { gamesQuery, hotGamesQuery } from '../../catalogue/catalogue-queries.ts';
import { CategoryIcon } from '../../catalogue/category-icon.tsx';
import { GameRail, MoreText, moreLinkClass } from '../../catalogue/game-rail.tsx';
import { PageBanners } from '../../catalogue/page-banners.tsx';
import { type OfferedCategory, useOffer } from '../../catalogue/use-offer.ts';
import { gamesOf } from '@palpite/contract/game.ts';
import { useServices } from '../../lib/services.ts';
import { CategoryShortcuts } from './category-shortcuts.tsx';
import { newestQuery, RAIL_SIZE } from './home-queries.ts';
import { RecentRail } from './recent-rail.tsx';
import { VendorRail } from './vendor-rail.tsx';

/** Home: what is on, and rows into the catalogue in the brand's order. */
export function HomeScreen() {
  const { boot } = useServices();
  const offer = useOffer();
  const { homeRails } = boot.status.settings;
  const { whitelabel } = boot.status.info;
  return (
    <div className="mx-auto flex max-w-content flex-col gap-(--section-gap) px-3 py-4 md:px-6 md:py-6">
      <h1 className="sr-only">{`${boot.status.brandName}: ${whitelabel.slogan}`}</h1>
      <PageBanners group="home" tall />
      <CategoryShortcuts offer={offer} />
      {homeRails.map((rail) => {
        if (rail === 'recent') return <RecentRail key={rail} />;
        if (rail === 'hot') return <HotRail key={rail} />;
        if (rail === 'newest') return <NewestRail key={rail} />;
        if (rail === 'vendors') return <VendorRail key={rail} offer={offer} />;
        if (rail === 'categories')
          return offer.map((entry) => <CategoryRail key={entry.category} entry={entry} />);
        return null;
      })}
    </div>
  );
}

function HotRail() {
  const { t } = useLingui();
  const { data } = useQuery(hotGamesQuery(useServices()));
  return (
    <GameRail
      first
      title={t`Hot now`}
      icon={<Flame size={20} />}
      games={data?.list.slice(0, RAIL_SIZE)}
    />
  );
}

function NewestRail() {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const { data } = useQuery({ ...newestQuery(useServices()), enabled: near });
  return (
    <div ref={place}>
      <GameRail
        title={t`Just arrived`}
        icon={<Sparkles size={20} />}
        games={data && gamesOf(data).games}
      />
    </div>
  );
}

function CategoryRail({ entry }: { entry: OfferedCategory }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const services = useServices();
  const { data } = useQuery({
    ...gamesQuery(services, {
      gameType: entry.category,
      sort: 'popular',
      pageNo: 1,
      pageSize: RAIL_SIZE,
    }),
    enabled: near,
  });
  return (
    <div ref={place}>
      <GameRail
        title={entry.name}
        icon={<CategoryIcon category={entry.category} />}
        games={data && gamesOf(data).games}
        more={
          <Link to={entry.path} className={moreLinkClass}>
            <MoreText of={entry.name} />
          </Link>
        }
      />
    </div>
  );
}
