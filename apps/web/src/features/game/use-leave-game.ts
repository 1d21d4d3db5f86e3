import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The place in the tab's history at which the game was opened: views of it come after. */
    gameEntry?: number;
  }
}

const EntryContext = createContext(0);
/** Tells the parts of a game's page where it was opened. */
export const GameEntry = EntryContext.Provider;

/** Where the game was opened, in the tab's history. */
export const useGameEntry = (): number => useContext(EntryContext);

/** The same, for the page itself: it stays while the views of the game change. */
export function useOpenedAt(): number {
  const { history } = useRouter();
  const [entry] = useState(() => history.location.state.gameEntry ?? indexOf(history));
  return entry;
}

/** Back to where the game was chosen, whatever was opened over it since; home for a player who came directly. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  const entry = useGameEntry();
  return () => {
    const { history } = router;
    const views = Math.max(0, indexOf(history) - entry);
    if (entry > 0 || cameFromThisSite()) history.go(-1 - views);
    else void router.navigate({ to: '/' });
  };
}

const indexOf = ({ location }: { location: { state: { __TSR_index?: number } } }): number =>
  location.state.__TSR_index ?? 0;

/** The router counts steps from the page's load, and a link followed before hydration loads a page. */
function cameFromThisSite(): boolean {
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
