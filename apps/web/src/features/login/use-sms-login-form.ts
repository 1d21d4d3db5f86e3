import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { verificationSendLoginCode } from '@palpite/contract/verification.ts';
import { tidyValue } from '@palpite/domain/field-rule.ts';
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { keepTicket, ticketOf } from '../../parts/identity/codes/code-ticket.ts';
import { type CodeTarget, waitByMinutes } from '../../parts/identity/codes/code-wait.ts';
import { codeMessage, phoneField } from '../../parts/identity/codes/phone-problem.ts';
import { useCodeForm } from '../../parts/identity/codes/use-code-form.ts';
import { useFirebaseCodes } from '../../parts/identity/codes/use-firebase-codes.ts';
import { useRecipientRules } from '../../parts/identity/codes/use-recipient-rules.ts';
import { useServices } from '../../lib/services.ts';
import { useLogin } from './login-api.ts';

interface SmsLogin {
  countryDialingCode: string;
  mobileNum: string;
  captcha: string;
  verificationCode: string;
}

/**
 * The state of the login by a code sent to a phone.
 * @param onDemand called with the second proof that a right code requires
 */
export function useSmsLoginForm(onDemand: (demand: SecondFactorDemand) => void) {
  const { i18n } = useLingui();
  const services = useServices();
  const login = useLogin();
  const form = useForm<SmsLogin>({
    defaultValues: { countryDialingCode: '', mobileNum: '', captcha: '', verificationCode: '' },
  });
  const { control, handleSubmit, register, setError, setValue } = form;
  const [countryDialingCode, typedNumber] = useWatch({
    control,
    name: ['countryDialingCode', 'mobileNum'],
  });
  const firebase = useFirebaseCodes();
  const { readNumber, ...rules } = useRecipientRules();
  const targetOf = (typed: TypedNumber) => loginTarget(readNumber(typed));
  const fields = useSmsFields(register, rules, firebase === null ? targetOf : null);

  /** Shows a refusal at its field. @returns whether there is such a field */
  const tell = (error: unknown): boolean => {
    const field = fieldOf(error);
    if (field) setError(field, { message: codeMessage(i18n, error) }, { shouldFocus: true });
    return field !== null;
  };
  const numberNow = readNumber({ countryDialingCode, mobileNum: typedNumber });
  const target = loginTarget(numberNow);
  const { captcha, sending, ...code } = useCodeForm({
    ...target,
    form,
    identity: ['countryDialingCode', 'mobileNum'],
    ask: async (answer) => {
      if (firebase) return firebase.send(target.recipient);
      const body = { purpose: 'login', ...numberNow, captcha: answer } as const;
      const sent = await services.client.call(verificationSendLoginCode, { body });
      keepTicket(target, sent.ticket);
      return waitByMinutes(sent);
    },
    tell,
    firebase,
  });
  const submit = handleSubmit(async ({ verificationCode: typed }) => {
    const verificationCode = tidyValue('verificationCode', typed);
    // Without one the field has shown that no code was requested.
    const proof = { ...numberNow, ticket: ticketOf(target), verificationCode };
    const prove = firebase ? () => firebase.prove(target.recipient, verificationCode) : undefined;
    await login.mutateAsync({ type: 'sms', ...proof, prove }).catch((error: unknown) => {
      code.refused(error);
      const demand = error instanceof CallError && refusalValue(error, 'two_factor_required');
      if (demand) onDemand(demand);
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

type TypedNumber = Pick<SmsLogin, 'countryDialingCode' | 'mobileNum'>;

/** The purpose of the code, and the number that it goes to. */
const loginTarget = ({ countryDialingCode, mobileNum }: TypedNumber): CodeTarget => ({
  purpose: 'login',
  recipient: `+${countryDialingCode}${mobileNum}`,
});

/**
 * The inputs with their rules.
 * @param ticketTarget the target whose ticket the code works with; null when it needs none
 */
function useSmsFields(
  register: UseFormRegister<SmsLogin>,
  rules: Omit<ReturnType<typeof useRecipientRules>, 'readNumber'>,
  ticketTarget: ((typed: TypedNumber) => CodeTarget) | null,
) {
  const { t } = useLingui();
  return {
    countryDialingCode: register('countryDialingCode', rules.countryDialingCode),
    mobileNum: register('mobileNum', rules.mobileNum),
    captcha: register('captcha'),
    verificationCode: register('verificationCode', {
      required: t`Enter the code`,
      validate: (_, typed) =>
        !ticketTarget || ticketOf(ticketTarget(typed)) !== undefined || t`Request a code first.`,
    }),
  };
}

/** The field of a refusal. */
function fieldOf(error: unknown): keyof SmsLogin | null {
  if (!(error instanceof CallError)) return phoneField(error);
  switch (error.code) {
    case 'verification_code_invalid':
    case 'verification_code_expired':
    case 'phone_verification_failed':
      return 'verificationCode';
    default:
      return error.code === 'field_invalid' ? 'mobileNum' : null;
  }
}
