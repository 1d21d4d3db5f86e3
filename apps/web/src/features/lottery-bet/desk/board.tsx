import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { steadyPart } from '../../../lib/steady-part.tsx';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import { loadBoards, TogetherBoard } from '../board/boards.ts';
import { CellCapsContext } from '../board/cell-caps.ts';
import { CellMarksContext, NO_MARKS } from '../board/cell-marks.ts';
import { choose, type Desk, selectionOn } from '../board/desk.ts';
import { SelectionEditor } from '../board/selection-editor.tsx';
import { useCaps } from '../board/use-caps.ts';
import { hasStations, type LotteryOffer, type OfferedPlay } from '../offer/offer.ts';
import { useRoom } from '../offer/use-rooms.ts';
import type { Sale } from '../offer/use-sale.ts';

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

/** The board of a play, or of those that share one. @param props.shared several plays are on it */
export function Board({ shared, ...props }: BoardProps & { shared: boolean }) {
  useEffect(() => void loadBoards(), []);
  return shared ? <TogetherBoard {...props} /> : <OwnBoard {...props} />;
}

/** The board of a play; of the view, only it and the dock render at a tap. It has no key: it keeps the list and the steps of each play. */
function OwnBoard({ game, play, desk, sale }: BoardProps) {
  const { code, stations } = play.row;
  const selection = useStore(desk, (state) => selectionOn(state, code));
  const room = useRoom(game, play, sale);
  const [marks, setMarks] = useState(NO_MARKS);
  // While it is not known yet, the stations keep their place: nothing moves under a finger.
  const isClosed = sale.issue === null && sale.phase !== 'loading';
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
