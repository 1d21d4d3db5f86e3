import { Trans, useLingui } from '@lingui/react/macro';
import { TEAM_SORTS } from '@palpite/contract/team.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { StaleNotice } from '../../parts/centre/stale-notice.tsx';
import { useReport } from '../../parts/centre/use-report.ts';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { timeZoneText } from '../../lib/time-text.ts';
import { ReportFilters } from '../../parts/report/report-filters.tsx';
import { readInput } from '../../parts/report/report-input.ts';
import { useKnownPeriod } from '../../parts/report/use-known-period.ts';
import { DayChart } from './day-chart.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { ProductTable } from './product-table.tsx';
import { useTeamOverview } from './team-api.ts';

/** How many days back the filter offers before the operator's own limit is known. */
const OFFERED_DAYS = 365;

/** The agent's team now, and its activity in a period. */
export function OverviewPage() {
  const { t, i18n } = useLingui();
  const [values, change] = useReport();
  const { from, to } = readInput(values, TEAM_SORTS);
  const { data, error, isFetching, isPlaceholderData, refetch } = useTeamOverview({ from, to });
  const answered = isPlaceholderData ? undefined : data?.period;
  const period = useKnownPeriod(answered, { from, to }, OFFERED_DAYS);
  const zone = timeZoneText(period.timeZone, i18n.locale);
  return (
    <div className="@container flex flex-col gap-6 p-4 md:p-6">
      <div className="flex flex-col gap-3">
        <ReportFilters
          values={values}
          onChange={change}
          onAgain={() => void refetch()}
          period={period}
          fields={[]}
          refused={undefined}
        />
        <p className="text-12 text-muted">
          <Trans>Times: {zone}</Trans>
        </p>
      </div>
      {error && data && (
        <StaleNotice error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {error && !data ? (
        <LoadFailed
          title={t`The figures could not be loaded`}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <div
          aria-busy={isPlaceholderData || undefined}
          className={classNames(
            'flex flex-col gap-6 transition-opacity duration-150',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <OverviewCards overview={data} />
          <DayChart days={data.days} currency={data.currency} />
          <ProductTable products={data.products} currency={data.currency} />
        </div>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const PLACES = Array.from({ length: 12 }, (_, place) => `${place}`);

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
    </div>
  );
}
