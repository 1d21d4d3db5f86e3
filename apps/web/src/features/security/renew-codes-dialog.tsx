import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { useState } from 'react';
import { BothProofsForm } from './both-proofs-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useCodesAreComing, useRenewCodes } from './security-api.ts';

interface RenewCodesDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Makes new recovery codes and shows them once. */
export function RenewCodesDialog({ hasPassword, onClose }: RenewCodesDialogProps) {
  const { t } = useLingui();
  const renew = useRenewCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const coming = useCodesAreComing();
  const closable = codes === null && !coming;
  return (
    <Modal
      name="two-step"
      open
      dismissible={closable}
      showClose={closable}
      title={codes ? t`Your recovery codes` : t`New recovery codes`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <BothProofsForm
          hasPassword={hasPassword}
          intro={<Trans>Your current codes will stop working.</Trans>}
          submitLabel={t`Make new codes`}
          tone="accent"
          send={async (proof) => setCodes((await renew.mutateAsync(proof)).recoveryCodes)}
        />
      )}
    </Modal>
  );
}
