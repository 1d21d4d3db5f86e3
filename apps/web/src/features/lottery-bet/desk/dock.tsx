import { useLingui } from '@lingui/react/macro';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { useSaying } from '../../../parts/bet/announcer.tsx';
import { selectionOn } from '../board/desk.ts';
import { isEmpty } from '../board/selection-moves.ts';
import { hasRebate } from '../lines/rebate.ts';
import type { Slip } from '../lines/slip.ts';
import type { OfferedPlay } from '../offer/offer.ts';
import { useBetText } from '../offer/use-bet-text.ts';
import { deskLines, placesOf } from './desk-lines.ts';
import { DockActs } from './dock-acts.tsx';
import { DockChoice } from './dock-choice.tsx';
import { DockContext, type DockProps, useDock } from './dock-context.ts';
import { DockStake } from './dock-stake.tsx';
import { DockSum } from './dock-sum.tsx';
import { PlayFacts } from './play-facts.tsx';
import { PrizeLevel } from './prize-level.tsx';
import { countTogether, type DeskCount } from './use-desk-count.ts';
import { useDockCounts } from './use-dock-counts.ts';

const PriceSheet = lazyPart(() => import('./price-sheet.tsx'), 'PriceSheet');

/** The price of what was chosen, in words and as a sum, and what can be done with it. */
export function Dock(props: DockProps) {
  return (
    <DockContext value={props}>
      <Parts />
    </DockContext>
  );
}

function Parts() {
  const { game, play, level, desk, slip, spoken } = useDock();
  const { limits } = game;
  const { t } = useLingui();
  const state = useStore(desk);
  const { countWords } = useBetText(limits.currency);
  const moneyText = useMoneyText();
  const places = placesOf(game, play, state);
  const counts = useDockCounts(state, places);
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
  const isBare = counts.every(({ play: each }) => isEmpty(selectionOn(state, each.row.code)));
  const isIdle = !charged && state.editing === null;
  return (
    <>
      <Terms
        play={only}
        count={own}
        error={count.priceError}
        isPriceOpen={isPriceOpen}
        onClosePrice={() => setPriceOpen(false)}
      />
      <Bar
        isIdle={isIdle}
        choice={
          <div className={classNames('flex min-h-9 items-center', isBare && '@max-[38rem]:hidden')}>
            {isBare ? (
              <p className="text-13 text-muted">{fault}</p>
            ) : (
              <DockChoice counts={counts} words={bets} />
            )}
          </div>
        }
      >
        <DockStake error={count.priceError} />
        <DockSum
          onPrice={() => setPriceOpen(true)}
          cost={cost}
          isPriced={costMinor > 0n}
          unit={unitMinor === null ? '–' : moneyText(String(unitMinor), limits.currency)}
          row={row}
          charged={charged && unitMinor !== null ? { ...charged, unitMinor } : null}
          places={places.length}
          fault={fault}
          isBare={isBare}
          isFull={isFull}
          win={moneyText(String(count.largestWinMinor), limits.currency)}
          rebate={
            play.takesLevel && hasRebate(game, level)
              ? moneyText(String(count.rebateMinor), limits.currency)
              : null
          }
        />
        <DockActs idle={isIdle} lines={lines} isFull={isFull} editing={state.editing} />
      </Bar>
    </>
  );
}

interface BarProps {
  /** The line of what is chosen. With room it is always there: the dock keeps its height under the pointer. */
  choice: ReactNode;
  /** There is nothing to add yet: a narrow dock is one line. */
  isIdle: boolean;
  children: ReactNode;
}

/** At the foot of the board, over what scrolls by; at the end of the page it stands as a card like those above it. */
function Bar({ choice, isIdle, children }: BarProps) {
  return (
    <div className="over-page sticky bottom-0 z-20 -mx-3 max-md:mt-auto md:mx-0 md:-mt-2 md:bg-[linear-gradient(transparent,var(--color-canvas)_0.5rem)] md:pt-2 md:pb-2">
      <div className="@container border-y border-border bg-overlay px-3 pt-1.5 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-md:shadow-overlay md:rounded-card md:border-x md:px-4 md:pb-2">
        {choice}
        <div
          className={classNames(
            // Where the three have no room in one line, what can be done goes below.
            'flex gap-x-3 gap-y-1.5 @min-[38rem]:flex-row @min-[38rem]:flex-wrap @min-[38rem]:items-end @min-[38rem]:gap-x-4',
            isIdle ? 'items-center' : 'flex-col',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

/** Whether the slip has no room for so many more lines. */
const useIsFull = (slip: Slip, more: number): boolean =>
  useStore(slip.state.store, ({ lines }) => lines.length + more > MOST_SLIP_LINES);

interface TermsProps {
  /** The one that something is chosen in. */
  play: OfferedPlay;
  count: DeskCount;
  error: string | undefined;
  isPriceOpen: boolean;
  onClosePrice: () => void;
}

/** The prize level, what holds for the play, and where the dock has no room for it, the price in a sheet. */
function Terms(props: TermsProps) {
  const { play, count, error, isPriceOpen, onClosePrice } = props;
  const { game, level, onLevel, desk } = useDock();
  const { limits } = game;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-border bg-surface p-3">
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
