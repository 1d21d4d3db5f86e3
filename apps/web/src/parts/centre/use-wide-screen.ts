import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's `md`. */
const WIDE = '(min-width: 48rem)';

/**
 * Whether there is room for two things beside each other. For what is drawn in the browser alone.
 * @param room the media query of that room
 */
export function useWideScreen(room = WIDE): boolean {
  const hear = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(room);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [room],
  );
  return useSyncExternalStore(hear, () => window.matchMedia(room).matches);
}
