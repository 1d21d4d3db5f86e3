import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { type ReportColumn, subtotal } from './report-column.ts';

/** The order that is shown. */
export interface ReportOrder {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
}

interface ReportTableProps<Row> {
  /** What the table is, for those who do not see it. */
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  order: ReportOrder;
  onOrder: (order: ReportOrder) => void;
  /** How the whole result is counted: "Total of 43 bets". */
  totalLabel: ReactNode;
  /** What it adds up to is on its way. */
  totalsPending?: boolean;
  /** Every row is on this page: what the page adds up to would say the same as the total. */
  onlyPage?: boolean;
  /** Another answer is on its way: these rows are those of before. */
  stale: boolean;
}

/*
 * One table in two shapes. Where there is room it is a table with a header that stays; where there is not, each row is
 * a card whose values carry their names.
 */
const card =
  '@max-[38rem]:grid @max-[38rem]:grid-cols-2 @max-[38rem]:gap-x-4 @max-[38rem]:gap-y-3 @max-[38rem]:rounded-box @max-[38rem]:border @max-[38rem]:border-border @max-[38rem]:p-4';
const cellClass =
  'min-w-0 py-2.5 pr-4 align-top first:pl-3 @max-[38rem]:p-0 @max-[38rem]:first:pl-0';
/** Where a table has no room for what matters less; the same words elsewhere in the row may replace it. */
const lesserClass = '@min-[38rem]:@max-4xl:hidden';
const lineClass = '@min-[38rem]:border-b @min-[38rem]:border-border';

/** The rows of a report with what they add up to. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { label, columns, rows, rowKey, order, onOrder, stale } = props;
  return (
    <table
      aria-label={label}
      aria-busy={stale}
      className={classNames(
        'w-full border-separate border-spacing-0 text-13 transition-opacity duration-150 @max-[38rem]:block',
        stale && 'opacity-60',
      )}
    >
      <thead className="@max-[38rem]:hidden">
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody className="@max-[38rem]:flex @max-[38rem]:flex-col @max-[38rem]:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={classNames(card, '@max-[38rem]:bg-surface @min-[38rem]:hover:bg-sunken/60')}
          >
            {columns.map((column) => (
              <BodyCell key={column.key} column={column}>
                {column.cell(row)}
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
      <Sums {...props} />
    </table>
  );
}

function HeaderCell<Row>({
  column: { header, sort, align, lesser },
  order,
  onOrder,
}: Pick<ReportTableProps<Row>, 'order' | 'onOrder'> & { column: ReportColumn<Row> }) {
  const current = sort !== undefined && order.sort === sort;
  const ascending = current && order.direction === 'asc';
  const Arrow = !current ? ChevronsUpDown : ascending ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={
        sort === undefined ? undefined : !current ? 'none' : ascending ? 'ascending' : 'descending'
      }
      className={classNames(
        'sticky top-0 z-10 border-b border-border-strong bg-canvas py-1 pr-4 align-bottom text-12 font-semibold text-muted first:pl-3',
        align === 'end' ? 'text-end' : 'text-start',
        lesser && lesserClass,
      )}
    >
      {sort === undefined ? (
        <span className="inline-flex min-h-8 items-center">{header}</span>
      ) : (
        <button
          type="button"
          onClick={() => onOrder({ sort, direction: current && !ascending ? 'asc' : 'desc' })}
          className={classNames(
            'inline-flex control-sm items-center gap-1 rounded-control font-semibold hover:text-default',
            current && 'text-default',
          )}
        >
          {header}
          <Arrow size={14} aria-hidden="true" className="shrink-0" />
        </button>
      )}
    </th>
  );
}

function BodyCell<Row>({
  column: { header, align, wide, lesser },
  children,
}: {
  column: ReportColumn<Row>;
  children: ReactNode;
}) {
  return (
    <td
      className={classNames(
        cellClass,
        lineClass,
        align === 'end' && 'text-end tabular @max-[38rem]:text-start',
        wide && '@max-[38rem]:col-span-2',
        lesser && lesserClass,
      )}
    >
      <CardLabel>{header}</CardLabel>
      {children}
    </td>
  );
}

/** The name of a value on a card; a table says it in its header. */
function CardLabel({ children }: { children: ReactNode }) {
  return <span className="block text-12 text-muted @min-[38rem]:hidden">{children}</span>;
}

/** What the page adds up to, and what everything does. */
function Sums<Row>(props: ReportTableProps<Row>) {
  const { columns, rows, totalLabel, totalsPending = false, onlyPage = false } = props;
  const { t } = useLingui();
  const first = columns.findIndex(({ sum }) => sum !== undefined);
  if (first < 1) return null;
  const lines = [
    !onlyPage && {
      key: 'subtotal',
      label: t`This page`,
      of: (column: ReportColumn<Row>) => column.sum && subtotal(column.sum, rows),
    },
    { key: 'total', label: totalLabel, of: (column: ReportColumn<Row>) => column.sum?.total },
  ].filter((line) => line !== false);
  return (
    <tfoot className="font-semibold @max-[38rem]:mt-3 @max-[38rem]:flex @max-[38rem]:flex-col @max-[38rem]:gap-3">
      {lines.map(({ key, label, of }) => (
        <tr key={key} className={classNames(card, '@max-[38rem]:bg-sunken')}>
          <th
            scope="row"
            colSpan={first}
            className={classNames(
              cellClass,
              lineClass,
              'text-start @min-[38rem]:bg-sunken @max-[38rem]:col-span-2',
            )}
          >
            {label}
          </th>
          {columns.slice(first).map((column) => (
            <SumCell
              key={column.key}
              column={column}
              minor={of(column)}
              isPending={totalsPending}
            />
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

interface SumCellProps<Row> {
  column: ReportColumn<Row>;
  /** Undefined where the column is not added up; null where its sum has not come. */
  minor: string | null | undefined;
  isPending: boolean;
}

function SumCell<Row>({ column, minor, isPending }: SumCellProps<Row>) {
  const { header, sum, lesser } = column;
  const isEmpty = minor === undefined || (minor === null && !isPending);
  return (
    <td
      className={classNames(
        cellClass,
        lineClass,
        'text-end tabular @min-[38rem]:bg-sunken @max-[38rem]:text-start',
        isEmpty && '@max-[38rem]:hidden',
        lesser && lesserClass,
      )}
    >
      {!isEmpty && (
        <>
          <CardLabel>{header}</CardLabel>
          {minor === null ? (
            <Skeleton className="h-[1lh] w-16 @min-[38rem]:ms-auto" />
          ) : (
            sum?.show(minor)
          )}
        </>
      )}
    </td>
  );
}
