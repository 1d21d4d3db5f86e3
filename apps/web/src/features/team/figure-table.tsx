import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly renderCell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly figure?: boolean;
}

interface FigureTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table; on phones each row is a card of names and values. The first column names the row. */
export function FigureTable<Row>({ label, columns, rows, keyOf }: FigureTableProps<Row>) {
  return (
    <table aria-label={label} className="block w-full text-14 md:table">
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map(({ id, label: name, figure }) => (
            <th
              key={id}
              scope="col"
              className={classNames(
                'border-b border-border px-3 py-2 text-12 font-semibold text-muted first:pl-0 last:pr-0',
                figure ? 'text-right' : 'text-left',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="flex flex-col gap-1 rounded-box border border-border bg-surface p-4 md:table-row md:border-0 md:bg-transparent"
          >
            {columns.map((column, at) => (
              <Cell key={column.id} column={column} row={row} first={at === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  first: boolean;
}

function Cell<Row>({ column: { label, renderCell, figure }, row, first }: CellProps<Row>) {
  const className = classNames(
    'flex flex-wrap items-baseline justify-between gap-x-4 md:table-cell md:border-b md:border-border md:px-3 md:py-3 md:first:pl-0 md:last:pr-0',
    figure && 'tabular md:text-right',
    first && 'text-left font-semibold',
  );
  if (first) {
    return (
      <th scope="row" className={className}>
        {renderCell(row)}
      </th>
    );
  }
  return (
    <td className={className}>
      <span aria-hidden="true" className="text-13 text-muted md:hidden">
        {label}
      </span>
      <span>{renderCell(row)}</span>
    </td>
  );
}
