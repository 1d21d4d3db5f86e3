import { createIsomorphicFn } from '@tanstack/react-start';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { useServices } from '../../lib/services.ts';
import { Hero } from './hero-later.tsx';
import { HomeRows as ServerRows } from './home-rows.tsx';

const HomeRows = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerRows)
    .client(() => null),
  async () => (await import('./home-rows.tsx')).HomeRows,
);

/** Home: the hero, and rows into the catalogue. */
export function HomeScreen() {
  const { brandName, info } = useServices().boot.status;
  const { slogan, face } = info.whitelabel;
  // A scene reaches from edge to edge; the other heroes are of the column's width.
  const isScene = face.hero === 'scene';
  return (
    <>
      <h1 className="sr-only">{`${brandName}: ${slogan}`}</h1>
      {isScene && <Hero />}
      <div className="mx-auto flex max-w-content flex-col gap-(--section-gap) px-3 pt-2 pb-4 md:px-6 md:pt-4 shell-rail:pt-5 shell-top:pt-0 shell-rail:lg:px-14">
        {!isScene && <Hero />}
        <HomeRows />
      </div>
    </>
  );
}
