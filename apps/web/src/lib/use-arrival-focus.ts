import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Moves the focus to where the reader arrives, as the link that led here is gone: users of screen readers and keyboards
 * continue there. On the server's page a reader may have put the focus somewhere before it comes to life; it stays.
 *
 * @param arrival what they arrive at; undefined while nothing was chosen
 */
export function useArrivalFocus(target: RefObject<HTMLElement | null>, arrival: unknown): void {
  const isHydrated = useHydrated();
  const isHeld = useRef(false);
  // Before a dialog around it takes the focus.
  useLayoutEffect(() => {
    isHeld.current = !isHydrated && document.activeElement !== document.body;
  }, [isHydrated]);
  useEffect(() => {
    if (arrival === undefined || isHeld.current) return;
    target.current?.focus({ preventScroll: true });
  }, [target, arrival]);
}
