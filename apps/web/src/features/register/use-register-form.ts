import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { FieldRules } from '@palpite/contract/field-rule.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import { dayIn } from '@palpite/domain/age.ts';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type SubmitErrorHandler, type UseFormReturn, useForm } from 'react-hook-form';
import { useShownCaptcha } from '../../parts/identity/captcha/use-shown-captcha.ts';
import { callMessage } from '../../lib/call-message.ts';
import { freshSubmit } from '../../lib/fresh-submit.ts';
import { dropDraft, readDraft } from '../../lib/draft.ts';
import { useServices } from '../../lib/services.ts';
import { useRegister } from './register-api.ts';
import { REGISTER_DRAFT, saveRegisterDraft } from './register-draft.ts';
import {
  type AskedField,
  askedFields,
  type FormField,
  isNeeded,
  needFirst,
  type RegistrationWay,
} from './register-fields.ts';
import { readRegistration } from './read-registration.ts';
import { findErrors, type RegisterValues } from './register-values.ts';
import { useFieldRefusals } from './use-field-refusals.ts';
import { useShownTerms } from './use-shown-terms.ts';
import { useRegisterCode } from './use-register-code.ts';

interface RegisterFormOptions {
  rules: FieldRules;
  way: RegistrationWay;
  /** Of the terms that the form was opened with. */
  termsVersion: string;
}

interface Showing {
  /** Unfolds the optional fields, before one is filled in or takes the focus. */
  showOptional: () => void;
  /** Shows a refused or invalid field, at whichever step it is. */
  reveal: (field: keyof RegisterValues) => void;
}

/** The registration form's state: the operator's fields, code and captcha, the failure. */
export function useRegisterForm(
  { rules, way, termsVersion }: RegisterFormOptions,
  { showOptional, reveal }: Showing,
) {
  const { i18n } = useLingui();
  const { boot, texts } = useServices();
  const { settings, timeZone } = boot.status;
  const router = useRouter();
  const register = useRegister();
  const captchaAsked = rules.captcha?.enabled === true;
  const captcha = useShownCaptcha(captchaAsked);
  const { needsText } = captcha;
  const asked = askedFields(rules, way);
  const form = useForm<RegisterValues>({
    defaultValues: blankValues(asked, settings.termsPreTicked),
    resolver: async (values) => {
      // The page contains only the texts that it was rendered with; errors are among the others.
      await texts.complete();
      const age = { years: settings.minimumAge, today: dayIn(timeZone, new Date()) };
      const errors = findErrors(i18n, values, asked, age, needsText);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const link = useDraft(form, asked, showOptional);
  const terms = useShownTerms(termsVersion, form);
  useReadiness();

  const tellFields = useFieldRefusals(form, asked, reveal);
  const code = useRegisterCode({
    way,
    form,
    numberRule: rules.mobileNum,
    captcha,
    captchaAsked,
    tellFields,
    reveal,
  });

  const { isTold, tell, forget } = useTelling({ form, code, tellFields, terms, captcha });
  const send = form.handleSubmit(
    async (values) => {
      const site = { origin: boot.origin, path: router.latestLocation.pathname };
      const answer = captcha.answerOf(values.captcha);
      const at = { ...site, ...link, termsVersion: terms.version, answer };
      const registration = readRegistration(way, values, asked, at);
      const prove = code.proofOf(values.verificationCode);
      await register.mutateAsync({ registration, prove }).catch(tell);
    },
    showUnfit(asked, reveal),
  );
  const dismiss = () => {
    register.reset();
    forget();
  };
  const clear = () => {
    clearForm(form, asked, settings.termsPreTicked);
    dismiss();
  };
  return {
    form,
    asked,
    submit: freshSubmit(dismiss, send),
    failure: isTold && !isAffiliateAlert(register.error) ? null : register.error,
    dismiss,
    code,
    captcha,
    clear,
    newTerms: terms.changed,
  };
}

/** Empties the form and its draft. */
function clearForm(
  { setValue, clearErrors }: UseFormReturn<RegisterValues>,
  asked: readonly AskedField[],
  termsPreTicked: boolean,
): void {
  // One by one: a whole reset leaves the text of inputs that are not rendered again.
  for (const { field } of asked) setValue(field, '', { shouldDirty: true });
  setValue('captcha', '');
  setValue('termsAgreed', termsPreTicked, { shouldDirty: true });
  clearErrors();
  dropDraft(REGISTER_DRAFT);
}

interface Telling {
  form: UseFormReturn<RegisterValues>;
  code: ReturnType<typeof useRegisterCode>;
  tellFields: ReturnType<typeof useFieldRefusals>;
  terms: ReturnType<typeof useShownTerms>;
  captcha: ReturnType<typeof useShownCaptcha>;
}

/** Shows a refusal where it belongs: at the fields, or with a new captcha. All typed values stay. */
function useTelling({ form, code, tellFields, terms, captcha }: Telling) {
  const { i18n } = useLingui();
  const [isTold, setTold] = useState(false);
  const tell = (error: unknown): boolean => {
    if (code.tellPhone(error)) return true;
    if (!(error instanceof CallError) || error.kind !== 'refused') return false;
    const toldAtField = tellFields(error);
    terms.take(error);
    const wanted = refusalValue(error, 'captcha_required', 'captcha_invalid')?.captcha;
    if (captcha.shown || wanted) form.resetField('captcha');
    if (wanted) {
      captcha.show(wanted);
      form.setError('captcha', { message: callMessage(i18n, error) });
    } else if (captcha.shown) captcha.spend(true);
    return toldAtField || wanted !== undefined;
  };
  return {
    /** It is shown at a field, and needs no alert. */
    isTold,
    tell: (error: unknown) => setTold(tell(error)),
    forget: () => setTold(false),
  };
}

/** An unknown affiliate code: shown in an alert of its own, next to its field. */
export const isAffiliateAlert = (error: unknown) =>
  error instanceof CallError && error.code === 'invalid_affiliate_code';

/** Shows the first invalid field, which may be folded away or at another step. */
const showUnfit =
  (asked: readonly AskedField[], reveal: Showing['reveal']): SubmitErrorHandler<RegisterValues> =>
  (errors) => {
    const rest = ['captcha', 'termsAgreed'] as const;
    const order = [...needFirst(asked).map(({ field }) => field), ...rest];
    const first = order.find((field) => errors[field]);
    if (first) reveal(first);
  };

/** Loads ahead what the form needs later, so that nothing is missing once it is sent. */
function useReadiness(): void {
  const { cipher, texts } = useServices();
  useEffect(() => {
    void texts.complete();
    cipher.prepare?.().catch(() => undefined);
  }, [cipher, texts]);
}

/**
 * Keeps typed values over a reload and between the ways of registering, and fills in the code of the link.
 * @returns the affiliate code of the link, when the form has no field for one
 */
function useDraft(
  { setValue, subscribe }: UseFormReturn<RegisterValues>,
  asked: readonly AskedField[],
  showOptional: () => void,
): { linkCode: string | undefined } {
  const { referralCode, affiliateCode } = useSearch({ from: '__root__' });
  const fields = asked.map(({ field }) => field).join();
  const needed = asked
    .filter(isNeeded)
    .map(({ field }) => field)
    .join();
  const onOptional = useEffectEvent(showOptional);
  // The server cannot know the draft; an invitation's code replaces an older one.
  useEffect(() => {
    const kept: Record<string, string> = {
      ...readDraft(REGISTER_DRAFT),
      ...(referralCode === undefined ? {} : { referralCode }),
      ...(affiliateCode === undefined ? {} : { affiliateCode }),
    };
    for (const field of fields.split(',') as FormField[]) {
      const value = kept[field];
      if (value === undefined) continue;
      setValue(field, value, { shouldDirty: true });
      // The brand's own dialling code does not count as a choice of the reader.
      const isChosen = value !== '' && field !== 'countryDialingCode';
      if (isChosen && !needed.split(',').includes(field)) onOptional();
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveRegisterDraft(values, readDraft(REGISTER_DRAFT)),
    });
  }, [fields, needed, referralCode, affiliateCode, setValue, subscribe]);
  const shown = asked.some(({ field }) => field === 'affiliateCode');
  return { linkCode: shown ? undefined : affiliateCode };
}

/** Every field by name, empty. */
function blankValues(asked: readonly AskedField[], termsAgreed: boolean): RegisterValues {
  const texts = Object.fromEntries(asked.map(({ field }) => [field, '']));
  return { ...texts, captcha: '', termsAgreed };
}
