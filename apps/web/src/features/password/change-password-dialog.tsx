import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useChangePasswordForm } from './use-change-password-form.ts';

interface ChangePasswordDialogProps {
  /** Leaves by signing out: there is no other way past a forced change. */
  onLogout: () => void;
}

/** The change that a default or expired password asks for before anything else. */
export function ChangePasswordDialog({ onLogout }: ChangePasswordDialogProps) {
  const { t, i18n } = useLingui();
  const { form, fields, submit, failure, hint } = useChangePasswordForm(() =>
    showToast({
      tone: 'positive',
      text: t`Your password was changed. Other devices are logged out.`,
    }),
  );
  const { errors, isSubmitting } = form.formState;
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <Modal
      name="change-password"
      open
      dismissible={false}
      showClose={false}
      title={t`Choose a new password`}
      closeLabel={t`Close`}
      onClose={onLogout}
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <p className="text-14 text-muted">
          <Trans>Before you go on, replace the password you logged in with.</Trans>
        </p>
        {failure && (
          <p role="alert" className="rounded-control bg-sunken px-3 py-2 text-14 text-negative">
            {callMessage(i18n, failure)}
          </p>
        )}
        <PasswordField
          {...fields.oldPassword}
          {...eye}
          label={t`Current password`}
          autoComplete="current-password"
          data-autofocus
          error={errors.oldPassword?.message}
        />
        <PasswordField
          {...fields.newPassword}
          {...eye}
          label={t`New password`}
          autoComplete="new-password"
          hint={hint}
          error={errors.newPassword?.message}
        />
        <PasswordField
          {...fields.confirmNewPassword}
          {...eye}
          label={t`New password again`}
          autoComplete="new-password"
          error={errors.confirmNewPassword?.message}
        />
        <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
          <Trans>Change password</Trans>
        </Button>
        <Button type="button" size="lg" block onClick={onLogout}>
          <Trans>Log out</Trans>
        </Button>
      </form>
    </Modal>
  );
}
