import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useLate } from '../../lib/use-late.ts';
import { DayChart } from './day-chart.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { ProductTable } from './product-table.tsx';
import { RangeFilter } from './range-filter.tsx';
import { useTeamOverview } from './team-api.ts';
import { type DayRange, useTeamRange } from './use-team-range.ts';

/** How the agent's team stands now, and what it did in a range of days. */
export function OverviewPage() {
  const { range, today } = useTeamRange();
  return (
    <div className="flex flex-col gap-6 p-4 md:p-6">
      <RangeFilter range={range} today={today} />
      <Figures range={range} />
    </div>
  );
}

function Figures({ range }: { range: DayRange }) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, isPlaceholderData, refetch } = useTeamOverview(range);
  const late = useLate(isPlaceholderData);
  if (error && (!data || isPlaceholderData)) {
    return (
      <ErrorState
        title={t`The figures could not be loaded`}
        actions={
          <Button tone="accent" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {callMessage(i18n, error)}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={classNames('flex flex-col gap-6', late && 'opacity-50')}
    >
      <OverviewCards overview={data} range={range} />
      <DayChart days={data.days} currency={data.currency} />
      <ProductTable products={data.products} currency={data.currency} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {Array.from({ length: 12 }, (_, place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
    </div>
  );
}
