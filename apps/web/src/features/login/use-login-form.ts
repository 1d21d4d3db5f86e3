import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useShownCaptcha } from '../../captcha/use-shown-captcha.ts';
import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { useLogin } from './login-api.ts';
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account.ts';

/** Where the account name is kept that was typed and not yet sent with success. */
const DRAFT = 'loginDraft';

/**
 * The login form's state: fields, the captcha that a refusal may bring, the failure to tell.
 * @param onDemand told what a right password still has to be proved by
 */
export function useLoginForm(onDemand: (demand: SecondFactorDemand) => void) {
  const { t } = useLingui();
  const login = useLogin();
  const { shown, show, refresh, spend, solve, needsText, answerOf } = useShownCaptcha();
  const form = useForm({
    resolver: valibotResolver(
      loginFields({
        username: t`Enter your account name`,
        password: t`Enter your password`,
        captcha: needsText ? t`Enter the characters of the picture` : null,
      }),
    ),
  });
  const { getValues, resetField, setValue, handleSubmit, subscribe } = form;

  const renew = () => {
    resetField('captcha');
    refresh();
  };

  // The server cannot know it, and what was typed before the page came to life is worth more.
  useEffect(() => {
    const remembered = rememberedAccount();
    const account = readDraft(DRAFT).username ?? remembered;
    if (account !== null && !getValues('username')) {
      setValue('username', account);
      setValue('remember', remembered !== null);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(DRAFT, { username: values.username }),
    });
  }, [getValues, setValue, subscribe]);

  const submit = handleSubmit(async (fields) => {
    if (fields.remember) rememberAccount(fields.username);
    else forgetAccount();
    await login
      .mutateAsync({
        type: 'username',
        username: fields.username,
        password: fields.password,
        captcha: answerOf(fields.captcha),
      })
      .then(() => dropDraft(DRAFT))
      .catch((error: unknown) => {
        if (!(error instanceof CallError) || error.kind !== 'refused') return;
        const refusal = refusalValue(
          error,
          'invalid_credentials',
          'captcha_required',
          'captcha_invalid',
        );
        const demand = refusalValue(error, 'two_factor_required');
        if (demand) onDemand(demand);
        if (shown || refusal?.captcha) resetField('captcha');
        if (refusal?.captcha) show(refusal.captcha);
        else if (shown) spend(demand === null);
      });
  });

  return { form, submit, failure: login.error, captcha: { shown, refresh: renew, solve } };
}

/** Account name and captcha are trimmed; a password never is, since a space may be part of it. */
export function loginFields(missing: {
  username: string;
  password: string;
  /** null while no captcha is asked for. */
  captcha: string | null;
}) {
  const text = v.pipe(v.optional(v.string(), ''), v.trim());
  return v.object({
    username: v.pipe(v.string(), v.trim(), v.nonEmpty(missing.username)),
    password: v.pipe(v.string(), v.nonEmpty(missing.password)),
    captcha: missing.captcha === null ? text : v.pipe(text, v.nonEmpty(missing.captcha)),
    remember: v.optional(v.boolean(), false),
  });
}
