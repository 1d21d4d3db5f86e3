import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { MEMBER_KEY } from '../lib/calls.ts';
import { openLoginHere } from '../lib/root-search.ts';
import { useServices } from '../lib/services.ts';
import { plays } from '../lib/session/session-record.ts';
import { useSession } from '../parts/identity/use-session.ts';
import { isGuarded } from '../lib/guard.ts';

/** Pages with their own login. */
const ENTRIES: ReadonlySet<string> = new Set(['/login', '/agent']);

/**
 * Reacts to a change of session, whichever tab or refusal caused it: removes the answers of the previous account, and
 * requests a new login in place when a session was ended.
 *
 * A separate component, so that a change of session re-renders only what shows it.
 */
export function SessionWatch() {
  const { boot, queryClient } = useServices();
  const router = useRouter();
  const session = useSession();
  const account = session.phase === 'signed-in' ? session.record.account : null;
  const expired = session.phase === 'visitor' && session.ended === 'expired';

  useEffect(() => {
    return () => {
      if (account !== null) queryClient.removeQueries({ queryKey: [MEMBER_KEY] });
    };
  }, [account, queryClient]);

  // The login over the page would refuse an affiliate, who has a separate login page.
  const atAgents = useRef(false);
  useEffect(() => {
    if (session.phase === 'signed-in') atAgents.current = !plays(session.record);
  }, [session]);

  useEffect(() => {
    const { pathname, href, search } = router.latestLocation;
    // A guarded page goes to the login itself.
    const leads = ENTRIES.has(pathname) || isGuarded(boot.status.settings, pathname);
    if (!expired || leads) return;
    if (atAgents.current || search.agent !== undefined) {
      void router.navigate({ to: '/agent', search: { from: href }, replace: true });
    } else {
      void router.navigate({ to: '.', search: openLoginHere, replace: true });
    }
  }, [boot, expired, router]);

  return null;
}
