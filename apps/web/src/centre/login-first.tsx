import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { openLoginHere } from '../lib/root-search.ts';

/** Asks a visitor for a login; what they asked for stays in the address, and opens after it. */
export function LoginFirst() {
  const router = useRouter();
  useEffect(() => {
    void router.navigate({
      to: '.',
      search: openLoginHere,
      replace: true,
      resetScroll: false,
    });
  }, [router]);
  return null;
}
