import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Coins from 'lucide-react/icons/coins';
import Ticket from 'lucide-react/icons/ticket';
import { type RefObject, useRef } from 'react';
import { useStore } from 'zustand';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { type Spoken, useSaying } from '../announcer.tsx';
import type { LotteryOffer, OfferedPlay } from '../board/offer.ts';
import { hasRebate } from '../rebate.ts';
import { putLines, type Slip } from '../slip/slip.ts';
import type { SlipLine } from '../slip/slip-line.ts';
import { useBetText } from '../use-bet-text.ts';
import { useRoom } from '../use-room.ts';
import type { Sale } from '../use-sale.ts';
import { clearPlay, type Desk, selectionOn } from './desk.ts';
import { deskLines, placesOf } from './desk-lines.ts';
import { PlayFacts } from './play-facts.tsx';
import { PrizeLevel } from './prize-level.tsx';
import { UnitPrice } from './unit-price.tsx';
import { useDeskCount } from './use-desk-count.ts';
import { useOtherRooms } from './use-other-rooms.ts';

interface DockProps {
  game: LotteryOffer;
  /** At the level. */
  play: OfferedPlay;
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
  const { game, play, level, onLevel, desk, slip, sale, spoken } = props;
  const { limits } = game;
  const { t } = useLingui();
  const state = useStore(desk);
  const price = useRef<HTMLInputElement>(null);
  const { countWords } = useBetText(limits.currency);
  const moneyText = useMoneyText();
  const selection = selectionOn(state, play.row.code);
  const places = placesOf(game, play, state);
  const room = useRoom(game, play, sale);
  const otherRooms = useOtherRooms(game, play, sale, places);
  const chosen = { ...state, selection, level, places: places.length, room, otherRooms };
  const count = useDeskCount(game, play, chosen);
  const { counted, unitMinor, costMinor, fault } = count;
  const cost = moneyText(String(costMinor), limits.currency);
  const bets = counted ? countWords(play.row, counted.bets) : '';
  useSaying(spoken, counted ? t`${bets}, ${cost}` : '');
  const lines = deskLines({ play, level, places, count, editing: state.editing });
  const more = lines.length - (state.editing ? 1 : 0);
  const isFull = useStore(
    slip.state.store,
    ({ lines: held }) => held.length + more > MOST_SLIP_LINES,
  );
  const isIdle = !counted && state.editing === null;
  return (
    <>
      <div className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4">
        <UnitPrice limits={limits} desk={desk} error={count.priceError} field={price} />
        <PrizeLevel game={game} play={play} level={level} count={count} onLevel={onLevel} />
        <PlayFacts game={game} play={play} level={level} />
      </div>
      <div className="over-page sticky bottom-0 z-20 @container -mx-3 border-y border-border bg-overlay px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-overlay md:mx-0 md:rounded-t-card md:border-x md:px-4">
        <div
          className={classNames(
            'flex gap-x-3 gap-y-1.5 @min-[38rem]:flex-row @min-[38rem]:items-center @min-[38rem]:justify-between @min-[38rem]:gap-x-5',
            // One line, until there is something to add.
            isIdle ? 'items-center' : 'flex-col',
          )}
        >
          <Sum
            {...props}
            price={price}
            cost={cost}
            unit={unitMinor === null ? '–' : moneyText(String(unitMinor), limits.currency)}
            charged={counted && unitMinor !== null ? { ...counted, unitMinor } : null}
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
    </>
  );
}

interface SumProps extends Pick<DockProps, 'game' | 'play' | 'sale'> {
  /** The field of the price. */
  price: RefObject<HTMLInputElement | null>;
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
  price,
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
  const times = places > 1 ? [play.row.stations === 2 ? pairs : stations] : [];
  return (
    <div className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-x-2 @min-[38rem]:flex-row-reverse @min-[38rem]:justify-end @min-[38rem]:gap-x-4">
      <div className="min-w-0 text-13">
        <p className={fault && charged ? 'text-negative' : 'text-muted'}>
          {fault ?? (charged && `${[chargeWords(play.row, charged), ...times].join(' × ')} =`)}
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
        className="shrink-0 tabular"
        onClick={() => price.current?.focus()}
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
  play,
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
    clearPlay(desk, play.row.code);
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
