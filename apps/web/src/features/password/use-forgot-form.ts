import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { useEffect } from 'react';
import { type UseFormRegister, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ticketOf } from '../../parts/identity/codes/code-ticket.ts';
import { type CodeTarget, waitUntilExpiry } from '../../parts/identity/codes/code-wait.ts';
import { useCodeForm } from '../../parts/identity/codes/use-code-form.ts';
import { useRecipientRules } from '../../parts/identity/codes/use-recipient-rules.ts';
import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { freshSubmit } from '../../lib/fresh-submit.ts';
import { fitsRule } from '../../lib/fits-rule.ts';
import {
  type ForgotMethod,
  type ForgotValues,
  phoneTarget,
  useAskForCode,
  useChoosePassword,
} from './forgot-api.ts';
import { useFieldRules, usePasswordRule } from '../../parts/identity/new-password/password-api.ts';
import { newPasswordMessage } from '../../parts/identity/new-password/refused-password.ts';

/** What a code is asked for by; kept for the tab, since it may be a while before the code comes. */
const DRAFT = 'forgotDraft';
const IDENTITY = {
  email: ['username', 'email'],
  mobile: ['countryDialingCode', 'mobileNum'],
} as const satisfies Record<ForgotMethod, readonly (keyof ForgotValues)[]>;

const BLANK: ForgotValues = {
  username: '',
  email: '',
  countryDialingCode: '',
  mobileNum: '',
  captcha: '',
  verificationCode: '',
  newPassword: '',
};

/** The state of either form: who asks, the code, the new password. */
export function useForgotForm(method: ForgotMethod) {
  const { i18n } = useLingui();
  const ask = useAskForCode(method);
  const choose = useChoosePassword(method);
  const form = useForm<ForgotValues>({ defaultValues: { ...BLANK, ...readDraft(DRAFT) } });
  const { control, getValues, handleSubmit, register, setError, setValue, subscribe } = form;
  const typed = useWatch({ control }) as ForgotValues;
  const { readNumber, ...recipient } = useRecipientRules();
  const read = (values: ForgotValues) => ({ ...values, ...readNumber(values) });
  const identity = IDENTITY[method].map((name) => read(typed)[name].trim()).join(' ');

  useKeptDraft(subscribe);
  const fields = useForgotFields(method, register, recipient, (from) => phoneTarget(read(from)));
  const password = usePasswordRule();

  /** Tells a refusal at the field that it is about. @returns whether there is one */
  const tell = (error: unknown): boolean => {
    if (!(error instanceof CallError)) return false;
    const field = fieldOf(error);
    const message = newPasswordMessage(i18n, password, error);
    if (field) setError(field, { message }, { shouldFocus: true });
    return field !== null;
  };
  const { captcha, sending, ...code } = useCodeForm({
    form,
    purpose: 'password',
    recipient: `${method} ${identity}`,
    identity: IDENTITY[method],
    ask: async (answer) => waitUntilExpiry(await ask(read(getValues()), answer)),
    tell,
  });
  const send = handleSubmit(async (values) => {
    try {
      await choose.mutateAsync(read(values));
      dropDraft(DRAFT);
    } catch (error) {
      code.refused(error);
    }
  });

  const refused = choose.error instanceof CallError ? choose.error : null;
  return {
    form,
    fields,
    dialling: {
      value: typed.countryDialingCode,
      onChange: (code: string) => setValue('countryDialingCode', code),
    },
    submit: freshSubmit(choose.reset, send),
    sending,
    captcha,
    failure: refused && fieldOf(refused) !== null ? null : choose.error,
    /** The password is set, and an authenticator app still asked for. */
    demand: refused && refusalValue(refused, 'two_factor_required'),
    passwordHint: password && fieldMessage(i18n, password),
    typed,
  };
}
export type ForgotForm = ReturnType<typeof useForgotForm>;

/** Keeps who asks over a reload. */
function useKeptDraft(subscribe: UseFormReturn<ForgotValues>['subscribe']): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { username, email, countryDialingCode, mobileNum } }) =>
          saveDraft(DRAFT, { username, email, countryDialingCode, mobileNum }),
      }),
    [subscribe],
  );
}

/**
 * The inputs with what is asked of them. The other form's are not registered: they would be missed.
 * @param ticketTarget whose ticket a code to a phone is good with alone
 */
function useForgotFields(
  method: ForgotMethod,
  register: UseFormRegister<ForgotValues>,
  recipient: Omit<ReturnType<typeof useRecipientRules>, 'readNumber'>,
  ticketTarget: (typed: ForgotValues) => CodeTarget,
) {
  const { t, i18n } = useLingui();
  const rules = useFieldRules()?.rules;
  const identity =
    method === 'email'
      ? {
          username: register('username', {
            required: t`Enter your account name`,
            validate: fitsRule(i18n, 'username', rules?.username),
          }),
          email: register('email', recipient.email),
        }
      : {
          countryDialingCode: register('countryDialingCode', recipient.countryDialingCode),
          mobileNum: register('mobileNum', recipient.mobileNum),
        };
  return {
    ...identity,
    captcha: register('captcha'),
    verificationCode: register('verificationCode', {
      required: t`Enter the code`,
      validate: (_, typed) =>
        method === 'email' ||
        ticketOf(ticketTarget(typed)) !== undefined ||
        t`Request a code first.`,
    }),
    newPassword: register('newPassword', {
      required: t`Enter a new password`,
      validate: fitsRule(i18n, 'newPassword', rules?.password),
    }),
  };
}

/** The field that a refusal is about. */
function fieldOf(error: CallError): keyof ForgotValues | null {
  const { code } = error;
  if (code === 'verification_code_invalid' || code === 'verification_code_expired') {
    return 'verificationCode';
  }
  if (code === 'password_reused') return 'newPassword';
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field;
  return named !== undefined && Object.hasOwn(BLANK, named) ? (named as keyof ForgotValues) : null;
}
