import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { compactBoxClass } from '@palpite/ui/field-frame.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReportColumn } from './report-column.ts';
import type { ReportOrder } from './report-table.tsx';

interface OrderFieldProps<Row> {
  columns: readonly ReportColumn<Row>[];
  order: ReportOrder;
  onOrder: (order: ReportOrder) => void;
}

/** Where cards have no header to press, the order is chosen from a list. */
export function OrderField<Row>({ columns, order, onOrder }: OrderFieldProps<Row>) {
  const { t } = useLingui();
  const directions = ['desc', 'asc'] as const;
  const sortable = columns.flatMap(({ sort, header }) => (sort ? [{ sort, header }] : []));
  if (sortable.length === 0) return null;
  return (
    <span className={classNames(compactBoxClass, 'relative min-w-0 flex-1 @min-[38rem]:hidden')}>
      <select
        aria-label={t`Sort by`}
        value={`${order.sort} ${order.direction}`}
        onChange={(event) => {
          const [sort = '', direction] = event.target.value.split(' ');
          onOrder({ sort, direction: direction === 'asc' ? 'asc' : 'desc' });
        }}
        className="min-w-0 flex-1 appearance-none self-stretch truncate bg-transparent pr-6 outline-none"
      >
        {sortable.flatMap(({ sort, header }) =>
          directions.map((direction) => (
            <option
              key={`${sort} ${direction}`}
              value={`${sort} ${direction}`}
              className="bg-overlay text-default"
            >
              {direction === 'desc' ? t`${header}, descending` : t`${header}, ascending`}
            </option>
          )),
        )}
      </select>
      <ChevronDown size={18} className="pointer-events-none absolute right-3 text-subtle" />
    </span>
  );
}
