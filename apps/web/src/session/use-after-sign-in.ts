import { useRouter } from '@tanstack/react-router';
import { closeDialog } from '../lib/root-search.ts';

/**
 * Where a sign-in leads: home (spec section 4), or, where the page itself asked for it (a game to go on to, a
 * session that ended), nowhere: the page is still there.
 */
export function useAfterSignIn(): (where?: 'home' | 'here') => Promise<void> {
  const router = useRouter();
  return async (where) => {
    const asked = router.latestLocation.search.login === 'stay' ? 'here' : 'home';
    if ((where ?? asked) === 'home') await router.navigate({ to: '/' });
    else await router.navigate({ to: '.', search: closeDialog, replace: true });
  };
}
