import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';

interface Column {
  readonly name: string;
  readonly count: number;
  /** What chance alone gives on average. */
  readonly expected: number;
  /** Read out after the count. */
  readonly note?: string;
}

/** Columns from zero, each with a dashed line where chance alone would end it. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...columns.flatMap(({ count, expected }) => [count, expected]));
  const isDense = columns.length > 6;
  return (
    <ol
      className={classNames('grid sm:gap-2', isDense ? 'gap-0.5' : 'gap-1')}
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
    >
      {columns.map(({ name, count, expected, note }) => (
        <li key={name} className="flex min-w-0 flex-col items-stretch text-center tabular">
          <span
            className={classNames(
              'order-last pt-1 font-bold whitespace-nowrap',
              isDense ? 'text-12 sm:text-14' : 'text-14',
            )}
          >
            {name}
          </span>
          <Count isHidden={isDense}>{i18n.number(count)}</Count>
          {note !== undefined && <span className="sr-only">{note}</span>}
          <span aria-hidden="true" className="relative block h-36 border-b border-border-strong">
            <span
              className="absolute inset-x-0 bottom-0 rounded-t-chip bg-accent"
              style={{ height: `${(count / most) * 100}%` }}
            />
            <span
              className="absolute -inset-x-0.5 border-t-2 border-dashed border-default sm:-inset-x-1"
              style={{ bottom: `${(expected / most) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Many columns on a phone have no room for their counts. */
function Count({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <span className={classNames('pb-1 text-12 text-muted', isHidden && 'max-sm:sr-only')}>
      <span className="sr-only">{t`Times:`} </span>
      {children}
    </span>
  );
}
