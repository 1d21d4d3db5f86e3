import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';

/** A placeholder for a screen whose code or data is loading. */
export function RoutePending() {
  const { t } = useLingui();
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="mx-auto grid w-full max-w-content gap-4 p-4"
    >
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-8 w-1/3" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
