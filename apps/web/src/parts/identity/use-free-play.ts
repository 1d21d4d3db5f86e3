import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { beginFreePlay } from './begin-free-play.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * Signs a visitor in as a guest. The failure is the mutation's `error`, a `CallError`.
 * @param where where it leads; default is what the address says, as for a login
 */
export function useFreePlay(where?: 'home' | 'here') {
  const services = useServices();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: () => beginFreePlay(services),
    onSuccess: (start) => signIn(() => services.session.begin(start, false), where),
  });
}
