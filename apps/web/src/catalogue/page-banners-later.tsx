import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../lib/hydrate-later.tsx';
import { PageBanners as ServerBanners } from './page-banners.tsx';

/** A page's banners; the first one is whole before their code arrives. */
export const PageBanners = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBanners)
    .client(() => null),
  async () => (await import('./page-banners.tsx')).PageBanners,
  { place: <Skeleton className="h-32 rounded-card md:h-40" /> },
);
