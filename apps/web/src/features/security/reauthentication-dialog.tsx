import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { ProofFields } from './proof-fields.tsx';
import { useReauthenticate } from './security-api.ts';
import { useProofForm } from './use-proof-form.ts';

interface ReauthenticationDialogProps {
  onProved: () => void;
  onClose: () => void;
}

const ASKS = { password: true, code: false };

/** Asks for the password after idle time. The waiting calls then continue as they were. */
export function ReauthenticationDialog({ onProved, onClose }: ReauthenticationDialogProps) {
  const { t } = useLingui();
  const reauthenticate = useReauthenticate();
  const proof = useProofForm(ASKS, async ({ password = '' }) => {
    await reauthenticate.mutateAsync(password);
    onProved();
  });
  return (
    <Modal
      name="reauthentication"
      open
      title={t`Is it still you?`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void proof.submit(event)}
      >
        <p className="text-14 text-muted">
          <Trans>
            You were away for a while. Enter your password to continue where you left off.
          </Trans>
        </p>
        <ProofFields {...proof} asks={ASKS} codeLabel="" />
        <Button
          type="submit"
          tone="accent"
          size="lg"
          block
          busy={proof.form.formState.isSubmitting}
        >
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Modal>
  );
}
