import { useSyncExternalStore } from 'react';
import { isFramed } from './framed.ts';
import { useServices } from './services.ts';

/** `open`: not asked yet. */
export type AnalyticsChoice = 'yes' | 'no' | 'open';

const KEY = 'analytics';
const CHANGED = 'analytics-choice';

/** What this browser's reader said to analytics. A browser that objects to all tracking has said no. */
function readChoice(): AnalyticsChoice {
  const kept = localStorage.getItem(KEY);
  if (kept === 'yes' || kept === 'no') return kept;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true ? 'no' : 'open';
}

export function keepChoice(choice: AnalyticsChoice): void {
  if (choice === 'open') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(listen: () => void) {
  window.addEventListener(CHANGED, listen);
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener(CHANGED, listen);
    window.removeEventListener('storage', listen);
  };
}

/** The choice as it changes, in this tab or another; undefined where the operator counts nothing. */
export function useAnalyticsChoice(): AnalyticsChoice | undefined {
  const { gtagId } = useServices().boot.status.info.analytics;
  const choice = useSyncExternalStore<AnalyticsChoice | undefined>(
    subscribe,
    readChoice,
    () => undefined,
  );
  // A page in a frame is not a visit of its own.
  return gtagId === null || isFramed() ? undefined : choice;
}
