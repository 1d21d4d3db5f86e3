import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { BannersPlace } from './banners-place.tsx';
import { PageBanners as ServerBanners } from './page-banners.tsx';

/** A page's banners; the first one is whole before their code arrives. */
export const PageBanners = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBanners)
    .client(() => null),
  async () => (await import('./page-banners.tsx')).PageBanners,
  { place: BannersPlace },
);
