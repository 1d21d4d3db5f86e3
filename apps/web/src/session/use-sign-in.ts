import { useRouter } from '@tanstack/react-router';
import { cameFrom } from '../lib/came-from.ts';
import { closeDialog } from '../lib/root-search.ts';

type Where = 'home' | 'here';

/**
 * Begins a session and goes where a sign-in leads: home (spec section 4); from the login page to the page that was
 * asked for before it; or, where the page itself asked for it (a game to go on to, a session that ended), nowhere:
 * the page is still there.
 */
export function useSignIn(): (begin: () => void, where?: Where) => Promise<void> {
  const router = useRouter();
  return async (begin, where) => {
    // Read before: the login closes as soon as somebody is signed in, and its address with it.
    const { login, from } = router.latestLocation.search;
    const asked: Where = login === 'stay' ? 'here' : 'home';
    begin();
    if ((where ?? asked) === 'home') await router.navigate({ href: cameFrom(from) ?? '/' });
    else await router.navigate({ to: '.', search: closeDialog, replace: true });
  };
}
