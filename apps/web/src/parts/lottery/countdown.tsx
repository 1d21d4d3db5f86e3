import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { secondsUntil } from '../../lib/ticking.ts';
import { TickingText } from '../../lib/ticking-text.tsx';
import { clockText } from './issue-clock.ts';

interface CountdownProps {
  /** When the sale closes, by this device's clock, in epoch milliseconds; null where nothing is on sale. */
  end: number | null;
  className?: string;
}

/**
 * The time that is left of a sale. Its role is a timer: screen readers read it when they are there, and say nothing of
 * each second that passes.
 */
export function Countdown({ end, className }: CountdownProps) {
  const { t } = useLingui();
  const left = () => (end === null ? null : clockText(secondsUntil(end)));
  return (
    <TickingText
      role="timer"
      translate="no"
      aria-live="off"
      text={() => left() ?? '–'}
      label={() => {
        const time = left();
        return time === null ? t`Nothing is on sale` : t`Closes in ${time}`;
      }}
      className={classNames('tabular', className)}
    />
  );
}
