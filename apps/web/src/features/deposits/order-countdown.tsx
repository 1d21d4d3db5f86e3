import { Trans, useLingui } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTimeLeftText } from '../../parts/money/cashier/use-duration-text.ts';
import { secondsUntil, useAsTimePasses } from '../../lib/ticking.ts';
import { TickingText } from '../../lib/ticking-text.tsx';

/** Minutes left that screen readers announce; at other times the text is there to be read. */
const TOLD_MINUTES: readonly number[] = [10, 5, 2, 1, 0];

/** How long an order still waits for its payment. @param end by this device's clock, in epoch milliseconds */
export function OrderCountdown({ end }: { end: number }) {
  const { t } = useLingui();
  const isOver = useAsTimePasses(() => secondsUntil(end) === 0);
  const minutes = useAsTimePasses(() => Math.floor(secondsUntil(end) / 60));
  const time = useTimeLeftText()(minutes);
  const some = minutes === 0 ? t`Less than a minute left to pay` : t`${time} left to pay`;
  const words = isOver ? t`The time to pay has run out.` : some;
  const told = TOLD_MINUTES.includes(minutes);
  return (
    <div className="flex items-center gap-3 rounded-box bg-sunken px-4 py-3">
      <Hourglass size={20} aria-hidden="true" className="shrink-0 text-warning" />
      <span aria-hidden="true" className="flex flex-wrap items-baseline gap-x-2">
        <TickingText
          text={() => clockText(secondsUntil(end))}
          className="text-20 font-bold tabular"
        />
        <span className="text-13 text-muted">
          <Trans>left to pay</Trans>
        </span>
      </span>
      {!told && <span className="sr-only">{words}</span>}
      <span role="status" className="sr-only">
        {told && words}
      </span>
    </div>
  );
}

/** `4:05`, or `1:04:05` with hours. */
function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3_600);
  const two = (count: number) => `${count}`.padStart(2, '0');
  const minutes = Math.floor((seconds % 3_600) / 60);
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
