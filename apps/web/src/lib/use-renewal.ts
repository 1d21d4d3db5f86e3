import { useEffect, useState } from 'react';
import { mayRenew, renew } from './missing-part.ts';

/**
 * Reloads the page where a newer release has another part in place of the one that is gone, once. True until then:
 * what failed is not said, since the page that comes may have it.
 */
export function useRenewal(error: unknown): boolean {
  const [renewing] = useState(() => mayRenew(error));
  useEffect(() => renew(error), [error]);
  return renewing;
}
