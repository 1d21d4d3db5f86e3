import { useSyncExternalStore } from 'react';

/** Tailwind's `md`. */
const WIDE = '(min-width: 48rem)';

/** Whether there is room for two things beside each other. For what is drawn in the browser alone. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(hear, () => window.matchMedia(WIDE).matches);
}

function hear(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
