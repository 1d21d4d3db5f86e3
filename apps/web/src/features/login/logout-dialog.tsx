import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../parts/identity/use-session.ts';
import { useLogout } from './login-api.ts';

/** Asks before signing out. */
export function LogoutDialog() {
  const { t } = useLingui();
  const router = useRouter();
  const logout = useLogout();
  const { phase } = useSession();
  // A visitor who comes back to an address with the question is not asked.
  const nothingToEnd = phase === 'visitor' && logout.isIdle;

  // Other dialogs in the address come back.
  const stay = () =>
    void router.navigate({
      to: '.',
      search: (now: object) => ({ ...now, logout: undefined }),
      replace: true,
      resetScroll: false,
    });

  const confirm = async () => {
    await logout.mutateAsync().catch(() => {
      showToast({
        tone: 'info',
        text: t`You are logged out on this device. The site could not be reached and will end the session automatically.`,
      });
    });
    // Its address goes with the question: the browser's Back leads to the page before.
    await router.navigate({ to: '/', replace: true });
  };

  const leave = useEffectEvent(stay);
  useEffect(() => {
    if (nothingToEnd) leave();
  }, [nothingToEnd]);

  if (nothingToEnd) return null;
  return (
    <AlertDialog
      name="logout"
      open
      title={t`Log out?`}
      confirmLabel={t`Log out`}
      cancelLabel={t`Stay`}
      busy={logout.isPending}
      onConfirm={() => void confirm()}
      onClose={stay}
    >
      <Trans>
        You will be logged out in every tab of this browser. Your balance stays as it is.
      </Trans>
    </AlertDialog>
  );
}
