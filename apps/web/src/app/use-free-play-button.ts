import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hasFlag } from '../lib/flag.ts';
import { useServices } from '../lib/services.ts';

/** The header's button for free play; null where the operator offers none. Its code loads with the first press. */
export function useFreePlayButton(): { start: () => void; busy: boolean } | null {
  const services = useServices();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  if (!hasFlag(services.boot.status, 'FREEPLAY3')) return null;

  const start = async () => {
    setBusy(true);
    try {
      const { startFreePlay } = await import('./start-free-play.ts');
      await startFreePlay(services, router);
    } finally {
      setBusy(false);
    }
  };
  return { start: () => void start(), busy };
}
