import { classNames } from '@palpite/ui/class-names.ts';
import { arrowsMoveFocus } from '@palpite/ui/rail-behaviour.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** The look of a chip: a toggle that narrows a list. */
export const chipClass = classNames(
  'inline-flex control-md shrink-0 items-center gap-2 rounded-control border border-border bg-surface px-3 text-14 font-semibold whitespace-nowrap',
  'transition-colors duration-150 hover:border-border-strong',
  'aria-pressed:border-accent-strong aria-pressed:bg-accent-soft aria-pressed:text-accent-strong',
);

export interface Stop {
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

interface ChipRowProps<Id extends string> {
  label: string;
  id?: string;
  ids: readonly Id[];
  /** @param stop goes onto the chip's button */
  renderChip: (id: Id, stop: Stop) => ReactNode;
  /** Over several lines, in place of one that scrolls. */
  wraps?: boolean;
}

/** Chips in a row that is one stop of the Tab key: arrows, Home and End move inside it. */
export function ChipRow<Id extends string>({
  label,
  id,
  ids,
  renderChip,
  wraps = false,
}: ChipRowProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Id | null>(null);
  const stop = ids.find((each) => each === last) ?? ids[0];

  useEffect(() => (row.current ? arrowsMoveFocus(row.current) : undefined), []);

  return (
    <div
      ref={row}
      id={id}
      role="toolbar"
      aria-label={label}
      className={classNames(
        'flex gap-2',
        wraps ? 'flex-wrap' : 'no-scrollbar fade-ends relative -m-1 overflow-x-auto p-1',
      )}
    >
      {ids.map((each) => (
        <div key={each} className="flex shrink-0">
          {renderChip(each, { tabIndex: each === stop ? 0 : -1, onFocus: () => setLast(each) })}
        </div>
      ))}
    </div>
  );
}
