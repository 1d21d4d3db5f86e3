import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { hasFlag } from '../../lib/flag.ts';
import { openForgot } from '../../lib/dialog-links.ts';
import { openLogin } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { useHasAccount } from '../../parts/identity/use-has-account.ts';
import { ForgotForm } from './forgot-form.tsx';

/**
 * A new password for a member who has forgotten it: by e-mail, and by mobile number where the operator offers that.
 */
export function ForgotPasswordDialog({
  search: { forgot: method = 'email' },
  onClose,
}: DialogProps) {
  const { t } = useLingui();
  const { boot } = useServices();
  const signedIn = useHasAccount();
  const router = useRouter();
  const close = useEffectEvent(onClose);
  // An account is signed in, by this form or in another tab, so the form has done its work.
  useEffect(() => {
    if (signedIn) close();
  }, [signedIn]);
  const byMobile = hasFlag(boot.status, 'CHNGPASSVERIF3');
  return (
    <Modal
      name="forgot-password"
      open
      title={t`Forgot your password?`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {byMobile ? (
          <Tabs
            label={t`How to prove that the account is yours`}
            tabs={[
              { id: 'email', label: t`By email` },
              { id: 'mobile', label: t`By mobile number` },
            ]}
            selected={method}
            onSelect={(chosen) =>
              void router.navigate({
                to: '.',
                search: openForgot(chosen),
                replace: true,
                resetScroll: false,
              })
            }
          >
            <ForgotForm key={method} method={method} />
          </Tabs>
        ) : (
          <ForgotForm method="email" />
        )}
        <Link
          to="."
          search={openLogin}
          replace
          resetScroll={false}
          className="self-center text-14 font-semibold text-accent-strong underline"
        >
          <Trans>Back to login</Trans>
        </Link>
      </div>
    </Modal>
  );
}
