import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { type CompactRow, OpeningRow } from './compact-row.tsx';
import { type ReportColumn, subtotal } from './report-column.ts';

interface ReportRowsProps<Row> {
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  compact: (row: Row) => CompactRow;
  totalLabel: ReactNode;
  totalsPending: boolean;
  /** Every row is on this page. */
  onlyPage: boolean;
  stale: boolean;
}

/** The rows of a report where there is no room for a table: a line each, which opens to all that the table has. */
export function ReportRows<Row>(props: ReportRowsProps<Row>) {
  const { label, columns, rows, rowKey, compact, stale } = props;
  return (
    <div
      className={classNames('text-13 transition-opacity duration-150', stale && 'opacity-60')}
      aria-busy={stale}
    >
      <ul aria-label={label} className="border-t border-border">
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <OpeningRow {...compact(row)}>
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
      <Sums {...props} />
    </div>
  );
}

const detailsClass = 'grid grid-cols-2 gap-x-4 gap-y-3 rounded-box bg-sunken p-4 mb-3';

/** What the page adds up to, and what everything does. */
function Sums<Row>(props: ReportRowsProps<Row>) {
  const { columns, rows, totalLabel, totalsPending, onlyPage } = props;
  const { t } = useLingui();
  const summed = columns.flatMap(({ key, header, sum }) => (sum ? [{ key, header, sum }] : []));
  if (summed.length === 0) return null;
  const boxes = [
    !onlyPage && {
      key: 'page',
      label: t`This page`,
      of: (at: number) => subtotalOf(summed[at], rows),
    },
    { key: 'total', label: totalLabel, of: (at: number) => summed[at]?.sum.total ?? null },
  ].filter((box) => box !== false);
  return boxes.map(({ key, label, of }) => (
    <section key={key} className="mt-3 rounded-box bg-sunken p-4 font-semibold">
      <div className="mb-3">{label}</div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {summed.map((column, at) => {
          const minor = of(at);
          if (minor === null && !totalsPending) return null;
          return (
            <div key={column.key}>
              <dt className="text-12 text-muted">{column.header}</dt>
              <dd className="tabular">
                {minor === null ? <Skeleton className="h-[1lh] w-16" /> : column.sum.show(minor)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}

const subtotalOf = <Row,>(
  column: { sum: NonNullable<ReportColumn<Row>['sum']> } | undefined,
  rows: readonly Row[],
) => (column ? subtotal(column.sum, rows) : null);
