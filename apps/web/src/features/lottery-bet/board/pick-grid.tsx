import { startTransition, useState } from 'react';
import type { PickGridProps } from './pick-state.ts';
import { keyOfButton, usePicking } from './use-picking.ts';

/**
 * Buttons to choose from, with one tab stop. Arrows move by geometry, so one grid serves every board; Home and End go to
 * the ends of the row, with Ctrl of the grid; typed digits go to their cell; Shift with an arrow or a click chooses a
 * range in value order from the anchor, which Escape drops; Ctrl+A chooses all.
 *
 * Clicks and keys are heard here once, so that a cell has no handler and need not be drawn again.
 */
export function PickGrid(props: PickGridProps) {
  const { label, rows, sets = [], className, style, disabled = false, children } = props;
  const [focused, setFocused] = useState('');
  const known = rows.some((row) => row.includes(focused)) || sets.includes(focused);
  const stop = known ? focused : (rows.find((row) => row.length > 0)?.[0] ?? sets[0]);
  const { onClick, onKeyDown } = usePicking(props);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are what is pressed
    <div
      role="group"
      aria-label={label}
      className={className}
      style={style}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const key = keyOfButton(target);
        // What the press chooses is drawn first.
        if (key !== undefined) startTransition(() => setFocused(key));
      }}
    >
      {children((key) => ({ pick: key, stop: key === stop, disabled }))}
    </div>
  );
}
