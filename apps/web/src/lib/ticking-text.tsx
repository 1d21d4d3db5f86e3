import type { ComponentProps } from 'react';
import { eachTick, writeAttribute } from './ticking.ts';

interface TickingTextProps extends Omit<ComponentProps<'span'>, 'ref' | 'children'> {
  /** What it shows now. */
  text: () => string;
  /** What it says now, where that is more. */
  label?: () => string;
}

/** A text that time changes. Each second writes it into the page, and nothing renders. */
export function TickingText({ text, label, ...rest }: TickingTextProps) {
  const write = (shown: HTMLElement) => {
    const now = text();
    if (shown.textContent !== now) shown.textContent = now;
    if (label) writeAttribute(shown, 'aria-label', label());
  };
  return (
    // What a server wrote was of its moment.
    <span {...rest} ref={eachTick(write)} aria-label={label?.()} suppressHydrationWarning>
      {text()}
    </span>
  );
}
