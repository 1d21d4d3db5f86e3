import type { RegisteredRouter } from '@tanstack/react-router';

/** Rest after the last key before the address has what was typed: every link of the page follows the address. */
const REST_MILLISECONDS = 600;

/**
 * Writes into the address once no key has been pressed for a while. Not where the reader has chosen a link by then: the
 * page that it leads to may still be on its way, and writing would call it off.
 * @returns what calls it off itself
 */
export function afterRest(router: RegisteredRouter, write: () => void): () => void {
  const { href } = router.latestLocation;
  const timer = setTimeout(() => {
    if (router.latestLocation.href === href) write();
  }, REST_MILLISECONDS);
  return () => clearTimeout(timer);
}
