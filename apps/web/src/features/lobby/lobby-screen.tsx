import type { LobbySegment } from '@palpite/domain';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { createIsomorphicFn } from '@tanstack/react-start';
import { PageBanners } from '../../parts/catalogue/page-banners-later.tsx';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { LobbyBody as ServerBody } from './lobby-body.tsx';
import type { LobbySearch } from './lobby-search.ts';

const LobbyBody = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBody)
    .client(() => null),
  async () => (await import('./lobby-body.tsx')).LobbyBody,
  { place: <Skeleton className="h-8 w-40" /> },
);

export interface LobbyScreenProps {
  segment: LobbySegment;
  search: LobbySearch;
}

/** A category's lobby: its banners, vendors, filters and games. */
export function LobbyScreen({ segment, search }: LobbyScreenProps) {
  return (
    <div className="mx-auto flex max-w-content flex-col gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
      <PageBanners />
      <LobbyBody segment={segment} search={search} />
    </div>
  );
}
