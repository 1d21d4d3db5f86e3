import { lazyRouteComponent, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { closeDialog } from '../lib/root-search.ts';

const LoginDialog = lazyRouteComponent(
  () => import('../features/login/login-dialog.tsx'),
  'LoginDialog',
);
const LogoutDialog = lazyRouteComponent(
  () => import('../features/login/logout-dialog.tsx'),
  'LogoutDialog',
);
const FindDialog = lazyRouteComponent(
  () => import('../features/find/find-dialog.tsx'),
  'FindDialog',
);
const UnavailableDialog = lazyRouteComponent(
  () => import('../features/unavailable/unavailable-dialog.tsx'),
  'UnavailableDialog',
);

/** The dialogs that the address opens over any page, one at a time; their code comes when one is wanted. */
export function AppDialogs() {
  const { login, logout, unavailable, find } = useSearch({ from: '__root__' });
  const router = useRouter();
  const close = () =>
    void router.navigate({ to: '.', search: closeDialog, replace: true, resetScroll: false });
  return (
    <Suspense>
      {login ? (
        <LoginDialog onClose={close} />
      ) : logout ? (
        <LogoutDialog onClose={close} />
      ) : unavailable ? (
        <UnavailableDialog nodeId={unavailable} onClose={close} />
      ) : (
        find && <FindDialog onClose={close} />
      )}
    </Suspense>
  );
}
