import { useRouter } from '@tanstack/react-router';

/** Back to where the game was chosen; home for whoever came straight here. */
export function useLeaveGame(): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/' });
  };
}
