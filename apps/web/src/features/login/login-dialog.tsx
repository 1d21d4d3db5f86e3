import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useServices } from '../../lib/services.ts';
import { closeLogin } from '../../parts/identity/sign-in.ts';
import { useHasAccount } from '../../parts/identity/use-has-account.ts';
import { LoginPanel } from './login-panel.tsx';

interface LoginDialogProps {
  tab: 'login' | 'register';
  onTab: (tab: 'login' | 'register') => void;
  /** The registration form; null where registration is closed: then there are no tabs. */
  registerPanel: ReactNode;
  onClose: () => void;
}

/** The login dialog, with registration in a second tab. The address decides whether it is open. */
export function LoginDialog({ tab, onTab, registerPanel, onClose }: LoginDialogProps) {
  const { t } = useLingui();
  const { boot } = useServices();
  const router = useRouter();
  const { login } = useSearch({ from: '__root__' });
  const signedIn = useHasAccount();
  const close = useEffectEvent(
    () => void router.navigate({ to: '.', search: closeLogin, replace: true, resetScroll: false }),
  );

  // Another tab has signed in while this dialog was open; a sign-in of this tab navigates by itself.
  useEffect(() => {
    if (signedIn) close();
  }, [signedIn]);

  // Firebase may show a challenge, which could not be answered behind a modal dialog.
  const onSms = boot.status.info.firebase
    ? () => {
        const { href } = router.buildLocation({ to: '.', search: closeLogin });
        const from = login === 'stay' ? href : undefined;
        void router.navigate({ to: '/login', search: { from, by: 'sms' } });
      }
    : undefined;
  const registering = tab === 'register' && registerPanel !== null;
  return (
    <Modal
      name="login"
      open
      title={registering ? t`Register` : t`Log in`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {registerPanel === null ? (
        <LoginPanel onSms={onSms} />
      ) : (
        <Tabs
          label={t`Log in or register`}
          tabs={[
            { id: 'login', label: t`Log in` },
            { id: 'register', label: t`Register` },
          ]}
          selected={tab}
          onSelect={onTab}
        >
          {registering ? (
            <div className="flex flex-col gap-4">
              {registerPanel}
              <Button tone="quiet" block onClick={() => onTab('login')}>
                <Trans>I have an account: log in</Trans>
              </Button>
            </div>
          ) : (
            <LoginPanel onSms={onSms} />
          )}
        </Tabs>
      )}
    </Modal>
  );
}
