import type { ReportColumn } from '../../parts/report/report-column.ts';
import { ReportTable } from '../../parts/report/report-table.tsx';

interface PlainTableProps<Row> {
  label: string;
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const AS_IT_COMES = { sort: '', direction: 'desc' } as const;

/** A few rows in the reports' look, without paging or sorting. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  return (
    <ReportTable
      {...props}
      order={AS_IT_COMES}
      onOrder={() => undefined}
      totalLabel={null}
      stale={false}
    />
  );
}
