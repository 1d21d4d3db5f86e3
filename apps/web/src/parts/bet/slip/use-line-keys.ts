import { isComposing } from '@palpite/ui/composing.ts';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

/** With more lines the list is one tab stop: nobody should have to pass a thousand buttons. */
export const TAB_STOPS_AT_MOST = 20;

const buttonsOf = (line: Element | undefined) => [
  ...(line?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
];

/** Where a button of a list is: its line, and its place among the buttons of that. */
function placeOf(list: Element, target: EventTarget) {
  const line = [...list.children].findIndex(
    (one) => target instanceof Node && one.contains(target),
  );
  const button = buttonsOf(list.children[line]).findIndex((one) => one === target);
  return line < 0 || button < 0 ? undefined : { line, button };
}

function goTo(list: Element, line: number, button: number): void {
  const buttons = buttonsOf(list.children[Math.max(0, Math.min(line, list.children.length - 1))]);
  (buttons[button] ?? buttons.at(-1))?.focus();
}

/**
 * The keyboard in a list of lines that have buttons: arrows go from line to line, Home and End to the first and the last.
 * Where a focused line is deleted, the focus goes to the one that takes its place.
 *
 * @param count of the lines that are shown, of so many
 */
export function useLineKeys(count: number, of: number) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<{ line: number; button: number } | undefined>(undefined);
  const before = useRef(of);
  const [current, setCurrent] = useState(0);
  useLayoutEffect(() => {
    const isFewer = of < before.current;
    before.current = of;
    const place = last.current;
    // Only what was taken from under the focus.
    if (!isFewer || !place || !list.current || document.activeElement !== document.body) return;
    goTo(list.current, place.line, place.button);
  }, [of]);
  return {
    list,
    /** The line whose buttons are tab stops; undefined where all lines are. */
    stop: count > TAB_STOPS_AT_MOST ? Math.min(current, count - 1) : undefined,
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      last.current = placeOf(currentTarget, target);
      if (last.current) setCurrent(last.current.line);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, currentTarget, target } = event;
      const place = placeOf(currentTarget, target);
      if (!place || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
      const end = currentTarget.children.length - 1;
      const to = { ArrowUp: place.line - 1, ArrowDown: place.line + 1, Home: 0, End: end }[key];
      if (to === undefined) return;
      event.preventDefault();
      goTo(currentTarget, to, place.button);
    },
  };
}
