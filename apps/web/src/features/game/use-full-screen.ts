import { type RefObject, useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  document.addEventListener('fullscreenchange', listen);
  return () => document.removeEventListener('fullscreenchange', listen);
};

export interface FullScreen {
  /** False in browsers without full screen (phones of one maker): the button is hidden then. */
  possible: boolean;
  active: boolean;
  toggle: () => Promise<void>;
}

/** Shows one element on the whole screen, and back. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const possible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  const active = useSyncExternalStore(
    subscribe,
    () => Boolean(document.fullscreenElement),
    () => false,
  );
  const toggle = async () => {
    // Refused without a user's gesture or by a policy: then the page stays as it is.
    if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
    else await element.current?.requestFullscreen().catch(() => undefined);
  };
  return { possible, active, toggle };
}
