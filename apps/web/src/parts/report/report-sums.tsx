import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { type ReportColumn, type ReportSum, subtotal } from './report-column.ts';
import { cardClass, cellClass, lesserClass, lineClass } from './report-table-class.ts';

interface SumsProps<Row> {
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  totalLabel: ReactNode;
  totalsPending?: boolean;
  onlyPage?: boolean;
}

/** What everything adds up to, before the rows: it is what a record is opened for. */
export function ReportTotal<Row>({ columns, totalLabel, totalsPending = false }: SumsProps<Row>) {
  if (firstSummed(columns) < 1) return null;
  return (
    <tbody className="font-semibold @max-[38rem]:mb-3 @max-[38rem]:block">
      <SumRow
        columns={columns}
        label={totalLabel}
        isPending={totalsPending}
        of={({ total }) => total}
        below={({ below }) => below}
      />
    </tbody>
  );
}

/** What the page adds up to, where there are others. */
export function ReportPageSum<Row>({ columns, rows, onlyPage = false }: SumsProps<Row>) {
  const { t } = useLingui();
  if (onlyPage || firstSummed(columns) < 1) return null;
  return (
    <tfoot className="font-semibold @max-[38rem]:mt-3 @max-[38rem]:block">
      <SumRow
        columns={columns}
        label={t`This page`}
        isPending={false}
        of={(sum) => subtotal(sum, rows)}
      />
    </tfoot>
  );
}

/** Where the columns begin that are added up; the sums' name is before them. */
const firstSummed = <Row,>(columns: readonly ReportColumn<Row>[]) =>
  columns.findIndex(({ sum }) => sum !== undefined);

interface SumRowProps<Row> {
  columns: readonly ReportColumn<Row>[];
  label: ReactNode;
  isPending: boolean;
  /** Null until it has come. */
  of: (sum: ReportSum<Row>) => string | null;
  below?: (sum: ReportSum<Row>) => ReactNode;
}

function SumRow<Row>({ columns, label, isPending, of, below }: SumRowProps<Row>) {
  const first = firstSummed(columns);
  return (
    <tr className={classNames(cardClass, '@max-[38rem]:bg-sunken')}>
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
          minor={column.sum && of(column.sum)}
          below={column.sum && below?.(column.sum)}
          isPending={isPending}
        />
      ))}
    </tr>
  );
}

interface SumCellProps<Row> {
  column: ReportColumn<Row>;
  /** Undefined where the column is not added up; null where its sum has not come. */
  minor: string | null | undefined;
  below: ReactNode;
  isPending: boolean;
}

function SumCell<Row>({ column, minor, below, isPending }: SumCellProps<Row>) {
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
          {below}
        </>
      )}
    </td>
  );
}

/** The name of a value on a card; a table says it in its header. */
export function CardLabel({ children }: { children: ReactNode }) {
  return <span className="block text-12 text-muted @min-[38rem]:hidden">{children}</span>;
}
