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

/** The identity for which a code is requested; kept for the tab, since the code may take a while. */
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

/** The state of either form: the identity, the code, the new password. */
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

  /** Shows a refusal at its field. @returns whether there is such a field */
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
    /** The password is set, and an authenticator app is still required. */
    demand: refused && refusalValue(refused, 'two_factor_required'),
    passwordHint: password && fieldMessage(i18n, password),
    typed,
  };
}
export type ForgotForm = ReturnType<typeof useForgotForm>;

/** Keeps the identity over a reload. */
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
 * The inputs with their rules. The other form's are not registered, or they would count as missing.
 * @param ticketTarget the target whose ticket a code to a phone works with
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

/** The field of a refusal. */
function fieldOf(error: CallError): keyof ForgotValues | null {
  const { code } = error;
  if (code === 'verification_code_invalid' || code === 'verification_code_expired') {
    return 'verificationCode';
  }
  if (code === 'password_reused') return 'newPassword';
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field;
  return named !== undefined && Object.hasOwn(BLANK, named) ? (named as keyof ForgotValues) : null;
}
