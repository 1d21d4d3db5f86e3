import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';
import { CentreBar } from './centre-bar.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** A centre whose data is on its way. */
export function CentreWaiting({ onClose }: { onClose: () => void }) {
  return (
    <>
      <div className="hidden w-64 shrink-0 flex-col gap-2 border-r border-border bg-surface p-3 md:flex">
        <Skeleton className="mb-3 h-12" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <CentreBar onClose={onClose} />
        <PageWaiting />
      </div>
    </>
  );
}

/** A page whose code is on its way. */
export function PageWaiting() {
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  );
}
