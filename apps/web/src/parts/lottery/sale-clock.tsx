import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Suspense } from 'react';
import { steadyPart } from '../../lib/steady-part.tsx';
import { Countdown } from './countdown.tsx';
import { useIssueClock } from './issue-clock.ts';
import { issueText } from './issue-text.ts';
import { passedOf } from './passed-of.ts';
import { PhaseMark } from './phase-mark.tsx';

/** A picture of what the countdown says. */
const SaleDial = steadyPart(() => import('./sale-dial.tsx'), 'SaleDial');

interface SaleClockProps {
  gameCode: string;
  /** Nothing of it is sold, whatever its clock says. */
  maintenance?: boolean;
}

/** A game's sale: how long it goes on, and of which issue. */
export function SaleClock({ gameCode, maintenance = false }: SaleClockProps) {
  const { t, i18n } = useLingui();
  const { phase, end, issue } = useIssueClock(gameCode);
  const numero = issue?.numero;
  const written = issueText(numero ?? '', i18n.locale);
  return (
    <div
      data-sale=""
      className={classNames(
        // Of one size on a narrow page, whatever the phase and the language: what is around it keeps its place.
        'flex min-h-12 w-32 items-center gap-2 @xl:gap-3',
        phase !== 'loading' && '@xl:w-auto',
      )}
    >
      {phase !== 'loading' && phase !== 'failed' && !maintenance && (
        // A long mark needs its room.
        <span className={classNames('size-9 shrink-0', phase !== 'open' && '@max-xl:hidden')}>
          <Suspense>
            <SaleDial passed={passedOf(issue, end)} className="size-9" />
          </Suspense>
        </span>
      )}
      <div className="flex flex-col @xl:flex-row @xl:flex-wrap @xl:items-center @xl:gap-x-3 @xl:gap-y-1">
        {end !== null && <Countdown end={end} className="text-20 font-bold @xl:text-24" />}
        <PhaseMark phase={maintenance ? 'rest' : phase} />
        {numero !== undefined && (
          <span
            data-numero={numero}
            className="hidden text-14 text-muted @xl:inline"
          >{t`Issue ${written}`}</span>
        )}
      </div>
    </div>
  );
}
