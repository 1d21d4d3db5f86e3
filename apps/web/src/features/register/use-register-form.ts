import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { dayIn } from '@palpite/domain/age.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useShownCaptcha } from '../../captcha/use-shown-captcha.ts';
import { dropDraft, readDraft } from '../../lib/draft.ts';
import { useServices } from '../../lib/services.ts';
import { useRegister } from './register-api.ts';
import { REGISTER_DRAFT, saveRegisterDraft } from './register-draft.ts';
import {
  type AskedField,
  askedFields,
  type FormField,
  type RegistrationWay,
} from './register-fields.ts';
import { readRegistration } from './read-registration.ts';
import { findErrors, type RegisterValues } from './register-values.ts';
import { useFieldRefusals } from './use-field-refusals.ts';
import { useShownTerms } from './use-shown-terms.ts';
import { useRegisterCode } from './use-register-code.ts';

/**
 * The registration form's state: the fields that the operator asks for, code and captcha, the failure to tell.
 * @param termsVersion of the terms that the form was opened with
 */
export function useRegisterForm(rules: FieldRules, way: RegistrationWay, termsVersion: string) {
  const { i18n } = useLingui();
  const { boot, texts } = useServices();
  const { settings, timeZone } = boot.status;
  const router = useRouter();
  const register = useRegister();
  const captchaAsked = rules.captcha?.enabled === true;
  const captcha = useShownCaptcha(captchaAsked);
  const { shown, needsText } = captcha;
  const asked = askedFields(rules, way);
  const form = useForm<RegisterValues>({
    defaultValues: blankValues(asked, settings.termsPreTicked),
    resolver: async (values) => {
      // The page brings the texts that it was drawn with; what is wrong with a field is among the rest.
      await texts.complete();
      const age = { years: settings.minimumAge, today: dayIn(timeZone, new Date()) };
      const errors = findErrors(i18n, values, asked, age, needsText);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { setValue, resetField, handleSubmit, clearErrors } = form;
  const link = useDraft(form, asked);
  const terms = useShownTerms(termsVersion, form);
  useReadiness();

  const tellFields = useFieldRefusals(form, asked);
  const code = useRegisterCode({ way, form, captcha, captchaAsked, tellFields });

  /** Tells a refusal where it belongs: at the fields, or by a new captcha. Everything typed stays. */
  const tell = (error: unknown) => {
    code.tellPhone(error);
    if (!(error instanceof CallError) || error.kind !== 'refused') return;
    tellFields(error);
    terms.take(error);
    const wanted = refusalValue(error, 'captcha_required', 'captcha_invalid')?.captcha;
    if (shown || wanted) resetField('captcha');
    if (wanted) captcha.show(wanted);
    else if (shown) captcha.spend(true);
  };
  const submit = handleSubmit(async (values) => {
    const site = { origin: boot.origin, path: router.latestLocation.pathname };
    const answer = captcha.answerOf(values.captcha);
    const at = { ...site, ...link, termsVersion: terms.version, answer };
    const registration = readRegistration(way, values, asked, at);
    const prove = code.proofOf(values.verificationCode);
    await register.mutateAsync({ registration, prove }).catch(tell);
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
  return {
    form,
    asked,
    submit,
    failure: register.error,
    dismiss: register.reset,
    code,
    captcha,
    clear,
    newTerms: terms.changed,
  };
}

/** Fetches ahead what the form needs later: nothing of the site is waited for, or missed, once it is sent. */
function useReadiness(): void {
  const { cipher, texts } = useServices();
  useEffect(() => {
    void texts.complete();
    cipher.prepare?.().catch(() => undefined);
  }, [cipher, texts]);
}

/**
 * Keeps what is typed over a reload and from one way of registering to the other, and puts in what the link brought.
 * @returns the affiliate code of the link, where the form has no field for one
 */
function useDraft(
  { setValue, subscribe }: UseFormReturn<RegisterValues>,
  asked: readonly AskedField[],
): { linkCode: string | undefined } {
  const { referralCode, affiliateCode } = useSearch({ from: '__root__' });
  const fields = asked.map(({ field }) => field).join();
  // The server cannot know the draft; an invitation's code is put over an older one.
  useEffect(() => {
    const kept: Record<string, string> = {
      ...readDraft(REGISTER_DRAFT),
      ...(referralCode === undefined ? {} : { referralCode }),
      ...(affiliateCode === undefined ? {} : { affiliateCode }),
    };
    for (const field of fields.split(',') as FormField[]) {
      const value = kept[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveRegisterDraft(values, readDraft(REGISTER_DRAFT)),
    });
  }, [fields, referralCode, affiliateCode, setValue, subscribe]);
  const shown = asked.some(({ field }) => field === 'affiliateCode');
  return { linkCode: shown ? undefined : affiliateCode };
}

/** Every field by name, empty. */
function blankValues(asked: readonly AskedField[], termsAgreed: boolean): RegisterValues {
  const texts = Object.fromEntries(asked.map(({ field }) => [field, '']));
  return { ...texts, captcha: '', termsAgreed };
}
