import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { type UseFormRegister, useForm, useWatch } from 'react-hook-form';
import { waitUntilExpiry } from '../../parts/identity/codes/code-wait.ts';
import { useCodeForm } from '../../parts/identity/codes/use-code-form.ts';
import { useRecipientRules } from '../../parts/identity/codes/use-recipient-rules.ts';
import { callMessage } from '../../lib/call-message.ts';
import { freshSubmit } from '../../lib/fresh-submit.ts';
import {
  type Channel,
  type ContactValues,
  useAskForCode,
  useHasPassword,
  useSetContact,
} from './contact-api.ts';

const IDENTITY = {
  sms: ['countryDialingCode', 'mobileNum'],
  email: ['email'],
} as const satisfies Record<Channel, readonly (keyof ContactValues)[]>;

const BLANK: ContactValues = {
  countryDialingCode: '',
  mobileNum: '',
  email: '',
  captcha: '',
  verificationCode: '',
  password: '',
};

/** The state of the form for a new number or address: the contact, the code sent to it, the password. */
export function useContactForm(channel: Channel, onDone: () => void) {
  const { i18n } = useLingui();
  const ask = useAskForCode(channel);
  const hasPassword = useHasPassword();
  const setContact = useSetContact(channel, hasPassword);
  const form = useForm<ContactValues>({ defaultValues: BLANK });
  const { control, getValues, handleSubmit, register, setError, setValue } = form;
  const typed = useWatch({ control }) as ContactValues;
  const { readNumber, ...rules } = useRecipientRules();
  const read = (values: ContactValues) => ({ ...values, ...readNumber(values) });
  const recipient = IDENTITY[channel].map((name) => read(typed)[name].trim()).join(' ');
  const fields = useContactFields(channel, register, rules);

  /** Shows a refusal at its field. @returns whether there is such a field */
  const tell = (error: unknown): boolean => {
    const field = error instanceof CallError ? fieldOf(error) : null;
    if (field === null) return false;
    setError(field, { message: callMessage(i18n, error) }, { shouldFocus: true });
    return true;
  };
  const { captcha, sending, ...code } = useCodeForm({
    form,
    purpose: 'contact',
    recipient: `${channel} ${recipient}`,
    identity: IDENTITY[channel],
    ask: async (answer) => waitUntilExpiry(await ask(read(getValues()), answer)),
    tell,
  });
  const send = handleSubmit(async (values) => {
    try {
      await setContact.mutateAsync(read(values));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      code.refused(error);
      return;
    }
    onDone();
  });
  const refused = setContact.error;
  const isTold = refused instanceof CallError && fieldOf(refused) !== null;
  return {
    form,
    fields,
    typed,
    dialling: {
      value: typed.countryDialingCode,
      onChange: (code: string) => setValue('countryDialingCode', code),
    },
    submit: freshSubmit(setContact.reset, send),
    sending,
    captcha,
    hasPassword,
    failure: isTold ? null : refused,
    recipient:
      channel === 'sms' ? `+${typed.countryDialingCode} ${read(typed).mobileNum}` : typed.email,
  };
}
export type ContactForm = ReturnType<typeof useContactForm>;

/** The inputs with their rules. The other channel's are not registered, or they would count as missing. */
function useContactFields(
  channel: Channel,
  register: UseFormRegister<ContactValues>,
  rules: Omit<ReturnType<typeof useRecipientRules>, 'readNumber'>,
) {
  const { t } = useLingui();
  const identity =
    channel === 'email'
      ? { email: register('email', rules.email) }
      : {
          countryDialingCode: register('countryDialingCode', rules.countryDialingCode),
          mobileNum: register('mobileNum', rules.mobileNum),
        };
  return {
    ...identity,
    captcha: register('captcha'),
    verificationCode: register('verificationCode', { required: t`Enter the code` }),
  };
}

const FIELDS: Partial<Record<string, keyof ContactValues>> = {
  password_incorrect: 'password',
  verification_code_invalid: 'verificationCode',
  verification_code_expired: 'verificationCode',
  mobile_taken: 'mobileNum',
};

/** The field of a refusal. */
function fieldOf(error: CallError): keyof ContactValues | null {
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field;
  if (named !== undefined && Object.hasOwn(BLANK, named)) return named as keyof ContactValues;
  return FIELDS[error.code ?? ''] ?? null;
}
