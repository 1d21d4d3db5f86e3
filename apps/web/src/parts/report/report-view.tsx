import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { REPORT_KEPT_DAYS } from '@palpite/contract/report.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { StaleNotice } from '../centre/stale-notice.tsx';
import { useReport } from '../centre/use-report.ts';
import type { DaysProblem } from './report-days.ts';
import { ReportFilters } from './report-filters.tsx';
import { readInput } from './report-input.ts';
import type { ReportPage, ReportProps, ReportTotals } from './report-props.ts';
import { ReportResult } from './report-result.tsx';
import { useKnownPeriod } from './use-known-period.ts';

/** A record is looked at right after a round: what was read before it is not shown as if it were new. */
const NEVER_FRESH = { staleTime: 0 };

/**
 * A report: filters, rows, what they add up to, pages, and all of it as a file. Every choice is kept in the
 * address.
 */
export function ReportView<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
>(props: ReportProps<Row, Page, Totals, Sort>) {
  const { t } = useLingui();
  const { call, totalsCall, sorts, fields, label, days } = props;
  const [values, change] = useReport();
  const input = readInput(values, sorts);
  const asked = useQuery({
    ...call(input, values),
    ...NEVER_FRESH,
    placeholderData: keepPreviousData,
  });
  // Those of other days or filters would be wrong below the rows of these.
  const totals = useQuery({
    ...totalsCall({ from: input.from, to: input.to }, values),
    ...NEVER_FRESH,
  });
  const { data, error, isPlaceholderData, isFetching } = asked;
  const onAgain = () => {
    void asked.refetch();
    void totals.refetch();
  };
  const answered = isPlaceholderData ? undefined : data?.period;
  const period = useKnownPeriod(answered, input, REPORT_KEPT_DAYS, days);
  const refused = refusedDays(error);
  const outdated = error ?? (totals.data ? totals.error : null);
  return (
    <div className="@container flex flex-col gap-4 p-4 md:p-6">
      <ReportFilters
        values={values}
        onChange={change}
        onAgain={onAgain}
        period={period}
        fields={fields(data)}
        refused={refused}
      />
      {outdated && data && !refused && (
        <StaleNotice error={outdated} busy={isFetching || totals.isFetching} onRetry={onAgain} />
      )}
      {error && !data && !refused ? (
        <LoadFailed
          title={t`${label} could not be loaded`}
          error={error}
          busy={isFetching}
          onRetry={onAgain}
        />
      ) : refused ? (
        <OtherDays />
      ) : data ? (
        <ReportResult
          {...props}
          page={data}
          totals={totals}
          input={input}
          values={values}
          onChange={change}
          stale={isPlaceholderData}
        />
      ) : (
        <Waiting compact={props.compact !== undefined} />
      )}
    </div>
  );
}

const REASONS = ['unfit', 'not_kept', 'before_from', 'too_long'] as const;

/** What the operator refused about the days, where that is what it refused. */
function refusedDays(error: Error | null): DaysProblem | undefined {
  if (!(error instanceof CallError)) return undefined;
  const [first] = refusalValue(error, 'field_invalid')?.fields ?? [];
  const reason = REASONS.find((known) => known === first?.reason);
  const field = first?.field;
  return reason && (field === 'from' || field === 'to') ? { field, reason } : undefined;
}

function OtherDays() {
  return (
    <p role="alert" className="text-14 text-muted">
      <Trans>Choose other days above to see this report.</Trans>
    </p>
  );
}

/** As high as a few rows, in both shapes of the table. */
function Waiting({ compact }: { compact: boolean }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-3 @min-[38rem]:gap-1">
      {['1', '2', '3', '4', '5', '6'].map((place) => (
        <Skeleton
          key={place}
          className={classNames('@min-[38rem]:h-14', compact ? 'h-16' : 'h-44')}
        />
      ))}
    </div>
  );
}
