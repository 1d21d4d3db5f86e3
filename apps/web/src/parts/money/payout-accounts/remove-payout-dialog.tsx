import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { PayoutAccount } from '@palpite/contract/payout.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../../lib/call-message.ts';
import type { PayoutDialogProps } from './dialog-props.ts';
import { FormFailure } from './form-failure.tsx';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { payoutAccountName } from './payout-account-name.ts';
import { useRemovePayoutAccount } from './payout-api.ts';
import { refusedField } from './refused-field.ts';

interface RemovePayoutDialogProps extends PayoutDialogProps {
  account: PayoutAccount;
}

/** Removes a payout account. */
export function RemovePayoutDialog(props: RemovePayoutDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      name="payout-account"
      open
      title={t`Remove this payout account?`}
      closeLabel={t`Close`}
      onClose={props.onClose}
    >
      <RemovePayoutForm {...props} />
    </Modal>
  );
}

const FIELDS = ['paymentPassword'] as const;

function RemovePayoutForm({ account, onClose, onDone = onClose }: RemovePayoutDialogProps) {
  const { t, i18n } = useLingui();
  const remove = useRemovePayoutAccount();
  const form = useForm({ defaultValues: { paymentPassword: '' } });
  const { payoutAccountId, destination } = account;
  const submit = form.handleSubmit(async ({ paymentPassword }) => {
    try {
      await remove.mutateAsync({ payoutAccountId, paymentPassword });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = refusedField(error, FIELDS);
      const message = callMessage(i18n, error);
      if (field) form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    showToast({ tone: 'positive', text: t`The payout account was removed.` });
    onDone();
  });
  const { error } = remove;
  const isTold = error instanceof CallError && refusedField(error, FIELDS) !== null;
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-14">
        <b className="font-semibold">{payoutAccountName(i18n, account)}</b> {destination}
      </p>
      <p className="text-14 text-muted">
        <Trans>
          Withdrawals already on their way to it continue. If you add it again, its waiting time
          starts again.
        </Trans>
      </p>
      <FormFailure error={isTold ? null : error} />
      <PaymentPasswordField
        {...form.register('paymentPassword', { required: t`Enter your payment password` })}
        data-autofocus
        error={form.formState.errors.paymentPassword?.message}
      />
      <Button type="submit" tone="danger" size="lg" block busy={form.formState.isSubmitting}>
        <Trans>Remove</Trans>
      </Button>
    </form>
  );
}
