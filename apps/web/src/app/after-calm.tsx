import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageCalm } from '../lib/page-calm.ts';
import { useServices } from '../lib/services.ts';

/** Begins, once the page is calm, what nothing on it waits for; its code comes then. */
export function AfterCalm() {
  const services = useServices();
  const router = useRouter();
  useEffect(() => {
    const gone = new AbortController();
    const begin = async () => {
      await pageCalm();
      const { beginCalmWork } = await import('./calm-work.ts');
      if (!gone.signal.aborted) await beginCalmWork(services, router, gone.signal);
    };
    // Without its code the page goes on as it is.
    begin().catch(() => undefined);
    return () => gone.abort();
  }, [services, router]);
  return null;
}
