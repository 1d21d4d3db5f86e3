import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutOverview } from '@palpite/contract/payout.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { LoadFailed } from '../../../lib/load-failed.tsx';
import { BankFields, PixFields } from './destination-fields.tsx';
import type { PayoutDialogProps } from './dialog-props.ts';
import { FormFailure } from './form-failure.tsx';
import { PayeeNameDialog } from './payee-name-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { PIX_KEY_NAMES } from './payout-account-name.ts';
import { usePayouts } from './payout-api.ts';
import { useAddPayoutForm } from './use-add-payout-form.ts';
import { WaitTime } from './wait-time.tsx';

/** Another payout account. What it takes beforehand is asked for first, each in its own dialog. */
export function AddPayoutDialog({ onClose }: PayoutDialogProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = usePayouts();
  // Once it is set, this shows the next dialog.
  const stay = () => undefined;
  if (data && !data.hasPaymentPassword) {
    return <PaymentPasswordDialog onClose={onClose} onDone={stay} />;
  }
  if (data?.payeeName === null) return <PayeeNameDialog onClose={onClose} onDone={stay} />;
  return (
    <Modal
      name="payout-account"
      open
      title={t`Add a payout account`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      {data ? (
        <AddPayout overview={data} onClose={onClose} />
      ) : error ? (
        <LoadFailed
          headingLevel={3}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-80" />
      )}
    </Modal>
  );
}

interface AddPayoutFormProps extends PayoutDialogProps {
  overview: PayoutOverview;
}

function AddPayout({ overview, onClose }: AddPayoutFormProps) {
  const { most } = overview;
  // As it stood when this opened: the last one that may be added ends the dialog by itself.
  const [full] = useState(overview.list.length >= most);
  if (!full) return <AddPayoutForm overview={overview} onClose={onClose} />;
  return (
    <p className="text-14">
      <Trans>You have reached the limit of {most} payout accounts.</Trans>
    </p>
  );
}

function AddPayoutForm({ overview, onClose }: AddPayoutFormProps) {
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
