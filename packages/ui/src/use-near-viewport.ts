import { type RefObject, useEffect, useState } from 'react';

/** How far outside the viewport counts as near: 1.3 viewports from its start, so 30 % beyond each edge. */
export const NEAR_MARGIN = '30%';

/**
 * True once the element has come near the viewport; it stays true. False on the server.
 * @param margin how far beyond each edge is near, in percent of the viewport
 */
export function useNearViewport(
  ref: RefObject<Element | null>,
  off = false,
  margin = NEAR_MARGIN,
): boolean {
  const [near, setNear] = useState(off);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // `scrollMargin` does for rows that scroll sideways what `rootMargin` does for the page.
      { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near, margin]);
  return near;
}
