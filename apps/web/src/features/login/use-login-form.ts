import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { Captcha } from '@palpite/contract/captcha.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';
import type { LoginRequest } from '@palpite/contract/session.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useNewCaptcha } from '../../captcha/use-new-captcha.ts';
import { dropDraft, readDraft, saveDraft } from '../../lib/draft.ts';
import { useLogin } from './login-api.ts';
import { forgetAccount, rememberAccount, rememberedAccount } from './remembered-account.ts';

/** Where the account name is kept that was typed and not yet sent with success. */
const DRAFT = 'loginDraft';

/** A challenge that is shown, and the work done on it if the device answered in the reader's place. */
export interface ShownCaptcha {
  captcha: Captcha;
  proofOfWork: string | null;
}

/** The login form's state: fields, the captcha that a refusal may bring, the failure to tell. */
export function useLoginForm() {
  const { t } = useLingui();
  const login = useLogin();
  const newCaptcha = useNewCaptcha();
  const [shown, setShown] = useState<ShownCaptcha | null>(null);
  const needsText = shown !== null && shown.proofOfWork === null;
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

  const show = (captcha: Captcha) => {
    setShown({ captcha, proofOfWork: null });
    resetField('captcha');
  };
  const refresh = () => newCaptcha.mutate(undefined, { onSuccess: show });

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
        captcha: shown ? captchaAnswer(shown, fields.captcha) : undefined,
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
        if (refusal?.captcha) show(refusal.captcha);
        // An answered captcha is spent, right or wrong.
        else if (shown) refresh();
      });
  });

  return { form, submit, login, shown, refresh, solve: solvedBy(setShown) };
}

function solvedBy(setShown: (next: (now: ShownCaptcha | null) => ShownCaptcha | null) => void) {
  return (proofOfWork: string) => setShown((now) => now && { ...now, proofOfWork });
}

function captchaAnswer({ captcha, proofOfWork }: ShownCaptcha, text: string) {
  const { captchaToken } = captcha;
  const answer: LoginRequest['captcha'] =
    proofOfWork === null ? { captchaToken, captcha: text } : { captchaToken, proofOfWork };
  return answer;
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
