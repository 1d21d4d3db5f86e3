import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { OpeningRow } from './compact-row.tsx';
import { type ReportColumn, type ReportSum, subtotal } from './report-column.ts';
import type { CompactOf } from './report-props.ts';

interface ReportRowsProps<Row> {
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  compact: CompactOf<Row>;
  /** They are ordered by time. */
  byDay: boolean;
  totalLabel: ReactNode;
  totalsPending: boolean;
  /** Every row is on this page. */
  onlyPage: boolean;
  stale: boolean;
}

/** The rows of a report where there is no room for a table: a line each, which opens to all that the table has. */
export function ReportRows<Row>(props: ReportRowsProps<Row>) {
  const { label, columns, rows, rowKey, compact, byDay, stale } = props;
  const shown = rows.map((row) => ({ row, lines: compact(row, byDay) }));
  return (
    <div
      className={classNames('text-13 transition-opacity duration-150', stale && 'opacity-60')}
      aria-busy={stale}
    >
      <Total {...props} />
      <ul aria-label={label} className={byDay ? undefined : 'border-t border-border'}>
        {shown.map(({ row, lines }, at) => (
          <li key={rowKey(row)}>
            {lines.day !== undefined && lines.day !== shown[at - 1]?.lines.day && (
              <p className="border-b border-border-strong px-1 pt-4 pb-2 text-13 font-bold tabular">
                {lines.day}
              </p>
            )}
            <OpeningRow {...lines}>
              <dl className={detailsClass}>
                {columns.map(({ key, header, wide, cell }) => (
                  <div key={key} className={classNames('min-w-0', wide && 'col-span-2')}>
                    <dt className="text-12 text-muted">{header}</dt>
                    <dd className="tabular wrap-anywhere">{cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </OpeningRow>
          </li>
        ))}
      </ul>
      <PageSum {...props} />
    </div>
  );
}

const detailsClass = 'grid grid-cols-2 gap-x-4 gap-y-3 rounded-box bg-sunken p-4 mb-3';

type SumsProps<Row> = Pick<
  ReportRowsProps<Row>,
  'columns' | 'rows' | 'totalLabel' | 'totalsPending' | 'onlyPage'
>;

/** What everything adds up to, before the rows: it is what a record is opened for. */
function Total<Row>({ columns, totalLabel, totalsPending }: SumsProps<Row>) {
  return (
    <Figures
      label={totalLabel}
      columns={columns}
      isPending={totalsPending}
      of={({ total }) => total}
      below={({ below }) => below}
    />
  );
}

/** What the page adds up to, where there are others. */
function PageSum<Row>({ columns, rows, onlyPage }: SumsProps<Row>) {
  const { t } = useLingui();
  if (onlyPage) return null;
  return (
    <Figures
      label={t`This page`}
      columns={columns}
      isPending={false}
      of={(sum) => subtotal(sum, rows)}
    />
  );
}

interface FiguresProps<Row> extends Pick<SumsProps<Row>, 'columns'> {
  label: ReactNode;
  isPending: boolean;
  /** Null until it has come. */
  of: (sum: ReportSum<Row>) => string | null;
  below?: (sum: ReportSum<Row>) => ReactNode;
}

function Figures<Row>({ label, columns, isPending, of, below }: FiguresProps<Row>) {
  const summed = columns.flatMap(({ key, header, sum }) =>
    sum ? [{ key, header, sum, minor: of(sum) }] : [],
  );
  if (summed.length === 0) return null;
  return (
    <section className="mt-3 rounded-box bg-sunken px-4 py-3 first:mt-0">
      <div className="mb-1.5 text-12 font-semibold">{label}</div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        {summed.map(
          ({ key, header, sum, minor }) =>
            (minor !== null || isPending) && (
              <div key={key}>
                <dt className="text-12 text-muted">{header}</dt>
                <dd className="text-14 tabular">
                  {minor === null ? <Skeleton className="h-[1lh] w-16" /> : sum.show(minor)}
                  {below?.(sum)}
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
