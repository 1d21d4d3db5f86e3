import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { Link, useHydrated } from '@tanstack/react-router';
import { LateCaptchaField } from '../../parts/identity/captcha/late-captcha-field.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { openForgot } from '../../lib/dialog-links.ts';
import type { LoginSide } from './login-api.ts';
import { LoginFailure } from './login-failure.tsx';
import { useLoginForm } from './use-login-form.ts';

interface LoginFormProps {
  side: LoginSide;
  onDemand: (demand: SecondFactorDemand) => void;
}

/** Sign-in by account name. Typed values survive every failure. */
export function LoginForm({ side, onDemand }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const { form, errors, busy, failure, captcha } = useLoginForm(side, onDemand);
  const live = useHydrated();
  return (
    // `post` and the disabled button: a form sent before hydration would put the password in an address.
    <form {...form} method="post" noValidate className="flex flex-col gap-4">
      {failure && <LoginFailure error={failure} text={callMessage(i18n, failure)} />}
      <TextField
        name="username"
        label={t`Account name`}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        error={errors.username}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        error={errors.password}
      />
      <LateCaptchaField captcha={captcha} error={errors.captcha} input={{ name: 'captcha' }} />
      <Checkbox name="remember" label={t`Remember my account name for a day`} />
      <Link
        to="."
        search={openForgot('email')}
        replace
        resetScroll={false}
        className="self-start text-14 font-semibold text-accent-strong underline"
      >
        <Trans>Forgot your password?</Trans>
      </Link>
      <Button type="submit" tone="accent" size="lg" block busy={busy} disabled={!live}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
