import { classNames } from '@palpite/ui/class-names.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';

/** What matters of a row, on two lines: what and when at the start, how much at the end. */
export interface CompactRow {
  /** A picture of what it is about, in a square of 44 px. */
  readonly thumb?: ReactNode;
  /** Its day, where `under` says the hour alone: said once above all rows of a day. */
  readonly day?: string;
  readonly title: ReactNode;
  readonly under: ReactNode;
  readonly value: ReactNode;
  readonly word?: ReactNode;
}

export const compactRowClass = 'flex min-h-16 w-full items-center gap-3 px-1 py-2.5';

/** The two lines of a row. */
export function CompactLines({ thumb, title, under, value, word }: CompactRow) {
  return (
    <>
      {thumb}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="truncate text-14 font-semibold">{title}</span>
        <span className="text-12 text-muted tabular">{under}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5 text-end">
        <span className="text-14">{value}</span>
        {word && <span className="text-12 text-muted">{word}</span>}
      </span>
    </>
  );
}

interface OpeningRowProps extends CompactRow {
  /** All that there is to know of the row. */
  children: ReactNode;
}

/** A row that opens to all its details. */
export function OpeningRow({ children, word, ...row }: OpeningRowProps) {
  return (
    <details className="group border-b border-border">
      <summary
        className={classNames(
          compactRowClass,
          'cursor-pointer list-none outline-offset-[-2px] hover:bg-sunken/60 [&::-webkit-details-marker]:hidden',
        )}
      >
        {/* A column of its own would leave the lines of a phone too little room. */}
        <CompactLines
          {...row}
          word={
            <span className="inline-flex items-center gap-1">
              {word}
              <ChevronDown
                size={14}
                aria-hidden
                className="shrink-0 text-subtle transition-transform duration-150 group-open:rotate-180"
              />
            </span>
          }
        />
      </summary>
      {children}
    </details>
  );
}
