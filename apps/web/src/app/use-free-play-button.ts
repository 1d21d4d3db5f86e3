import { useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hasFlag } from '../lib/flag.ts';
import { useServices } from '../lib/services.ts';

/** The header's way into free play; null where the operator offers none. Its code comes with the first press. */
export function useFreePlayButton(): { start: () => void; busy: boolean } | null {
  const services = useServices();
  const { i18n } = useLingui();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  if (!hasFlag(services.boot.status, 'FREEPLAY3')) return null;

  const start = async () => {
    setBusy(true);
    try {
      const [{ beginFreePlay }, { signIn }] = await Promise.all([
        import('../session/begin-free-play.ts'),
        import('../session/sign-in.ts'),
      ]);
      const begun = await beginFreePlay(services);
      await signIn(router, () => services.session.begin(begun, false));
    } catch (error) {
      const { callMessage } = await import('../lib/call-message.ts');
      showToast({ tone: 'negative', text: callMessage(i18n, error) });
    }
    setBusy(false);
  };
  return { start: () => void start(), busy };
}
