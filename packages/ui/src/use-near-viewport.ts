import { type RefObject, useEffect, useState } from 'react';

/** How far outside the viewport counts as near: 1.3 viewports from its start, so 30 % beyond each edge. */
const MARGIN = '30%';

/** True once the element has come near the viewport; it stays true. False on the server. */
export function useNearViewport(ref: RefObject<Element | null>, off = false): boolean {
  const [near, setNear] = useState(off);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      // `scrollMargin` does for rows that scroll sideways what `rootMargin` does for the page.
      { rootMargin: MARGIN, scrollMargin: MARGIN } as IntersectionObserverInit,
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
