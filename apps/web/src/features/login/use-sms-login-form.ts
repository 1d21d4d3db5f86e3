import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { registerSettings } from '@palpite/contract/system.ts';
import { smsNoLogin } from '@palpite/contract/verification.ts';
import { findFieldProblem } from '@palpite/domain/field-rule.ts';
import { useQuery } from '@tanstack/react-query';
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { useCodeCaptcha } from '../../captcha/use-code-captcha.ts';
import { keepTicket, ticketOf } from '../../codes/code-ticket.ts';
import { type CodeTarget, waitByMinutes } from '../../codes/code-wait.ts';
import { useCodeSending } from '../../codes/use-code-sending.ts';
import { callMessage } from '../../lib/call-message.ts';
import { callQuery } from '../../lib/calls.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { useServices } from '../../lib/services.ts';
import { useLogin } from './login-api.ts';

interface SmsLogin {
  countryDialingCode: string;
  mobileNum: string;
  captcha: string;
  verificationCode: string;
}

/**
 * The state of the login by a code that is sent to a phone.
 * @param onDemand told what a right code still has to be proved by
 */
export function useSmsLoginForm(onDemand: (demand: SecondFactorDemand) => void) {
  const { i18n } = useLingui();
  const services = useServices();
  const login = useLogin();
  const form = useForm<SmsLogin>({
    defaultValues: { countryDialingCode: '', mobileNum: '', captcha: '', verificationCode: '' },
  });
  const { control, getValues, handleSubmit, register, setError, setValue, trigger } = form;
  const [countryDialingCode, typedNumber] = useWatch({
    control,
    name: ['countryDialingCode', 'mobileNum'],
  });
  const captcha = useCodeCaptcha({
    read: () => getValues('captcha'),
    clear: () => setValue('captcha', ''),
    tell: (message) => setError('captcha', { message }),
  });
  const fields = useSmsFields(register);

  /** Tells a refusal at the field that it is about. @returns whether there is one */
  const tell = (error: unknown): boolean => {
    const field = fieldOf(error);
    if (field) setError(field, { message: callMessage(i18n, error) }, { shouldFocus: true });
    return field !== null;
  };
  const numberNow = () => ({ countryDialingCode, mobileNum: typedNumber.trim() });
  const target = targetOf(numberNow());
  const sending = useCodeSending({
    ...target,
    ready: () => trigger(['countryDialingCode', 'mobileNum'], { shouldFocus: true }),
    ask: async () => {
      const body = { purpose: 'login', ...numberNow() } as const;
      const sent = await captcha.send((answer) =>
        services.client.call(smsNoLogin, { body: { ...body, captcha: answer } }),
      );
      keepTicket(target, sent.ticket);
      return waitByMinutes(sent);
    },
    onRefused: (error) => captcha.take(error) || tell(error),
  });
  const submit = handleSubmit(async ({ verificationCode }) => {
    const ticket = ticketOf(target);
    // Its field has told that no code was asked for.
    if (ticket === undefined) return;
    const proof = { ...numberNow(), ticket, verificationCode: verificationCode.trim() };
    await login.mutateAsync({ type: 'sms', ...proof }).catch((error: unknown) => {
      if (!(error instanceof CallError)) return;
      const demand = refusalValue(error, 'two_factor_required');
      if (demand) onDemand(demand);
      tell(error);
      // Out of time or out of tries: another may be asked for at once.
      if (error.code === 'verification_code_expired') sending.expire();
    });
  });
  return {
    form,
    fields,
    dialling: {
      value: countryDialingCode,
      onChange: (code: string) => setValue('countryDialingCode', code),
    },
    captcha,
    sending,
    submit,
    failure: login.error && fieldOf(login.error) === null ? login.error : null,
  };
}

/** What the code is for, and the number that it goes to. */
const targetOf = ({
  countryDialingCode,
  mobileNum,
}: Pick<SmsLogin, 'countryDialingCode' | 'mobileNum'>): CodeTarget => ({
  purpose: 'login',
  place: `+${countryDialingCode}${mobileNum.trim()}`,
});

/** The inputs with what is asked of them. */
function useSmsFields(register: UseFormRegister<SmsLogin>) {
  const { t, i18n } = useLingui();
  const rules = useQuery(callQuery(useServices(), registerSettings, {})).data;
  const rule = rules?.mobileRules.mobileNum;
  return {
    countryDialingCode: register('countryDialingCode', { required: t`Choose the country code` }),
    mobileNum: register('mobileNum', {
      required: t`Enter your mobile number`,
      validate: (text) =>
        !rule || findFieldProblem(rule, text.trim()) === null || fieldMessage(i18n, rule),
    }),
    captcha: register('captcha'),
    verificationCode: register('verificationCode', {
      required: t`Enter the code`,
      validate: (_, typed) =>
        ticketOf(targetOf(typed)) !== undefined || t`Have a code sent to you first.`,
    }),
  };
}

/** The field that a refusal is about. */
function fieldOf(error: unknown): keyof SmsLogin | null {
  if (!(error instanceof CallError)) return null;
  const { code } = error;
  if (code === 'verification_code_invalid' || code === 'verification_code_expired') {
    return 'verificationCode';
  }
  return code === 'field_invalid' ? 'mobileNum' : null;
}
