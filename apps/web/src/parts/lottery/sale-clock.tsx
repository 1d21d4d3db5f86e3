import { useLingui } from '@lingui/react/macro';
import { Countdown } from './countdown.tsx';
import { type LotteryIssue, useIssueClock } from './issue-clock.ts';
import { Moon } from './moon.tsx';
import { PhaseMark } from './phase-mark.tsx';

/** A game's sale: how long it goes on, and of which issue. Renders each second, so nothing else is in it. */
export function SaleClock({ gameCode }: { gameCode: string }) {
  const { t } = useLingui();
  const { phase, secondsLeft, issue } = useIssueClock(gameCode);
  const numero = issue?.numero;
  return (
    <div data-sale="" className="flex min-h-11 items-center gap-2 @xl:gap-3">
      {phase !== 'loading' && phase !== 'failed' && (
        <Moon lit={litOf(issue, secondsLeft)} className="size-9" />
      )}
      <div className="flex flex-col @xl:flex-row @xl:flex-wrap @xl:items-center @xl:gap-x-3 @xl:gap-y-1">
        {secondsLeft !== null && (
          <Countdown seconds={secondsLeft} className="text-20 font-bold @xl:text-24" />
        )}
        <PhaseMark phase={phase} />
        {numero !== undefined && (
          <span className="hidden text-14 text-muted @xl:inline">{t`Issue ${numero}`}</span>
        )}
      </div>
    </div>
  );
}

/** The share of the sale that has passed: the moon is full when it is closed. */
function litOf(issue: LotteryIssue | null, secondsLeft: number | null): number {
  if (!issue || secondsLeft === null) return 1;
  const whole = (Date.parse(issue.closesAt) - Date.parse(issue.opensAt)) / 1_000;
  return Math.min(1, Math.max(0, 1 - secondsLeft / whole));
}
