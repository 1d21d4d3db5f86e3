import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Badge } from '@palpite/ui/badge.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Link } from '@tanstack/react-router';
import Minus from 'lucide-react/icons/minus';
import Triangle from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { secondsUntil, useAsTimePasses } from '../../lib/ticking.ts';
import { issueText } from '../../parts/lottery/issue-text.ts';
import { FavouriteStar } from '../../parts/lottery/favourite-star.tsx';
import { GameCountdown } from '../../parts/lottery/game-countdown.tsx';
import { lotteryTarget } from '../../parts/lottery/lottery-target.ts';
import { PhaseMark } from '../../parts/lottery/phase-mark.tsx';
import { hourText } from '../../parts/lottery/vietnam-time.ts';
import { useGamePhase } from './game-phase.ts';
import { useHallOffset } from './hall-offset.tsx';

interface StationRowProps {
  game: LotteryGame;
}

/** A station whose next draw takes bets: until when, by the countdown and by the clock. */
export function NextStation({ game }: StationRowProps) {
  const { t } = useLingui();
  const { nextDraw, maintenance } = game;
  const hour = nextDraw ? hourText(nextDraw.closesAt) : '';
  return (
    <Station game={game} note={nextDraw && !maintenance ? t`closes ${hour}` : undefined}>
      <StationCount game={game} />
    </Station>
  );
}

function StationCount({ game }: StationRowProps) {
  const serverOffset = useHallOffset();
  const phase = useGamePhase(game);
  const isClosing = phase === 'closing';
  if (phase === 'closed') return <PhaseMark phase="closed" />;
  return (
    <span className={classNames('flex items-center gap-1.5', isClosing && 'text-warning')}>
      {isClosing && <Triangle size={14} aria-hidden="true" />}
      <GameCountdown game={game} serverOffset={serverOffset} />
    </span>
  );
}

/** A draw whose numbers do not come is late after so many minutes. */
const LATE_MINUTES = 10;

/** A station that is drawing, or whose numbers are late. */
export function WaitingStation({ game }: StationRowProps) {
  const { t, i18n } = useLingui();
  const numero = issueText(game.awaiting?.numero ?? '', i18n.locale);
  const lateAt = Date.parse(game.awaiting?.drawsAt ?? '') + LATE_MINUTES * 60_000;
  const serverOffset = useHallOffset();
  const isLate = useAsTimePasses(
    () => serverOffset !== null && secondsUntil(lateAt - serverOffset) === 0,
  );
  return (
    <Station
      game={game}
      note={isLate ? t`Your bets stay as they are.` : t`Issue ${numero}`}
      isLong={isLate}
    >
      {isLate ? (
        <Badge tone="warning" icon={<Minus size={12} />}>{t`Numbers are late`}</Badge>
      ) : (
        <PhaseMark phase="closed" />
      )}
    </Station>
  );
}

function Station({
  game,
  note,
  isLong = false,
  children,
}: {
  game: LotteryGame;
  note: string | undefined;
  isLong?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={classNames(
        'grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1 border-b border-border py-1 pr-1 pl-4 last:border-0 @min-[16rem]:grid-cols-[minmax(0,1fr)_auto_auto]',
        // A long note may have two lines.
        !isLong && '@min-[16rem]:py-0',
      )}
    >
      <Link
        {...lotteryTarget(game)}
        className="flex min-h-6 min-w-0 flex-col justify-center hover:text-accent-strong @min-[16rem]:min-h-12 touch:min-h-11"
      >
        <span className="truncate text-14 font-semibold">{game.gameName}</span>
        {note !== undefined && (
          <span
            className={classNames(
              'text-12 text-muted tabular',
              !isLong && 'hidden truncate @min-[16rem]:block',
            )}
          >
            {note}
          </span>
        )}
      </Link>
      <div className="col-start-1 row-start-2 @min-[16rem]:col-start-2 @min-[16rem]:row-start-1">
        {children}
      </div>
      <div className="col-start-2 row-span-2 row-start-1 @min-[16rem]:col-start-3 @min-[16rem]:row-span-1">
        <FavouriteStar game={game} />
      </div>
    </li>
  );
}
