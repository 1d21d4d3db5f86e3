import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_SLIP_LINES } from '@palpite/contract/lottery-bet.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import Repeat from 'lucide-react/icons/repeat';
import TicketIcon from 'lucide-react/icons/ticket';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { callMessage } from '../../../lib/call-message.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { SentNote } from '../../../parts/bet/placing/sent-note.tsx';
import { useOwnBalance } from '../../../parts/bet/purse/use-own-balance.ts';
import { Note } from '../../../parts/bet/slip/note.tsx';
import { changeSlip } from '../../../parts/bet/slip/slip.ts';
import { useIsSealed } from '../../../parts/bet/slip/use-slip.ts';
import { chaseOf } from '../chase/chase-plan.ts';
import { ChaseRow } from '../chase/chase-row.tsx';
import { costOf, lineFault } from '../lines/counted.ts';
import { type Slip, type SlipState, useWaitingLines } from '../lines/slip.ts';
import { commonLevel, gamesOf, isAtTwo, type SlipLine } from '../lines/slip-line.ts';
import { useFullLines } from '../lines/use-full-lines.ts';
import { useLevelText } from '../lines/use-level-text.ts';
import type { LotteryOffer, Offers } from '../offer/offer.ts';
import { NO_SALE, type Sales } from '../offer/use-sale.ts';
import type { Placing } from '../place/placing.ts';
import { MissedNote } from './missed-note.tsx';
import { SaleNote } from './sale-note.tsx';
import { SlipLines } from './slip-lines.tsx';
import { useRepeat } from './use-repeat.ts';

// A slip with lines has none.
const SlipIdle = lazyPart(() => import('./slip-idle.tsx'), 'SlipIdle');

export interface SlipBodyProps {
  /** The board's. */
  game: LotteryOffer;
  offers: Offers;
  slip: Slip;
  sales: Sales;
  placing: Placing;
  onEdit: (line: SlipLine) => void;
}

/** The lines of the slip, what they cost together, and the way to place them. */
export function SlipBody(props: SlipBodyProps) {
  const { game, offers, slip, sales, placing, onEdit } = props;
  const state = useStore(slip.state.store);
  const { t } = useLingui();
  const { lines } = state;
  const most = MOST_SLIP_LINES;
  const full = useFullLines(offers, sales, lines);
  const waiting = useWaitingLines(slip, game.gameCode);
  return (
    <>
      <div className="flex flex-col gap-2 px-(--slip-edge) empty:hidden not-empty:pt-3">
        <SentNote placing={placing} />
        <MissedNote offers={offers} slip={slip} />
        <SaleNote game={game} sale={sales.get(game.gameCode) ?? NO_SALE} waiting={waiting} />
        {lines.length >= MOST_SLIP_LINES && (
          <Note>{t`Your slip is full: it holds ${most} lines at most.`}</Note>
        )}
      </div>
      {lines.length === 0 ? (
        <NoLines game={game} slip={slip} />
      ) : (
        <SlipLines
          game={game}
          offers={offers}
          slip={slip}
          sales={sales}
          lines={lines}
          full={full}
          onEdit={onEdit}
        />
      )}
      <Foot {...props} state={state} isFull={full.size > 0} />
    </>
  );
}

function NoLines({ game, slip }: Pick<SlipBodyProps, 'game' | 'slip'>) {
  const { i18n } = useLingui();
  const repeat = useRepeat(game.gameCode, slip);
  return (
    <div className="flex flex-1 flex-col items-center gap-2 overflow-y-auto px-(--slip-edge) py-6 text-center text-14">
      <TicketIcon size={40} aria-hidden="true" className="text-subtle" />
      <p className="font-bold">
        <Trans>Your slip is empty</Trans>
      </p>
      <p className="text-muted">
        <Trans>Choose numbers and add them. A slip takes many lines of different plays.</Trans>
      </p>
      {repeat.isPossible && (
        <Button busy={repeat.busy} icon={<Repeat size={18} />} onClick={repeat.go}>
          <Trans>Repeat my last slip</Trans>
        </Button>
      )}
      {repeat.error && <FormAlert>{callMessage(i18n, repeat.error)}</FormAlert>}
      <Suspense>
        <SlipIdle game={game} last={repeat.last} />
      </Suspense>
    </div>
  );
}

function Foot({
  game,
  offers,
  slip,
  sales,
  placing,
  state,
  isFull,
}: Omit<SlipBodyProps, 'onEdit'> & { state: SlipState; isFull: boolean }) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency } = game.limits;
  const { lines, chase } = state;
  const balance = useOwnBalance();
  const isSealed = useIsSealed(slip);
  const cost = costOf(offers, lines);
  const games = gamesOf(lines);
  // Only a slip of one lottery is chased.
  const chasable = games.length === 1 ? offers.get(games[0] ?? '') : undefined;
  const chased = chase && chasable ? chaseOf(chasable, lines, chase) : null;
  const total = moneyText(String(chased?.totalMinor ?? cost), currency);
  const count = lines.length;
  const isPlaceable =
    count > 0 &&
    games.every((code) => sales.get(code)?.phase === 'open') &&
    !isSealed &&
    !isFull &&
    (chase === null || (chased !== null && chased.fault === undefined && !lines.some(isAtTwo))) &&
    lines.every((line) => lineFault(offers.get(line.gameCode), line) === undefined);
  return (
    // Where the lines are longer than the screen it stays in sight, unless the screen is too low for both.
    <div className="sticky bottom-0 flex flex-col gap-2 border-t border-border bg-inherit px-(--slip-edge) py-3 [@media(max-height:30rem)]:static">
      {count > 0 && (
        <>
          <ChaseRow
            game={chasable ?? game}
            lines={lines}
            chase={chase}
            onChange={(next) => changeSlip(slip, (before) => ({ ...before, chase: next }))}
          />
          <CommonTerms game={game} offers={offers} lines={lines} />
        </>
      )}
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-13 text-muted">
          {t`${plural(count, { 0: 'No lines', one: '# line', other: '# lines' })}`}
        </span>
        <span className="font-display text-24 font-bold tabular">{total}</span>
      </div>
      {balance !== null && (
        <div className="flex justify-between gap-3 text-13 text-muted">
          <span>{t`Balance`}</span>
          <span className="font-semibold tabular">{moneyText(balance, currency)}</span>
        </div>
      )}
      <Button
        size="lg"
        tone="accent"
        block
        disabled={!isPlaceable}
        onClick={() => placing.ask({ lines, chase, from: 'slip' })}
      >
        {count > 0 ? <Trans>Place {total}</Trans> : <Trans>Place</Trans>}
      </Button>
      <p className="text-center text-13 text-muted">
        <Trans>One step follows, in which you confirm.</Trans>
      </p>
    </div>
  );
}

interface CommonTermsProps {
  /** The board's. */
  game: LotteryOffer;
  offers: Offers;
  lines: readonly SlipLine[];
}

/** What is true of every line of the slip, said once: its prize level, and that the stake is part of a win. */
function CommonTerms({ game, offers, lines }: CommonTermsProps) {
  const { t } = useLingui();
  const levelText = useLevelText(offers.get(lines[0]?.gameCode ?? '') ?? game);
  const level = commonLevel(lines);
  return (
    <p className="text-12 leading-4 text-muted tabular">
      {level !== undefined && `${levelText(level)}. `}
      {t`Wins include the stake.`}
    </p>
  );
}
