import { createIsomorphicFn } from '@tanstack/react-start';
import { PageBanners } from '../../parts/catalogue/page-banners-later.tsx';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { useServices } from '../../lib/services.ts';
import { HomeRows as ServerRows } from './home-rows.tsx';

const HomeRows = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerRows)
    .client(() => null),
  async () => (await import('./home-rows.tsx')).HomeRows,
);

/** Home: banners, and rows into the catalogue. */
export function HomeScreen() {
  const { brandName, info } = useServices().boot.status;
  return (
    <div className="mx-auto flex max-w-content flex-col gap-(--section-gap) px-3 py-4 md:px-6 md:py-6">
      <h1 className="sr-only">{`${brandName}: ${info.whitelabel.slogan}`}</h1>
      <PageBanners />
      <HomeRows />
    </div>
  );
}
