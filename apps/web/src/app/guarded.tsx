import { Navigate, useLocation, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '../lib/services.ts';
import { useSession } from '../parts/identity/use-session.ts';
import { isGuarded } from '../lib/guard.ts';
import { RoutePending } from './route-pending.tsx';

/**
 * Keeps visitors out where the operator requires a login. The server cannot know who is signed in, so it sends a
 * placeholder and nothing of the page. After the login the visitor returns to it.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const { settings } = useServices().boot.status;
  const { pathname, href } = useLocation();
  const { phase } = useSession();
  // On the way to the login the address has changed already, and the page that a visitor may not see is still there.
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? pathname });
  if (phase === 'signed-in') return children;
  if (!isGuarded(settings, pathname))
    return isGuarded(settings, shown) ? <RoutePending /> : children;
  if (phase === 'unknown') return <RoutePending />;
  return <Navigate to="/login" search={{ from: href }} replace />;
}
