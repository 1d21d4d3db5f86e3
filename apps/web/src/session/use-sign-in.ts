import { useRouter } from '@tanstack/react-router';
import { closeDialog } from '../lib/root-search.ts';

type Where = 'home' | 'here';

/**
 * Begins a session and goes where a sign-in leads: home (spec section 4), or, where the page itself asked
 * for it (a game to go on to, a session that ended), nowhere: the page is still there.
 */
export function useSignIn(): (begin: () => void, where?: Where) => Promise<void> {
  const router = useRouter();
  return async (begin, where) => {
    // Read before: the login closes as soon as somebody is signed in, and its address with it.
    const asked: Where = router.latestLocation.search.login === 'stay' ? 'here' : 'home';
    begin();
    if ((where ?? asked) === 'home') await router.navigate({ to: '/' });
    else await router.navigate({ to: '.', search: closeDialog, replace: true });
  };
}
