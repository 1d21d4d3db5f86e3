import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { offersRegistration } from '../parts/identity/registration-offer.ts';
import {
  closeDialog,
  openForgot,
  openLogin,
  openLogout,
  openRegister,
  type RootSearch,
} from '../lib/root-search.ts';
import { useServices } from '../lib/services.ts';
import { useMember } from '../parts/identity/use-session.ts';

const LoginDialog = lazyPart(() => import('../features/login/login-dialog.tsx'), 'LoginDialog');
const RegisterPanel = lazyPart(
  () => import('../features/register/register-panel.tsx'),
  'RegisterPanel',
);
const RegisteredDialog = lazyPart(
  () => import('../features/register/registered-dialog.tsx'),
  'RegisteredDialog',
);
const LogoutDialog = lazyPart(() => import('../features/login/logout-dialog.tsx'), 'LogoutDialog');
const ChangePasswordDialog = lazyPart(
  () => import('../features/password/change-password-dialog.tsx'),
  'ChangePasswordDialog',
);
const ForgotPasswordDialog = lazyPart(
  () => import('../features/password/forgot-password-dialog.tsx'),
  'ForgotPasswordDialog',
);
const FindDialog = lazyPart(() => import('../features/find/find-dialog.tsx'), 'FindDialog');
const UnavailableDialog = lazyPart(
  () => import('../features/unavailable/unavailable-dialog.tsx'),
  'UnavailableDialog',
);

const ContentDialog = lazyPart(() => import('./content-dialog.tsx'), 'ContentDialog');

/** The dialogs that the address opens over any page, one at a time; their code comes when one is wanted. */
export function AppDialogs() {
  const search = useSearch({ from: '__root__' });
  const { login, register, registered, forgot, logout, unavailable, find } = search;
  const content =
    search.announcements ??
    search.help ??
    search.app ??
    search.addresses ??
    search.member ??
    search.agent;
  const router = useRouter();
  const mustChangePassword = useMember()?.mustChangePassword ?? false;
  const { status } = useServices().boot;
  const offered = offersRegistration(status);
  const go = (search: (now: RootSearch) => RootSearch) =>
    void router.navigate({ to: '.', search, replace: true, resetScroll: false });
  const show = (tab: 'login' | 'register') => go(tab === 'login' ? openLogin : openRegister);
  const close = () => go(closeDialog);
  return (
    <Suspense>
      {login || (register && offered) ? (
        <LoginDialog
          tab={login ? 'login' : 'register'}
          onTab={show}
          registerPanel={offered ? <RegisterPanel /> : null}
          onClose={close}
        />
      ) : forgot ? (
        <ForgotPasswordDialog
          method={forgot}
          onMethod={(method) => go(openForgot(method))}
          onClose={close}
        />
      ) : registered ? (
        <RegisteredDialog onClose={close} />
      ) : logout ? (
        <LogoutDialog onClose={() => go((now) => ({ ...now, logout: undefined }))} />
      ) : mustChangePassword ? (
        <ChangePasswordDialog
          onLogout={() => void router.navigate({ to: '.', search: openLogout, resetScroll: false })}
        />
      ) : unavailable ? (
        <UnavailableDialog nodeId={unavailable} onClose={close} />
      ) : find ? (
        <FindDialog text={find === 1 ? '' : find} onClose={close} />
      ) : (
        content !== undefined && <ContentDialog search={search} onClose={close} />
      )}
    </Suspense>
  );
}
