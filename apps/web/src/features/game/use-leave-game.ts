import { useRouter } from '@tanstack/react-router';

/** Back to where the game was chosen; home for a player who came directly. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack() || cameFromThisSite()) router.history.back();
    else void router.navigate({ to: '/' });
  };
}

/** The router counts steps from the page's load, and a link followed before hydration loads a page. */
function cameFromThisSite(): boolean {
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
