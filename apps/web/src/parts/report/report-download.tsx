import { Trans, useLingui } from '@lingui/react/macro';
import { REPORT_FILE_ROWS } from '@palpite/contract/report.ts';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { callMessage } from '../../lib/call-message.ts';
import type { ReportValues } from '../../lib/report-search.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useServices } from '../../lib/services.ts';
import type { ReportColumn } from './report-column.ts';
import { collectRows, fileText, TooManyRows } from './report-file.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportPage, ReportProps, ReportTotals } from './report-props.ts';

interface ReportDownloadProps<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
> extends Pick<
    ReportProps<Row, Page, Totals, Sort>,
    'call' | 'totalsCall' | 'fileName' | 'fileOrder' | 'sorts'
  > {
  page: Page;
  input: ReportInput<Sort>;
  values: ReportValues;
  columns: readonly ReportColumn<Row>[];
}

/** A file's pages are requested at once, and not cached. */
const UNKEPT = { staleTime: 0, gcTime: 0 } as const;

/** Saves every row of the result as a file, whatever page is shown. */
export function ReportDownload<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
>({
  call,
  totalsCall,
  fileName,
  sorts,
  fileOrder = { sort: sorts[0], direction: 'asc' },
  page: { period },
  input,
  values,
  columns,
}: ReportDownloadProps<Row, Page, Totals, Sort>) {
  const { t, i18n } = useLingui();
  const { queryClient } = useServices();
  const message = useFailureText();
  const { from, to } = period;
  const download = useMutation({
    mutationFn: async () => {
      // The days of the answer: where the address names none, they are today's until midnight comes.
      const wanted = { ...input, ...fileOrder, from, to };
      const { totalRows } = await queryClient.fetchQuery({
        ...totalsCall({ from, to }, values),
        ...UNKEPT,
      });
      const ask = (asked: ReportInput) =>
        queryClient.fetchQuery({ ...call({ ...asked, ...fileOrder }, values), ...UNKEPT });
      return collectRows(totalRows, ask, wanted);
    },
    onSuccess: (rows) =>
      saveFile(
        `${fileName}-${from}-${to}.csv`,
        `\uFEFF${fileText(columns, rows, i18n.locale)}`,
        'text/csv;charset=utf-8',
      ),
    onError: (error) => showToast({ tone: 'negative', text: message(error) }),
  });
  return (
    <Button
      busy={download.isPending}
      icon={<Download size={18} />}
      className="@max-[38rem]:gap-0"
      aria-label={t`Download as CSV`}
      onClick={() => download.mutate()}
    >
      {/* On a phone the order needs the room. */}
      <span className="@max-[38rem]:hidden">
        <Trans>CSV</Trans>
      </span>
    </Button>
  );
}

function useFailureText() {
  const { t, i18n } = useLingui();
  return (error: Error): string => {
    if (error instanceof TooManyRows) {
      const found = i18n.number(error.totalRows);
      const most = i18n.number(REPORT_FILE_ROWS);
      return t`The report has ${found} rows, and a file can hold ${most}. Choose fewer days or narrow the filters.`;
    }
    return callMessage(i18n, error);
  };
}
