import type { ComponentProps } from 'react';
import { CaptchaField } from './captcha-field.tsx';
import type { useShownCaptcha } from './use-shown-captcha.ts';

interface ShownCaptchaFieldProps
  extends Pick<ComponentProps<typeof CaptchaField>, 'error' | 'input'> {
  captcha: Pick<ReturnType<typeof useShownCaptcha>, 'shown' | 'refresh' | 'solve'>;
}

/** The captcha of a form, while one is asked for. */
export function ShownCaptchaField({ captcha, error, input }: ShownCaptchaFieldProps) {
  const { shown, refresh, solve } = captcha;
  if (shown === null) return null;
  return (
    <CaptchaField
      key={shown.captcha.captchaToken}
      captcha={shown.captcha}
      takesFocus={shown.takesFocus}
      solved={shown.proofOfWork !== null}
      error={error}
      input={input}
      onRefresh={refresh}
      onSolved={solve}
    />
  );
}
