import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { dayIn } from '@palpite/domain/age.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useShownCaptcha } from '../../captcha/use-shown-captcha.ts';
import { callMessage } from '../../lib/call-message.ts';
import { dropDraft, readDraft } from '../../lib/draft.ts';
import { fieldMessage } from '../../lib/field-message.ts';
import { useServices } from '../../lib/services.ts';
import { type RegisterRequest, useRegister } from './register-api.ts';
import { REGISTER_DRAFT, saveRegisterDraft } from './register-draft.ts';
import { type AskedField, askedFields } from './register-fields.ts';
import { findErrors, type RegisterValues, trimmedValues } from './register-values.ts';

/** The registration form's state: the fields that the operator asks for, a captcha, the failure to tell. */
export function useRegisterForm(rules: FieldRules) {
  const { i18n, t } = useLingui();
  const { boot } = useServices();
  const { settings, timeZone } = boot.status;
  const router = useRouter();
  const register = useRegister();
  const { shown, show, refresh, solve, needsText, answerOf } = useShownCaptcha(
    rules.captcha?.enabled === true,
  );
  const asked = askedFields(rules);
  const form = useForm<RegisterValues>({
    defaultValues: blankValues(asked, settings.termsPreTicked),
    resolver: (values) => {
      const age = { years: settings.minimumAge, today: dayIn(timeZone, new Date()) };
      const errors = findErrors(i18n, values, asked, age, needsText);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { setValue, resetField, setError, handleSubmit, clearErrors } = form;

  useDraft(form, rules);

  /** Tells a refusal where it belongs: at the fields, or by a new captcha. Everything typed stays. */
  const tell = (error: unknown) => {
    if (!(error instanceof CallError) || error.kind !== 'refused') return;
    const invalid = refusalValue(error, 'field_invalid');
    for (const { field } of invalid?.fields ?? []) {
      const known = asked.find((each) => each.field === field);
      if (known) setError(known.field, { message: refusedMessage(known) }, { shouldFocus: true });
    }
    const at = FIELD_OF[error.code ?? ''];
    if (at) setError(at, { message: callMessage(i18n, error) }, { shouldFocus: true });
    const captcha = refusalValue(error, 'captcha_required', 'captcha_invalid')?.captcha;
    if (shown || captcha) resetField('captcha');
    if (captcha) show(captcha);
    // An answered captcha is spent, right or wrong.
    else if (shown) refresh();
  };
  const refusedMessage = ({ field, rule }: AskedField) =>
    field === 'referralCode' ? t`The invitation code is not valid.` : fieldMessage(i18n, rule);

  const submit = handleSubmit(async (values) => {
    const body = {
      ...trimmedValues(values, asked),
      captcha: answerOf(values.captcha),
      domain: boot.origin,
      registerUrl: router.latestLocation.pathname,
      registerMethod: 'WEB',
      login: true,
      firebaseChannel: 'sms',
      termsAgreed: values.termsAgreed === true,
    } as const;
    await register.mutateAsync(withNames(body)).catch(tell);
  });
  const clear = () => {
    // One by one: a reset as a whole leaves what is written in inputs that are not drawn again.
    for (const { field } of asked) setValue(field, '', { shouldDirty: true });
    setValue('captcha', '');
    setValue('termsAgreed', settings.termsPreTicked, { shouldDirty: true });
    clearErrors();
    dropDraft(REGISTER_DRAFT);
    register.reset();
  };
  return { form, asked, submit, register, shown, refresh, solve, clear };
}

/** Refusals that belong to one field. */
const FIELD_OF: Partial<Record<string, 'username' | 'affiliateCode' | 'termsAgreed'>> = {
  username_taken: 'username',
  invalid_affiliate_code: 'affiliateCode',
  terms_not_agreed: 'termsAgreed',
};
/** Keeps what is typed over a reload. */
function useDraft({ setValue, subscribe }: UseFormReturn<RegisterValues>, rules: FieldRules): void {
  const { referralCode } = useSearch({ from: '__root__' });
  // The server cannot know the draft; an invitation's code is put over an older one.
  useEffect(() => {
    const kept: Record<string, string> = {
      ...readDraft(REGISTER_DRAFT),
      ...(referralCode === undefined ? {} : { referralCode }),
    };
    for (const { field } of askedFields(rules)) {
      const value = kept[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveRegisterDraft(values),
    });
  }, [rules, referralCode, setValue, subscribe]);
}

/** Every field by name, empty. */
function blankValues(asked: readonly AskedField[], termsAgreed: boolean): RegisterValues {
  const texts = Object.fromEntries(asked.map(({ field }) => [field, '']));
  return { ...texts, captcha: '', termsAgreed };
}

function withNames(
  body: Omit<RegisterRequest, 'username' | 'password'> & Partial<RegisterRequest>,
) {
  const { username, password } = body;
  if (username === undefined || password === undefined) {
    throw new Error('the operator asks for no account name or no password');
  }
  return { ...body, username, password };
}
