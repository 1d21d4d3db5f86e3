import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportPeriod } from '@palpite/contract/report.ts';
import { TEAM_SORTS } from '@palpite/contract/team.ts';
import { addDays, dayIn } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { ErrorState } from '@palpite/ui/state-panel.tsx';
import { useState } from 'react';
import { useReport } from '../../centre/use-report.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';
import { timeZoneText } from '../../lib/time-text.ts';
import { ReportFilters } from '../../report/report-filters.tsx';
import { readInput } from '../../report/report-input.ts';
import { DayChart } from './day-chart.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { ProductTable } from './product-table.tsx';
import { useTeamOverview } from './team-api.ts';

/** How far back the filter offers days before the operator has said how far it keeps them. */
const OFFERED_DAYS = 365;

/** How the agent's team stands now, and what it did in a period. */
export function OverviewPage() {
  const { t, i18n } = useLingui();
  const [values, change] = useReport();
  const { from, to } = readInput(values, TEAM_SORTS);
  const { data, error, isFetching, isPlaceholderData, refetch } = useTeamOverview({ from, to });
  const period = usePeriod(data?.period, from, to);
  const failed = error && (!data || isPlaceholderData);
  const zone = timeZoneText(period.timeZone, i18n.locale);
  return (
    <div className="@container flex flex-col gap-6 p-4 md:p-6">
      <div className="flex flex-col gap-3">
        <ReportFilters
          values={values}
          onChange={change}
          period={period}
          fields={[]}
          refused={undefined}
        />
        <p className="text-12 text-muted">
          <Trans>Times: {zone}</Trans>
        </p>
      </div>
      {failed ? (
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

/** The period that was answered; until one is, the days as this device counts them. */
function usePeriod(answered: ReportPeriod | undefined, from?: string, to?: string): ReportPeriod {
  const { timeZone } = useServices().boot.status;
  const [today] = useState(() => dayIn(timeZone, new Date()));
  const keptFrom = addDays(today, -OFFERED_DAYS);
  return answered ?? { today, keptFrom, timeZone, from: from ?? today, to: to ?? today };
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
