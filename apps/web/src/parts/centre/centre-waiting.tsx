import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { VisuallyHidden } from '@palpite/ui/visually-hidden.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** The menu of a centre whose data is on its way. */
export function MenuWaiting() {
  return (
    <div className="flex flex-col gap-2 p-3">
      <Skeleton className="mb-3 h-12" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-11" />
      ))}
    </div>
  );
}

/** A page on its way. */
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
