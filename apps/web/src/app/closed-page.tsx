import { useEffect, useState } from 'react';
import { ClosedScreen, isClosed } from './closed-screen.tsx';
import { useSiteState } from './use-site-state.ts';

/** Tabs that wait for the same site do not all load it in the same moment. */
const MOST_MILLISECONDS = 3_000;
/** The server may draw the closed page for that long after the site has opened. */
const LEAST_MILLISECONDS = 1_000;

/** The page of a site that was closed when it was asked for. It loads the site when that has opened. */
export function ClosedPage() {
  const state = useSiteState();
  const closed = isClosed(state);
  // What was last closed stands until the site is loaded: nothing else is there to be shown.
  const [shown, setShown] = useState(state);
  if (closed && state !== shown) setShown(state);
  useEffect(() => {
    if (closed) return;
    const pause = LEAST_MILLISECONDS + Math.random() * (MOST_MILLISECONDS - LEAST_MILLISECONDS);
    const timer = setTimeout(() => location.reload(), pause);
    return () => clearTimeout(timer);
  }, [closed]);
  return <main>{isClosed(shown) && <ClosedScreen state={shown} />}</main>;
}
