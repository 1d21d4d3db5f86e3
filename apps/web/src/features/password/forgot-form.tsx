import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useHydrated, useRouter } from '@tanstack/react-router';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { ShownCaptchaField } from '../../parts/identity/captcha/shown-captcha-field.tsx';
import { AskService } from '../../parts/talk/ask-service.tsx';
import { CodeField } from '../../parts/identity/codes/code-field.tsx';
import { MobileFields } from '../../parts/identity/country/mobile-fields.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { openLogin } from '../../lib/root-search.ts';
import { PasswordMeter } from '../../parts/identity/new-password/password-meter.tsx';
import { SecondFactorStep } from '../../parts/identity/second-factor-step.tsx';
import { useEmailHint } from '../../parts/identity/use-email-hint.ts';
import { type ForgotMethod, type ForgotValues, useFinishForgot } from './forgot-api.ts';
import { useForgotForm } from './use-forgot-form.ts';

/** The account, the code that proves it, the new password; then the player is logged in. */
export function ForgotForm({ method }: { method: ForgotMethod }) {
  const { t, i18n } = useLingui();
  const forgot = useForgotForm(method);
  const { form, fields, submit, sending, demand, failure, passwordHint, typed } = forgot;
  const { errors, isSubmitting } = form.formState;
  const live = useHydrated();
  if (demand) return <LastStep demand={demand} />;
  return (
    // Sent before hydration, it would do nothing and lose what was typed.
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-14 text-muted">
        {method === 'email' ? (
          <Trans>We will send a code to the email address you registered with.</Trans>
        ) : (
          <Trans>We will send a code to the mobile number you confirmed when you registered.</Trans>
        )}
      </p>
      {fields.username && fields.email ? (
        <ByEmail
          username={fields.username}
          email={fields.email}
          errors={errors}
          typed={typed.email}
        />
      ) : (
        <MobileFields
          dialling={{ ...forgot.dialling, error: errors.countryDialingCode?.message }}
          number={{ input: fields.mobileNum ?? {}, error: errors.mobileNum?.message }}
        />
      )}
      <ShownCaptchaField
        captcha={forgot.captcha}
        error={errors.captcha?.message}
        input={fields.captcha}
      />
      <CodeField
        label={t`Verification code`}
        error={errors.verificationCode?.message}
        input={fields.verificationCode}
        sending={sending}
        recipient={null}
        otherWay={<AskService />}
      />
      <PasswordField
        {...fields.newPassword}
        label={t`New password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="new-password"
        hint={
          errors.newPassword ? undefined : (passwordHint ?? <Skeleton className="h-10 md:h-5" />)
        }
        error={errors.newPassword?.message}
      />
      <PasswordMeter password={typed.newPassword ?? ''} username={typed.username?.trim() ?? ''} />
      {failure && <FormAlert>{callMessage(i18n, failure)}</FormAlert>}
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting} disabled={!live}>
        <Trans>Change password and log in</Trans>
      </Button>
    </form>
  );
}

/** The second proof, for an account that requires one. */
function LastStep({ demand }: { demand: SecondFactorDemand }) {
  const router = useRouter();
  const finish = useFinishForgot();
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="rounded-box bg-sunken px-3 py-2 text-14">
        <Trans>
          Your new password is set, and other devices are logged out. One step is left to log in.
        </Trans>
      </p>
      <SecondFactorStep
        demand={demand}
        headingLevel={3}
        onSignedIn={finish}
        // The code is used up, so Back leads to the login, with the new password.
        onBack={() => void router.navigate({ to: '.', search: openLogin, resetScroll: false })}
      />
    </div>
  );
}

interface ByEmailProps {
  username: UseFormRegisterReturn;
  email: UseFormRegisterReturn;
  errors: FieldErrors<ForgotValues>;
  /** The address so far. */
  typed: string;
}

function ByEmail({ username, email, errors, typed }: ByEmailProps) {
  const { t } = useLingui();
  const hint = useEmailHint(typed);
  return (
    <>
      <TextField
        {...username}
        label={t`Account name`}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        error={errors.username?.message}
      />
      <TextField
        {...email}
        type="email"
        label={t`Email`}
        autoComplete="email"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        hint={hint}
        error={errors.email?.message}
      />
    </>
  );
}
