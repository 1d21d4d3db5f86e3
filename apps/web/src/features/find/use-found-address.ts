import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Rest after the last key before the address has the name: every link of the page follows the address. */
const REST_MILLISECONDS = 600;

/**
 * Writes what is looked for into the address, so that a reload, a link that is sent on, and the way back from a game
 * find the same results.
 * @param inAddress what the address looks for now
 * @param name what is looked for; empty for nothing
 */
export function useFoundAddress(inAddress: string, name: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (name === inAddress) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (now: object) => ({ ...now, find: name === '' ? (1 as const) : name }),
        replace: true,
        resetScroll: false,
      });
    }, REST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [inAddress, name, navigate]);
}
