import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '../lib/services.ts';
import { useSession } from '../session/use-session.ts';
import { isGuarded } from './guard.ts';
import { RoutePending } from './route-pending.tsx';

/**
 * Keeps visitors out where the operator asks for a login first. The server cannot know who is signed in, so
 * there it sends the place of the page and nothing of it.
 */
export function Guarded({ children }: { children: ReactNode }) {
  const { settings } = useServices().boot.status;
  const pathname = useLocation({ select: (location) => location.pathname });
  const { phase } = useSession();
  if (!isGuarded(settings, pathname) || phase === 'signed-in') return children;
  return phase === 'visitor' ? <Navigate to="/login" replace /> : <RoutePending />;
}
