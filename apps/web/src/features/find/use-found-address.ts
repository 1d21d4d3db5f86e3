import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { afterRest } from '../../lib/after-rest.ts';

/**
 * Writes the search text into the address, so that a reload, a shared link, and Back from a game find the same
 * results.
 * @param inAddress the text in the address now
 * @param name the search text; may be empty
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
