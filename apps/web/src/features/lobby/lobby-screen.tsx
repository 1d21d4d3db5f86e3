import { useLingui } from '@lingui/react/macro';
import { LOBBY_CATEGORIES, type LobbySegment } from '@palpite/domain';
import { createIsomorphicFn } from '@tanstack/react-start';
import { CategoryIcon } from '../../catalogue/category-icon.tsx';
import { PageBanners } from '../../catalogue/page-banners-later.tsx';
import { useOffer } from '../../catalogue/use-offer.ts';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { LobbyBody as ServerBody } from './lobby-body.tsx';
import type { LobbySearch } from './lobby-search.ts';
import { LOBBY_TITLES } from './lobby-titles.ts';

const LobbyBody = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBody)
    .client(() => null),
  async () => (await import('./lobby-body.tsx')).LobbyBody,
);

export interface LobbyScreenProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A category's lobby: its banners, vendors, filters and games. */
export function LobbyScreen({ segment, search }: LobbyScreenProps) {
  const { i18n } = useLingui();
  const category = LOBBY_CATEGORIES[segment];
  const offered = useOffer().find((entry) => entry.category === category);
  const title = offered?.name ?? i18n._(LOBBY_TITLES[segment].title);

  return (
    <div className="mx-auto flex max-w-content flex-col gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
      <PageBanners group={segment} />
      <h1 className="flex items-center gap-2.5 text-20 font-bold md:text-24">
        <span className="text-accent-strong">
          <CategoryIcon category={category} size={24} />
        </span>
        {title}
      </h1>
      <LobbyBody segment={segment} search={search} />
    </div>
  );
}
