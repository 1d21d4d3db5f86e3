import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { clockText } from './issue-clock.ts';

interface CountdownProps {
  /** Until the sale closes; null where nothing is on sale. */
  seconds: number | null;
  className?: string;
}

/**
 * The time that is left of a sale. Its role is a timer: screen readers read it when they are there, and say nothing of
 * each second that passes.
 */
export function Countdown({ seconds, className }: CountdownProps) {
  const { t } = useLingui();
  return (
    <span
      role="timer"
      translate="no"
      aria-live="off"
      aria-label={seconds === null ? t`Nothing is on sale` : t`Closes in ${clockText(seconds)}`}
      className={classNames('tabular', className)}
    >
      {seconds === null ? '–' : clockText(seconds)}
    </span>
  );
}
