import { useSyncExternalStore } from 'react';

/** From here on there may be room for a column before the board; whether there is, the desk's own width says. */
const WIDE = '(width >= 80rem)';

function followWide(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for a column before the board; never while the server writes the page. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    followWide,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
