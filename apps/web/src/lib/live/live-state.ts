import { perTab } from '@palpite/ui/tab.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * `off`: it has not begun. `live`: what happens is heard at once. `lost`: it has not been so for a while, so pages ask
 * now and then, and say that they do.
 */
export type LivePhase = 'off' | 'connecting' | 'live' | 'lost';

/** Whether this tab hears of changes; one fact for the page, written by `follow.ts` alone. */
export const liveState = perTab(() => createStore<{ phase: LivePhase }>(() => ({ phase: 'off' })));

export const isLive = (): boolean => liveState().getState().phase === 'live';

export function useIsLive(): boolean {
  return useStore(liveState(), ({ phase }) => phase === 'live');
}

/** Whether the page has to say that its figures come late. */
export function useIsLost(): boolean {
  return useStore(liveState(), ({ phase }) => phase === 'lost');
}

/** How a query is polled: as asked while the page is not live, and not at all while it is. */
export function useAskAgain(): (milliseconds: number | false) => number | false {
  const live = useIsLive();
  return (milliseconds) => (live ? false : milliseconds);
}
