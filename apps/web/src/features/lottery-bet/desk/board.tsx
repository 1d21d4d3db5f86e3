import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { moneyText } from '../../../lib/money-text.ts';
import { useServices } from '../../../lib/services.ts';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import { CellCapsContext, cellCaps } from '../board/cell-caps.ts';
import { CellMarksContext, NO_MARKS } from '../board/cell-marks.ts';
import type { LotteryOffer, OfferedPlay } from '../board/offer.ts';
import { SelectionEditor } from '../board/selection-editor.tsx';
import { hasStations } from '../stations/has-stations.ts';
import { useRoom } from '../use-room.ts';
import type { Sale } from '../use-sale.ts';
import { AlsoAt } from './also-at.tsx';
import { choose, type Desk, selectionOn } from './desk.ts';

// Few plays are of two stations, and its boxes come with all that forms are made of.
const SecondStations = lazyPart(() => import('./second-stations.tsx'), 'SecondStations');

// Marks of past draws are off until a player asks for them.
const MarksChoice = lazyPart(() => import('../marks/marks-choice.tsx'), 'MarksChoice');

interface BoardProps {
  game: LotteryOffer;
  play: OfferedPlay;
  desk: Desk;
  sale: Sale;
}

/** The board of a play; of the view, only it and the dock render at a tap. It has no key: it keeps the list and the steps of each play. */
export function Board({ game, play, desk, sale }: BoardProps) {
  const { code, stations } = play.row;
  const selection = useStore(desk, (state) => selectionOn(state, code));
  const room = useRoom(game, play, sale);
  const [marks, setMarks] = useState(NO_MARKS);
  // While it is not known yet, the stations keep their place: nothing moves under a finger.
  const isClosed = sale.issue === null && sale.phase !== 'loading';
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { currency, currencySymbol } = useServices().boot.status;
  // The same caps are the same map: a tap draws no other cell again.
  const caps = useMemo(() => {
    const shown = (minor: bigint) => moneyText(String(minor), currency, locale, currencySymbol);
    return cellCaps(game, play, room, shown);
  }, [game, play, room, currency, locale, currencySymbol]);
  return (
    <>
      {stations === 2 ? (
        <Suspense fallback={<Skeleton className="h-20 w-full" />}>
          <SecondStations game={game} desk={desk} closed={isClosed} />
        </Suspense>
      ) : (
        hasStations(game) && <AlsoAt game={game} desk={desk} closed={isClosed} />
      )}
      <CellCapsContext value={caps}>
        <CellMarksContext value={marks}>
          <SelectionEditor
            game={game}
            play={play}
            selection={selection}
            onSelection={(next) => choose(desk, code, next)}
          />
        </CellMarksContext>
      </CellCapsContext>
      {isVietnam(game.gameGroupCode) && play.row.area.kind === 'pool' && (
        <Suspense fallback={<div className="control-md" />}>
          <MarksChoice game={game} play={play} onMarks={setMarks} />
        </Suspense>
      )}
    </>
  );
}
