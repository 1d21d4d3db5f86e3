import { useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../lib/lazy-part.ts';
import { steadyPart } from '../../lib/steady-part.tsx';
import { writeAmount } from '../../lib/typed-amount.ts';
import { Announcer, createSpoken } from '../../parts/bet/announcer.tsx';
import { usePlacing } from '../../parts/bet/placing/use-placing.ts';
import { Purse } from '../../parts/bet/purse/purse.tsx';
import { useIsSealed, useSlip } from '../../parts/bet/slip/use-slip.ts';
import { GameHead } from '../../parts/lottery/game-head.tsx';
import { isVietnam } from '../../parts/lottery/lottery-queries.ts';
import type { LotterySearch } from '../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { boardOf } from './board/board-of.ts';
import { BOARDS, TogetherBoard } from './board/boards.ts';
import { clearPlay, type Desk, editLine } from './board/desk.ts';
import { isEmpty } from './board/selection-moves.ts';
import { partsOf } from './board/together.ts';
import { useDesk } from './board/use-desk.ts';
import { AlsoAt, Board } from './desk/board.tsx';
import { DeskTop } from './desk/desk-top.tsx';
import { findPlay } from './lines/counted.ts';
import { LOTTERY_SLIPS, type Slip, useWaitingLines } from './lines/slip.ts';
import type { SlipLine } from './lines/slip-line.ts';
import { useRollOver } from './lines/use-roll-over.ts';
import { hasStations, type LotteryOffer, type OfferedPlay, type Offers } from './offer/offer.ts';
import { NO_SALE, type Sale, type Sales } from './offer/use-sale.ts';
import { orderOf } from './place/order-of.ts';
import type { Placing, Wanted } from './place/placing.ts';
import { useEdit } from './slip-view/use-edit.ts';
import { useOnBoard } from './use-on-board.ts';

/** It counts what is chosen, and nothing is yet. */
export const Dock = steadyPart(() => import('./desk/dock.tsx'), 'Dock');
/** A narrow page has none. */
export const SlipPanel = steadyPart(() => import('./slip-view/slip-panel.tsx'), 'SlipPanel');
/** Only a sale that is closed has one. */
export const SaleNote = steadyPart(() => import('./slip-view/sale-note.tsx'), 'SaleNote');
/** Few games have one. */
export const OddsPanel = steadyPart(() => import('./odds/odds-panel.tsx'), 'OddsPanel');
/** What is in the columns comes late too. */
const PlayColumn = steadyPart(() => import('./plays/play-column.tsx'), 'PlayColumn');
const StationColumn = steadyPart(() => import('./stations/station-column.tsx'), 'StationColumn');
/** It opens a sheet. */
const StationsButton = steadyPart(() => import('./stations/stations-button.tsx'), 'StationsButton');
const SameDay = lazyPart(() => import('./stations/same-day.tsx'), 'SameDay');
const PlayHelp = lazyPart(() => import('./board/play-help.tsx'), 'PlayHelp');
const loadSender = () => import('./place/send-order.ts');
// These two suspend apart: the slip would be gone while what places it is on its way.
const SlipSheet = lazyPart(() => import('./slip-view/slip-sheet.tsx'), 'SlipSheet');
const PlaceSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./place/place-sheet.tsx'), loadSender()]);
  return sheet;
}, 'PlaceSheet');

interface BettingGameProps {
  path: LotteryPath;
  game: LotteryOffer;
  play: OfferedPlay;
}

/** The board; on a wide page the slip next to it, on a wider one the plays or all lotteries before it. */
const deskClass =
  'flex flex-col gap-2 max-md:grow @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:grid-rows-[auto_auto_1fr] @4xl:items-start @4xl:gap-x-4 @min-[68rem]:grid-cols-[12rem_minmax(0,1fr)_17.5rem] @min-[68rem]:gap-x-3 @min-[78rem]:grid-cols-[13.5rem_minmax(0,1fr)_19rem] @min-[78rem]:gap-x-4';

/** A lottery's board with its dock, and the slip beside it or in a sheet. */
export function BettingGame({ path, game: asked, play: askedPlay }: BettingGameProps) {
  const { i18n } = useLingui();
  const { gameCode, limits } = asked;
  const { slip, sales, sale, game, offers, ...board } = useSlipOnSale(asked, askedPlay);
  const { play, level, onLevel, onBoard } = board;
  const [spoken] = useState(createSpoken);
  const desk = useDesk(asked);
  const parts = useParts(desk, onBoard, play);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const placing = useDeskPlacing(desk, { offers, slip, sales }, () => setSlipOpen(false));
  const openPlay = useOpenPlay(path, game);
  // The stations of Vietnam are near each other, and have few plays; the fast games have many.
  const beside = !isVietnam(game.gameGroupCode);
  const editHere = (line: SlipLine) => {
    editLine(desk, line, writeAmount(line.unitMinor, limits.currency, i18n.locale));
    if (line.prizeLevel !== undefined) onLevel(line.prizeLevel);
    setSlipOpen(false);
    openPlay(line.play);
  };
  const onEdit = useEdit({ gameCode, slip, offers, editHere });
  const ofSlip = { game, offers, slip, sales, placing, onEdit };
  return (
    <div className="@container/desk">
      {/* On a phone the dock is at the foot of the screen, however short the board. */}
      <div className="flex flex-col gap-2 max-md:min-h-[calc(100dvh-var(--header-height))]">
        <GameHead path={path} game={game} view="bet" purse={<Purse />}>
          <StationsButton gameCode={gameCode} always={beside} />
        </GameHead>
        <div className={deskClass}>
          {beside ? (
            <PlayColumn game={onBoard} play={play} onPlay={openPlay} />
          ) : (
            <StationColumn gameCode={gameCode} />
          )}
          <DeskTop path={path} game={onBoard} play={play} onPlay={openPlay} beside={beside} />
          <BoardColumn {...{ path, game, onBoard, play, parts, desk, slip, sale, beside }}>
            <Dock
              game={game}
              play={play}
              parts={parts}
              level={level}
              onLevel={onLevel}
              desk={desk}
              slip={slip}
              sale={sale}
              spoken={spoken}
              onBetNow={(lines) => placing.ask({ lines, chase: null, from: 'board' })}
              onOpenSlip={() => setSlipOpen(true)}
            />
          </BoardColumn>
          <SlipPanel {...ofSlip} spoken={spoken} />
        </div>
      </div>
      <Suspense>
        {isSlipOpen && <SlipSheet {...ofSlip} onClose={() => setSlipOpen(false)} />}
      </Suspense>
      <Suspense>
        {(placing.asked ?? placing.placed) && <PlaceSheet path={path} {...ofSlip} />}
      </Suspense>
      <Announcer spoken={spoken} />
    </div>
  );
}

interface BoardColumnProps {
  path: LotteryPath;
  game: LotteryOffer;
  /** The lottery as the board offers it: at the level that the player chose. */
  onBoard: LotteryOffer;
  play: OfferedPlay;
  /** The plays on the board. */
  parts: readonly OfferedPlay[];
  desk: Desk;
  slip: Slip;
  sale: Sale;
  beside: boolean;
  /** The dock. */
  children: ReactNode;
}

/** The board with its odds and its rules, and the dock at its foot. */
function BoardColumn(props: BoardColumnProps) {
  const { path, game, onBoard, parts, desk, slip, sale, beside, children } = props;
  // Of a shared board, the play that was chosen in last.
  const last = useStore(desk, (state) => state.last);
  const play = parts.find(({ row }) => row.code === last) ?? props.play;
  const hasLines = useWaitingLines(slip, game.gameCode);
  const hasNumbers = useWaitingNumbers(slip, desk);
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-2 max-md:grow @4xl:col-start-1 @4xl:row-start-3 @min-[68rem]:col-start-2',
        beside && '@min-[68rem]:row-start-2 @min-[68rem]:row-end-4',
      )}
    >
      <div className={oddsClass(game.kind)}>
        <Board game={onBoard} play={play} desk={desk} sale={sale} shared={parts.length > 1} />
        {hasOdds(game.kind) && <OddsPanel game={onBoard} play={play} desk={desk} />}
      </div>
      <Suspense fallback={<Skeleton className="h-11.5 w-full" />}>
        <PlayHelp game={onBoard} play={play} />
      </Suspense>
      <SaleNote game={game} sale={sale} waiting={hasLines || hasNumbers} />
      {children}
      <Suspense>
        <SameDay path={path} game={game} play={play.row.code} />
      </Suspense>
    </div>
  );
}

/** Placing, which takes what was bet from the board off it. */
function useDeskPlacing(
  desk: Desk,
  { offers, slip, sales }: { offers: Offers; slip: Slip; sales: Sales },
  closeSlip: () => void,
): Placing {
  return usePlacing({
    slip,
    orderOf: (wanted: Wanted) => orderOf(offers, sales, wanted),
    load: loadSender,
    onPlaced({ order }) {
      closeSlip();
      if (order.from === 'board') for (const line of order.lines) clearPlay(desk, line.play);
    },
  });
}

/** The slip, whose lines go on to the next issues when theirs close, and the lotteries that it and the board need. */
function useSlipOnSale(asked: LotteryOffer, askedPlay: OfferedPlay) {
  const slip = useSlip(LOTTERY_SLIPS);
  const board = useOnBoard(asked, askedPlay, slip);
  const { sales } = board;
  useRollOver(slip, sales);
  return { ...board, slip, sale: sales.get(asked.gameCode) ?? NO_SALE };
}

/** The plays on the board. A line of the slip is changed on a board of its own. */
function useParts(desk: Desk, onBoard: LotteryOffer, play: OfferedPlay) {
  const isEditing = useStore(desk, ({ editing }) => editing !== null);
  return isEditing ? [play] : partsOf(onBoard, play);
}

const boardPartOf = (game: LotteryOffer, play: OfferedPlay) =>
  partsOf(game, play).length > 1 ? TogetherBoard : BOARDS[boardOf(play.row)];

/** The play is in the address, and no step of the way back. Its board has come before it is asked for. */
function useOpenPlay(path: LotteryPath, game: LotteryOffer): (playType: string) => void {
  const router = useRouter();
  const open = (playType: string) =>
    void router.navigate({
      to: path,
      search: (search: LotterySearch) => ({ ...search, playType }),
      replace: true,
      resetScroll: false,
    });
  return (playType) => {
    const next = findPlay(game, playType);
    const parts = [next && boardPartOf(game, next).load(), hasStations(game) && AlsoAt.load()];
    // What did not come says so in its place.
    void Promise.allSettled(parts).then(() => open(playType));
  };
}

/** The games whose odds are a picture or a table of their own, and the one whose places are followed through its draws. */
const hasOdds = (kind: Kind) => kind === 'k3' || kind === 'keno' || kind === '5d';

/** With much room the odds are beside the board. */
const oddsClass = (kind: Kind): string =>
  hasOdds(kind) ? 'grid min-w-0 gap-2 @min-[68rem]:grid-cols-[minmax(0,1fr)_13rem]' : 'contents';

/** Whether numbers on the board wait for a sale. */
function useWaitingNumbers(slip: Slip, desk: Desk): boolean {
  const isSealed = useIsSealed(slip);
  const hasNumbers = useStore(desk, ({ selections }) =>
    Object.values(selections).some((selection) => !isEmpty(selection)),
  );
  return hasNumbers && !isSealed;
}
