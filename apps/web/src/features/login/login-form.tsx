import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { Link, useHydrated } from '@tanstack/react-router';
import { LateCaptchaField } from '../../captcha/late-captcha-field.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { openForgot } from '../../lib/root-search.ts';
import type { LoginSide } from './login-api.ts';
import { LoginFailure } from './login-failure.tsx';
import { useLoginForm } from './use-login-form.ts';

interface LoginFormProps {
  side: LoginSide;
  onDemand: (demand: SecondFactorDemand) => void;
}

/** Sign-in by account name. What was typed stays through every failure. */
export function LoginForm({ side, onDemand }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const { form, fields, submit, failure, captcha } = useLoginForm(side, onDemand);
  const live = useHydrated();
  const { errors, isSubmitting } = form.formState;
  return (
    // `post` and the disabled button: a form sent before the page is live would carry the password in an address.
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {failure && <LoginFailure error={failure} text={callMessage(i18n, failure)} />}
      <TextField
        {...fields.username}
        label={t`Account name`}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        error={errors.username?.message}
      />
      <PasswordField
        {...fields.password}
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      <LateCaptchaField captcha={captcha} error={errors.captcha?.message} input={fields.captcha} />
      <Checkbox {...fields.remember} label={t`Remember my account name for a day`} />
      <Link
        to="."
        search={openForgot('email')}
        replace
        resetScroll={false}
        className="self-start text-14 font-semibold text-accent-strong underline"
      >
        <Trans>Forgot your password?</Trans>
      </Link>
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting} disabled={!live}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
