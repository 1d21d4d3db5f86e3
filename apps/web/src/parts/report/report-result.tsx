import { Trans, useLingui } from '@lingui/react/macro';
import { LAST_PAGE } from '@palpite/contract/paging.ts';
import { Button, buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type ReportValues, writeReport } from '../../lib/report-search.ts';
import { useServices } from '../../lib/services.ts';
import { dayText, timeZoneText } from '../../lib/time-text.ts';
import { useScene } from '../../lib/use-scene.ts';
import { PageSteps } from '../centre/page-steps.tsx';
import { OrderField } from './order-field.tsx';
import { shortcutDays } from './report-days.ts';
import { ReportDownload } from './report-download.tsx';
import type { ReportInput } from './report-input.ts';
import type { ReportPage, ReportProps, ReportTotals } from './report-props.ts';
import { ReportRows } from './report-rows.tsx';
import { type ReportOrder, ReportTable } from './report-table.tsx';
import { TotalLabel } from './total-label.tsx';
import { useNarrow } from './use-narrow.ts';

interface ReportResultProps<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
> extends ReportProps<Row, Page, Totals, Sort> {
  page: Page;
  totals: UseQueryResult<Totals>;
  input: ReportInput<Sort>;
  values: ReportValues;
  onChange: (change: Readonly<Record<string, string | undefined>>) => void;
  stale: boolean;
}

/** What a report was answered with: rows or none, the pages, the file. */
export function ReportResult<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
>(props: ReportResultProps<Row, Page, Totals, Sort>) {
  const { page, totals, input, sorts, columns: columnsOf, onChange, stale, label } = props;
  const { t } = useLingui();
  const top = useTopOfPage(input.page, stale);
  const { box, narrow } = useNarrow<HTMLDivElement>();
  if (page.rows.length === 0) {
    const isWhole = input.page === undefined || input.page === LAST_PAGE;
    return isWhole ? <Nothing {...props} /> : <PastTheEnd values={props.values} />;
  }
  const columns = columnsOf(page, totals.data);
  const shown = columns.filter(({ hidden }) => !hidden);
  const order: ReportOrder = {
    sort: input.sort ?? sorts[0],
    direction: input.direction ?? 'desc',
  };
  const onOrder = ({ sort, direction }: ReportOrder) =>
    onChange({ sort, direction, page: undefined });
  const rows = {
    label,
    columns: shown,
    rows: page.rows,
    rowKey: props.rowKey,
    totalLabel: <TotalLabel totals={totals} render={props.renderTotal} />,
    totalsPending: totals.isPending,
    onlyPage: page.pages.previous === null && page.pages.next === null,
    stale,
  };
  return (
    <>
      <div ref={top} className="flex scroll-mt-4 flex-wrap items-center justify-between gap-3">
        <OrderField columns={shown} order={order} onOrder={onOrder} />
        <ReportDownload {...props} columns={columns} />
        {!narrow && <Basis page={page} />}
      </div>
      <div ref={box}>
        {narrow && props.compact ? (
          <ReportRows {...rows} compact={props.compact} byDay={order.sort === 'time'} />
        ) : (
          <ReportTable
            {...rows}
            columns={shown.filter(({ folded }) => !folded)}
            order={order}
            onOrder={onOrder}
          />
        )}
      </div>
      <PageSteps label={t`Pages of the report`} pages={page.pages} />
      {/* A phone begins with the rows. */}
      {narrow && <Basis page={page} />}
    </>
  );
}

/** Another page begins at its first row: the pressed link is below the last. */
function useTopOfPage(page: string | undefined, stale: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (stale || shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView();
  }, [stale, page]);
  return top;
}

/** An address may name a page that the result no longer has. */
function PastTheEnd({ values }: { values: ReportValues }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={2}
      title={t`This page is empty`}
      actions={
        <Link
          to="."
          search={(search: object) => ({
            ...search,
            report: writeReport({ ...values, page: undefined }),
          })}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass({ tone: 'accent' })}
        >
          <Trans>Show the first page</Trans>
        </Link>
      }
    />
  );
}

/** What the figures are counted by: time zone, currency, and how far back there are any. */
function Basis<Row>({ page: { period } }: { page: ReportPage<Row> }) {
  const { i18n } = useLingui();
  const { currency } = useServices().boot.status;
  const zone = timeZoneText(period.timeZone, i18n.locale);
  const first = dayText(period.keptFrom, i18n.locale);
  return (
    <p className="min-w-0 basis-full text-12 text-muted @min-[38rem]:-order-1 @min-[38rem]:flex-1 @min-[38rem]:basis-0">
      <Trans>
        Times: {zone}. Amounts in {currency}. Kept since {first}.
      </Trans>
    </p>
  );
}

/** Nothing was found: filters are taken away, or more days looked at. */
function Nothing<
  Row,
  Page extends ReportPage<Row>,
  Totals extends ReportTotals,
  Sort extends string,
>({
  page,
  empty: { title, text, picture, way },
  fields,
  values,
  onChange,
}: ReportResultProps<Row, Page, Totals, Sort>) {
  const narrowed = fields(page).filter(({ name }) => values[name]);
  const { from, to } = shortcutDays('this-month', page.period.today);
  const isWhole = page.period.from <= from && page.period.to >= to;
  const lastMonth = shortcutDays('last-month', page.period.today);
  return (
    <>
      <EmptyState
        headingLevel={2}
        scene={useScene('empty')}
        picture={picture}
        title={title}
        actions={
          <>
            {narrowed.length === 0 && way}
            {narrowed.length > 0 && (
              <Button
                tone="accent"
                onClick={() =>
                  onChange({
                    ...Object.fromEntries(narrowed.map(({ name }) => [name, undefined])),
                    page: undefined,
                  })
                }
              >
                <Trans>Clear filters</Trans>
              </Button>
            )}
            <Button
              onClick={() => onChange({ ...(isWhole ? lastMonth : { from, to }), page: undefined })}
            >
              {isWhole ? <Trans>Show last month</Trans> : <Trans>Show this month</Trans>}
            </Button>
          </>
        }
      >
        {narrowed.length > 0 ? (
          <Trans>No results match the filters. Remove some, or choose more days.</Trans>
        ) : (
          text
        )}
      </EmptyState>
      <div>
        <Basis page={page} />
      </div>
    </>
  );
}
