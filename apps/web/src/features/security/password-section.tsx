import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { ChangePasswordForm } from '../../parts/identity/new-password/change-password-form.tsx';
import { useAuthenticator } from './security-api.ts';

/** The password: changes it, or sets a first one when the account logs in by codes. */
export function PasswordSection() {
  const { t } = useLingui();
  // When this cannot be loaded the section below says so, and the form still asks for an existing password.
  const { data, error } = useAuthenticator();
  const hasPassword = data?.hasPassword ?? true;
  const [open, setOpen] = useState(false);
  return (
    <section
      id="password"
      aria-labelledby="password-title"
      className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <h2 id="password-title" className="text-16 font-bold">
        <Trans>Password</Trans>
      </h2>
      {data || error ? (
        <>
          <p className="text-14 text-muted">
            {hasPassword ? (
              <Trans>Use one that you do not use anywhere else.</Trans>
            ) : (
              <Trans>You have none: you log in with a code sent to your mobile number.</Trans>
            )}
          </p>
          <Button size="md" className="self-start" onClick={() => setOpen(true)}>
            {hasPassword ? t`Change password` : t`Choose a password`}
          </Button>
        </>
      ) : (
        <Skeleton className="h-20" />
      )}
      {open && <PasswordDialog hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </section>
  );
}

function PasswordDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useLingui();
  // The state when the dialog opened, so that the answer to the change does not rewrite the dialog.
  const [asksOld] = useState(hasPassword);
  const label = asksOld ? t`Change password` : t`Choose a password`;
  return (
    <Modal name="new-password" open title={label} closeLabel={t`Close`} onClose={onClose}>
      <ChangePasswordForm
        asksOld={asksOld}
        intro={<Trans>Every other device will be logged out too.</Trans>}
        submitLabel={label}
        onChanged={() => {
          showToast({
            tone: 'positive',
            text: t`Your password was changed. Other devices are logged out.`,
          });
          onClose();
        }}
      />
    </Modal>
  );
}
