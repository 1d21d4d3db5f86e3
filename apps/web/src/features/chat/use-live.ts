import { useEffect } from 'react';
import { useServices } from '../../lib/services.ts';

/** Makes the room's own page live: it has nothing of the frame that does it on other pages. */
export function useLive(): void {
  const services = useServices();
  useEffect(() => {
    const gone = new AbortController();
    void (async () => {
      const { startLive } = await import('../../lib/live/start-live.ts');
      if (!gone.signal.aborted) startLive(services, gone.signal);
      // The room works without it: it asks now and then.
    })().catch(() => undefined);
    return () => gone.abort();
  }, [services]);
}
