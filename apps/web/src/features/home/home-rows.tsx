import type { HomeRail } from '@palpite/contract/face.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense, useState } from 'react';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { useServices } from '../../lib/services.ts';
import { OfferFailure } from '../../parts/catalogue/offer-failure.tsx';
import { type OfferedCategory, useOffer } from '../../parts/catalogue/use-offer.ts';
import { AnnouncementLine } from '../../parts/talk/announcement-line.tsx';
import { Doors } from './doors.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { FirstRail } from './first-rail.tsx';
import { firstRow } from './home-queries.ts';
import { type LateRowProps, LateRow as ServerRow } from './late-row.tsx';
import { laterPlaceClass } from './later-rail-class.ts';
import { LikeRail } from './like-rail.tsx';
import { MemberStrip } from './member-strip.tsx';
import { isReasonRail } from './reason-rails.ts';
import { RecentRail } from './recent-rail.tsx';
import { ShownGames, ShownGamesContext } from './shown-games.ts';
import { slotsOf } from './slots-of.ts';

/** Most readers of a first screen never come to these rows: their code waits until one is near. */
const LateRow = hydrateLater<LateRowProps>(
  createIsomorphicFn()
    .server(() => ServerRow)
    .client(() => null),
  async () => (await import('./late-row.tsx')).LateRow,
  { place: <div className={laterPlaceClass} /> },
);

/** Home's rows into the catalogue, in the brand's order. */
export function HomeRows() {
  const { boot } = useServices();
  const offer = useOffer();
  const { homeRails, winners } = boot.status.settings;
  const [shown] = useState(() => new ShownGames());
  const first = firstRow(homeRails);
  const split = first === undefined ? 0 : homeRails.indexOf(first) + 1;
  // Each hydrates in a separate task: all at once would block a slow phone.
  const row = (rail: HomeRail) => (
    <Suspense key={rail}>
      <HomeRow rail={rail} isFirst={rail === first} offer={offer} winners={winners} />
    </Suspense>
  );
  return (
    <ShownGamesContext value={shown}>
      <MemberStrip />
      <AnnouncementLine />
      <div className="flex flex-col gap-(--section-gap)">
        {/* On a phone the doors come first; on a wide screen the first games do. */}
        <Doors />
        <OfferFailure />
        {homeRails.slice(0, split).map(row)}
      </div>
      {homeRails.slice(split).map(row)}
    </ShownGamesContext>
  );
}

interface HomeRowProps {
  rail: HomeRail;
  isFirst: boolean;
  offer: readonly OfferedCategory[];
  winners: boolean;
}

function HomeRow({ rail, isFirst, offer, winners }: HomeRowProps) {
  const [lobby] = offer;
  if (rail === 'recent') return <RecentRail lobby={lobby} />;
  if (rail === 'like') return <LikeRail />;
  if (rail === 'favourites') return <FavouriteRail lobby={lobby} />;
  if (isFirst) return <FirstRail row={rail === 'chosen' ? 'chosen' : 'hot'} lobby={lobby} />;
  // What is not shown is not watched: an empty part would ask for its code at once.
  if (rail === 'winners' && !winners) return null;
  // A single category would only repeat the popular games.
  if (rail === 'categories' && offer.length < 2) return null;
  if (isReasonRail(rail) && !slotsOf(offer)) return null;
  return <LateRow rail={rail} />;
}
