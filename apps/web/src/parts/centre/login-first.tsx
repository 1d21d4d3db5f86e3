import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openLoginHere } from '../../lib/root-search.ts';

/**
 * Asks a visitor for a login; what they asked for stays in the address, and opens after it. Agents have a login of
 * their own, which takes those too who are no members.
 */
export function LoginFirst({ centre }: { centre: 'member' | 'agent' }) {
  const router = useRouter();
  useEffect(() => {
    const { href } = router.latestLocation;
    void (centre === 'agent'
      ? router.navigate({ to: '/agent', search: { from: href }, replace: true })
      : router.navigate({ to: '.', search: openLoginHere, replace: true, resetScroll: false }));
  }, [centre, router]);
  return null;
}
