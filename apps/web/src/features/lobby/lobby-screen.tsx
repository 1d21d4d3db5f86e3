import type { LobbySegment } from '@palpite/domain';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { PageBanners } from '../../parts/catalogue/page-banners-later.tsx';
import { LobbyBody as ServerBody } from './lobby-body.tsx';
import type { LobbySearch } from './lobby-search.ts';

const LobbyBody = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBody)
    .client(() => null),
  async () => (await import('./lobby-body.tsx')).LobbyBody,
  { place: <Skeleton className="h-11 w-40" /> },
);

export interface LobbyScreenProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A category's lobby: its name, banners, vendors, filters and games. */
export function LobbyScreen({ segment, search }: LobbyScreenProps) {
  return (
    <div className="mx-auto grid max-w-content grid-cols-[minmax(0,1fr)_auto] gap-y-2 px-3 pt-2 pb-4 md:gap-y-3 md:px-6 md:pt-4 md:pb-6">
      {/* A strip beside the lobby's name, where there is room: on a phone the games come first. */}
      <div className="col-start-2 row-start-1 ml-6 hidden w-80 lg:block xl:w-96 min-[90rem]:w-140">
        <PageBanners strip />
      </div>
      <LobbyBody segment={segment} search={search} />
    </div>
  );
}
