import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutOverview } from '@palpite/contract/payout.ts';
import { Button } from '@palpite/ui/button.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { BankFields, PixFields } from './destination-fields.tsx';
import type { PayoutDialogProps } from './dialog-props.ts';
import { FormFailure } from './form-failure.tsx';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { PIX_KEY_NAMES } from './payout-account-name.ts';
import { useAddPayoutForm } from './use-add-payout-form.ts';
import { WaitTime } from './wait-time.tsx';

interface AddPayoutFormProps extends PayoutDialogProps {
  overview: PayoutOverview;
}

/** The fields of a payout account; its page or dialog is the caller's. */
export function AddPayoutForm({ overview, onClose }: AddPayoutFormProps) {
  const { t, i18n } = useLingui();
  const { pixKeyTypes, bank, payeeName, waitMinutes } = overview;
  const add = useAddPayoutForm(overview, () => {
    showToast({ tone: 'positive', text: t`The payout account was added.` });
    onClose();
  });
  const { form, fields, kind, failure } = add;
  const { errors, isSubmitting } = form.formState;
  const kinds = [
    ...pixKeyTypes.map((value) => ({
      value: value as string,
      label: i18n._(PIX_KEY_NAMES[value]),
    })),
    ...(bank ? [{ value: 'bank', label: t`Bank account` }] : []),
  ];
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void add.submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>It must be in your own name: {payeeName}.</Trans>{' '}
        {waitMinutes > 0 && (
          <Trans>
            You can withdraw to it <WaitTime minutes={waitMinutes} /> after you add it.
          </Trans>
        )}
      </p>
      <FormFailure error={failure} />
      {kinds.length > 1 && (
        <SelectField {...fields.kind} label={t`Where the money goes`} options={kinds} />
      )}
      {kind === 'bank' ? <BankFields add={add} bank={bank} /> : <PixFields add={add} />}
      <PaymentPasswordField {...fields.paymentPassword} error={errors.paymentPassword?.message} />
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
        <Trans>Add</Trans>
      </Button>
    </form>
  );
}
