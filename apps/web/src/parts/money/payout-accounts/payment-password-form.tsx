import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { useEffect, useState } from 'react';
import { FormFailure } from './form-failure.tsx';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { useHasPassword } from './payout-api.ts';
import { type PasswordProof, usePaymentPasswordForm } from './use-payment-password-form.ts';
import { WaitTime } from './wait-time.tsx';

interface PaymentPasswordFormProps {
  isSet: boolean;
  waitMinutes: number;
  onDone: () => void;
}

/** The fields of a payment password; its page or dialog is the caller's. */
export function PaymentPasswordForm({ isSet, waitMinutes, onDone }: PaymentPasswordFormProps) {
  const { t } = useLingui();
  const [forgotten, setForgotten] = useState(false);
  const hasPassword = useHasPassword();
  const proof: PasswordProof = isSet && !forgotten ? 'old' : hasPassword ? 'login' : 'none';
  const { form, fields, submit, failure } = usePaymentPasswordForm(proof, onDone);
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // The button that was pressed is gone: what it asks for instead has the focus.
  useEffect(() => {
    if (forgotten) setFocus(proof === 'login' ? 'password' : 'paymentPassword');
  }, [forgotten, proof, setFocus]);
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>
          You need it for withdrawals and new payout accounts. It must differ from your login
          password.
        </Trans>
      </p>
      <FormFailure error={failure} />
      {proof === 'old' && (
        <PaymentPasswordField
          {...fields.oldPaymentPassword}
          label={t`Current payment password`}
          data-autofocus
          error={errors.oldPaymentPassword?.message}
        />
      )}
      {proof === 'old' && (
        <Button size="sm" tone="quiet" className="self-start" onClick={() => setForgotten(true)}>
          <Trans>Forgot it?</Trans>
        </Button>
      )}
      {forgotten && waitMinutes > 0 && (
        <p className="rounded-box bg-sunken px-3 py-2 text-14" role="status">
          <Trans>
            Without the current one, the waiting time of your payout accounts starts again:{' '}
            <WaitTime minutes={waitMinutes} />.
          </Trans>
        </p>
      )}
      {proof === 'login' && (
        <PasswordField
          {...fields.password}
          label={t`Login password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
          data-autofocus
          error={errors.password?.message}
        />
      )}
      <NewPasswordFields fields={fields} errors={errors} isFirst={proof === 'none'} />
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

type FormState = ReturnType<typeof usePaymentPasswordForm>;
interface NewPasswordFieldsProps extends Pick<FormState, 'fields'> {
  errors: FormState['form']['formState']['errors'];
  /** Nothing is asked for above them. */
  isFirst: boolean;
}

function NewPasswordFields({ fields, errors, isFirst }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <PaymentPasswordField
        {...fields.paymentPassword}
        label={t`New payment password`}
        hint={errors.paymentPassword ? undefined : fields.hint}
        data-autofocus={isFirst || undefined}
        error={errors.paymentPassword?.message}
      />
      <PaymentPasswordField
        {...fields.confirmPaymentPassword}
        label={t`New payment password again`}
        error={errors.confirmPaymentPassword?.message}
      />
    </>
  );
}
