import { Skeleton } from '@palpite/ui/skeleton.tsx';

/** The card of the form or of its steps, as high as the steps are, while it is not known which of them comes. */
export function WithdrawalWaiting() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-133 flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <Skeleton className="h-6 w-40 max-w-full" />
      <StepsWaiting />
    </div>
  );
}

/** What the card has below its heading. */
export function StepsWaiting() {
  return (
    <>
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-20" />
      <Skeleton className="h-12" />
    </>
  );
}
