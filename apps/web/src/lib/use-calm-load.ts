import { useEffect } from 'react';
import { isSparing } from './load-ahead.ts';
import { pageCalm } from './page-calm.ts';

/**
 * Brings a part's code once the page is calm: nothing waits for it then, and it is there when it is wanted, whether or not
 * there is a network by that time. Not where the connection is sparing (`load-ahead.ts`): there it comes when it is shown.
 * @param load the part's import; the same function each time
 */
export function useCalmLoad(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (isSparing()) return;
    // The part asks again when it is shown, and shows any failure.
    pageCalm()
      .then(load)
      .catch(() => undefined);
  }, [load]);
}
