import { useMutation } from '@tanstack/react-query';
import { useServices } from '../lib/services.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Signs a visitor in as a guest with a trial wallet (account type 4). Shown only where FREEPLAY3 is on.
 * The failure is the mutation's `error`, a `CallError`.
 * @param where where it leads; default is what the address says, as for a login
 */
export function useFreePlay(where?: 'home' | 'here') {
  const { boot, cipher, client, session, texts } = useServices();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async () => {
      const { startFreePlay } = await import('@palpite/contract/free-play.ts');
      return startFreePlay(client, cipher, {
        os: operatingSystem(navigator.userAgent),
        merchantCode: boot.status.merchantCode,
        language: texts.language(),
      });
    },
    onSuccess: (start) => signIn(() => session.begin(start, false), where),
  });
}

/** The system's name as far as the browser says it; the operator's statistics ask for no more. */
function operatingSystem(userAgent: string): string {
  const known = /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(userAgent);
  return known?.[0] ?? 'other';
}
