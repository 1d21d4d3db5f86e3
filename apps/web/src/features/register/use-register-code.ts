import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { localNumber } from '@palpite/domain/mobile-number.ts';
import { verificationSendRegisterCode } from '@palpite/contract/verification.ts';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { useShownCaptcha } from '../../parts/identity/captcha/use-shown-captcha.ts';
import { waitByMinutes } from '../../parts/identity/codes/code-wait.ts';
import { codeMessage, phoneField } from '../../parts/identity/codes/phone-problem.ts';
import { useCodeSending } from '../../parts/identity/codes/use-code-sending.ts';
import { endsPhoneCode, useFirebaseCodes } from '../../parts/identity/codes/use-firebase-codes.ts';
import { useServices } from '../../lib/services.ts';
import type { RegistrationWay } from './register-fields.ts';
import type { RegisterValues } from './register-values.ts';

interface RegisterCode {
  way: RegistrationWay;
  form: UseFormReturn<RegisterValues>;
  /** The operator's rule of the number. */
  numberRule: FieldRule | undefined;
  captcha: ReturnType<typeof useShownCaptcha>;
  /** The registration itself needs a captcha: after the code has used one, another follows. */
  captchaAsked: boolean;
  /** Shows a refusal at each of its fields. @returns whether there was one */
  tellFields: (error: CallError) => boolean;
  /** Shows a field at its step, with the focus on it. */
  reveal: (field: keyof RegisterValues) => void;
}

/** The code that verifies the number: its recipient, and where a refusal shows. */
export function useRegisterCode({
  way,
  form,
  numberRule,
  captcha,
  captchaAsked,
  tellFields,
  reveal,
}: RegisterCode) {
  const { i18n } = useLingui();
  const { client } = useServices();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const { control, trigger, getValues, setError, resetField } = form;
  const [countryDialingCode = '', typedNumber = ''] = useWatch({
    control,
    name: ['countryDialingCode', 'mobileNum'],
  });
  const mobileNo = localNumber(typedNumber, countryDialingCode, numberRule);
  const number = `+${countryDialingCode}${mobileNo}`;
  const firebase = useFirebaseCodes();
  const tellField = usePhoneProblems(form, reveal);

  const ask = async () => {
    if (firebase) return firebase.send(number);
    const answer = needsCaptcha ? captcha.answerOf(getValues('captcha')) : undefined;
    const body = { by: way, mobileNo, countryDialingCode, captcha: answer };
    const sent = await client.call(verificationSendRegisterCode, { body });
    if (answer) {
      resetField('captcha');
      captcha.spend(captchaAsked);
      setNeedsCaptcha(false);
    }
    return waitByMinutes(sent);
  };
  const onRefused = (error: unknown) => {
    if (tellPhone(error)) return true;
    if (!(error instanceof CallError) || error.kind !== 'refused') return false;
    const wanted = refusalValue(error, 'captcha_required', 'captcha_invalid')?.captcha;
    if (!wanted) return tellFields(error);
    setNeedsCaptcha(true);
    resetField('captcha');
    captcha.show(wanted);
    setError('captcha', { message: codeMessage(i18n, error) });
    return true;
  };
  const fields = ['countryDialingCode', 'mobileNum', 'captcha'] as const;
  const sending = useCodeSending({
    purpose: 'register',
    recipient: number,
    ask,
    ready: () => trigger(needsCaptcha ? fields : fields.slice(0, 2), { shouldFocus: true }),
    onRefused,
  });
  const tellPhone = (error: unknown) => {
    if (endsPhoneCode(error, firebase)) sending.expire();
    return tellField(error);
  };
  return {
    sending,
    /** The next code takes a captcha. */
    needsCaptcha,
    recipient: `+${countryDialingCode} ${mobileNo}`,
    tellPhone,
    /** Makes Firebase check the typed code, where it sends the codes and one was requested. */
    proofOf: (typed: string | undefined) =>
      firebase && typed !== undefined ? () => firebase.prove(number, typed.trim()) : undefined,
  };
}

/** Shows a failure of Firebase at its field. @returns whether there is such a field */
function usePhoneProblems(
  { setError }: RegisterCode['form'],
  reveal: RegisterCode['reveal'],
): (error: unknown) => boolean {
  const { i18n } = useLingui();
  return (error) => {
    const field = phoneField(error);
    if (field === null) return false;
    setError(field, { message: codeMessage(i18n, error) });
    reveal(field);
    return true;
  };
}
