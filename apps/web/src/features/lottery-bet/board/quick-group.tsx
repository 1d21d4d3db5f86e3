import { Trans } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

const COLUMNS = {
  2: 'grid-cols-2',
  // Of words: none is broken, so the column of a long one takes from the others.
  3: 'grid-cols-[repeat(3,minmax(min-content,1fr))]',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
};

interface QuickGroupProps {
  /** In a panel a block with its title; else a part of a line. */
  panel: boolean;
  title?: string;
  columns: keyof typeof COLUMNS;
  children: ReactNode[];
}

/** Sets of one kind. */
export function QuickGroup({ panel, title, columns, children }: QuickGroupProps) {
  if (children.length === 0) return null;
  return (
    <div className={classNames('flex gap-1', panel ? 'flex-col' : 'shrink-0 items-center')}>
      {title !== undefined && <p className="text-13 font-semibold text-muted">{title}</p>}
      <div className={classNames('gap-1', panel ? `grid ${COLUMNS[columns]}` : 'flex')}>
        {children}
      </div>
    </div>
  );
}

/** The sets that fewer players use. */
export function QuickMore({ children }: { children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-box px-1 text-14 font-semibold text-muted hover:text-default">
        <Trans>More sets</Trans>
        <ChevronDown size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-1">{children}</div>
    </details>
  );
}
