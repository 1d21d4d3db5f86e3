import { useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import type { ReactNode } from 'react';
import { callMessage } from '../../../lib/call-message.ts';
import { useMember } from '../use-session.ts';
import { LatePasswordMeter } from './late-password-meter.tsx';
import { useChangePasswordForm } from './use-change-password-form.ts';

interface ChangePasswordFormProps {
  /** Asks for the old password from the start; otherwise only once the operator wants it. */
  asksOld: boolean;
  /** Why it is asked for, or what it brings with it. */
  intro: ReactNode;
  submitLabel: string;
  onChanged: () => void;
  /** A way out below the form's own button. */
  children?: ReactNode;
}

/** The old password where it is asked for, the new one twice. What was typed stays through every failure. */
export function ChangePasswordForm({
  asksOld: asksFromStart,
  intro,
  submitLabel,
  onChanged,
  children,
}: ChangePasswordFormProps) {
  const { t, i18n } = useLingui();
  const username = useMember()?.username ?? '';
  const { form, asksOld, fields, submit, failure, hint, typed } = useChangePasswordForm(
    asksFromStart,
    onChanged,
  );
  const { errors, isSubmitting } = form.formState;
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-14 text-muted">{intro}</p>
      {/* Tells password managers whose password changes. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {asksOld && (
        <PasswordField
          {...fields.oldPassword}
          {...eye}
          label={t`Current password`}
          autoComplete="current-password"
          data-autofocus
          error={errors.oldPassword?.message}
        />
      )}
      <PasswordField
        {...fields.newPassword}
        {...eye}
        label={t`New password`}
        autoComplete="new-password"
        data-autofocus={asksFromStart ? undefined : true}
        hint={errors.newPassword ? undefined : hint}
        error={errors.newPassword?.message}
      />
      <LatePasswordMeter password={typed} username={username} />
      <PasswordField
        {...fields.confirmNewPassword}
        {...eye}
        label={t`New password again`}
        autoComplete="new-password"
        error={errors.confirmNewPassword?.message}
      />
      {failure && <FormAlert>{callMessage(i18n, failure)}</FormAlert>}
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
        {submitLabel}
      </Button>
      {children}
    </form>
  );
}
