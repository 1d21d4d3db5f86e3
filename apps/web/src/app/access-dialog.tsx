import { useRouter } from '@tanstack/react-router';
import type { DialogProps } from '../lib/dialog-entry.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { openLogin, openRegister } from '../lib/root-search.ts';
import { useServices } from '../lib/services.ts';
import { offersRegistration } from '../parts/identity/registration-offer.ts';

const LoginDialog = lazyPart(() => import('../features/login/login-dialog.tsx'), 'LoginDialog');
const RegisterInDialog = lazyPart(
  () => import('../features/register/register-panel.tsx'),
  'RegisterInDialog',
);

/** Login and registration, two features, in one dialog. */
export function AccessDialog({ search: { login }, onClose }: DialogProps) {
  const router = useRouter();
  const { status } = useServices().boot;
  return (
    <LoginDialog
      tab={login ? 'login' : 'register'}
      onTab={(tab) =>
        void router.navigate({
          to: '.',
          search: tab === 'login' ? openLogin : openRegister,
          replace: true,
          resetScroll: false,
        })
      }
      registerPanel={offersRegistration(status) ? <RegisterInDialog /> : null}
      onClose={onClose}
    />
  );
}
