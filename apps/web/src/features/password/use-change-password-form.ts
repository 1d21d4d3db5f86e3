import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { findFieldProblem } from '@palpite/domain';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { useChangePassword, usePasswordRule } from './password-api.ts';

interface PasswordFields {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** The form's state. Passwords stay as typed: a space may be part of one. */
export function useChangePasswordForm(onChanged: () => void) {
  const { t, i18n } = useLingui();
  const rule = usePasswordRule();
  const change = useChangePassword();
  const form = useForm<PasswordFields>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });
  const { register, setError, handleSubmit } = form;

  const fields = {
    oldPassword: register('oldPassword', { required: t`Enter your current password` }),
    newPassword: register('newPassword', {
      required: t`Enter a new password`,
      validate: (value) => unfitMessage(i18n, rule, value),
    }),
    confirmNewPassword: register('confirmNewPassword', {
      required: t`Enter the new password again`,
      validate: (value, all) =>
        value === all.newPassword || t`The two entries of the new password are not the same`,
    }),
  };

  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values);
      onChanged();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = fieldOf(error);
      if (field) setError(field, { message: callMessage(i18n, error) }, { shouldFocus: true });
    }
  });

  // What stands at a field is not said a second time above the form.
  const failure = change.error instanceof CallError && !fieldOf(change.error) ? change.error : null;
  return { form, fields, submit, failure, hint: rule && fieldMessage(i18n, rule) };
}

function unfitMessage(i18n: I18n, rule: FieldRule | undefined, value: string): string | true {
  return !rule || findFieldProblem(rule, value) === null || fieldMessage(i18n, rule);
}

/** The field that a refusal is about. */
function fieldOf(error: CallError): keyof PasswordFields | null {
  if (error.code === 'password_incorrect') return 'oldPassword';
  if (error.code === 'password_reused') return 'newPassword';
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field;
  return named === 'newPassword' || named === 'confirmNewPassword' ? named : null;
}
