import { useLingui } from '@lingui/react/macro';
import { Modal } from '@palpite/ui/modal.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import type { PayoutDialogProps } from './dialog-props.ts';
import { PaymentPasswordForm } from './payment-password-form.tsx';
import { usePayouts } from './payout-api.ts';

/** Sets the payment password, changes it by the old one, or resets it where the old one is forgotten. */
export function PaymentPasswordDialog({ onClose, onDone }: PayoutDialogProps) {
  const { t } = useLingui();
  const { data } = usePayouts();
  // The state when the dialog opened: the answer to the change must not rewrite the dialog's texts.
  const [isSet] = useState(data?.hasPaymentPassword ?? false);
  const sayAndClose = () => {
    showToast({ tone: 'positive', text: t`Your payment password is set.` });
    onClose();
  };
  return (
    <Modal
      name="payment-password"
      open
      title={isSet ? t`Change payment password` : t`Set payment password`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <PaymentPasswordForm
        isSet={isSet}
        waitMinutes={data?.waitMinutes ?? 0}
        onDone={onDone ?? sayAndClose}
      />
    </Modal>
  );
}
