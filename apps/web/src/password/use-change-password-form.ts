import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { useForm, useWatch } from 'react-hook-form';
import { fieldMessage } from '../lib/field-message.ts';
import { fitsRule } from '../lib/fits-rule.ts';
import { useChangePassword, usePasswordRule } from './password-api.ts';
import { newPasswordMessage } from './refused-password.ts';

interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/**
 * The form's state. Passwords stay as typed: a space may be part of one.
 * @param asksOld false for an account that has no password yet
 */
export function useChangePasswordForm(asksOld: boolean, onChanged: () => void) {
  const { t, i18n } = useLingui();
  const rule = usePasswordRule();
  const change = useChangePassword();
  const form = useForm<PasswordFields>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { control, register, setError, handleSubmit } = form;

  const fields = {
    oldPassword: register(
      'oldPassword',
      asksOld ? { required: t`Enter your current password` } : {},
    ),
    newPassword: register('newPassword', {
      required: t`Enter a new password`,
      validate: fitsRule(i18n, 'newPassword', rule),
    }),
    confirmNewPassword: register('confirmNewPassword', {
      required: t`Enter the new password again`,
      validate: (value, all) =>
        value === all.newPassword || t`The two entries of the new password are not the same`,
    }),
  };

  const submit = handleSubmit(async ({ oldPassword, ...chosen }) => {
    try {
      await change.mutateAsync({ ...chosen, ...(asksOld ? { oldPassword } : {}) });
      onChanged();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = fieldOf(error, asksOld);
      if (field)
        setError(field, { message: newPasswordMessage(i18n, rule, error) }, { shouldFocus: true });
    }
  });

  // What stands at a field is not said a second time above the form.
  const failure =
    change.error instanceof CallError && !fieldOf(change.error, asksOld) ? change.error : null;
  return {
    form,
    fields,
    submit,
    failure,
    hint: rule && fieldMessage(i18n, rule),
    typed: useWatch({ control, name: 'newPassword' }),
  };
}

/** The field that a refusal is about; none for a field that is not asked for. */
function fieldOf(error: CallError, asksOld: boolean): keyof PasswordFields | null {
  if (error.code === 'password_incorrect') return asksOld ? 'oldPassword' : null;
  if (error.code === 'password_reused') return 'newPassword';
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field;
  return named === 'newPassword' || named === 'confirmNewPassword' ? named : null;
}
