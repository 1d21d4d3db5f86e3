import { Trans, useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@palpite/ui/alert-dialog.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useLogout } from './login-api.ts';

/** Asks before signing out. */
export function LogoutDialog() {
  const { t } = useLingui();
  const router = useRouter();
  const logout = useLogout();

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
    await router.navigate({ to: '/' });
  };

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
