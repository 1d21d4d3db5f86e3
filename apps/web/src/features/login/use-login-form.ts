import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { SecondFactorDemand } from '@palpite/contract/second-factor.ts';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useShownCaptcha } from '../../parts/identity/captcha/use-shown-captcha.ts';
import { readDraft, saveDraft } from '../../lib/draft.ts';
import { LOGIN_DRAFT, type LoginSide, useLogin } from './login-api.ts';
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account.ts';
import { inputOf, usePlainForm } from './use-plain-form.ts';

/**
 * The login form's state: its errors, the captcha that a refusal may require, the failure.
 * @param onDemand called with the second proof that a right password requires
 */
export function useLoginForm(side: LoginSide, onDemand: (demand: SecondFactorDemand) => void) {
  const login = useLogin(side);
  const { shown, show, refresh, spend, solve, needsText, answerOf } = useShownCaptcha();
  const [busy, setBusy] = useState(false);
  const { ref, errors, check, onChange, clear } = usePlainForm(useLoginRules(needsText));
  useRememberedName(ref);

  const take = (error: unknown) => {
    if (!(error instanceof CallError) || error.kind !== 'refused') return;
    const refusal = refusalValue(
      error,
      'invalid_credentials',
      'captcha_required',
      'captcha_invalid',
    );
    const demand = refusalValue(error, 'two_factor_required');
    if (demand) {
      // The form waits behind the second step: with the name, without the right password.
      clear('password');
      login.reset();
      onDemand(demand);
    }
    if (shown || refusal?.captcha) clear('captcha');
    if (refusal?.captcha) show(refusal.captcha);
    else if (shown) spend(demand === null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = check();
    if (typed === null) return;
    const username = typed.username.trim();
    if (inputOf(ref.current, 'remember')?.checked) rememberAccount(username);
    else forgetAccount();
    const captcha = answerOf(typed.captcha);
    // The mutation's pending state comes a moment later; a second press may come before that.
    setBusy(true);
    await login
      .mutateAsync({ type: 'username', username, password: typed.password, captcha, side })
      .catch(take)
      .finally(() => setBusy(false));
  };
  return {
    form: {
      ref,
      onChange: (event: FormEvent<HTMLFormElement>) => {
        saveDraft(LOGIN_DRAFT, { username: inputOf(ref.current, 'username')?.value ?? '' });
        onChange(event);
      },
      onSubmit: (event: FormEvent) => void submit(event),
    },
    errors,
    busy,
    failure: login.error,
    captcha: {
      shown,
      refresh: () => {
        clear('captcha');
        refresh();
      },
      solve,
    },
  };
}

/**
 * The rule of each field.
 * @param needsText whether the characters of a picture are required
 */
function useLoginRules(needsText: boolean) {
  const { t } = useLingui();
  // The page contains only the texts that it was rendered with, so these are read with or without an error.
  return {
    username: { needs: t`Enter your account name`, fits: (text: string) => text.trim() !== '' },
    // Never trimmed: a space may be part of it.
    password: { needs: t`Enter your password`, fits: (text: string) => text !== '' },
    captcha: {
      needs: t`Enter the characters in the picture`,
      fits: (text: string) => !needsText || text.trim() !== '',
    },
  };
}

/** Fills in the name that was typed before, or that this browser remembers. */
function useRememberedName(form: RefObject<HTMLFormElement | null>): void {
  // The server cannot know it, and text typed before hydration takes precedence.
  useEffect(() => {
    const username = inputOf(form.current, 'username');
    const remembered = rememberedAccount();
    const account = readDraft(LOGIN_DRAFT).username ?? remembered;
    if (username === null || username.value !== '' || account === null) return;
    username.value = account;
    // Typing another name replaces this one.
    username.select();
    const remember = inputOf(form.current, 'remember');
    // It may be ticked already.
    if (remember && remembered !== null) remember.checked = true;
  }, [form]);
}
