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
      <div className="edge-to-edge flex flex-col gap-(--section-gap) pt-2 pb-4 md:pt-4 shell-top:pt-0">
        {!isScene && <Hero />}
        <HomeRows />
      </div>
    </>
  );
}
