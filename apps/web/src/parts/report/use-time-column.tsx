import { useLingui } from '@lingui/react/macro';
import { useServices } from '../../lib/services.ts';
import { momentText, stampText } from '../../lib/time-text.ts';
import { csvMoment } from './csv.ts';
import type { ReportColumn } from './report-column.ts';

/** The column of a row's instant, in the operator's time zone; a report is ordered by it as `time`. */
export function useTimeColumn<Row extends { readonly at: string }>(): ReportColumn<Row> {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return {
    key: 'time',
    header: t`Time`,
    sort: 'time',
    cell: ({ at }) => (
      <span className="tabular @4xl:whitespace-nowrap">
        {momentText(at, timeZone, i18n.locale)}
      </span>
    ),
    file: ({ at }) => csvMoment(stampText(at, timeZone)),
  };
}
