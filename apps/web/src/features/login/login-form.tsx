import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { Checkbox } from '@palpite/ui/checkbox.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useHydrated } from '@tanstack/react-router';
import { CaptchaField } from '../../captcha/captcha-field.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useLoginForm } from './use-login-form.ts';

/** Sign-in by account name. What was typed stays through every failure. */
export function LoginForm() {
  const { t, i18n } = useLingui();
  const { form, submit, login, shown, refresh, solve } = useLoginForm();
  const live = useHydrated();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    // `post` and the disabled button: a form sent before the page is live would carry the password in an address.
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {login.error && (
        <p role="alert" className="rounded-control bg-sunken px-3 py-2 text-14 text-negative">
          {callMessage(i18n, login.error)}
        </p>
      )}
      <TextField
        {...register('username')}
        label={t`Account name`}
        autoComplete="username"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        data-autofocus
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password')}
        label={t`Password`}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        error={errors.password?.message}
      />
      {shown && (
        <CaptchaField
          key={shown.captcha.captchaToken}
          captcha={shown.captcha}
          solved={shown.proofOfWork !== null}
          error={errors.captcha?.message}
          input={register('captcha')}
          onRefresh={refresh}
          onSolved={solve}
        />
      )}
      <Checkbox {...register('remember')} label={t`Remember my account name for a day`} />
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting} disabled={!live}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
