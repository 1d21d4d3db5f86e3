import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useShownCaptcha } from '../../captcha/use-shown-captcha.ts';
import { readDraft, saveDraft } from '../../lib/draft.ts';
import { LOGIN_DRAFT, type LoginSide, useLogin } from './login-api.ts';
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account.ts';

interface LoginFields {
  username: string;
  password: string;
  captcha?: string;
  remember?: boolean;
}

/**
 * The login form's state: fields, the captcha that a refusal may bring, the failure to tell.
 * @param onDemand told what a right password still has to be proved by
 */
export function useLoginForm(side: LoginSide, onDemand: (demand: SecondFactorDemand) => void) {
  const { t } = useLingui();
  const login = useLogin(side);
  const { shown, show, refresh, spend, solve, needsText, answerOf } = useShownCaptcha();
  // No default values: they would be written over what was typed before the page came to life.
  const form = useForm<LoginFields>();
  const { register, resetField, handleSubmit } = form;
  const nameMissing = t`Enter your account name`;
  const fields = {
    username: register('username', {
      required: nameMissing,
      validate: (text) => text.trim() !== '' || nameMissing,
    }),
    // Never trimmed: a space may be part of it.
    password: register('password', { required: t`Enter your password` }),
    captcha: register('captcha', {
      validate: (text = '') =>
        !needsText || text.trim() !== '' || t`Enter the characters of the picture`,
    }),
    remember: register('remember'),
  };

  const renew = () => {
    resetField('captcha');
    refresh();
  };

  useRememberedName(form);

  const submit = handleSubmit(async ({ password, captcha, remember, ...typed }) => {
    const username = typed.username.trim();
    if (remember) rememberAccount(username);
    else forgetAccount();
    await login
      .mutateAsync({
        type: 'username',
        username,
        password,
        captcha: answerOf(captcha),
        side,
      })
      .catch((error: unknown) => {
        if (!(error instanceof CallError) || error.kind !== 'refused') return;
        const refusal = refusalValue(
          error,
          'invalid_credentials',
          'captcha_required',
          'captcha_invalid',
        );
        const demand = refusalValue(error, 'two_factor_required');
        if (demand) {
          // The form waits behind the second step: with the name, and without what was right.
          resetField('password');
          login.reset();
          onDemand(demand);
        }
        if (shown || refusal?.captcha) resetField('captcha');
        if (refusal?.captcha) show(refusal.captcha);
        else if (shown) spend(demand === null);
      });
  });

  return { form, fields, submit, failure: login.error, captcha: { shown, refresh: renew, solve } };
}

/** Fills in the name that was typed before, or that this browser remembers; keeps what is typed as a draft. */
function useRememberedName({
  getValues,
  setValue,
  subscribe,
}: Pick<UseFormReturn<LoginFields>, 'getValues' | 'setValue' | 'subscribe'>): void {
  // The server cannot know it, and what was typed before the page came to life is worth more.
  useEffect(() => {
    const remembered = rememberedAccount();
    const account = readDraft(LOGIN_DRAFT).username ?? remembered;
    if (account !== null && !getValues('username')) {
      setValue('username', account);
      setValue('remember', remembered !== null);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(LOGIN_DRAFT, { username: values.username }),
    });
  }, [getValues, setValue, subscribe]);
}
