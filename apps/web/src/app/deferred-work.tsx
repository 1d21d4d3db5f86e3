import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageCalm } from '../lib/page-calm.ts';

/** Loads and starts the work that nothing on the page waits for, once the page is idle. */
export function DeferredWork() {
  const router = useRouter();
  useEffect(() => {
    const gone = new AbortController();
    const begin = async () => {
      await pageCalm();
      const { beginCalmWork } = await import('./calm-work.ts');
      if (!gone.signal.aborted) await beginCalmWork(router.options.context, router, gone.signal);
    };
    // The page works without it.
    begin().catch(() => undefined);
    return () => gone.abort();
  }, [router]);
  return null;
}
