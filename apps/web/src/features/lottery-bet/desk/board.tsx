import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { moneyText } from '../../../lib/money-text.ts';
import { useServices } from '../../../lib/services.ts';
import { steadyPart } from '../../../lib/steady-part.tsx';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import { loadBoards } from '../board/boards.ts';
import { CellCapsContext, createCaps, NO_CAPS } from '../board/cell-caps.ts';
import { CellMarksContext, NO_MARKS } from '../board/cell-marks.ts';
import type { LotteryOffer, OfferedPlay } from '../board/offer.ts';
import { SelectionEditor } from '../board/selection-editor.tsx';
import { hasStations } from '../stations/has-stations.ts';
import { type Room, useRoom } from '../use-room.ts';
import type { Sale } from '../use-sale.ts';
import { choose, type Desk, selectionOn } from './desk.ts';

// The boxes come with all that forms are made of, and most lotteries have none.
export const AlsoAt = steadyPart(() => import('./also-at.tsx'), 'AlsoAt');
// Few plays are of two stations.
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
  useEffect(() => void loadBoards(), []);
  const caps = useCaps(game, play, room);
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

/** The caps of the board's cells, where any number is near its own: few issues have one, and their code comes then. */
function useCaps(game: LotteryOffer, play: OfferedPlay, room: Room) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const { currency, currencySymbol } = useServices().boot.status;
  const [held] = useState(createCaps);
  useEffect(() => {
    if (room.size === 0) {
      held.setState({ caps: NO_CAPS });
      return;
    }
    let isPast = false;
    const shown = (minor: bigint) => moneyText(String(minor), currency, locale, currencySymbol);
    const count = async () => {
      const { cellCaps } = await import('../board/count-caps.ts');
      if (!isPast) held.setState({ caps: cellCaps(game, play, room, shown) });
    };
    // Without them the operator still refuses what is above a cap.
    count().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [held, game, play, room, currency, locale, currencySymbol]);
  return held;
}
