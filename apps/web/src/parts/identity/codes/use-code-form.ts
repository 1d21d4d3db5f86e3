import type { CaptchaAnswer } from '@palpite/contract/captcha.ts';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useCodeCaptcha } from '../captcha/use-code-captcha.ts';
import type { CodeTarget } from './code-wait.ts';
import { useCodeSending } from './use-code-sending.ts';
import { endsPhoneCode, type FirebaseCodes } from './use-firebase-codes.ts';

interface CodeFormOptions<Values extends { captcha: string }> extends CodeTarget {
  readonly form: UseFormReturn<Values>;
  /** The fields that say who the code goes to. They are checked before anything is sent. */
  readonly identity: readonly Path<Values>[];
  /**
   * Has a code sent.
   * @returns when another may be asked for, in epoch milliseconds
   */
  readonly ask: (answer: CaptchaAnswer | undefined) => Promise<number>;
  /** Shows a refusal at the field that it is about. @returns whether there is one */
  readonly tell: (error: unknown) => boolean;
  /** Where Firebase sends the codes. */
  readonly firebase?: FirebaseCodes | null;
}

/** What every form with a sent code does: the captcha that sending may ask for, the sending, a code that was refused. */
export function useCodeForm<Values extends { captcha: string }>({
  form,
  identity,
  ask,
  tell,
  firebase = null,
  ...target
}: CodeFormOptions<Values>) {
  const { getValues, setError, setValue, trigger } = form;
  const field = 'captcha' as Path<Values>;
  const captcha = useCodeCaptcha({
    read: () => getValues(field),
    clear: () => setValue(field, '' as PathValue<Values, Path<Values>>),
    tell: (message) => setError(field, { message }),
  });
  const sending = useCodeSending({
    ...target,
    ready: () => trigger(identity, { shouldFocus: true }),
    ask: () => captcha.send(ask),
    onRefused: (error) => captcha.handle(error) || tell(error),
  });
  /** Takes what the form itself was refused with. */
  const refused = (error: unknown): void => {
    tell(error);
    // The code is out of time or out of tries: another may be asked for at once.
    if (endsPhoneCode(error, firebase)) sending.expire();
  };
  return { captcha, sending, refused };
}
