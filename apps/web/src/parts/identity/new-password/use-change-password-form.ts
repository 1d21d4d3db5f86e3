import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { fieldMessage } from '../../../lib/field-message.ts';
import { freshSubmit } from '../../../lib/fresh-submit.ts';
import { fitsRule } from '../../../lib/fits-rule.ts';
import { useChangePassword, usePasswordRule } from './password-api.ts';
import { newPasswordMessage } from './refused-password.ts';

interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/**
 * The form's state. Passwords stay as typed: a space may be part of one.
 * @param asksFromStart false for an account that has no password yet, and for one whose password was typed a moment ago:
 *   the operator says when it wants the old one after all
 */
export function useChangePasswordForm(asksFromStart: boolean, onChanged: () => void) {
  const { t, i18n } = useLingui();
  const rule = usePasswordRule();
  const [asksOld, setAsksOld] = useState(asksFromStart);
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
        value === all.newPassword || t`The two entries of the new password do not match`,
    }),
  };

  const send = handleSubmit(async ({ oldPassword, ...chosen }) => {
    try {
      await change.mutateAsync({ ...chosen, ...(asksOld ? { oldPassword } : {}) });
      onChanged();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = fieldOf(error);
      // The field must be there before it can take the focus.
      if (field === 'oldPassword') flushSync(() => setAsksOld(true));
      const isUntyped = field === 'oldPassword' && !asksOld;
      const message = isUntyped
        ? t`Enter your current password`
        : newPasswordMessage(i18n, rule, error);
      if (field) setError(field, { message }, { shouldFocus: true });
    }
  });

  // What stands at a field is not said a second time above the button.
  const failure = change.error instanceof CallError && !fieldOf(change.error) ? change.error : null;
  return {
    form,
    asksOld,
    fields,
    submit: freshSubmit(change.reset, send),
    failure,
    hint: rule && fieldMessage(i18n, rule),
    typed: useWatch({ control, name: 'newPassword' }),
  };
}

/** The field that a refusal is about. */
function fieldOf(error: CallError): keyof PasswordFields | null {
  if (error.code === 'password_incorrect') return 'oldPassword';
  if (error.code === 'password_reused') return 'newPassword';
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field;
  return named === 'newPassword' || named === 'confirmNewPassword' ? named : null;
}
