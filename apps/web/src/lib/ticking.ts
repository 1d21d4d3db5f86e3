import { perTab } from '@palpite/ui/tab.ts';
import { useSyncExternalStore } from 'react';

/** Whole seconds until an instant; 0 once it is over. @param end by this device's clock, in epoch milliseconds */
export function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1_000));
}

/**
 * What `read` makes of the present, looked at each second. A component renders again only when that is another value, such
 * as the phase of a sale; time that is shown is written by `eachTick`.
 */
export function useAsTimePasses<Value extends string | number | boolean | null>(
  read: () => Value,
): Value {
  return useSyncExternalStore(eachSecond, read, read);
}

/**
 * A ref for an element that shows the time: `write` is called with it when it comes to the page, and each second. Nothing
 * renders.
 */
export function eachTick<Shown extends Element>(
  write: (shown: Shown) => void,
): (shown: Shown) => () => void {
  return (shown) => {
    const again = () => write(shown);
    again();
    return eachSecond(again);
  };
}

/** Sets an attribute that is not so yet: what stays as it is costs the browser nothing. */
export function writeAttribute(shown: Element, name: string, value: string): void {
  if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
}

/** All clocks of a page count at once: thirty that count for themselves lay it out thirty times a second. */
const ticking = perTab(() => ({
  clocks: new Set<() => void>(),
  timer: undefined as ReturnType<typeof setInterval> | undefined,
}));

const countAll = () => {
  for (const count of ticking().clocks) count();
};

/** @returns ends it */
export function eachSecond(count: () => void): () => void {
  const tab = ticking();
  if (tab.clocks.size === 0) {
    tab.timer = setInterval(countAll, 1_000);
    // A tab that slept looks again when it wakes.
    document.addEventListener('visibilitychange', countAll);
  }
  tab.clocks.add(count);
  return () => {
    tab.clocks.delete(count);
    if (tab.clocks.size > 0) return;
    clearInterval(tab.timer);
    document.removeEventListener('visibilitychange', countAll);
  };
}
