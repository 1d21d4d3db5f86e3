import { Trans, useLingui } from '@lingui/react/macro';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { Button } from '@palpite/ui/button.tsx';
import { useHydrated } from '@tanstack/react-router';
import { LateCaptchaField } from '../../parts/identity/captcha/late-captcha-field.tsx';
import { CodeField } from '../../parts/identity/codes/code-field.tsx';
import { MobileFields } from '../../parts/identity/country/mobile-fields.tsx';
import { codeMessage } from '../../parts/identity/codes/phone-problem.ts';
import { AskService } from '../../parts/talk/ask-service.tsx';
import { LoginFailure } from './login-failure.tsx';
import { useSmsLoginForm } from './use-sms-login-form.ts';

/** Sign-in by a code sent to the phone, without a password. */
export function SmsLoginForm({ onDemand }: { onDemand: (demand: SecondFactorDemand) => void }) {
  const { t, i18n } = useLingui();
  const { form, fields, dialling, captcha, sending, submit, failure } = useSmsLoginForm(onDemand);
  const { errors, isSubmitting } = form.formState;
  const live = useHydrated();
  return (
    // Sent before hydration, it would do nothing and lose what was typed.
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void submit(event)}
    >
      {failure && <LoginFailure error={failure} text={codeMessage(i18n, failure)} />}
      <MobileFields
        dialling={{ ...dialling, error: errors.countryDialingCode?.message }}
        number={{ input: fields.mobileNum, error: errors.mobileNum?.message }}
      />
      <LateCaptchaField captcha={captcha} error={errors.captcha?.message} input={fields.captcha} />
      <CodeField
        label={t`Verification code`}
        error={errors.verificationCode?.message}
        input={fields.verificationCode}
        sending={sending}
        recipient={null}
        otherWay={<AskService />}
      />
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting} disabled={!live}>
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
