import type { AnyRouter } from '@tanstack/react-router';
import { cameFrom } from '../../lib/came-from.ts';
import { closeDialog, type RootSearch } from '../../lib/root-search.ts';

export type SignInLeads = 'home' | 'here';

/** Closes the login, and leaves the centre open that asked for it. */
export function closeLogin<Search extends RootSearch>(search: Search) {
  const { member, agent, report } = search;
  return { ...closeDialog(search), member, agent, report };
}

/**
 * Begins a session and goes where a sign-in leads: home (spec section 4); from the login page to the page that was
 * asked for before it; or, where the page itself asked for it (a game to go on to, a session that ended), nowhere:
 * the page is still there.
 */
export async function signIn(
  router: AnyRouter,
  begin: () => void,
  where?: SignInLeads,
): Promise<void> {
  // Read before: the login closes as soon as somebody is signed in, and its address with it.
  const { login, from } = router.latestLocation.search as { login?: unknown; from?: unknown };
  const asked: SignInLeads = login === 'stay' ? 'here' : 'home';
  begin();
  if ((where ?? asked) === 'home') await router.navigate({ href: cameFrom(from) ?? '/' });
  else await router.navigate({ to: '.', search: closeLogin, replace: true, resetScroll: false });
}
