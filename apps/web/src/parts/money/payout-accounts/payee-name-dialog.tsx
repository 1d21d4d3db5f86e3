import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import type { PayoutDialogProps } from './dialog-props.ts';
import { PayeeNameForm } from './payee-name-form.tsx';

/** The real name, which is given once. */
export function PayeeNameDialog({ onClose, onDone }: PayoutDialogProps) {
  const { t } = useLingui();
  const sayAndClose = () => {
    showToast({ tone: 'positive', text: t`Your real name is set.` });
    onClose();
  };
  return (
    <Modal name="payee-name" open title={t`Your real name`} closeLabel={t`Close`} onClose={onClose}>
      <PayeeNameForm onDone={onDone ?? sayAndClose} />
    </Modal>
  );
}
