import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { ChangePasswordForm } from '../../parts/identity/new-password/change-password-form.tsx';

interface ChangePasswordDialogProps {
  /** Leaves by signing out: a forced change cannot be dismissed. */
  onLogout: () => void;
}

/** The change that a default or expired password requires before anything else. */
export function ChangePasswordDialog({ onLogout }: ChangePasswordDialogProps) {
  const { t } = useLingui();
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
      <ChangePasswordForm
        asksOld={false}
        intro={<Trans>Before you continue, replace the password you logged in with.</Trans>}
        submitLabel={t`Change password`}
        onChanged={() =>
          showToast({
            tone: 'positive',
            text: t`Your password was changed. Other devices are logged out.`,
          })
        }
      >
        <Button type="button" size="lg" block onClick={onLogout}>
          <Trans>Log out</Trans>
        </Button>
      </ChangePasswordForm>
    </Modal>
  );
}
