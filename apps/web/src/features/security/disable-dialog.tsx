import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { BothProofsForm } from './both-proofs-form.tsx';
import { useDisable } from './security-api.ts';

interface DisableDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Ends two-step login. */
export function DisableDialog({ hasPassword, onClose }: DisableDialogProps) {
  const { t } = useLingui();
  const disable = useDisable();
  return (
    <Modal
      name="two-step"
      open
      title={t`Turn two-step login off?`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <BothProofsForm
        hasPassword={hasPassword}
        intro={
          hasPassword ? (
            <Trans>
              Your password alone will be enough to log in. Your recovery codes will stop working.
            </Trans>
          ) : (
            <Trans>
              A code sent to your mobile number will be enough to log in. Your recovery codes will
              stop working.
            </Trans>
          )
        }
        submitLabel={t`Turn off`}
        tone="danger"
        send={async (proof) => {
          await disable.mutateAsync(proof);
          showToast({ tone: 'positive', text: t`Two-step login is off.` });
          onClose();
        }}
      />
    </Modal>
  );
}
