import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { smsRegister } from '@palpite/contract/verification.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { useShownCaptcha } from '../../captcha/use-shown-captcha.ts';
import { waitByMinutes } from '../../codes/code-wait.ts';
import { useCodeSending } from '../../codes/use-code-sending.ts';
import { callMessage } from '../../lib/call-message.ts';
import { useServices } from '../../lib/services.ts';
import type { RegistrationWay } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

interface RegisterCode {
  way: RegistrationWay;
  form: UseFormReturn<RegisterValues>;
  captcha: ReturnType<typeof useShownCaptcha>;
  /** The registration itself needs a captcha: one that the code has spent is followed by another. */
  captchaAsked: boolean;
  /** Tells each field of a refusal that it is not as the operator wants it. @returns whether there was one */
  tellFields: (error: CallError) => boolean;
}

/** The code that proves the number: where it goes, and how a refusal of it is told. */
export function useRegisterCode({ way, form, captcha, captchaAsked, tellFields }: RegisterCode) {
  const { i18n } = useLingui();
  const { client } = useServices();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const { control, trigger, getValues, setError, resetField } = form;
  const [countryDialingCode = '', typedNumber = ''] = useWatch({
    control,
    name: ['countryDialingCode', 'mobileNum'],
  });
  const mobileNo = typedNumber.trim();

  const ask = async () => {
    const answer = needsCaptcha ? captcha.answerOf(getValues('captcha')) : undefined;
    const body = { by: way, mobileNo, countryDialingCode, captcha: answer };
    const sent = await client.call(smsRegister, { body });
    if (answer) {
      resetField('captcha');
      captcha.spend(captchaAsked);
      setNeedsCaptcha(false);
    }
    return waitByMinutes(sent);
  };
  const onRefused = (error: unknown) => {
    if (!(error instanceof CallError) || error.kind !== 'refused') return false;
    const wanted = refusalValue(error, 'captcha_required', 'captcha_invalid')?.captcha;
    if (!wanted) return tellFields(error);
    setNeedsCaptcha(true);
    resetField('captcha');
    captcha.show(wanted);
    setError('captcha', { message: callMessage(i18n, error) });
    return true;
  };
  const fields = ['countryDialingCode', 'mobileNum', 'captcha'] as const;
  return {
    sending: useCodeSending({
      purpose: 'register',
      place: `+${countryDialingCode}${mobileNo}`,
      ask,
      ready: () => trigger(needsCaptcha ? fields : fields.slice(0, 2), { shouldFocus: true }),
      onRefused,
    }),
    recipient: `+${countryDialingCode} ${mobileNo}`,
  };
}
