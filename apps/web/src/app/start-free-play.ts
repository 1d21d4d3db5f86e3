import { showToast } from '@palpite/ui/toast-store.ts';
import type { AnyRouter } from '@tanstack/react-router';
import { callMessage } from '../lib/call-message.ts';
import type { Services } from '../lib/services.ts';
import { beginFreePlay } from '../parts/identity/begin-free-play.ts';
import { signIn } from '../parts/identity/sign-in.ts';

/** Signs a visitor in as a guest with free play; a notice shows what prevents it. */
export async function startFreePlay(services: Services, router: AnyRouter): Promise<void> {
  try {
    const begun = await beginFreePlay(services);
    await signIn(router, () => services.session.begin(begun, false));
  } catch (error) {
    showToast({ tone: 'negative', text: callMessage(services.texts.i18n, error) });
  }
}
