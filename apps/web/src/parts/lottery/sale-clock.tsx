import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Countdown } from './countdown.tsx';
import { useIssueClock } from './issue-clock.ts';
import { passedOf } from './passed-of.ts';
import { PhaseMark } from './phase-mark.tsx';
import { SaleDial } from './sale-dial.tsx';

interface SaleClockProps {
  gameCode: string;
  /** Nothing of it is sold, whatever its clock says. */
  maintenance?: boolean;
}

/** A game's sale: how long it goes on, and of which issue. Renders each second, so nothing else is in it. */
export function SaleClock({ gameCode, maintenance = false }: SaleClockProps) {
  const { t } = useLingui();
  const { phase, secondsLeft, issue } = useIssueClock(gameCode);
  const numero = issue?.numero;
  return (
    <div
      data-sale=""
      className={classNames(
        'flex min-h-11 items-center gap-2 @xl:gap-3',
        // About what it takes: what is beside it keeps its place.
        phase === 'loading' && 'w-27',
      )}
    >
      {phase !== 'loading' && phase !== 'failed' && !maintenance && (
        <SaleDial passed={passedOf(issue, secondsLeft)} className="size-9" />
      )}
      <div className="flex flex-col @xl:flex-row @xl:flex-wrap @xl:items-center @xl:gap-x-3 @xl:gap-y-1">
        {secondsLeft !== null && (
          <Countdown seconds={secondsLeft} className="text-20 font-bold @xl:text-24" />
        )}
        <PhaseMark phase={maintenance ? 'rest' : phase} />
        {numero !== undefined && (
          <span className="hidden text-14 text-muted @xl:inline">{t`Issue ${numero}`}</span>
        )}
      </div>
    </div>
  );
}
