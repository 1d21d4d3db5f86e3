import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Coins from 'lucide-react/icons/coins';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { type Spoken, useSaying } from '../../../parts/bet/announcer.tsx';
import { putLines } from '../../../parts/bet/slip/slip.ts';
import { clearPlay, type Desk, type DeskState, type Place, selectionOn } from '../board/desk.ts';
import { isEmpty } from '../board/selection-moves.ts';
import { hasRebate } from '../lines/rebate.ts';
import type { Slip } from '../lines/slip.ts';
import type { SlipLine } from '../lines/slip-line.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import { NO_ROOM_TOLD, roomKey, useRooms } from '../offer/use-rooms.ts';
import type { Sale } from '../offer/use-sale.ts';
import { deskLines, placesOf } from './desk-lines.ts';
import { PlayFacts } from './play-facts.tsx';
import { PrizeLevel } from './prize-level.tsx';
import { UnitPrice } from './unit-price.tsx';
import { countTogether, type DeskCount, type PlayCount, useDeskCount } from './use-desk-count.ts';
import { useOtherRooms } from './use-other-rooms.ts';

const PriceSheet = lazyPart(() => import('./price-sheet.tsx'), 'PriceSheet');

interface DockProps {
  game: LotteryOffer;
  /** At the level. */
  play: OfferedPlay;
  /** The plays on the board, at the level. */
  parts: readonly OfferedPlay[];
  level: number;
  onLevel: (level: number) => void;
  desk: Desk;
  slip: Slip;
  sale: Sale;
  spoken: Spoken;
  onBetNow: (lines: readonly SlipLine[]) => void;
  onOpenSlip: () => void;
}

/** The price of what was chosen, in words and as a sum, and what can be done with it. */
export function Dock(props: DockProps) {
  const { game, play, level, desk, slip, spoken } = props;
  const { limits } = game;
  const { t } = useLingui();
  const state = useStore(desk);
  const { countWords } = useBetText(limits.currency);
  const moneyText = useMoneyText();
  const places = placesOf(game, play, state);
  const counts = useCounts(props, state, places);
  const [{ play: only, count: own }, ...others] = counts;
  const row = others.length === 0 ? only.row : undefined;
  const count = countTogether(counts);
  const { charged, unitMinor, costMinor, fault } = count;
  const cost = moneyText(String(costMinor), limits.currency);
  const bets = charged ? countWords(row, charged.bets) : '';
  useSaying(spoken, charged ? t`${bets}, ${cost}` : '');
  // Nothing is left out: one that cannot be placed holds the others back.
  const lines =
    fault === undefined
      ? counts.flatMap((each) => deskLines({ ...each, level, places, editing: state.editing }))
      : [];
  const isFull = useIsFull(slip, lines.length - (state.editing ? 1 : 0));
  const [isPriceOpen, setPriceOpen] = useState(false);
  const isIdle = !charged && state.editing === null;
  return (
    <>
      <Terms
        {...props}
        play={only}
        count={own}
        error={count.priceError}
        isPriceOpen={isPriceOpen}
        onClosePrice={() => setPriceOpen(false)}
      />
      {/* Above it what scrolls by fades out; at the end of the page it stands as a card like those above it. */}
      <div className="over-page sticky bottom-0 z-20 -mx-3 md:mx-0 md:-mt-2 md:bg-[linear-gradient(transparent,var(--color-canvas)_0.75rem)] md:pt-2 md:pb-3 @3xl/desk:-mt-3 @3xl/desk:pt-3">
        <div className="@container border-y border-border bg-overlay px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:shadow-overlay md:rounded-card md:border-x md:px-4 md:pb-2">
          <div
            className={classNames(
              'flex gap-x-3 gap-y-1.5 @min-[38rem]:flex-row @min-[38rem]:items-center @min-[38rem]:justify-between @min-[38rem]:gap-x-5',
              // One line, until there is something to add.
              isIdle ? 'items-center' : 'flex-col',
            )}
          >
            <Sum
              {...props}
              onPrice={() => setPriceOpen(true)}
              cost={cost}
              unit={unitMinor === null ? '–' : moneyText(String(unitMinor), limits.currency)}
              row={row}
              charged={charged && unitMinor !== null ? { ...charged, unitMinor } : null}
              places={places.length}
              fault={fault}
              isFull={isFull}
              win={moneyText(String(count.largestWinMinor), limits.currency)}
              rebate={
                play.takesLevel && hasRebate(game, level)
                  ? moneyText(String(count.rebateMinor), limits.currency)
                  : null
              }
            />
            <Acts {...props} idle={isIdle} lines={lines} isFull={isFull} editing={state.editing} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Whether the slip has no room for so many more lines. */
const useIsFull = (slip: Slip, more: number): boolean =>
  useStore(slip.state.store, ({ lines }) => lines.length + more > MOST_SLIP_LINES);

interface TermsProps extends Pick<DockProps, 'game' | 'play' | 'level' | 'onLevel' | 'desk'> {
  count: DeskCount;
  error: string | undefined;
  isPriceOpen: boolean;
  onClosePrice: () => void;
}

/** The price of a unit, the prize level, and what holds for the play. A narrow page has the price in a sheet. */
function Terms(props: TermsProps) {
  const { game, play, level, onLevel, desk, count, error, isPriceOpen, onClosePrice } = props;
  const { limits } = game;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-card border border-border bg-surface p-3">
        <div className="@max-xl/desk:hidden">
          <UnitPrice limits={limits} desk={desk} error={error} />
        </div>
        <PrizeLevel game={game} play={play} level={level} count={count} onLevel={onLevel} />
        <PlayFacts game={game} play={play} level={level} />
      </div>
      {isPriceOpen && (
        <Suspense>
          <PriceSheet limits={limits} desk={desk} error={error} onClose={onClosePrice} />
        </Suspense>
      )}
    </>
  );
}

/** What is chosen on the board, by play: those of a shared board that something is chosen in, or else its own play. */
function useCounts(
  { game, play, parts, level, sale }: DockProps,
  state: DeskState,
  places: readonly Place[],
): readonly [PlayCount, ...PlayCount[]] {
  const numero = sale.issue?.numero;
  const asked = parts.map(({ row }) => ({
    gameCode: game.gameCode,
    numero: numero ?? '',
    play: row.code,
  }));
  const rooms = useRooms(numero === undefined ? [] : asked);
  const otherRooms = useOtherRooms(game, play, sale, places);
  const countOf = useDeskCount(game);
  const counted = (one: OfferedPlay): PlayCount => {
    const room = rooms.get(
      roomKey({ gameCode: game.gameCode, numero: numero ?? '', play: one.row.code }),
    );
    return {
      play: one,
      count: countOf(one, {
        ...state,
        selection: selectionOn(state, one.row.code),
        level,
        places: places.length,
        room: room ?? NO_ROOM_TOLD,
        otherRooms,
      }),
    };
  };
  const [first = play, ...others] = parts.filter(
    ({ row }) => !isEmpty(selectionOn(state, row.code)),
  );
  return [counted(first), ...others.map(counted)];
}

interface SumProps extends Pick<DockProps, 'game' | 'play'> {
  /** Of the one play that something is chosen in. */
  row: OfferedPlay['row'] | undefined;
  onPrice: () => void;
  /** The price of one, with its multiple. */
  unit: string;
  cost: string;
  charged: { bets: bigint; units: bigint; unitMinor: bigint } | null;
  /** Stations or pairs of them, each at that price. */
  places: number;
  fault: string | undefined;
  /** The slip has no room for it. */
  isFull: boolean;
  win: string;
  /** Null where there is none. */
  rebate: string | null;
}

function Sum({
  game,
  play,
  row,
  onPrice,
  unit,
  cost,
  charged,
  places,
  fault,
  isFull,
  win,
  rebate,
}: SumProps) {
  const { t } = useLingui();
  const { chargeWords } = useBetText(game.limits.currency);
  const pairs = t`${plural(places, { one: '# pair of stations', other: '# pairs of stations' })}`;
  const stations = t`${plural(places, { one: '# station', other: '# stations' })}`;
  const most = MOST_SLIP_LINES;
  const isWrong = fault && charged;
  const times = places > 1 ? [play.row.stations === 2 ? pairs : stations] : [];
  return (
    <div
      className={classNames(
        'flex min-h-11 min-w-0 flex-1 items-center justify-between gap-x-2 @min-[38rem]:flex-row-reverse @min-[38rem]:justify-end @min-[38rem]:gap-x-4',
        // Beside the cost its sentence would be a column of single words.
        isWrong && 'max-sm:flex-wrap',
      )}
    >
      <div className={classNames('min-w-0 text-13', isWrong && 'max-sm:basis-full')}>
        <p className={isWrong ? 'text-negative' : 'text-muted'}>
          {fault ?? (charged && `${[chargeWords(row, charged), ...times].join(' × ')} =`)}
        </p>
        {charged && !fault && <p>{t`Wins ${win} at most, stake included`}</p>}
        {charged && isFull && (
          <p className="text-negative">{t`Your slip is full: it holds ${most} lines at most.`}</p>
        )}
        {rebate !== null && !fault && <p>{t`Rebate ${rebate}, whatever is drawn`}</p>}
      </div>
      <p
        className={classNames(
          'ml-auto shrink-0 font-display text-24 font-bold tabular @min-[38rem]:ml-0',
          !charged && '@max-[38rem]:hidden',
        )}
      >
        {cost}
      </p>
      <Button
        size="sm"
        aria-label={t`Change the price of a unit: ${unit}`}
        icon={<Coins size={16} />}
        // With more room the price has its own field above.
        className="shrink-0 tabular @xl/desk:hidden"
        onClick={onPrice}
      >
        {unit}
      </Button>
    </div>
  );
}

interface ActsProps extends DockProps {
  lines: readonly SlipLine[];
  isFull: boolean;
  editing: SlipLine | null;
  /** Nothing is chosen: a narrow dock has only the way to the slip. */
  idle: boolean;
}

function Acts({
  game,
  desk,
  slip,
  sale,
  lines,
  isFull,
  editing,
  idle,
  onBetNow,
  onOpenSlip,
}: ActsProps) {
  const isSealed = useStore(slip.sent.store, (sent) => sent !== null);
  const add = () => {
    putLines(slip, lines);
    for (const line of lines) clearPlay(desk, line.play);
  };
  const isBet = lines.length > 0;
  const mayBet = sale.phase === 'open' && !game.maintenance && !isSealed;
  return (
    <div className="flex items-stretch gap-2">
      <SlipButton slip={slip} onOpenSlip={onOpenSlip} />
      {editing ? (
        <Button className="h-12" onClick={() => desk.setState({ editing: null })}>
          <Trans>Leave as it was</Trans>
        </Button>
      ) : (
        <Button
          className={classNames('ml-auto h-12 whitespace-nowrap', idle && '@max-[38rem]:hidden')}
          disabled={!isBet || !mayBet}
          onClick={() => onBetNow(lines)}
        >
          <Trans>Bet now</Trans>
        </Button>
      )}
      <Button
        tone="accent"
        className={classNames(
          'h-12 min-w-0 flex-1 @min-[38rem]:flex-none',
          idle && '@max-[38rem]:hidden',
        )}
        disabled={!isBet || isSealed || isFull}
        onClick={add}
      >
        {editing ? <Trans>Change the line</Trans> : <Trans>Add to slip</Trans>}
      </Button>
    </div>
  );
}

/** The way to the slip where it has no place beside the board. */
function SlipButton({ slip, onOpenSlip }: Pick<DockProps, 'slip' | 'onOpenSlip'>) {
  const { t } = useLingui();
  const count = useStore(slip.state.store, ({ lines }) => lines.length);
  return (
    <Button
      className="h-12 @4xl/desk:hidden"
      aria-label={t`Slip, ${plural(count, { one: '# line', other: '# lines' })}`}
      icon={<Ticket size={20} />}
      onClick={onOpenSlip}
    >
      <span className="tabular">{count}</span>
    </Button>
  );
}
