import { classNames } from '@palpite/ui/class-names.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import type { ReportColumn } from './report-column.ts';
import { CardLabel, ReportPageSum, ReportTotal } from './report-sums.tsx';
import { cardClass, cellClass, lesserClass, lineClass } from './report-table-class.ts';

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

/** A row whose order opens, opens wherever it is pressed. */
const opensClass =
  'relative @min-[38rem]:hover:bg-sunken/60 [&_.row-link]:after:absolute [&_.row-link]:after:inset-0 has-[.row-link:focus-visible]:bg-sunken/60';

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
      <ReportTotal {...props} />
      <tbody className="@max-[38rem]:flex @max-[38rem]:flex-col @max-[38rem]:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className={classNames(cardClass, '@max-[38rem]:bg-surface', opensClass)}
          >
            {columns.map((column) => (
              <BodyCell key={column.key} column={column}>
                {column.cell(row)}
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
      <ReportPageSum {...props} />
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
