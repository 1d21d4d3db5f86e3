import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { MEMBER_KEY } from '../lib/calls.ts';
import { openLoginHere } from '../lib/root-search.ts';
import { useServices } from '../lib/services.ts';
import { plays } from '../lib/session/session-record.ts';
import { useSession } from '../parts/identity/use-session.ts';
import { isGuarded } from '../lib/guard.ts';

/** Pages that ask for a login by themselves. */
const ENTRIES: ReadonlySet<string> = new Set(['/login', '/agent']);

/**
 * What follows when the session changes, whichever tab or refusal changed it: the answers that belonged to
 * an account go, and a session that ended by itself asks for a new login where the player is.
 *
 * A component of its own, so that a change of session draws nothing anew but what shows it.
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

  // An affiliate would be refused at the login over the page: theirs is a page of its own.
  const atAgents = useRef(false);
  useEffect(() => {
    if (session.phase === 'signed-in') atAgents.current = !plays(session.record);
  }, [session]);

  useEffect(() => {
    const { pathname, href, search } = router.latestLocation;
    // A guarded page goes to the login by itself.
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
