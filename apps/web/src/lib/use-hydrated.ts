import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's HTML and while it comes to life. Parts of a page come to life one after another, and one may have
 * asked by then for what another shows: that would be other HTML than the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
