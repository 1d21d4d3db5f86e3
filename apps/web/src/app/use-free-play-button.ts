import { useLingui } from '@lingui/react/macro';
import { showToast } from '@palpite/ui/toast-store.ts';
import { hasFlag } from '../lib/flag.ts';
import { useServices } from '../lib/services.ts';
import { useFreePlay } from '../session/use-free-play.ts';

/** The header's way into free play; null where the operator offers none. */
export function useFreePlayButton(): { start: () => void; busy: boolean } | null {
  const { boot } = useServices();
  const { i18n } = useLingui();
  const { mutate, isPending } = useFreePlay();
  if (!hasFlag(boot.status, 'FREEPLAY3')) return null;
  const onError = async (error: Error) => {
    const { callMessage } = await import('../lib/call-message.ts');
    showToast({ tone: 'negative', text: callMessage(i18n, error) });
  };
  return { start: () => mutate(undefined, { onError }), busy: isPending };
}
