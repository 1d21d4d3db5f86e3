import { perTab } from '@palpite/ui/tab.ts';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, counted down while the page stands; 0 once it is over.
 * @param end by this device's clock, in epoch milliseconds: when the answer came and what it said was left. A device whose
 * clock is off counts the same then.
 */
export function useSecondsLeft(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  const [counted, setCounted] = useState(end);
  if (counted !== end) {
    setCounted(end);
    setLeft(secondsUntil(end));
  }
  useEffect(() => eachSecond(() => setLeft(secondsUntil(end))), [end]);
  return left;
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1_000));
}

/** All clocks of a page count at once: thirty that count for themselves lay it out thirty times a second. */
const ticking = perTab(() => ({
  clocks: new Set<() => void>(),
  timer: undefined as ReturnType<typeof setInterval> | undefined,
}));

/** A press that comes at that moment is drawn first. */
const countAll = () =>
  startTransition(() => {
    for (const count of ticking().clocks) count();
  });

function eachSecond(count: () => void): () => void {
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
