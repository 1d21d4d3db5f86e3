import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterRest } from '../../lib/after-rest.ts';

/**
 * Writes what is looked for into the address, so that a reload, a link that is sent on, and the way back from a game
 * find the same results.
 * @param inAddress what the address looks for now
 * @param name what is looked for; empty for nothing
 */
export function useFoundAddress(inAddress: string, name: string): void {
  const navigate = useNavigate();
  const router = useRouter();
  useEffect(() => {
    if (name === inAddress) return;
    return afterRest(router, () => {
      void navigate({
        to: '.',
        search: (now: object) => ({ ...now, find: name === '' ? (1 as const) : name }),
        replace: true,
        resetScroll: false,
      });
    });
  }, [inAddress, name, navigate, router]);
}
