import { useEffect, useState } from 'react';
import { ClosedScreen, isClosed } from './closed-screen.tsx';
import { useSiteState } from './use-site-state.ts';

/** The longest random delay before a waiting tab loads the site: not all tabs load it at the same moment. */
const MOST_MILLISECONDS = 3_000;
/** The shortest delay: the server may still render the closed page for this long after the site has opened. */
const LEAST_MILLISECONDS = 1_000;

/** The page of a site that was closed when it was requested. Loads the site once it has opened. */
export function ClosedPage() {
  const state = useSiteState();
  const closed = isClosed(state);
  // Shows the last closed state until the site is loaded, because there is nothing else to show.
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
