import { Trans, useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { findFieldProblem } from '@palpite/domain/field-rule.ts';
import { PAYEE_NAME_SHAPE } from '@palpite/domain/payout-rule.ts';
import { Button } from '@palpite/ui/button.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../../lib/call-message.ts';
import { fieldMessage } from '../../../lib/field-message.ts';
import { FormFailure } from './form-failure.tsx';
import { useHasPassword, useSetPayeeName } from './payout-api.ts';
import { refusedField } from './refused-field.ts';

interface Values {
  payeeName: string;
  password: string;
}

/** The field of the real name; its page or dialog is the caller's. */
export function PayeeNameForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const hasPassword = useHasPassword();
  const setName = useSetPayeeName();
  const form = useForm<Values>({ defaultValues: { payeeName: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const unfit = fieldMessage(i18n, PAYEE_NAME_SHAPE);
  const submit = form.handleSubmit(async ({ payeeName, password }) => {
    try {
      await setName.mutateAsync({ payeeName, ...(hasPassword ? { password } : {}) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = refusedField(error, ['payeeName', 'password']);
      const message = field === 'payeeName' ? unfit : callMessage(i18n, error);
      if (field) form.setError(field, { message }, { shouldFocus: true });
      return;
    }
    onDone();
  });
  const { error } = setName;
  const isTold = error instanceof CallError && refusedField(error, ['payeeName', 'password']);
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>
          Withdrawals only go to accounts in this name. You set it once; after that, only customer
          service can change it.
        </Trans>
      </p>
      <FormFailure error={isTold ? null : error} />
      <TextField
        {...form.register('payeeName', {
          required: t`Enter your real name`,
          validate: (typed) =>
            findFieldProblem({ ...PAYEE_NAME_SHAPE, required: true }, typed.trim()) === null ||
            unfit,
        })}
        label={t`Real name`}
        hint={t`As it appears at your bank`}
        autoComplete="name"
        spellCheck={false}
        maxLength={80}
        data-autofocus
        error={errors.payeeName?.message}
      />
      {hasPassword && (
        <PasswordField
          {...form.register('password', { required: t`Enter your password` })}
          label={t`Login password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      )}
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
