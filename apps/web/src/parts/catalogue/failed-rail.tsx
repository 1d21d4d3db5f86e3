import { Trans } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { useId } from 'react';

interface FailedRailProps {
  title: string;
  busy: boolean;
  onRetry: () => void;
}

/** A row whose games did not come: it says so under its heading, and asks again when its reader does. */
export function FailedRail({ title, busy, onRetry }: FailedRailProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="mb-3 flex min-h-10 items-center gap-2">
        <h2
          id={titleId}
          className="display min-w-0 flex-1 truncate text-20 shell-top:uppercase md:text-24"
        >
          {title}
        </h2>
      </div>
      <div
        role="status"
        className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-border bg-surface p-4 text-14"
      >
        <Trans>The games could not be loaded</Trans>
        <Button size="sm" busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
          <span className="sr-only">{`: ${title}`}</span>
        </Button>
      </div>
    </section>
  );
}
